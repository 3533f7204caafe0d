import { and, asc, between, eq, inArray, ne } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { compare } from '~/domain/kit/money'
import { addDays } from '~/domain/kit/time'
import { UNDER_WAY } from '~/domain/orders/order-states'
import { products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import type { OrderRow } from '../orders/order'
import { orders } from '../orders/tables'
import type { DeliveryOrderRow } from './delivery-order'
import { seenDeliveries } from './scope'
import { deliveryOrders } from './tables'

/** An open load with its pour, as a truck with concrete may take its place. */
const target = {
  load: deliveryOrders,
  order: orders,
  product: products,
  customerName: customers.customerName,
  projectName: projects.projectName,
  locationName: locations.locationName,
}

export type DivertTarget = {
  load: DeliveryOrderRow
  order: OrderRow
  product: typeof products.$inferSelect
  customerName: string
  projectName: string
  locationName: string
}

const targets = (sql: Sql) =>
  sql
    .select(target)
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .innerJoin(customers, eq(customers.id, deliveryOrders.customerId))
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .innerJoin(locations, eq(locations.id, deliveryOrders.locationId))
    .$dynamic()

/** The load by itself, whatever its state. */
export async function divertTarget(sql: Sql, loadId: string): Promise<DivertTarget> {
  const [row] = await targets(sql).where(eq(deliveryOrders.id, loadId))
  return row!
}

/**
 * The open loads of other pours that a person sees, around the day of a load: of each pour the next one, or the next that takes
 * so many m³.
 */
export async function divertTargets(
  sql: Sql,
  person: Person,
  { load, cubicMetres }: { load: DeliveryOrderRow; cubicMetres: string },
): Promise<DivertTarget[]> {
  const rows = await targets(sql)
    .where(
      and(
        seenDeliveries(person),
        inArray(deliveryOrders.status, ['planned', 'assigned']),
        inArray(orders.status, UNDER_WAY),
        ne(deliveryOrders.orderId, load.orderId),
        between(deliveryOrders.doDate, load.doDate, addDays(load.doDate, 1)),
      ),
    )
    .orderBy(asc(deliveryOrders.plannedOnSiteAt), asc(deliveryOrders.loadNo), asc(deliveryOrders.id))
    .limit(2000)
  return [...Map.groupBy(rows, row => row.order.id).values()].map(
    pour => pour.find(row => compare(row.load.quantity, cubicMetres) >= 0) ?? pour[0]!,
  )
}
