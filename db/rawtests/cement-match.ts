import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { materialSources, materials } from '../materials/tables'
import { seenTests } from './scope'
import { rawMaterialTests, rawSuppliers, rawTesters } from './tables'
import type { RawTestRow } from './test-info'

type Named = { id: string; name: string }
export type CementNames = {
  materials: (Named & { kind: string })[]
  sources: (Named & { materialId: string })[]
  suppliers: Named[]
  testers: Named[]
  plants: Named[]
}

/** What the names of a file stand for, in small letters; plants only as far as the person sees them. */
export async function cementNames(sql: Sql, person: Person): Promise<CementNames> {
  const code = (column: Parameters<typeof raw>[1]) => raw<string>`lower(${column})`
  const found = await sql
    .select({ id: materials.id, name: code(materials.materialCode), kind: materials.kind })
    .from(materials)
    .where(eq(materials.active, true))
  return {
    materials: found,
    sources: await sql
      .select({
        id: materialSources.id,
        name: code(materialSources.sourceName),
        materialId: materialSources.materialId,
      })
      .from(materialSources),
    suppliers: await sql.select({ id: rawSuppliers.id, name: code(rawSuppliers.code) }).from(rawSuppliers),
    testers: await sql.select({ id: rawTesters.id, name: code(rawTesters.code) }).from(rawTesters),
    plants: await sql
      .select({ id: plants.id, name: code(plants.plantCode) })
      .from(plants)
      .where(and(eq(plants.removed, false), seenPlants(person))),
  }
}

/** The cement tests of these materials on these days. */
export function cementTestsOn(
  sql: Sql,
  person: Person,
  materialIds: readonly string[],
  days: readonly string[],
): Promise<RawTestRow[]> {
  if (!materialIds.length || !days.length) return Promise.resolve([])
  return sql
    .select()
    .from(rawMaterialTests)
    .where(
      and(
        seenTests(person),
        eq(rawMaterialTests.testType, 'cement'),
        inArray(rawMaterialTests.materialId, [...new Set(materialIds)]),
        inArray(rawMaterialTests.sampledOn, [...new Set(days)]),
      ),
    )
}
