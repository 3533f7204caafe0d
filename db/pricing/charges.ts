import { and, asc, eq } from 'drizzle-orm'
import {
  associateProductRegions,
  associateProducts,
  serviceRegions,
  services,
  subProductRegions,
  subProducts,
} from '../catalog/tables'
import type { Sql } from '../kit/open'

export type AddOnCharge = {
  id: string
  code: string
  name: string
  unit: string
  handDosed: boolean
  unitPrice: string
}
export type ServiceCharge = { id: string; code: string; name: string; group: string; unit: string; unitPrice: string }
export type SubProductCharge = {
  id: string
  code: string
  name: string
  group: string
  trigger: string
  unit: string
  freeAllowance: string
  minimum: string | null
  maximum: string | null
  isDefault: boolean
  unitPrice: string
}
export type RegionCharges = {
  associateProducts: AddOnCharge[]
  services: ServiceCharge[]
  subProducts: SubProductCharge[]
}

/** What a region charges beside the concrete, active entries with their prices. */
export async function chargesOn(sql: Sql, regionId: string): Promise<RegionCharges> {
  const [addOns, offered, charges] = await Promise.all([
    addOnCharges(sql, regionId),
    serviceCharges(sql, regionId),
    subProductCharges(sql, regionId),
  ])
  return { associateProducts: addOns, services: offered, subProducts: charges }
}

function addOnCharges(sql: Sql, regionId: string): Promise<AddOnCharge[]> {
  const { id, associateProductCode: code, name, unit, handDosed } = associateProducts
  return sql
    .select({ id, code, name, unit, handDosed, unitPrice: associateProductRegions.unitPrice })
    .from(associateProductRegions)
    .innerJoin(associateProducts, eq(id, associateProductRegions.associateProductId))
    .where(and(eq(associateProductRegions.regionId, regionId), eq(associateProducts.active, true)))
    .orderBy(asc(code))
}

function serviceCharges(sql: Sql, regionId: string): Promise<ServiceCharge[]> {
  const { id, serviceCode: code, name, serviceGroup: group, unit } = services
  return sql
    .select({ id, code, name, group, unit, unitPrice: serviceRegions.unitPrice })
    .from(serviceRegions)
    .innerJoin(services, eq(id, serviceRegions.serviceId))
    .where(and(eq(serviceRegions.regionId, regionId), eq(services.active, true)))
    .orderBy(asc(code))
}

function subProductCharges(sql: Sql, regionId: string): Promise<SubProductCharge[]> {
  const { id, subProductCode: code, name, subProductGroup: group, trigger, unit, isDefault } = subProducts
  const { freeAllowance, minimum, maximum } = subProducts
  const { unitPrice } = subProductRegions
  return sql
    .select({ id, code, name, group, trigger, unit, freeAllowance, minimum, maximum, isDefault, unitPrice })
    .from(subProductRegions)
    .innerJoin(subProducts, eq(id, subProductRegions.subProductId))
    .where(and(eq(subProductRegions.regionId, regionId), eq(subProducts.active, true)))
    .orderBy(asc(code))
}
