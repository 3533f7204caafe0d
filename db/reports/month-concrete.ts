import { and, between, eq, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { type MonthConcrete, monthConcrete } from '~/domain/reports/month-concrete'
import { daysOfMonth } from '~/domain/reports/plant-month'
import { products } from '../catalog/tables'
import { ledgersOf } from '../deliveries/concrete-ledger'
import { deliveryOrders } from '../deliveries/tables'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'

/** What was in the concrete that a plant delivered in a month; a plant out of sight is one that does not exist. */
export async function concreteOfMonth(
  sql: Sql,
  person: Person,
  plantId: string,
  month: string,
): Promise<MonthConcrete> {
  const [plant] = await sql
    .select({ id: plants.id })
    .from(plants)
    .where(and(eq(plants.id, plantId), seenPlants(person)))
  if (!plant) throw new Missing('There is no such plant')
  const { from, to } = daysOfMonth(month)
  const { id, doNumber, doDate, status } = deliveryOrders
  const loads = await sql
    .select({ id, doNumber, doDate, productCode: products.productCode })
    .from(deliveryOrders)
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .where(
      and(eq(deliveryOrders.plantId, plantId), between(doDate, from, to), inArray(status, ['delivered', 'returned'])),
    )
  const ledgers = await ledgersOf(
    sql,
    loads.map(load => load.id),
  )
  return monthConcrete(
    loads.map(({ id: load, doNumber: number, ...of }) => ({
      ...of,
      doNumber: number ?? '',
      ledger: ledgers.get(load)!,
    })),
  )
}
