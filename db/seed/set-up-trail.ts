import { subProducts } from '../catalog/tables'
import { customers } from '../customers/tables'
import { bulkInsert } from '../kit/bulk'
import { auditLines } from '../kit/tables'
import { materials } from '../materials/tables'
import type { Seed } from './base'

/** Who entered the customers, materials and surcharges that the company began with: their trails begin here. */
export async function seedSetUpTrail({ sql, start }: Seed, by: { id: string; name: string }): Promise<void> {
  const [people, goods, charges] = await Promise.all([
    sql
      .select({ id: customers.id, customerCode: customers.customerCode, customerName: customers.customerName })
      .from(customers),
    sql.select({ id: materials.id, materialCode: materials.materialCode, name: materials.name }).from(materials),
    sql
      .select({ id: subProducts.id, subProductCode: subProducts.subProductCode, name: subProducts.name })
      .from(subProducts),
  ])
  const entered =
    (subject: string) =>
    ({ id, ...after }: { id: string } & Record<string, unknown>) => ({
      at: start,
      actorId: by.id,
      actorName: by.name,
      subject,
      subjectId: id,
      action: 'create',
      after,
      changed: Object.keys(after),
      requestId: 'history',
    })
  await bulkInsert(sql, auditLines, [
    ...people.map(entered('customer')),
    ...goods.map(entered('material')),
    ...charges.map(entered('sub_product')),
  ])
}
