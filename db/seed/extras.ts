import { newId } from '~/domain/kit/uuid'
import {
  associateProductRegions,
  associateProducts,
  serviceRegions,
  services,
  subProductRegions,
  subProducts,
} from '../catalog/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import { ADD_ONS, CHARGES, SERVICES } from './offer'
import type { Yard } from './yard'
export async function seedExtras(
  { sql, start, stamp }: Seed,
  yard: Pick<Yard, 'regions'>,
  byCode: Map<string, { id: string }>,
) {
  const addOns = ADD_ONS.map(({ material, price, ...of }) => ({
    ...stamp(start),
    active: true,
    ...of,
    materialId: byCode.get(material)!.id,
    price,
  }))
  await bulkInsert(sql, associateProducts, addOns)
  await bulkInsert(
    sql,
    associateProductRegions,
    addOns.flatMap(of =>
      yard.regions.map(region => ({
        id: newId(start.getTime()),
        associateProductId: of.id,
        regionId: region.id,
        unitPrice: of.price.toFixed(4),
      })),
    ),
  )
  const charges = CHARGES.map(({ free, minimum, ...of }, place) => ({
    ...stamp(start),
    active: true,
    ...of,
    freeAllowance: String(free),
    minimum: minimum === null ? null : String(minimum),
    maximum: null,
    isDefault: place < 3,
  }))
  await bulkInsert(sql, subProducts, charges)
  await bulkInsert(
    sql,
    subProductRegions,
    charges.flatMap(of =>
      yard.regions.map(region => ({
        id: newId(start.getTime()),
        subProductId: of.id,
        regionId: region.id,
        unitPrice: of.price.toFixed(4),
      })),
    ),
  )
  const offered = SERVICES.map(of => ({ ...stamp(start), active: true, ...of }))
  await bulkInsert(sql, services, offered)
  await bulkInsert(
    sql,
    serviceRegions,
    offered.flatMap(of =>
      yard.regions.map(region => ({
        id: newId(start.getTime()),
        serviceId: of.id,
        regionId: region.id,
        unitPrice: of.price.toFixed(4),
      })),
    ),
  )
  return { addOns, charges }
}
