import { and, asc, desc, eq, gt, gte, inArray, notInArray, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { cubicMetres, decimal } from '~/domain/kit/money'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { type OnCallState, onCallState } from '~/domain/orders/on-call-quantity'
import { BOOKED, OPEN, UNDER_WAY } from '~/domain/orders/order-states'
import { customers, projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { settingByDay, valuesOn } from '../kit/setting'
import { seenOrders } from './scope'
import { orders } from './tables'

const MOST = 500

/** m³ that the site of an order has not asked for yet. In SQL what `onCallOf` is. */
export const onCall: SQL<string> = raw<string>`case when ${inArray(orders.status, OPEN)} then ${orders.onCallQuantity} else 0.00 end`

export type OnCallQuantityRow = {
  id: string
  version: number
  orderNo: string
  status: string
  customerName: string
  projectName: string
  contactName: string | null
  contactPhone: string | null
  quantity: string
  onCallQuantity: string
  loadSize: string
  spacingMinutes: number
  state: OnCallState
  /** Where its last load is on site. */
  lastOnSiteAt: Date | null
  /** By when the site is asked: so long after its last load was poured. */
  askBy: Date | null
}

/** Booked orders from yesterday on with m³ on call, of those that the person sees: who is to be asked first, the longest waiting first. */
export async function onCallQuantities(sql: Sql, person: Person, now: Date): Promise<OnCallQuantityRow[]> {
  const { id, version, orderNo, status, contactName, contactPhone, quantity, onCallQuantity } = orders
  const { loadSize, spacingMinutes, orderDate, regionId } = orders
  const found = await sql
    .select({
      ...{
        id,
        version,
        orderNo,
        status,
        contactName,
        contactPhone,
        quantity,
        onCallQuantity,
        loadSize,
        spacingMinutes,
      },
      ...{ orderDate, regionId, customerName: customers.customerName, projectName: projects.projectName },
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(
      and(
        gt(onCall, '0'),
        inArray(orders.status, BOOKED),
        gte(orders.orderDate, addDays(businessDay(now), -1)),
        seenOrders(person),
      ),
    )
    .orderBy(asc(orders.startsAt), asc(orders.id))
    .limit(MOST)
  const ids = found.map(row => row.id)
  const [loads, minutes] = await Promise.all([
    ids.length ? loadsOf(sql, ids) : [],
    settingByDay(sql, 'orders.on-call-minutes'),
  ])
  const byOrder = Map.groupBy(loads, load => load.orderId)
  const rows = found.map(({ orderDate: day, regionId: region, ...row }) => ({
    ...row,
    ...onCallState(byOrder.get(row.id) ?? [], minutes(day, region), now),
  }))
  const first = (at: Date | null) => at?.getTime() ?? Number.POSITIVE_INFINITY
  return rows.sort((a, b) => first(a.lastOnSiteAt) - first(b.lastOnSiteAt))
}

function loadsOf(sql: Sql, ids: string[]) {
  const { orderId, status, onSiteAt, pourEndAt, deliveredAt } = deliveryOrders
  return sql
    .select({ orderId, status, onSiteAt, pourEndAt, deliveredAt })
    .from(deliveryOrders)
    .where(inArray(orderId, ids))
}

export type ReservedOnCall = { plantId: string; regionId: string; batchAt: Date; onSiteAt: Date; quantity: string }

/** Room that a region keeps for what is on call on a day: at the plant of the last load, as if it followed that one. */
export async function reservedOnCall(
  sql: Sql,
  day: string,
  except: readonly (string | undefined)[],
): Promise<ReservedOnCall[]> {
  // Where no region keeps any, the orders are not asked for.
  if (!(await valuesOn(sql, 'orders.on-call-reserved-percent', day)).some(share => share > 0)) return []
  const percent = await settingByDay(sql, 'orders.on-call-reserved-percent')
  const { plantId, plannedBatchAt, plannedOnSiteAt, loadNo } = deliveryOrders
  const rows = await sql
    .selectDistinctOn([orders.id], {
      ...{ id: orders.id, regionId: orders.regionId, onCallQuantity: orders.onCallQuantity },
      ...{ spacingMinutes: orders.spacingMinutes, plantId, plannedBatchAt, plannedOnSiteAt },
    })
    .from(orders)
    .innerJoin(deliveryOrders, eq(deliveryOrders.orderId, orders.id))
    .where(
      and(
        eq(orders.orderDate, day),
        gt(orders.onCallQuantity, '0'),
        inArray(orders.status, UNDER_WAY),
        notInArray(deliveryOrders.status, ['withdrawn', 'rejected']),
      ),
    )
    .orderBy(orders.id, desc(plannedOnSiteAt), desc(loadNo))
  return rows.flatMap(row => {
    const share = percent(day, row.regionId)
    if (!share || except.includes(row.id)) return []
    const next = (at: Date) => addMinutes(at, row.spacingMinutes)
    return {
      ...{ plantId: row.plantId, regionId: row.regionId },
      ...{ batchAt: next(row.plannedBatchAt), onSiteAt: next(row.plannedOnSiteAt) },
      quantity: cubicMetres(decimal(row.onCallQuantity).times(share).div(100)),
    }
  })
}
