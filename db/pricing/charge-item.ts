import { sql as raw } from 'drizzle-orm'
import { associateProducts, services, subProducts } from '../catalog/tables'

/** What an add-on, a service or a surcharge is called, where the three are joined to the id of the item. */
export const chargeCode = raw<string>`coalesce(${subProducts.subProductCode}, ${services.serviceCode}, ${associateProducts.associateProductCode})`
export const chargeName = raw<string>`coalesce(${subProducts.name}, ${services.name}, ${associateProducts.name})`
export const chargeUnit = raw<string>`coalesce(${subProducts.unit}, ${services.unit}, ${associateProducts.unit})`
