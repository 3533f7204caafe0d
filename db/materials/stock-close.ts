import { and, asc, desc, eq, inArray, isNull, sql as raw, type SQLWrapper } from 'drizzle-orm'
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
/** The latest closing that holds, or that was reopened, of the plants of a query or of one. */
const latest = (sql: Sql, which: 'holds' | 'reopened', plantId: SQLWrapper) =>
  sql
    .select({
      ...{ id: closes.id, version: closes.version, closedUntil: closes.closedUntil, closedAt: closes.closedAt },
      ...{ uncounted: closes.uncounted, reopenedAt: closes.reopenedAt, reopenReason: closes.reopenReason },
      by: raw<string | null>`${closer.name}`.as(`${which}_closed_by`),
      reopenedBy: raw<string | null>`${opener.name}`.as(`${which}_reopened_by`),
    })
    .from(closes)
    .leftJoin(closer, eq(closer.id, closes.closedBy))
    .leftJoin(opener, eq(opener.id, closes.reopenedBy))
    .where(
      and(
        raw`${closes.plantId} = ${plantId}`,
        which === 'holds' ? isNull(closes.reopenedAt) : raw`${closes.reopenedAt} is not null`,
      ),
    )
    .orderBy(desc(which === 'holds' ? closes.closedUntil : closes.reopenedAt))
    .limit(1)

type Latest = ReturnType<typeof latest>
/** What a page shows of a closing; without one all of it is null. */
const shown = (of: ReturnType<Latest['as']>) => ({
  ...{ id: of.id, version: of.version, closedUntil: of.closedUntil, closedAt: of.closedAt, uncounted: of.uncounted },
  ...{ reopenedAt: of.reopenedAt, reopenReason: of.reopenReason, by: of.by, reopenedBy: of.reopenedBy },
})

/** Up to when the stock of a plant is closed, and by whom. */
export async function closedStock(sql: Sql, plantId: string): Promise<{ until: PlainDate; by: string | null } | null> {
  const [held] = await latest(sql, 'holds', raw`${plantId}::uuid`)
  return held ? { until: held.closedUntil, by: held.by } : null
}

/** The stock book of each plant that the person sees: up to when it is closed and by whom, and what is to be closed next. */
export async function stockClosePage(
  sql: Sql,
  person: Person,
  ask: StockCloseAsk,
  now: Date,
): Promise<Page<StockCloseLine>> {
  const held = latest(sql, 'holds', plants.id).as('held')
  const back = latest(sql, 'reopened', plants.id).as('back')
  const seen = await sql
    .select({
      plantId: plants.id,
      plantName: plants.plantName,
      zone: regions.zone,
      held: shown(held),
      back: shown(back),
    })
    .from(plants)
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .leftJoinLateral(held, raw`true`)
    .leftJoinLateral(back, raw`true`)
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
  const periods = page.rows.flatMap(({ plantId, zone, held: own }) => {
    const until = dueUntil(own?.closedUntil ?? null, businessDay(now, zone))
    return until ? [{ plantId, zone, from: closesFrom(until, own?.closedUntil ?? null), until }] : []
  })
  const uncounted = periods.length ? await uncountedSilos(sql, periods) : []
  const rows = page.rows.map(({ plantId, plantName, held: own, back: reopened }): StockCloseLine => {
    const due = periods.find(of => of.plantId === plantId)
    const isBack = reopened?.reopenedAt && (!own || reopened.closedUntil > own.closedUntil)
    return {
      ...{ id: plantId, plantId, plantName },
      closing: own && {
        ...{ id: own.id, version: own.version, until: own.closedUntil, by: own.by, uncounted: own.uncounted },
        at: own.closedAt.toISOString(),
      },
      reopened: isBack
        ? {
            ...{ until: reopened.closedUntil, by: reopened.reopenedBy, reason: reopened.reopenReason },
            at: reopened.reopenedAt!.toISOString(),
          }
        : null,
      due: due
        ? {
            ...{ from: due.from, until: due.until },
            uncounted: uncounted.flatMap(({ siloId, silo, ...of }) =>
              of.plantId === plantId ? [{ siloId, silo }] : [],
            ),
          }
        : null,
    }
  })
  return { ...page, rows }
}
