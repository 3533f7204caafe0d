import type * as z from 'zod'
import { getSeenRegion } from '~/db/fleet/region-rows'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { holidayOn } from '~/db/orders/holiday'
import type { Person } from '~/domain/access/roles'
import { instantOn, minutesBetween } from '~/domain/kit/time'
import type { DeliveryTime } from '~/domain/orders/order-queries'

export type TimeCheck = { valid: boolean; refusals: string[]; warnings: string[] }

/** Whether a delivery may be promised for a time: never for the past or a closed plant; short notice and holidays are said. */
export async function checkDeliveryTime(
  sql: Sql,
  person: Person,
  ask: z.output<typeof DeliveryTime>,
  now: Date,
): Promise<TimeCheck> {
  const region = await getSeenRegion(sql, person, ask.regionId)
  const at = instantOn(ask.orderDate, ask.startTime, region.zone)
  const notice = await settingOn(sql, 'orders.notice-minutes', ask.orderDate, region.id)
  const holiday = await holidayOn(sql, ask.orderDate, region.id)
  const refusals = at < now ? ['This time has passed'] : []
  const warnings = [
    ...(at >= now && minutesBetween(now, at) < notice ? [`Less than ${notice} minutes of notice`] : []),
    ...(holiday ? [`${holiday.name} is a holiday`] : []),
  ]
  if (ask.plantId) {
    const plant = await getSeenPlant(sql, person, ask.plantId)
    if (ask.startTime < plant.opensAt || (plant.opensAt < plant.closesAt && ask.startTime > plant.closesAt))
      refusals.push(`${plant.plantName} is open from ${plant.opensAt} to ${plant.closesAt}`)
    if (plant.closedFrom && at >= plant.closedFrom && (!plant.closedUntil || at < plant.closedUntil))
      refusals.push(`${plant.plantName} is closed: ${plant.closedReason ?? 'no reason given'}`)
  }
  return { valid: !refusals.length, refusals, warnings }
}
