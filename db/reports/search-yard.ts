import { and, eq } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import { products } from '../catalog/tables'
import { seenDrivers, seenTrucks } from '../fleet/scope'
import { drivers, trucks } from '../fleet/tables'

import { bestFirst, EACH, fits, type Source } from './search-source'

/** What stands in the yard and in the price list. */
export const YARD_SOURCES: Source[] = [
  {
    kind: 'truck',
    mayOpen: person => mayDo(person, 'manage', 'truck'),
    async find(sql, person, text) {
      const rows = await sql
        .select({ id: trucks.id, no: trucks.truckNo, plate: trucks.plateNo })
        .from(trucks)
        .where(and(fits(text, trucks.truckNo, trucks.plateNo), eq(trucks.removed, false), seenTrucks(person)))
        .orderBy(bestFirst(text, trucks.truckNo), trucks.truckNo)
        .limit(EACH)
      return rows.map(row => ({
        kind: 'truck',
        id: row.id,
        label: row.no,
        detail: row.plate,
        url: `/fleet/truck/${row.id}`,
      }))
    },
  },
  {
    kind: 'driver',
    mayOpen: person => mayDo(person, 'manage', 'driver_record'),
    async find(sql, person, text) {
      const rows = await sql
        .select({ id: drivers.id, no: drivers.driverNo, name: drivers.driverName })
        .from(drivers)
        .where(and(fits(text, drivers.driverNo, drivers.driverName), eq(drivers.removed, false), seenDrivers(person)))
        .orderBy(bestFirst(text, drivers.driverNo), drivers.driverName)
        .limit(EACH)
      return rows.map(row => ({
        kind: 'driver',
        id: row.id,
        label: row.name,
        detail: row.no,
        url: `/fleet/driver/${row.id}`,
      }))
    },
  },
  {
    kind: 'product',
    mayOpen: person => mayDo(person, 'manage', 'pricing'),
    async find(sql, _person, text) {
      const rows = await sql
        .select({ id: products.id, code: products.productCode, name: products.name })
        .from(products)
        .where(fits(text, products.productCode, products.name))
        .orderBy(bestFirst(text, products.productCode), products.productCode)
        .limit(EACH)
      return rows.map(row => ({
        kind: 'product',
        id: row.id,
        label: row.code,
        detail: row.name,
        url: `/sales-management/global-product-list?keyword=${encodeURIComponent(row.code)}`,
      }))
    },
  },
]
