import type { Day } from './day'
import { mayServe } from './model'

/** Trucks that no rule of the day tells apart but for their shift; the class has the widest of them. */
export type TruckClass = {
  trucks: number[]
  capacity: number
  unloadMinutes?: number
  at: number
  shiftFrom: number
  overtimeUntil: number
  /** Pours the class may serve. */
  serves: boolean[]
}

export function truckClasses(day: Day): TruckClass[] {
  const classes = new Map<string, TruckClass>()
  day.trucks.forEach((truck, k) => {
    const serves = day.pours.map(pour => mayServe(pour, truck))
    const key = [truck.capacity, truck.unloadMinutes, truck.at, serves.map(Number).join('')].join('|')
    const known = classes.get(key)
    if (known) {
      known.trucks.push(k)
      known.shiftFrom = Math.min(known.shiftFrom, truck.shiftFrom)
      known.overtimeUntil = Math.max(known.overtimeUntil, truck.overtimeUntil)
    } else {
      const { capacity, unloadMinutes, at, shiftFrom, overtimeUntil } = truck
      classes.set(key, { trucks: [k], capacity, unloadMinutes, at, shiftFrom, overtimeUntil, serves })
    }
  })
  return [...classes.values()]
}
