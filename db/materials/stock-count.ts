import { and, asc, desc, eq, gt, gte, ilike, lt, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { addDays, instantOn } from '~/domain/kit/time'
import type { StockCountAsk } from '~/domain/materials/stock-count'
import * as words from '~/domain/materials/words'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, ownOr, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { users } from '../users/tables'
import { stockCounts as counts, materials, silos, stockEntries } from './tables'

export const stockCount = record(counts, 'stock_count')
export type StockCountRow = typeof counts.$inferSelect

export type StockCountLine = Pick<
  StockCountRow,
  | 'id'
  | 'version'
  | 'countNo'
  | 'siloId'
  | 'materialId'
  | 'status'
  | 'countedAt'
  | 'countedBy'
  | 'countedKg'
  | 'bookKg'
  | 'differenceKg'
  | 'reason'
  | 'createdAt'
  | 'decidedAt'
  | 'decisionReason'
> & {
  siloCode: string
  plantId: string
  plantName: string
  materialName: string
  capacityKg: string
  countedByName: string | null
  decidedByName: string | null
}

const decider = alias(users, 'decider')
const line = {
  id: counts.id,
  version: counts.version,
  countNo: counts.countNo,
  siloId: counts.siloId,
  siloCode: silos.siloCode,
  plantId: silos.plantId,
  plantName: plants.plantName,
  materialId: counts.materialId,
  materialName: materials.name,
  capacityKg: silos.capacityKg,
  status: counts.status,
  countedAt: counts.countedAt,
  countedBy: counts.countedBy,
  countedByName: users.name,
  countedKg: counts.countedKg,
  bookKg: counts.bookKg,
  differenceKg: counts.differenceKg,
  reason: counts.reason,
  createdAt: counts.createdAt,
  decidedByName: decider.name,
  decidedAt: counts.decidedAt,
  decisionReason: counts.decisionReason,
}
const sorts = {
  countNo: counts.countNo,
  countedAt: counts.countedAt,
  plantName: plants.plantName,
  materialName: materials.name,
  differenceKg: raw`abs(${counts.differenceKg})`,
  status: counts.status,
}

const from = (sql: Sql, where: SQL | undefined) =>
  sql
    .select(line)
    .from(counts)
    .innerJoin(silos, eq(silos.id, counts.siloId))
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .innerJoin(materials, eq(materials.id, counts.materialId))
    .leftJoin(users, eq(users.id, counts.countedBy))
    .leftJoin(decider, eq(decider.id, counts.decidedBy))
    .where(where)

/** Counts of the plants that the person sees, the newest first. */
export function stockCountPage(sql: Sql, person: Person, ask: StockCountAsk): Promise<Page<StockCountLine>> {
  const where = and(
    seenPlants(person),
    ask.keyword
      ? or(
          ilike(counts.countNo, like(ask.keyword)),
          ilike(silos.siloCode, like(ask.keyword)),
          ilike(materials.name, like(ask.keyword)),
        )
      : undefined,
    ask.plantId ? eq(silos.plantId, ask.plantId) : undefined,
    ask.siloId ? eq(counts.siloId, ask.siloId) : undefined,
    ask.status ? eq(counts.status, ask.status) : undefined,
    ownOr(ask.own, eq(counts.countedBy, person.id)),
    ask.from ? gte(counts.countedAt, instantOn(ask.from, '00:00')) : undefined,
    ask.to ? lt(counts.countedAt, instantOn(addDays(ask.to, 1), '00:00')) : undefined,
  )
  const rows = from(sql, where)
    .orderBy(...sorted(ask.sort, sorts, [desc(counts.countedAt)]), asc(counts.id))
    .$dynamic()
  const total = sql
    .select({ id: counts.id })
    .from(counts)
    .innerJoin(silos, eq(silos.id, counts.siloId))
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .innerJoin(materials, eq(materials.id, counts.materialId))
    .where(where)
    .$dynamic()
  return paged<StockCountLine>(rows, cappedCount(sql, total), ask)
}

export async function getSeenStockCount(sql: Sql, person: Person, id: string): Promise<StockCountLine> {
  const [row] = await from(sql, and(eq(counts.id, id), seenPlants(person)))
  if (!row) throw new Missing(words.countMissing())
  return row
}

/** What the ledger says was in a silo at a moment, with everything that moved in it up to then; kg. */
export async function bookAt(sql: Sql, siloId: string, at: Date): Promise<string> {
  const [row] = await sql
    .select({ kg: raw<string>`(${silos.levelKg} - coalesce(sum(${stockEntries.kg}), 0))::text` })
    .from(silos)
    .leftJoin(stockEntries, and(eq(stockEntries.siloId, silos.id), gt(stockEntries.at, at)))
    .where(eq(silos.id, siloId))
    .groupBy(silos.id)
  return row?.kg ?? '0.000'
}

/** A count of the silo that a count of that moment must not pass by: one that is not decided, or a later one. */
export async function blockingCount(
  sql: Sql,
  siloId: string,
  at: Date,
  but?: string,
): Promise<StockCountRow | undefined> {
  const [row] = await sql
    .select()
    .from(counts)
    .where(
      and(
        eq(counts.siloId, siloId),
        but ? ne(counts.id, but) : undefined,
        or(eq(counts.status, 'submitted'), and(eq(counts.status, 'posted'), gt(counts.countedAt, at))),
      ),
    )
    .orderBy(asc(counts.countedAt))
    .limit(1)
  return row
}
