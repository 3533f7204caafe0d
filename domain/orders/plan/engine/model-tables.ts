import type { Day } from './day'
import { type Lines, unloadMinutes } from './lines'

export function withReserve(minutes: ArrayLike<number>, share: number) {
  return Int32Array.from(minutes, each => Math.ceil(each * (1 + share)))
}

export function slotsOf(
  day: Day,
  eligible: Int32Array[],
  volume: Int32Array,
  frozen: Int32Array,
  settled: (number[] | null)[],
) {
  const slots = new Int32Array(day.pours.length + 1)
  day.pours.forEach((_, o) => {
    const own = settled[o]
    if (own) {
      slots[o + 1] = slots[o]! + frozen[o]! + own.length
      return
    }
    const smallest = eligible[o]!.reduce((least, k) => Math.min(least, day.trucks[k]!.capacity), Infinity)
    slots[o + 1] = slots[o]! + frozen[o]! + (Number.isFinite(smallest) ? Math.ceil(volume[o]! / smallest) : 0)
  })
  return slots
}

/** The settled volumes less those of the frozen loads. */
export function settledOf({ loads }: Day['pours'][number], frozen: { volume: number }[]): number[] | null {
  return loads
    ? without(
        loads,
        frozen.map(load => load.volume),
      )
    : null
}

/** The list without the first of each that is taken. */
export function without(list: number[], taken: number[]): number[] {
  const left = [...list]
  for (const each of taken) {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

export function membersOf(day: Day, group: string) {
  return day.pours.flatMap((pour, o) => (pour.group === group ? [o] : []))
}

export function allowedOf({ pours, trucks }: Day, eligible: Int32Array[]) {
  const table = new Uint8Array(pours.length * trucks.length)
  eligible.forEach((list, o) => {
    for (const truck of list) table[o * trucks.length + truck] = 1
  })
  return table
}

export function fullUnloads(day: Day) {
  const { pours, trucks } = day
  const minutes = pours.flatMap((_, o) => trucks.map((truck, k) => unloadMinutes(day, o, k, truck.capacity)))
  return Int32Array.from(minutes)
}

export function paceOf(day: Day, pour: number, eligible: Int32Array) {
  return eligible.reduce((least, k) => {
    const { capacity } = day.trucks[k]!
    return Math.min(least, unloadMinutes(day, pour, k, capacity) / capacity)
  }, Infinity)
}

export function regretOf({ pours, plants, trucks, travel }: Day, pour: number, eligible: number) {
  const ways = pours[pour]!.plants.map(({ plant }) => travel.loaded[(plant * pours.length + pour) * travel.buckets]!)
  const [best = 0, second = best + 60] = ways.sort((a, b) => a - b)
  return plants.length === 0 ? 0 : second - best + 60 * (1 - eligible / Math.max(1, trucks.length))
}

export function linesOf({ plants }: Day): Lines {
  const all = plants.flatMap((plant, p) => plant.lines.map(line => ({ ...line, plant: p })))
  const first = new Int32Array(plants.length + 1)
  plants.forEach((plant, p) => {
    first[p + 1] = first[p]! + plant.lines.length
  })
  return {
    first,
    plant: Int32Array.from(all, line => line.plant),
    setup: Int32Array.from(all, line => line.setupMinutes),
    perM3: Float64Array.from(all, line => line.minutesPerM3),
    outages: all.map(line => [...line.outages].sort((a, b) => a.from - b.from)),
    makes: all.map(
      ({ mixes }) =>
        mix =>
          !mixes || mix === undefined || mixes.includes(mix),
    ),
    count: all.length,
  }
}

export function penaltyOf({ pours, plants }: Day) {
  const table = new Float64Array(pours.length * plants.length)
  pours.forEach((pour, o) => {
    for (const { plant, penalty } of pour.plants) table[o * plants.length + plant] = penalty
  })
  return (pour: number, plant: number) => table[pour * plants.length + plant]!
}

export function unwishedOf({ pours, trucks }: Day) {
  const table = new Uint8Array(pours.length * trucks.length)
  pours.forEach(({ wishedTrucks }, o) => {
    if (!wishedTrucks?.length) return
    trucks.forEach(({ id }, k) => {
      if (!wishedTrucks.includes(id)) table[o * trucks.length + k] = 1
    })
  })
  return table
}

/** A change weighs more the nearer the load: double within the hour. */
export function publishedOf(day: Day, slots: Int32Array) {
  if (!day.published) return undefined
  const size = slots[day.pours.length]!
  const out = {
    truck: new Int32Array(size).fill(-1),
    plant: new Int32Array(size),
    start: new Int32Array(size),
    urgency: new Float64Array(size),
    most: Infinity,
  }
  for (const load of day.published) {
    const slot = slots[load.pour]! + load.position
    if (slot >= slots[load.pour + 1]!) continue
    out.truck[slot] = load.truck
    out.plant[slot] = load.plant
    out.start[slot] = load.start
    out.urgency[slot] = 1 + Math.max(0, 1 - Math.max(0, load.start - (day.now ?? -Infinity)) / 60)
  }
  return out
}
