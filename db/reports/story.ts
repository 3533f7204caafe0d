import { and, gte, inArray, lt, ne, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { DO_STATUSES } from '~/domain/deliveries/delivery-order-status'
import { amount, sum } from '~/domain/kit/money'
import { addDays, businessDay, type PlainDate } from '~/domain/kit/time'
import { monthToDate, type Story, type StoryMoney, type StoryOrder } from '~/domain/reports/story'
import { searchLoads } from '../deliveries/delivery-order-list'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orderRows } from '../orders/order-rows'
import { seenOrders } from '../orders/scope'
import { orders } from '../orders/tables'
import { revenueByDay } from './cockpit-revenue'
import { deliveredIn } from './delivered'

const SHOWN = 10
const DAYS_BACK = 14
/** A load that is only planned is told by its order. */
const TICKETED = DO_STATUSES.filter(status => !['planned', 'assigned', 'called'].includes(status))

/** Whose story: all orders and loads of one customer or one project. */
type Whose = { customerId: string } | { projectId: string }
const columnOf = (whose: Whose, of: typeof orders | typeof deliveryOrders): SQL =>
  'customerId' in whose ? inArray(of.customerId, [whose.customerId]) : inArray(of.projectId, [whose.projectId])

/** What the lists that the figures lead to add up to, each by the function that the list has. */
export async function storyOf(sql: Sql, person: Person, whose: Whose, now: Date): Promise<Story> {
  const today = businessDay(now)
  const spans = monthToDate(today)
  const own = columnOf(whose, deliveryOrders)
  const filter = 'customerId' in whose ? { customerIds: [whose.customerId] } : { projectIds: [whose.projectId] }
  const [delivered, deliveredBefore, listed, loads] = await Promise.all([
    deliveredIn(sql, person, spans.month, own),
    deliveredIn(sql, person, spans.before, own),
    ordersAround(sql, person, columnOf(whose, orders), today),
    searchLoads(sql, person, {
      ...filter,
      statuses: TICKETED,
      toDate: today,
      limit: SHOWN,
      offset: 0,
      sort: '-doDate,-plannedBatchAt',
    }),
  ])
  return {
    today,
    ...spans,
    delivered: delivered.all,
    deliveredBefore: deliveredBefore.all,
    ...listed,
    loads: loads.rows,
  }
}

/** Before GST, by the day of delivery, of what is on drafts and invoices. */
export async function revenueOf(
  sql: Sql,
  person: Person,
  own: SQL,
  today: PlainDate,
): Promise<Pick<StoryMoney, 'revenue' | 'revenueBefore'>> {
  const { month, before } = monthToDate(today)
  const [now, then] = await Promise.all([revenueByDay(sql, person, month, own), revenueByDay(sql, person, before, own)])
  return { revenue: amount(sum([...now.values()])), revenueBefore: amount(sum([...then.values()])) }
}

/** The next pours and those of the last two weeks. */
async function ordersAround(sql: Sql, person: Person, own: SQL, today: PlainDate) {
  const seen = and(own, seenOrders(person))
  const ahead = and(seen, gte(orders.orderDate, today), ne(orders.status, 'cancelled'), ne(orders.status, 'completed'))
  const behind = and(seen, lt(orders.orderDate, today), gte(orders.orderDate, addDays(today, -DAYS_BACK)))
  const [next, past] = await Promise.all([orderRows(sql, ahead), orderRows(sql, behind)])
  return { pours: next.slice(0, SHOWN).map(storyOrder), orders: past.reverse().slice(0, SHOWN).map(storyOrder) }
}

function storyOrder(row: Awaited<ReturnType<typeof orderRows>>[number]): StoryOrder {
  const { id, orderNo, status, orderDate, startTime, projectName, locationName, productCode, quantity } = row
  return {
    ...{ id, orderNo, status, orderDate, startTime, projectName, locationName, productCode, quantity },
    deliveredQuantity: row.deliveredQuantity,
  }
}
