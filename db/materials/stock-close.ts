import { and, asc, desc, eq, inArray, isNull, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { type Page, pageOf } from '~/domain/kit/page'
import { businessDay, type PlainDate } from '~/domain/kit/time'
import { closesFrom, dueUntil, type StockCloseAsk, type StockCloseLine } from '~/domain/materials/stock-close'
import { seenPlants } from '../fleet/scope'
import { plants, regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { users } from '../users/tables'
import { stockCloses as closes } from './stock-close-tables'
import { uncountedSilos } from './uncounted-silos'

export const stockClose = record(closes, 'stock_close')
export type StockCloseRow = typeof closes.$inferSelect

export type StockBook = { plantId: string; plantName: string; zone: string; closedUntil: PlainDate | null }

/** How far the books of plants are closed; each is held until the work ends, so that none closes while something is booked. */
export const heldBooks = (work: Work, plantIds: readonly string[]): Promise<Map<string, StockBook>> =>
  lockedBooks(work, plantIds, 'key share')

/** The book of a plant for whoever closes or reopens it, after everybody who is booking there. */
export async function lockBook(work: Work, plantId: string): Promise<StockBook> {
  const books = await lockedBooks(work, [plantId], 'update')
  return books.get(plantId)!
}

/** Locked first and read then: a closing that was waited for is seen. */
async function lockedBooks(work: Work, ids: readonly string[], how: 'key share' | 'update') {
  const places = await work.sql
    .select({ plantId: plants.id, plantName: plants.plantName, zone: regions.zone })
    .from(plants)
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(inArray(plants.id, [...new Set(ids)]))
    .orderBy(asc(plants.id))
    .for(how, { of: plants })
  const until = raw<string>`max(${closes.closedUntil})::text`
  const closed = await work.sql
    .select({ plantId: closes.plantId, until })
    .from(closes)
    .where(and(inArray(closes.plantId, [...new Set(ids)]), isNull(closes.reopenedAt)))
    .groupBy(closes.plantId)
  const of = new Map(closed.map(row => [row.plantId, row.until]))
  return new Map(places.map(place => [place.plantId, { ...place, closedUntil: of.get(place.plantId) ?? null }]))
}

/** The closing of a plant that holds its last closed day. */
export async function lastClose(sql: Sql, plantId: string): Promise<StockCloseRow | undefined> {
  const [row] = await sql
    .select()
    .from(closes)
    .where(and(eq(closes.plantId, plantId), isNull(closes.reopenedAt)))
    .orderBy(desc(closes.closedUntil))
    .limit(1)
  return row
}

const [closer, opener] = [alias(users, 'closer'), alias(users, 'opener')]
/** The latest closing of each plant that holds, or that was reopened. */
const latest = (sql: Sql, ids: readonly string[], which: 'holds' | 'reopened') =>
  sql
    .selectDistinctOn([closes.plantId], { close: closes, by: closer.name, reopenedByName: opener.name })
    .from(closes)
    .leftJoin(closer, eq(closer.id, closes.closedBy))
    .leftJoin(opener, eq(opener.id, closes.reopenedBy))
    .where(
      and(
        inArray(closes.plantId, [...ids]),
        which === 'holds' ? isNull(closes.reopenedAt) : raw`${closes.reopenedAt} is not null`,
      ),
    )
    .orderBy(closes.plantId, desc(which === 'holds' ? closes.closedUntil : closes.reopenedAt))

/** Up to when the stock of a plant is closed, and by whom. */
export async function closedStock(sql: Sql, plantId: string): Promise<{ until: PlainDate; by: string | null } | null> {
  const [held] = await latest(sql, [plantId], 'holds')
  return held ? { until: held.close.closedUntil, by: held.by } : null
}

/** The stock book of each plant that the person sees: up to when it is closed and by whom, and what is to be closed next. */
export async function stockClosePage(
  sql: Sql,
  person: Person,
  ask: StockCloseAsk,
  now: Date,
): Promise<Page<StockCloseLine>> {
  const seen = await sql
    .select({ plantId: plants.id, plantName: plants.plantName, zone: regions.zone })
    .from(plants)
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(
      and(
        seenPlants(person),
        eq(plants.removed, false),
        raw`exists (select 1 from silo s where s.plant_id = ${plants.id})`,
        ask.plantId ? eq(plants.id, ask.plantId) : undefined,
      ),
    )
    .orderBy(asc(plants.plantName), asc(plants.id))
    .limit(1000)
  const page = pageOf(seen, ask)
  const ids = page.rows.map(row => row.plantId)
  if (ids.length === 0) return { ...page, rows: [] }
  const [held, reopened] = await Promise.all([latest(sql, ids, 'holds'), latest(sql, ids, 'reopened')])
  const rows = page.rows.map(async ({ zone, ...plant }) => {
    const own = held.find(row => row.close.plantId === plant.plantId)
    const back = reopened.find(row => row.close.plantId === plant.plantId)
    const until = dueUntil(own?.close.closedUntil ?? null, businessDay(now, zone))
    const from = until && closesFrom(until, own?.close.closedUntil ?? null)
    const isBack = back && (!own || back.close.closedUntil > own.close.closedUntil)
    return {
      id: plant.plantId,
      ...plant,
      closing: own ? { ...closingOf(own.close), by: own.by } : null,
      reopened: isBack
        ? {
            until: back.close.closedUntil,
            by: back.reopenedByName,
            at: back.close.reopenedAt!.toISOString(),
            reason: back.close.reopenReason,
          }
        : null,
      due:
        until && from
          ? { from, until, uncounted: await uncountedSilos(sql, { plantId: plant.plantId, zone, from, until }) }
          : null,
    }
  })
  return { ...page, rows: await Promise.all(rows) }
}

const closingOf = ({ id, version, closedUntil, closedAt, uncounted }: StockCloseRow) => ({
  ...{ id, version, until: closedUntil, at: closedAt.toISOString(), uncounted },
})
