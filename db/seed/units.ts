import { STANDARD_UNITS } from '~/domain/catalog/unit-conversion'
import { businessDay } from '~/domain/kit/time'
import { unitConversions, units } from '../catalog/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'

type Unit = (typeof STANDARD_UNITS)[number][0]

/** What is bought by the lorry, bag or drum and batched in kilograms or litres; without a material for every one. */
const CONVERSIONS: readonly (readonly [from: Unit, factor: string, to: Unit, material?: string])[] = [
  ['T', '1000', 'KG'],
  ['M3', '1000', 'L'],
  ['M3', '1.62', 'T', 'SAND'],
  ['M3', '1.48', 'T', 'ST20'],
  ['M3', '1.45', 'T', 'ST10'],
  ['BAG', '50', 'KG', 'CEM1'],
  ['DRUM', '200', 'L', 'PCE1'],
  ['L', '1.07', 'KG', 'PCE1'],
  ['L', '1.18', 'KG', 'RTD1'],
  ['BAG', '0.9', 'KG', 'FIB1'],
]

export async function seedUnits({ sql, start, stamp }: Seed, byCode: Map<string, { id: string }>) {
  const rows = STANDARD_UNITS.map(([code, name]) => ({ ...stamp(start), active: true, code, name }))
  await bulkInsert(sql, units, rows)
  const unit = (code: Unit) => rows.find(row => row.code === code)!.id
  await bulkInsert(
    sql,
    unitConversions,
    CONVERSIONS.map(([from, factor, to, material]) => ({
      ...stamp(start),
      fromUnitId: unit(from),
      toUnitId: unit(to),
      materialId: material ? byCode.get(material)!.id : null,
      factor,
      fromDate: businessDay(start),
    })),
  )
}
