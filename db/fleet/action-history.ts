import { and, eq, gte, inArray, isNull, lt, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ActionAsk, ActionExport } from '~/domain/fleet/action-history'
import type { Page } from '~/domain/kit/page'
import { addDays, instantOn } from '~/domain/kit/time'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { cappedCount, holds, known, paged, sorted } from '../kit/page'
import { type Seen, through } from '../kit/scope'
import { fleetActions } from './history-tables'
import { atSeenPlantsOrNone } from './scope'
import { plants } from './tables'

const line = {
  id: fleetActions.id,
  at: fleetActions.at,
  kind: fleetActions.kind,
  action: fleetActions.action,
  truckId: fleetActions.truckId,
  truckNo: fleetActions.truckNo,
  driverId: fleetActions.driverId,
  driverName: fleetActions.driverName,
  plantName: plants.plantName,
  deliveryOrderId: fleetActions.deliveryOrderId,
  detail: fleetActions.detail,
  byName: fleetActions.byName,
  source: fleetActions.source,
}
export type ActionLine = Pick<
  typeof fleetActions.$inferSelect,
  | 'id'
  | 'at'
  | 'kind'
  | 'action'
  | 'truckId'
  | 'truckNo'
  | 'driverId'
  | 'driverName'
  | 'deliveryOrderId'
  | 'detail'
  | 'byName'
  | 'source'
> & { plantName: string | null }

type Filter = Omit<ActionAsk, 'limit' | 'offset'>
const newestFirst = [raw`${fleetActions.at} desc`, raw`${fleetActions.id} desc`]
/** Each sort ends in the newest first, in the order of an index, so that a page is read and never sorted. */
const sorts = {
  at: fleetActions.at,
  truckNo: fleetActions.truckNo,
  driverName: fleetActions.driverName,
  kind: fleetActions.kind,
}

export function actionPage(sql: Sql, person: Person, ask: ActionAsk, now: Date): Promise<Page<ActionLine>> {
  const where = filtered(person, ask, now)
  const found = sql
    .select({ id: fleetActions.id })
    .from(fleetActions)
    .where(where)
    .orderBy(...orderOf(ask.sort))
    .limit(known(ask.limit))
    .offset(ask.offset * ask.limit)
  const rows = sql
    .select(line)
    .from(fleetActions)
    .leftJoin(plants, eq(plants.id, fleetActions.plantId))
    .where(inArray(fleetActions.id, found))
    .orderBy(...orderOf(ask.sort))
    .$dynamic()
  const counted = sql.select({ id: fleetActions.id }).from(fleetActions).where(where).$dynamic()
  return paged<ActionLine>(rows, cappedCount(sql, counted), { ...ask, offset: 0 })
}

export async function countActions(sql: Sql, person: Person, ask: Filter, now: Date): Promise<number> {
  const [row] = await sql
    .select({ n: raw<number>`count(*)::int` })
    .from(fleetActions)
    .where(filtered(person, ask, now))
  return row?.n ?? 0
}

/** All rows of a filter, a portion at a time, newest first: what is read has a place of its own to go on from. */
export async function* eachAction(
  sql: Sql,
  person: Person,
  ask: Omit<ActionExport, 'columns' | 'format' | 'sort'>,
  now: Date,
  portion = 2000,
): AsyncGenerator<ActionLine> {
  let after: ActionLine | undefined
  for (;;) {
    const rows: ActionLine[] = await sql
      .select(line)
      .from(fleetActions)
      .leftJoin(plants, eq(plants.id, fleetActions.plantId))
      .where(and(filtered(person, ask, now), after && before(after)))
      .orderBy(...newestFirst)
      .limit(known(portion))
    yield* rows
    if (rows.length < portion) return
    after = rows.at(-1)
  }
}

const before = ({ at, id }: ActionLine): SQL =>
  raw`(${fleetActions.at}, ${fleetActions.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

/** Names come down without the usual word on nulls, so that an index is walked backwards. */
function orderOf(sort: string | undefined): SQL[] {
  if (!sort) return newestFirst
  sorted(sort, sorts, newestFirst)
  const way = sort.split(',').map(part => {
    const down = part.startsWith('-')
    const column = sorts[(down ? part.slice(1) : part) as keyof typeof sorts]
    return down ? raw`${column} desc` : raw`${column} asc`
  })
  return sort === 'at' ? [...way, raw`${fleetActions.id} asc`] : [...way, ...newestFirst]
}

/** What a truck did for a load is seen with the load: the number and the site of another region's stay there. */
const withSeenLoads = (person: Person): Seen | undefined =>
  through(seenDeliveries(person), seen => [
    isNull(fleetActions.deliveryOrderId),
    raw`exists (select 1 from ${deliveryOrders} where ${deliveryOrders.id} = ${fleetActions.deliveryOrderId} and ${seen})`,
  ])

/** What is told to happen later, like the end of a shift, is no history yet. */
function filtered(person: Person, ask: Filter, now: Date): SQL | undefined {
  return and(
    lte(fleetActions.at, now),
    atSeenPlantsOrNone(person, fleetActions.plantId),
    withSeenLoads(person),
    ask.truckId ? eq(fleetActions.truckId, ask.truckId) : undefined,
    ask.driverId ? eq(fleetActions.driverId, ask.driverId) : undefined,
    ask.plantId ? eq(fleetActions.plantId, ask.plantId) : undefined,
    ask.kind ? eq(fleetActions.kind, ask.kind) : undefined,
    ask.action ? eq(fleetActions.action, ask.action) : undefined,
    ask.fromDate ? gte(fleetActions.at, instantOn(ask.fromDate, '00:00')) : undefined,
    ask.toDate ? lt(fleetActions.at, instantOn(addDays(ask.toDate, 1), '00:00')) : undefined,
    ask.keyword ? holds(fleetActions.words, ask.keyword) : undefined,
  )
}
