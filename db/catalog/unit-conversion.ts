import { and, asc, desc, eq, ilike, inArray, isNull, ne, or, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { UnitConversionCheck, UnitConversionRow, UnitConversionSearch } from '~/domain/catalog/unit-conversion'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { materials } from '../materials/tables'
import { unitConversions, units } from './tables'

export const unit = record(units, 'unit')
export const unitConversion = record(unitConversions, 'unit_conversion')

const { id, version, fromUnitId, toUnitId, materialId, factor, fromDate } = unitConversions
const fromUnits = alias(units, 'from_unit')
const toUnits = alias(units, 'to_unit')

export function searchUnitConversions(
  sql: Sql,
  search: UnitConversionSearch & { ids?: string[] },
): Promise<Page<UnitConversionRow>> {
  const where = and(
    search.ids ? inArray(id, search.ids) : undefined,
    search.unitId ? or(eq(fromUnitId, search.unitId), eq(toUnitId, search.unitId)) : undefined,
    search.materialId ? eq(materialId, search.materialId) : undefined,
    search.keyword
      ? or(
          ilike(fromUnits.name, like(search.keyword)),
          ilike(toUnits.name, like(search.keyword)),
          ilike(materials.name, like(search.keyword)),
        )
      : undefined,
  )
  const from = () =>
    sql
      .select({
        id,
        unitConversionId: id,
        version,
        fromUnitId,
        fromUnit: fromUnits.code,
        toUnitId,
        toUnit: toUnits.code,
        materialId,
        materialName: materials.name,
        factor,
        fromDate,
      })
      .from(unitConversions)
      .innerJoin(fromUnits, eq(fromUnits.id, fromUnitId))
      .innerJoin(toUnits, eq(toUnits.id, toUnitId))
      .leftJoin(materials, eq(materials.id, materialId))
      .where(where)
  const sorts = { fromUnit: fromUnits.code, toUnit: toUnits.code, materialName: materials.name, fromDate }
  const rows = from()
    .orderBy(...sorted(search.sort, sorts, [asc(fromUnits.code), asc(toUnits.code), desc(fromDate)]), asc(id))
    .$dynamic()
  return paged<UnitConversionRow>(rows, cappedCount(sql, from().$dynamic()), search)
}

export async function allUnits(sql: Sql) {
  return sql
    .select({ unitId: units.id, code: units.code, name: units.name })
    .from(units)
    .where(eq(units.active, true))
    .orderBy(asc(units.code))
}

/** What a conversion may be for; whoever keeps conversions need not see materials otherwise. */
export async function convertedMaterials(sql: Sql) {
  return sql
    .select({ materialId: materials.id, materialCode: materials.materialCode, name: materials.name })
    .from(materials)
    .where(eq(materials.active, true))
    .orderBy(asc(materials.materialCode))
}

/** Another conversion between the same units for the same material from the same day, in either direction. */
export async function clashing(sql: Sql, of: UnitConversionCheck): Promise<boolean> {
  const between = (a: string, b: string) => and(eq(fromUnitId, a), eq(toUnitId, b))
  const [row] = await sql
    .select({ one: raw`1` })
    .from(unitConversions)
    .where(
      and(
        or(between(of.fromUnitId, of.toUnitId), between(of.toUnitId, of.fromUnitId)),
        of.materialId ? eq(materialId, of.materialId) : isNull(materialId),
        eq(fromDate, of.fromDate),
        of.excludeId ? ne(id, of.excludeId) : undefined,
      ),
    )
    .limit(1)
  return row !== undefined
}
