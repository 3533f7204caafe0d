import type { Change, Wish } from './demand'
import { DAY_END } from './world'

type Status = 'planned' | 'loading' | 'in_transit' | 'on_site' | 'pouring' | 'delivered' | 'cancelled'

/** A load with what it was promised, where it is planned, and what happened. Minutes of its day, volume of 0.01 m³. */
export type YearLoad = {
  id: string
  no: number
  volume: number
  promised: number
  status: Status
  /** How often it was batched and lost before. */
  lost: number
  plan: { plantId: string; lineId: string | null; truckId: string | null; begin: number; start: number } | null
  loadingAt: number | null
  leftAt: number | null
  onSiteAt: number | null
  pourAt: number | null
  endAt: number | null
}

/** A chance that was told, per cent. */
export type Booking = {
  id: string
  /** In the order of booking. */
  no: string
  site: number
  day: number
  start: number
  asked: number
  spacing: number
  unloading: number
  /** m³ */
  volumes: string[]
  /** The promised plant; null where nothing was promised. */
  plantId: string | null
  told: number | null
  patience: number
  change: Change | null
  /** Counts from the first day of the year. */
  changeAt: number | null
}

type Given = Pick<Booking, 'day' | 'start' | 'spacing' | 'plantId' | 'told'>

export function bookingOf(wish: Wish, no: string, given: Given, now: number): Booking {
  const { id, site, asked, unloading, volumes, patience, change } = wish
  const changeAt = change && Math.max(now + 5, given.day * DAY_END + given.start - change.before)
  return { id, no, site, asked, unloading, volumes, patience, change, changeAt, ...given }
}

export const loadsOf = ({ id, start, spacing, volumes }: Booking): YearLoad[] =>
  volumes.map((volume, turn) => ({
    ...{ id: `${id}/${turn}`, no: turn + 1, volume: Math.round(Number(volume) * 100) },
    ...{ promised: start + turn * spacing, status: 'planned', lost: 0, plan: null },
    ...{ loadingAt: null, leftAt: null, onSiteAt: null, pourAt: null, endAt: null },
  }))

/** Minutes in which a load is unloaded as booked. */
export const bookedUnloading = ({ unloading }: Pick<Booking, 'unloading'>, volume: number): number =>
  Math.ceil((unloading * volume) / 900)
