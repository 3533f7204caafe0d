import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { showDate } from '~/domain/kit/dates'
import { addMinutes, clockTime, minutesBetween, weekday } from '~/domain/kit/time'
import type { PlannedLoad } from '~/domain/orders/schedule'
import type { Objection } from './objection'
import type { Plan } from './plan-order'

type Asked = { plan: Plan; loads: PlannedLoad[]; zone: string; now: Date; leadMinutes: number }

/** The lead time that the region asks for on a day, minutes from booking to the first load on site. */
export const leadTimeOn = (sql: Sql, day: string, regionId: string): Promise<number> =>
  settingOn(sql, 'orders.lead-minutes', day, regionId)

/** What is booked for new times begins from now on: its first load is not batched before the moment of booking, nor due sooner than the lead time. */
export function noticeObjections({ plan, loads, zone, now, leadMinutes }: Asked): Objection[] {
  const first = loads.reduce<PlannedLoad | null>(
    (soonest, load) => (soonest && soonest.batchAt <= load.batchAt ? soonest : load),
    null,
  )
  if (!first) return []
  const missing = Math.max(
    minutesBetween(first.batchAt, now),
    leadMinutes && minutesBetween(first.onSiteAt, addMinutes(now, leadMinutes)),
  )
  if (missing <= 0) return []
  const earliest = clockTime(laterBy(plan.startsAt, missing), zone)
  const message =
    first.onSiteAt < now
      ? `${clockTime(first.onSiteAt, zone)} has passed`
      : first.batchAt >= now
        ? `Orders need ${leadMinutes} min of lead time; the first load is due at ${clockTime(first.onSiteAt, zone)}`
        : `The first load would have been batched at ${clockTime(first.batchAt, zone)} to be on site at ${clockTime(first.onSiteAt, zone)}`
  return [{ rule: 'time', message, earliest }]
}

/** Booked for a Sunday on purpose, or by a slip of the day: it is said and not refused. */
export const sundayWarnings = ({ orderDate }: { orderDate: string }): Objection[] =>
  weekday(orderDate) === 0 ? [{ rule: 'time', message: `${showDate(orderDate)} is a Sunday`, warning: true }] : []

/** Every load of the order is batched while its plant is open, also on the days after the first. */
export function hoursObjections({ plan, loads, zone }: Omit<Asked, 'now' | 'leadMinutes'>): Objection[] {
  return [...plan.plants.values()].flatMap((plant): Objection[] => {
    const outside = loads.filter(load => load.plantId === plant.id && !isOpen(plant, clockTime(load.batchAt, zone)))
    const [first] = outside
    if (!first) return []
    const more = outside.length > 1 ? ` and ${outside.length - 1} more` : ''
    const message = `${plant.plantName} is open from ${plant.opensAt} to ${plant.closesAt}; a load at ${clockTime(first.batchAt, zone)}${more} would be batched outside its hours`
    return [{ rule: 'hours', message }]
  })
}

/** A plant that closes before it opens works through midnight. */
const isOpen = ({ opensAt, closesAt }: { opensAt: string; closesAt: string }, time: string): boolean =>
  opensAt <= closesAt ? time >= opensAt && time < closesAt : time >= opensAt || time < closesAt

/** The next quarter of an hour that is at least so many minutes later. */
const laterBy = (at: Date, minutes: number): Date =>
  new Date(Math.ceil((at.getTime() + minutes * 60_000) / 900_000) * 900_000)

/** An order keeps a time that has passed when something else of it changes. */
export const isNewTime = (before: { status: string; startsAt: Date } | undefined, { startsAt }: Plan): boolean =>
  !before || before.status === 'draft' || before.startsAt.getTime() !== startsAt.getTime()
