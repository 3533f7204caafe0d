import { unitPrice } from '~/domain/kit/money'
import { addDays } from '~/domain/kit/time'
import { subProducts } from '../catalog/tables'
import { bulkInsert } from '../kit/bulk'
import { commercialTerms } from '../pricing/commercial-term-tables'
import { priceIndexes, priceIndexValues } from '../pricing/price-index/tables'
import type { Seed } from './base'
import type { Site } from './sites'

/** What the demo's own pump and cement prices were, month by month, the last one this month. */
const INDEXES = [
  {
    code: 'DIESEL',
    name: 'Diesel at the pump',
    unit: 'S$/l',
    publisher: 'Own average of three stations',
    values: [2.42, 2.45, 2.51, 2.48, 2.56],
  },
  {
    code: 'CEMENT',
    name: 'Bulk cement',
    unit: 'S$/t',
    publisher: 'Own purchases',
    values: [116, 116, 118.5, 121, 121.5],
  },
]

/**
 * Two price indexes with a value a month, and a fuel surcharge that one project agreed to from next month on: nothing that
 * is billed already follows it.
 */
export async function seedPriceIndexes({ sql, stamp, start, today }: Seed, sites: readonly Site[]): Promise<void> {
  const indexes = INDEXES.map(({ values, ...of }) => ({ ...stamp(start), active: true, remarks: null, ...of, values }))
  await bulkInsert(
    sql,
    priceIndexes,
    indexes.map(({ values: _values, ...index }) => index),
  )
  const months = INDEXES[0]!.values.map((_, at, all) => monthOf(today, at + 1 - all.length))
  await bulkInsert(
    sql,
    priceIndexValues,
    indexes.flatMap(({ id: priceIndexId, values }) =>
      values.map((value, at) => ({
        ...stamp(start),
        priceIndexId,
        fromDate: months[at]!,
        indexValue: unitPrice(value),
        reason: null,
      })),
    ),
  )
  const fuel = {
    ...stamp(start),
    active: true,
    subProductCode: 'SP-FUEL',
    name: 'Fuel surcharge',
    subProductGroup: 'Surcharge',
    subProductType: 'Quantity',
    trigger: 'escalation',
    unit: 'm³',
    freeAllowance: '0',
    minimum: null,
    maximum: null,
    isDefault: false,
  }
  await bulkInsert(sql, subProducts, [fuel])
  const [site] = sites
  if (!site) return
  await bulkInsert(sql, commercialTerms, [
    {
      ...stamp(start),
      level: 'project',
      projectId: site.projectId,
      itemKind: 'sub_product',
      itemId: fuel.id,
      unitPrice: '0.0000',
      freeAllowance: '0',
      minimum: null,
      maximum: null,
      bands: null,
      escalation: { indexId: indexes[0]!.id, base: '2.42', sharePercent: '6', withinPercent: '3' },
      fromDate: monthOf(today, 1),
      reason: 'Fuel clause of the main contract',
    },
  ])
}

/** The first day of a month, so many months from that of a day. */
function monthOf(day: string, from: number): string {
  let first = `${day.slice(0, 8)}01`
  for (let at = 0; at < Math.abs(from); at++) first = `${addDays(first, from < 0 ? -1 : 31).slice(0, 8)}01`
  return first
}
