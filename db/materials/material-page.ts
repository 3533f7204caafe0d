import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import type { MaterialAsk } from '~/domain/materials/material'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import type { MaterialRow } from './material'
import { materials } from './tables'

/** The wire calls one material by two names: as itself and as an ingredient of a mix. */
export type MaterialLine = Omit<MaterialRow, 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'> & {
  materialId: string
  ingredientId: string
}

const line = {
  id: materials.id,
  materialId: materials.id,
  ingredientId: materials.id,
  version: materials.version,
  active: materials.active,
  materialCode: materials.materialCode,
  name: materials.name,
  kind: materials.kind,
  unit: materials.unit,
  density: materials.density,
  criteriaHeaderId: materials.criteriaHeaderId,
  costPerKg: materials.costPerKg,
  carbonFactor: materials.carbonFactor,
  carbonSource: materials.carbonSource,
  carbonValidTo: materials.carbonValidTo,
  chloridePercent: materials.chloridePercent,
  alkaliPercent: materials.alkaliPercent,
  solidsPercent: materials.solidsPercent,
}
const { materialCode, name, kind, active, density } = materials

export function materialPage(sql: Sql, ask: MaterialAsk): Promise<Page<MaterialLine>> {
  const where = and(
    ask.keyword ? or(ilike(materialCode, like(ask.keyword)), ilike(name, like(ask.keyword))) : undefined,
    ask.active === undefined ? undefined : eq(active, ask.active),
    ask.kind ? eq(kind, ask.kind) : undefined,
    ask.criteriaHeaderId ? eq(materials.criteriaHeaderId, ask.criteriaHeaderId) : undefined,
    ask.ids ? inArray(materials.id, ask.ids) : undefined,
  )
  const rows = sql
    .select(line)
    .from(materials)
    .where(where)
    .orderBy(...sorted(ask.sort, { materialCode, name, kind, active, density }, [asc(materialCode)]), asc(materials.id))
    .$dynamic()
  const total = sql.select({ id: materials.id }).from(materials).where(where).$dynamic()
  return paged<MaterialLine>(rows, cappedCount(sql, total), ask)
}

/** All materials in use, by their code. */
export const activeMaterials = (sql: Sql): Promise<MaterialLine[]> =>
  sql.select(line).from(materials).where(eq(active, true)).orderBy(asc(materialCode), asc(materials.id))
