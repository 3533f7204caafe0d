import { cubicMetres, type DecimalText, decimal } from '../kit/money'
import { minuteOf } from '../kit/time'

export type ProfileRow = { day: string | null; weekday: number | null; hour: number; quantity: DecimalText }
export type PlantHours = { capacityPerHour: DecimalText; opensAt: string; closesAt: string }
export type HourLoad = { hour: number; quantity: DecimalText }
/** m³ per hour of the day. */
export type HourCapacity = {
  hour: number
  capacity: DecimalText
  booked: DecimalText
  added: DecimalText
  free: DecimalText
  over: boolean
}

/**
 * What a plant makes in each hour of a day, m³: the profile of the date goes before the profile of the weekday, which goes
 * before the plant's own rate within its opening hours.
 */
export function capacityOfDay(plant: PlantHours, profile: readonly ProfileRow[], weekday: number): DecimalText[] {
  const dated = new Map(profile.filter(row => row.day !== null).map(row => [row.hour, row.quantity]))
  const weekly = new Map(
    profile.filter(row => row.day === null && row.weekday === weekday).map(row => [row.hour, row.quantity]),
  )
  return Array.from({ length: 24 }, (_, hour) =>
    cubicMetres(dated.get(hour) ?? weekly.get(hour) ?? decimal(plant.capacityPerHour).times(openShare(plant, hour))),
  )
}

/** Capacity, what is booked and what an order adds, hour by hour. Hours over capacity are marked where the order adds. */
export function hoursWith(
  capacity: readonly DecimalText[],
  booked: readonly HourLoad[],
  added: readonly HourLoad[],
): HourCapacity[] {
  const totalIn = (loads: readonly HourLoad[], hour: number) =>
    loads.filter(load => load.hour === hour).reduce((total, load) => total.plus(load.quantity), decimal(0))
  return capacity.map((most, hour) => {
    const [before, more] = [totalIn(booked, hour), totalIn(added, hour)]
    const free = decimal(most).minus(before).minus(more)
    return {
      hour,
      capacity: cubicMetres(most),
      booked: cubicMetres(before),
      added: cubicMetres(more),
      free: cubicMetres(free),
      over: more.greaterThan(0) && free.isNegative(),
    }
  })
}

/** Minutes to move an order later until no hour is over; null when the day has no room. Steps of a quarter of an hour. */
export function earliestShift(
  capacity: readonly DecimalText[],
  booked: readonly HourLoad[],
  loads: readonly { minute: number; quantity: DecimalText }[],
  /** Minutes by which the first load is already past. */
  passed = 0,
): number | null {
  const last = Math.max(...loads.map(load => load.minute))
  for (let shift = Math.max(0, Math.ceil(passed / 15) * 15); last + shift < 1440; shift += 15) {
    const moved = loads.map(load => ({ hour: Math.floor((load.minute + shift) / 60), quantity: load.quantity }))
    if (hoursWith(capacity, booked, moved).every(hour => !hour.over)) return shift
  }
  return null
}

/** Share of an hour in which the plant is open, 0…1. A plant that closes before it opens works through midnight. */
function openShare({ opensAt, closesAt }: PlantHours, hour: number): number {
  const [from, until] = [minuteOf(opensAt), minuteOf(closesAt)]
  const spans: [number, number][] =
    from < until
      ? [[from, until]]
      : [
          [0, until],
          [from, 1440],
        ]
  const open = spans.reduce(
    (sum, [start, end]) => sum + Math.max(0, Math.min(end, hour * 60 + 60) - Math.max(start, hour * 60)),
    0,
  )
  return open / 60
}
