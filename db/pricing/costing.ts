import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { CostingDetail, CostingRow, CostingSearch, Ingredient } from '~/domain/pricing/costing'
import { regions } from '../fleet/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { auditLines } from '../kit/tables'
import { materials } from '../materials/tables'
import { inForce, touches } from './in-force'
import { costingIngredients, costings } from './tables'

export const costing = record(costings, 'costing')
export const ingredientsOf = children(costingIngredients, 'costingId', 'costing', 'ingredients')
export type CostingRecord = typeof costings.$inferSelect

const { id, version, versionNo, regionId, fromDate, toDate, plantCost, deliveryCost, overheadCost, remarks } = costings

export function searchCostings(sql: Sql, search: CostingSearch & { ids?: string[] }): Promise<Page<CostingRow>> {
  const where = and(
    search.ids ? inArray(id, search.ids) : undefined,
    search.regionId ? eq(regionId, search.regionId) : undefined,
    search.day ? inForce(fromDate, toDate, search.day) : undefined,
    touches(fromDate, toDate, search.fromDate, search.toDate),
  )
  const rows = sql
    .select({
      id,
      version,
      versionNo,
      regionId,
      regionName: regions.regionName,
      fromDate,
      toDate,
      plantCost,
      deliveryCost,
      overheadCost,
      remarks,
    })
    .from(costings)
    .innerJoin(regions, eq(regions.id, regionId))
    .where(where)
    .orderBy(
      ...sorted(search.sort, { regionName: regions.regionName, fromDate, versionNo }, [
        asc(regions.regionName),
        desc(versionNo),
      ]),
      asc(id),
    )
    .$dynamic()
  return paged<CostingRow>(rows, cappedCount(sql, sql.select({ id }).from(costings).where(where).$dynamic()), search)
}

/** A sheet with its ingredients, each beside its cost in the version before. */
export async function costingDetail(sql: Sql, costingId: string): Promise<CostingDetail> {
  const { rows } = await searchCostings(sql, { ids: [costingId], limit: 1, offset: 0 })
  const sheet = rows[0]
  if (!sheet) throw new Missing('There is no such costing')
  const [previous] = await sql
    .select({ id })
    .from(costings)
    .where(and(eq(regionId, sheet.regionId), lt(versionNo, sheet.versionNo)))
    .orderBy(desc(versionNo))
    .limit(1)
  const [now, then] = await Promise.all([costsIn(sql, costingId), previous ? costsIn(sql, previous.id) : []])
  const before = new Map(then.map(line => [line.materialId, line.costPerKg]))
  return { ...sheet, ingredients: now.map(line => ({ ...line, before: before.get(line.materialId) ?? null })) }
}

function costsIn(sql: Sql, costingId: string): Promise<Omit<Ingredient, 'before'>[]> {
  const { materialId, costPerKg } = costingIngredients
  return sql
    .select({ materialId, costPerKg, materialCode: materials.materialCode, name: materials.name, kind: materials.kind })
    .from(costingIngredients)
    .innerJoin(materials, eq(materials.id, materialId))
    .where(eq(costingIngredients.costingId, costingId))
    .orderBy(asc(materials.kind), asc(materials.name))
}

/** The materials that a costing may hold. */
export async function ingredients(sql: Sql) {
  const { materialCode, name, kind, unit, costPerKg } = materials
  return sql
    .select({ materialId: materials.id, materialCode, name, kind, unit, costPerKg })
    .from(materials)
    .where(eq(materials.active, true))
    .orderBy(asc(kind), asc(name))
}

/** One line of the audit trail of a costing, by its number. */
export async function costingAuditLine(sql: Sql, seq: number) {
  const [line] = await sql
    .select()
    .from(auditLines)
    .where(and(eq(auditLines.seq, seq), eq(auditLines.subject, 'costing')))
  if (!line) throw new Missing('There is no such entry in the audit trail')
  return line
}
