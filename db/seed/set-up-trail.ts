import { eq } from 'drizzle-orm'
import { subProducts } from '../catalog/tables'
import { customers } from '../customers/tables'
import { bulkInsert } from '../kit/bulk'
import { auditLines } from '../kit/tables'
import { materials } from '../materials/tables'
import type { Seed } from './base'
import { heldAt } from './clients'

type By = { id: string; name: string }

/**
 * Who entered the customers, materials and surcharges that the company began with: their trails begin here. And who put a
 * customer on hold since.
 */
export async function seedSetUpTrail({ sql, start, now }: Seed, by: By, finance: By): Promise<void> {
  const [people, goods, charges, held] = await Promise.all([
    sql
      .select({ id: customers.id, customerCode: customers.customerCode, customerName: customers.customerName })
      .from(customers),
    sql.select({ id: materials.id, materialCode: materials.materialCode, name: materials.name }).from(materials),
    sql
      .select({ id: subProducts.id, subProductCode: subProducts.subProductCode, name: subProducts.name })
      .from(subProducts),
    sql
      .select({ id: customers.id, reason: customers.creditReason })
      .from(customers)
      .where(eq(customers.creditSuspended, true)),
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
    ...held.map(({ id, reason }) => ({
      at: heldAt(now),
      actorId: finance.id,
      actorName: finance.name,
      ...{ subject: 'customer', subjectId: id, action: 'update', requestId: 'history' },
      before: { creditSuspended: false, creditReason: null },
      after: { creditSuspended: true, creditReason: reason },
      changed: ['creditSuspended', 'creditReason'],
    })),
  ])
}
