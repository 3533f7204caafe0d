import { and, eq, or, sql as raw } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { materialSources, materials } from '../materials/tables'
import { requisitions } from './requisition-tables'

export type Called = { id: string; names: string[] }
export type NamedForRequisitions = {
  plants: Called[]
  materials: (Called & { kind: string })[]
  sources: (Called & { materialId: string })[]
  /** What is there already: material, lot and day say which. */
  there: { materialId: string | null; lotNo: string | null; neededBy: string; title: string }[]
}
type Words = { plants: string[]; materials: string[]; sources: string[]; titles: string[] }

const among = (column: PgColumn, words: string[]) =>
  raw`lower(${column}) = any(${raw.param(words.map(word => word.toLowerCase()))}::text[])`

/** What a file may mean by its words, looked up in four statements for all rows. */
export async function namedForRequisitions(sql: Sql, person: Person, words: Words): Promise<NamedForRequisitions> {
  const [plantRows, materialRows, sourceRows, there] = await Promise.all([
    sql
      .select({ id: plants.id, code: plants.plantCode, name: plants.plantName })
      .from(plants)
      .where(
        and(
          seenPlants(person),
          eq(plants.removed, false),
          or(among(plants.plantCode, words.plants), among(plants.plantName, words.plants)),
        ),
      ),
    sql
      .select({ id: materials.id, code: materials.materialCode, name: materials.name, kind: materials.kind })
      .from(materials)
      .where(
        and(
          eq(materials.active, true),
          or(among(materials.materialCode, words.materials), among(materials.name, words.materials)),
        ),
      ),
    sql
      .select({ id: materialSources.id, name: materialSources.sourceName, materialId: materialSources.materialId })
      .from(materialSources)
      .where(and(eq(materialSources.active, true), among(materialSources.sourceName, words.sources))),
    sql
      .select({
        materialId: requisitions.materialId,
        lotNo: requisitions.lotNo,
        neededBy: requisitions.neededBy,
        title: requisitions.title,
      })
      .from(requisitions)
      .where(and(eq(requisitions.kind, 'material'), among(requisitions.title, words.titles))),
  ])
  const called = <Row extends { name: string; code?: string }>(row: Row) => ({
    ...row,
    names: [row.name, row.code ?? ''].filter(Boolean).map(word => word.toLowerCase()),
  })
  return {
    plants: plantRows.map(called),
    materials: materialRows.map(called),
    sources: sourceRows.map(called),
    there,
  }
}
