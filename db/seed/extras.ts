import { businessDay } from '~/domain/kit/time'
import type { PriceBand } from '~/domain/pricing/banded-price'
import type { TermItemKind } from '~/domain/pricing/terms'
import { associateProducts, services, subProducts } from '../catalog/tables'
import { bulkInsert } from '../kit/bulk'
import { commercialTerms } from '../pricing/commercial-term-tables'
import type { Seed } from './base'
import { ADD_ONS, CHARGES, SERVICES } from './offer'
import type { Yard } from './yard'
export async function seedExtras(
  { sql, start, stamp }: Seed,
  yard: Pick<Yard, 'regions'>,
  byCode: Map<string, { id: string }>,
) {
  const prices = (
    itemKind: TermItemKind,
    items: readonly {
      id: string
      price: number
      freeAllowance?: string
      minimum?: string | null
      bands?: readonly PriceBand[]
      /** Only in these; without it in all. */
      regions?: readonly string[]
    }[],
  ) =>
    bulkInsert(
      sql,
      commercialTerms,
      items.flatMap(({ id: itemId, price, freeAllowance = '0', minimum = null, bands, regions: codes }) =>
        yard.regions
          .filter(region => codes?.includes(region.code) ?? true)
          .map(region => ({
            ...stamp(start),
            level: 'region',
            regionId: region.id,
            itemKind,
            itemId,
            unitPrice: price.toFixed(4),
            freeAllowance,
            minimum,
            maximum: null,
            bands: bands ?? null,
            fromDate: businessDay(start),
          })),
      ),
    )
  const addOns = ADD_ONS.map(({ material, price, ...of }) => ({
    ...stamp(start),
    active: true,
    ...of,
    materialId: byCode.get(material)!.id,
    price,
  }))
  await bulkInsert(sql, associateProducts, addOns)
  await prices('associate_product', addOns)
  const charges = CHARGES.map(({ free, minimum, ...of }) => ({
    ...stamp(start),
    active: true,
    ...of,
    freeAllowance: String(free),
    minimum: minimum === null ? null : String(minimum),
    maximum: null,
    isDefault: true,
  }))
  await bulkInsert(sql, subProducts, charges)
  await prices('sub_product', charges)
  const offered = SERVICES.map(of => ({ ...stamp(start), active: true, ...of }))
  await bulkInsert(sql, services, offered)
  await prices('service', offered)
  return { addOns, charges }
}
