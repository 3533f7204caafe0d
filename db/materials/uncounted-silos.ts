import { and, asc, eq, gte, inArray, lt, or, sql as raw } from 'drizzle-orm'
import { addDays, instantOn, type PlainDate } from '~/domain/kit/time'
import { FROM_THE_MAIN } from '~/domain/materials/silo-cover'
import type { Sql } from '../kit/open'
import { byCode } from './silo-page'
import { stockCounts as counts, materials, silos } from './tables'

type Period = { plantId: string; zone: string; from: PlainDate; until: PlainDate }

const within = ({ zone, from, until }: Period) => [
  gte(counts.countedAt, instantOn(from, '00:00', zone)),
  lt(counts.countedAt, instantOn(addDays(until, 1), '00:00', zone)),
]

/** Silos in use of plants that nobody counted in their period; what comes from the main is in no silo. */
export function uncountedSilos(
  sql: Sql,
  periods: readonly Period[],
): Promise<{ plantId: string; siloId: string; silo: string }[]> {
  const counted = (of: Period) =>
    sql
      .select({ id: counts.id })
      .from(counts)
      .where(and(eq(counts.siloId, silos.id), eq(counts.status, 'posted'), ...within(of)))
  return sql
    .select({
      plantId: silos.plantId,
      siloId: silos.id,
      silo: raw<string>`${silos.siloCode} || ' ' || ${materials.name}`,
    })
    .from(silos)
    .innerJoin(materials, eq(materials.id, silos.materialId))
    .where(
      and(
        eq(silos.active, true),
        raw`${materials.kind} not in ${FROM_THE_MAIN}`,
        or(...periods.map(of => and(eq(silos.plantId, of.plantId), raw`not exists ${counted(of)}`))),
      ),
    )
    .orderBy(asc(byCode))
    .limit(200 * periods.length)
}

/** Counts of a plant in a period that wait for a second person. */
export async function undecidedCounts(sql: Sql, of: Period): Promise<string[]> {
  const rows = await sql
    .select({ countNo: counts.countNo })
    .from(counts)
    .innerJoin(silos, eq(silos.id, counts.siloId))
    .where(and(eq(silos.plantId, of.plantId), inArray(counts.status, ['submitted']), ...within(of)))
    .orderBy(asc(counts.countNo))
    .limit(20)
  return rows.map(row => row.countNo)
}
