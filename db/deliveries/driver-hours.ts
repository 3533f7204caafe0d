import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql as raw } from 'drizzle-orm'
import { UNDERWAY } from '~/domain/deliveries/delivery-order-status'
import { type Presence, type SeenLine, withPresence } from '~/domain/fleet/duty'
import { type DutyLine, dutyLines, type WorkingTime, workingTime } from '~/domain/fleet/fatigue'
import type { SettingValue } from '~/domain/kit/setting'
import { addMinutes, businessDay, startOfBusinessDay } from '~/domain/kit/time'
import { STANDING } from '~/domain/queue/queue-item'
import { drivers, dutyEvents, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingsByDay } from '../kit/setting'
import { queueItems } from '../queue/tables'
import { deliveryOrders } from './tables'

/** Minutes of duty today by driver, each by the rules of their own region. */
export async function hoursOf(sql: Sql, driverIds: string[], now: Date): Promise<Map<string, WorkingTime>> {
  const { duty, rulesOf } = await dutyAndRules(sql, driverIds, now)
  return new Map(driverIds.map(id => [id, workingTime(duty.get(id) ?? [], now, rulesOf(id).fatigue)]))
}

type Rules = { fatigue: SettingValue<'fleet.fatigue'>; waitingCounts: boolean }

/** The law follows the driver: the rules of the region of their main plant, else those of the company. */
async function rulesByDriver(sql: Sql, driverIds: string[], now: Date): Promise<(driverId: string) => Rules> {
  const [regionOf, on] = await Promise.all([
    regionsOf(sql, driverIds),
    settingsByDay(sql, ['fleet.fatigue', 'fleet.waiting-is-duty']),
  ])
  const day = businessDay(now)
  return driverId => {
    const regionId = regionOf.get(driverId) ?? null
    return { fatigue: on('fleet.fatigue', day, regionId), waitingCounts: on('fleet.waiting-is-duty', day, regionId) }
  }
}

async function regionsOf(sql: Sql, driverIds: string[]): Promise<Map<string, string>> {
  if (!driverIds.length) return new Map()
  const rows = await sql
    .select({ id: drivers.id, regionId: plants.regionId })
    .from(drivers)
    .innerJoin(plants, eq(plants.id, drivers.mainPlantId))
    .where(inArray(drivers.id, driverIds))
  return new Map(rows.map(row => [row.id, row.regionId]))
}

/** No lawful shift is longer than this, so one that began earlier is over. */
const LONGEST_SHIFT_MINUTES = 14 * 60

/**
 * Duty lines of a day by driver, up to `now`: what drivers told, and what the yard knows of them (waiting in a queue where
 * the driver's region counts it, carrying a load). Every screen and rule that counts hours counts these.
 */
export const dutyOf = async (
  sql: Sql,
  driverIds: string[],
  now: Date,
  dayStart = startOfBusinessDay(now),
): Promise<Map<string, SeenLine[]>> => (await dutyAndRules(sql, driverIds, now, dayStart)).duty

/** Both at once, since who counts hours asks for the rules too. */
export async function dutyAndRules(
  sql: Sql,
  driverIds: string[],
  now: Date,
  dayStart = startOfBusinessDay(now),
): Promise<{ duty: Map<string, SeenLine[]>; rulesOf: (driverId: string) => Rules }> {
  const since = addMinutes(dayStart, -LONGEST_SHIFT_MINUTES)
  const [told, seen, rulesOf] = await Promise.all([
    toldBy(sql, driverIds, since, now),
    presencesOf(sql, driverIds, since, now),
    rulesByDriver(sql, driverIds, now),
  ])
  const linesOf = (id: string) => {
    const own = (told.get(id) ?? []).map(({ event, at }) => ({ event, at }))
    const there = (seen.get(id) ?? []).filter(({ waiting }) => !waiting || rulesOf(id).waitingCounts)
    // Away as long as the longest stretch of work: the shift was over, and the next one begins anew.
    const rest = rulesOf(id).fatigue.continuousHours * 60
    return dutyLines(withPresence(own, there, now, rest), dayStart)
  }
  return { duty: new Map(driverIds.map(id => [id, linesOf(id)])), rulesOf }
}

async function toldBy(sql: Sql, driverIds: string[], since: Date, now: Date) {
  if (!driverIds.length) return new Map<string, DutyLine[]>()
  const rows = await sql
    .select({ driverId: dutyEvents.driverId, event: dutyEvents.event, at: dutyEvents.at })
    .from(dutyEvents)
    .where(and(inArray(dutyEvents.driverId, driverIds), gte(dutyEvents.at, since), lte(dutyEvents.at, now)))
    .orderBy(asc(dutyEvents.at), asc(dutyEvents.id))
  return Map.groupBy(rows, row => row.driverId)
}

type Seen = Presence & { driverId: string; waiting: boolean }

/** When drivers were in a queue or out with a load since a moment. */
async function presencesOf(sql: Sql, driverIds: string[], since: Date, now: Date): Promise<Map<string, Seen[]>> {
  if (!driverIds.length) return new Map()
  const [queued, carried] = await Promise.all([
    sql
      .select({ driverId: queueItems.driverId, from: queueItems.joinedAt, to: queueItems.leftAt })
      .from(queueItems)
      .where(
        and(
          inArray(queueItems.driverId, driverIds),
          lte(queueItems.joinedAt, now),
          or(gte(queueItems.leftAt, since), and(isNull(queueItems.leftAt), inArray(queueItems.status, [...STANDING]))),
        ),
      ),
    sql
      .select({ driverId: deliveryOrders.driverId, from: deliveryOrders.generatedAt, to: BACK })
      .from(deliveryOrders)
      .where(
        and(
          inArray(deliveryOrders.driverId, driverIds),
          gte(deliveryOrders.doDate, businessDay(since)),
          gte(deliveryOrders.generatedAt, since),
          lte(deliveryOrders.generatedAt, now),
          ne(deliveryOrders.status, 'withdrawn'),
        ),
      ),
  ])
  const all = [...queued.map(row => ({ ...row, waiting: true })), ...carried.map(row => ({ ...row, waiting: false }))]
  return Map.groupBy(all as Seen[], row => row.driverId)
}

/** Back in the yard as told; where nobody told it, as long after the pour as the way there took. */
const BACK =
  raw`case when ${inArray(deliveryOrders.status, [...UNDERWAY])} then null else coalesce(${deliveryOrders.returnedAt},
  coalesce(${deliveryOrders.deliveredAt}, ${deliveryOrders.onSiteAt}, ${deliveryOrders.generatedAt})
    + greatest(interval '5 minutes', coalesce(${deliveryOrders.onSiteAt} - ${deliveryOrders.leftAt},
        ${deliveryOrders.plannedOnSiteAt} - ${deliveryOrders.plannedBatchAt}))) end`.mapWith(deliveryOrders.returnedAt)
