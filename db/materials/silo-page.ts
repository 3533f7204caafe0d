import { and, asc, eq, ilike, lt, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { type SiloAsk, type SiloMark, siloMark } from '~/domain/materials/silo'
import * as words from '~/domain/materials/words'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import type { Work } from '../kit/work'
import { type SiloRow, silo } from './silo'
import { materialSources, materials, silos } from './tables'

export type SiloLine = {
  id: string
  siloId: string
  version: number
  active: boolean
  plantId: string
  plantName: string
  siloCode: string
  materialId: string
  materialName: string
  sourceId: string | null
  sourceName: string | null
  capacityKg: string
  lowPercent: string
  lowLowPercent: string
  highPercent: string
  levelKg: string
  levelAt: Date | null
  percent: string
  mark: SiloMark
}

const line = {
  id: silos.id,
  siloId: silos.id,
  version: silos.version,
  active: silos.active,
  plantId: silos.plantId,
  plantName: plants.plantName,
  siloCode: silos.siloCode,
  materialId: silos.materialId,
  materialName: materials.name,
  sourceId: silos.sourceId,
  sourceName: materialSources.sourceName,
  capacityKg: silos.capacityKg,
  lowPercent: silos.lowPercent,
  lowLowPercent: silos.lowLowPercent,
  highPercent: silos.highPercent,
  levelKg: silos.levelKg,
  levelAt: silos.levelAt,
}
/** S2 is before S10. */
export const byCode = raw`lpad(${silos.siloCode}, 40)`

const sorts = {
  siloCode: byCode,
  plantName: plants.plantName,
  materialName: materials.name,
  capacityKg: silos.capacityKg,
  levelKg: silos.levelKg,
  active: silos.active,
}

const from = (sql: Sql, where: SQL | undefined) =>
  sql
    .select(line)
    .from(silos)
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .innerJoin(materials, eq(materials.id, silos.materialId))
    .leftJoin(materialSources, eq(materialSources.id, silos.sourceId))
    .where(where)

/** Silos of the plants that the person sees, each with where its level is. */
export async function siloPage(sql: Sql, person: Person, ask: SiloAsk): Promise<Page<SiloLine>> {
  const where = and(
    seenPlants(person),
    ask.keyword ? or(ilike(silos.siloCode, like(ask.keyword)), ilike(materials.name, like(ask.keyword))) : undefined,
    ask.active === undefined ? undefined : eq(silos.active, ask.active),
    ask.plantId ? eq(silos.plantId, ask.plantId) : undefined,
    ask.materialId ? eq(silos.materialId, ask.materialId) : undefined,
    ask.belowZero ? lt(silos.levelKg, '0') : undefined,
  )
  const rows = from(sql, where)
    .orderBy(...sorted(ask.sort, sorts, [asc(plants.plantName), asc(byCode)]), asc(silos.id))
    .$dynamic()
  const total = sql
    .select({ id: silos.id })
    .from(silos)
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .innerJoin(materials, eq(materials.id, silos.materialId))
    .where(where)
    .$dynamic()
  const page = await paged<Omit<SiloLine, 'percent' | 'mark'>>(rows, cappedCount(sql, total), ask)
  return { ...page, rows: page.rows.map(marked) }
}

export async function getSeenSilo(sql: Sql, person: Person, id: string): Promise<SiloLine> {
  const [row] = await from(sql, and(eq(silos.id, id), seenPlants(person)))
  if (!row) throw new Missing(words.siloMissing())
  return marked(row)
}

/** Seen by the person and kept as it is until the end of the work. */
export async function lockSeenSilo(work: Work, id: string): Promise<SiloRow> {
  await getSeenSilo(work.sql, work.by, id)
  return silo.lock(work, id)
}

const marked = <Row extends Omit<SiloLine, 'percent' | 'mark'>>(row: Row) => ({ ...row, ...siloMark(row) })

/** The silos in use that hold a material, each as its plant and code. */
export async function stockedIn(sql: Sql, materialId: string): Promise<string[]> {
  const rows = await sql
    .select({ siloCode: silos.siloCode, plantName: plants.plantName })
    .from(silos)
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .where(and(eq(silos.materialId, materialId), eq(silos.active, true)))
    .orderBy(asc(plants.plantName), asc(byCode))
    .limit(5)
  return rows.map(row => `${row.plantName} ${row.siloCode}`)
}
