import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import type { MaterialAsk } from '~/domain/materials/material'
import type { MaterialSourceAsk } from '~/domain/materials/material-source'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import type { MaterialRow } from './material'
import { materialSources, materials } from './tables'

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

export type MaterialSourceLine = {
  id: string
  version: number
  active: boolean
  sourceName: string
  materialId: string
  materialName: string
  country: string | null
}

export function materialSourcePage(sql: Sql, ask: MaterialSourceAsk): Promise<Page<MaterialSourceLine>> {
  const of = materialSources
  const where = and(
    ask.keyword ? or(ilike(of.sourceName, like(ask.keyword)), ilike(name, like(ask.keyword))) : undefined,
    ask.active === undefined ? undefined : eq(of.active, ask.active),
    ask.materialId ? eq(of.materialId, ask.materialId) : undefined,
  )
  const rows = sql
    .select({
      id: of.id,
      version: of.version,
      active: of.active,
      sourceName: of.sourceName,
      materialId: of.materialId,
      materialName: name,
      country: of.country,
    })
    .from(of)
    .innerJoin(materials, eq(materials.id, of.materialId))
    .where(where)
    .orderBy(
      ...sorted(ask.sort, { sourceName: of.sourceName, materialName: name, active: of.active }, [asc(of.sourceName)]),
      asc(of.id),
    )
    .$dynamic()
  const total = sql
    .select({ id: of.id })
    .from(of)
    .innerJoin(materials, eq(materials.id, of.materialId))
    .where(where)
    .$dynamic()
  return paged<MaterialSourceLine>(rows, cappedCount(sql, total), ask)
}
