import type { OfferRefusal } from '../offer'
import type { Day, Pour, Truck } from './engine/day'
import { mayServe } from './engine/model'
import { withTrucks } from './engine/relax'
import { carry, dayFor, type Room, type Wish } from './offer'
import { DAY_END } from './plan-day'
import { ruleWords } from './words'

const MORE = [1, 2, 3, 4, 6, 8, 12, 16]

/**
 * What breaks first of a pour that the day does not carry: each thing is set aside in turn, and the first without which it
 * would be carried is named, so that what is said is what stands in the way.
 */
export function refusalOf(room: Room, wish: Wish): OfferRefusal {
  const { of, asked } = room
  const day = dayFor(room, wish)
  const pour = day.pours[asked]!
  const working = of.day.trucks.filter(truck => truck.overtimeUntil > truck.shiftFrom)
  if (!working.length) return { rule: 'no-shift', message: 'No driver is on the roster of this day' }
  const may = working.filter(truck => mayServe(pour, truck))
  if (!may.length)
    return { rule: 'no-truck', message: 'No truck of this day may go to the site: pass, ban or truck type' }
  const largest = Math.max(...(pour.loads ?? []))
  const size = `${(largest / 100).toFixed(1).replace(/\.0$/, '')} m³`
  const sized = may.filter(truck => truck.capacity >= largest)
  if (!sized.length)
    return {
      rule: 'truck-size',
      message: `No truck with a driver on this day carries ${size}; loads would have to be smaller`,
    }
  const without = (change: (day: Day) => Day) => carry(room, wish, change(day)) !== null
  if (of.day.now !== undefined && without(frozen => ({ ...frozen, now: of.day.now! })))
    return {
      rule: 'frozen',
      message: `The loads of the next ${room.params.freezeMinutes} min are fixed: no truck can be called for it in time`,
    }
  if (without(allHours)) return { rule: 'shift', message: shiftSays(sized, size, [wish.start, lastOf(wish, pour)]) }
  if (without(noHourly)) return { rule: 'hourly-volume', message: ruleWords('hourly-volume') }
  const more = MORE.find(count => without(changed => withTrucks(changed, asked, count)))
  if (more) {
    const message = `${more === 1 ? '1 more truck' : `${more} more trucks`} of ${size} would be needed: those with a driver are on other loads then`
    return { rule: 'more-trucks', message }
  }
  if (without(changed => longerLife(changed, asked))) return { rule: 'drum-life', message: ruleWords('drum-life') }
  return { rule: 'no-room-left', message: ruleWords('no-room-left') }
}

const allHours = (day: Day): Day => ({
  ...day,
  trucks: day.trucks.map(truck =>
    truck.overtimeUntil > truck.shiftFrom
      ? { ...truck, shiftFrom: 0, shiftUntil: DAY_END, overtimeUntil: DAY_END }
      : truck,
  ),
})

const noHourly = (day: Day): Day => ({
  ...day,
  plants: day.plants.map(({ hourlyVolume: _, ...plant }) => plant),
})

const longerLife = (day: Day, asked: number): Day => ({
  ...day,
  pours: day.pours.map((pour, i) => (i === asked ? { ...pour, drumLife: pour.drumLife + 60 } : pour)),
})

const lastOf = ({ start, spacing }: Wish, { loads = [] }: Pour) => start + Math.max(0, loads.length - 1) * spacing

/** At the first load or at the last, wherever fewer are on shift. */
function shiftSays(trucks: readonly Truck[], size: string, times: readonly number[]): string {
  const on = (at: number) => trucks.filter(truck => truck.shiftFrom <= at && truck.overtimeUntil >= at).length
  const [tightest] = [...times].sort((a, b) => on(a) - on(b) || a - b)
  return `Drivers’ hours: ${on(tightest!)} of ${trucks.length} trucks that carry ${size} are on shift at ${clock(tightest!)}`
}

const clock = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
const two = (value: number) => String(value).padStart(2, '0')
