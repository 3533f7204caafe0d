import { and, asc, eq, gte, isNull, lt, or, sql as raw } from 'drizzle-orm'
import { addNew } from '../kit/add-new'
import type { Sql } from '../kit/open'
import { setColumns } from '../kit/set-columns'
import type { Work } from '../kit/work'
import { truckPositions } from './history-tables'
import { trucks } from './tables'

export type TruckPositionRow = typeof truckPositions.$inferSelect

/** Adds positions and moves each truck's mark to its newest; says how many were new and how many trucks moved on. */
export async function addPositions(
  work: Work,
  rows: Omit<TruckPositionRow, 'receivedAt'>[],
): Promise<{ added: number; moved: number }> {
  const added = await addNew(
    work,
    truckPositions,
    rows.map(row => ({ ...row, receivedAt: work.now })),
  )
  const newest = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if ((newest.get(row.truckId)?.at ?? new Date(0)) < row.at) newest.set(row.truckId, row)
  let moved = 0
  for (const { truckId, latitude, longitude, heading, at } of newest.values())
    moved += await setColumns(
      work.sql,
      trucks,
      { latitude, longitude, heading, positionAt: at },
      and(eq(trucks.id, truckId), or(isNull(trucks.positionAt), lt(trucks.positionAt, at)))!,
    )
  return { added, moved }
}

export function positionsOf(sql: Sql, truckId: string, from: Date, to: Date): Promise<TruckPositionRow[]> {
  return sql
    .select()
    .from(truckPositions)
    .where(and(eq(truckPositions.truckId, truckId), gte(truckPositions.at, from), lt(truckPositions.at, to)))
    .orderBy(asc(truckPositions.at))
    .limit(20_000)
}

/** Positions older than the moment go; nothing else may remove one. */
export async function forgetPositions(sql: Sql, before: Date): Promise<number> {
  const { rows } = await sql.execute(raw`select forget_truck_positions(${before.toISOString()}::timestamptz) as gone`)
  return Number(rows[0]?.gone ?? 0)
}
