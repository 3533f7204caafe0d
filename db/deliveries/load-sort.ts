import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { customers, projects } from '../customers/tables'
import { plants, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { named as columnNamed, directed, known as limited } from '../kit/page'
import { orders } from '../orders/tables'
import { idsOf } from './delivery-order-line'
import { deliveryOrders } from './tables'

/** A column of the load itself, or the name of a record that it refers to. */
type Name = { of: PgTable; id: PgColumn; name: PgColumn; from: PgColumn }
type Sortable = PgColumn | Name
const isName = (by: Sortable): by is Name => 'of' in by

const SORTABLE: Record<string, Sortable> = {
  doDate: deliveryOrders.doDate,
  doNumber: deliveryOrders.doNumber,
  doQuantity: deliveryOrders.quantity,
  status: deliveryOrders.status,
  loadNo: deliveryOrders.loadNo,
  plannedBatchAt: deliveryOrders.plannedBatchAt,
  plannedOnSiteAt: deliveryOrders.plannedOnSiteAt,
  onSiteAt: deliveryOrders.onSiteAt,
  deliveredAt: deliveryOrders.deliveredAt,
  generatedAt: deliveryOrders.generatedAt,
  customerName: { of: customers, id: customers.id, name: customers.customerName, from: deliveryOrders.customerId },
  projectName: { of: projects, id: projects.id, name: projects.projectName, from: deliveryOrders.projectId },
  assignedPlant: { of: plants, id: plants.id, name: plants.plantName, from: deliveryOrders.plantId },
  truckNo: { of: trucks, id: trucks.id, name: trucks.truckNo, from: deliveryOrders.truckId },
  orderNo: { of: orders, id: orders.id, name: orders.orderNo, from: deliveryOrders.orderId },
}

type Column = { by: Sortable; down: boolean }
type Wanted = { sort: string | undefined; where: SQL | undefined; limit: number; skip: number }

/** The ids of a page, and the order in which its lines are shown: rows of one value follow as the index has them. */
export function sortedPage(sql: Sql, { sort, where, limit, skip }: Wanted) {
  const columns = (sort || '-doDate')
    .split(',')
    .map(part => ({ by: columnNamed(part.replace(/^-/, ''), SORTABLE), down: part.startsWith('-') }))
  const [first] = columns
  const order = [...columns.flatMap(orderOf), (first!.down ? desc : asc)(deliveryOrders.id)]
  const only = columns.length === 1 && isName(first!.by) && first!.by.from.notNull
  if (only) return byName(sql, { by: first!.by as Name, down: first!.down }, { where, limit, skip })
  const named = columns.flatMap(({ by }) => (isName(by) ? [by] : []))
  const page = named
    .reduce((joined, { of, id, from }) => joined.leftJoin(of, eq(id, from)), idsOf(sql))
    .where(where)
    .orderBy(...order)
    .limit(limited(limit))
    .offset(skip)
  return { page, order }
}

/**
 * The records are walked in the order of their names, and of each no more loads are looked up than the page can hold, newest
 * first: a name that is joined to all loads, or selected for each, is read for every load there is.
 */
function byName(sql: Sql, { by, down }: { by: Name; down: boolean }, { where, limit, skip }: Omit<Wanted, 'sort'>) {
  const newest = [desc(deliveryOrders.doDate), desc(deliveryOrders.id)]
  const loads = sql
    .select({ id: deliveryOrders.id, doDate: deliveryOrders.doDate })
    .from(deliveryOrders)
    .where(and(eq(by.from, by.id), where))
    .orderBy(...newest)
    .limit(limited(limit + skip))
    .as('loads')
  const names = orderOf({ by, down })
  const ids = sql
    .select({ id: loads.id })
    .from(by.of)
    .crossJoinLateral(loads)
    .orderBy(...names, desc(loads.doDate), desc(loads.id))
    .limit(limited(limit))
    .offset(skip)
  return { page: idsOf(sql).where(inArray(deliveryOrders.id, ids)), order: [...names, ...newest] }
}

function orderOf({ by, down }: Column): SQL[] {
  const column = isName(by) ? by.name : by
  return [directed(column, down), ...(isName(by) ? [directed(by.id, down)] : [])]
}
