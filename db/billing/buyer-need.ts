import { and, asc, eq, inArray, isNull, notInArray, sql as raw } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { type BuyerNeedRow, type BuyerNeedSearch, buyerNeeds } from '~/domain/billing/buyer-need'
import type { GstCode } from '~/domain/billing/gst'
import { type Page, pageOf } from '~/domain/kit/page'
import type { PlainDate } from '~/domain/kit/time'
import { BOOKED } from '~/domain/orders/order-states'
import { seenCustomers } from '../customers/scope'
import { customers } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { DONE } from './billable'
import { invoiceDrafts } from './tables'

const OPEN = raw`d.status not in ('invoiced', 'withdrawn')`

// Of one table alone a column is written without it, and the inner statements would read their own id.
/** How the open drafts of a customer are taxed, and how what it buys today is by agreement. */
const codesOn = (day: PlainDate) => raw<GstCode[]>`array(
  select t->>'code' from invoice_draft d, jsonb_array_elements(d.gst_totals) t
    where d.customer_id = customer.id and ${OPEN}
  union select a.gst_code from agreed_gst_treatment a
    where (a.customer_id = customer.id or a.project_id in (select p.id from project p where p.customer_id = customer.id))
      and a.from_date <= ${day} and (a.to_date is null or a.to_date >= ${day}))`

/**
 * Customers with booked orders, loads that are on no draft or drafts that are not invoiced, and without what an e-invoice to
 * them needs. Those who bill themselves get no invoice.
 */
export async function buyersToComplete(
  sql: Sql,
  person: Person,
  search: BuyerNeedSearch,
  day: PlainDate,
): Promise<Page<BuyerNeedRow>> {
  const { id, customerCode, customerName, registrationNo, gstNo, address, selfBilling } = customers
  const rows = await sql
    .select({
      ...{ customerId: id, customerCode, customerName, registrationNo, gstNo, address },
      codes: codesOn(day),
      drafts: raw<number>`(select count(*)::int from invoice_draft d where d.customer_id = customer.id and ${OPEN})`,
      total: raw<string>`(select coalesce(sum(d.total), 0.00)::text from invoice_draft d where d.customer_id = customer.id and ${OPEN})`,
    })
    .from(customers)
    .where(and(eq(selfBilling, false), inArray(id, unbilled(sql)), seenCustomers(person)))
    .orderBy(asc(customerName), asc(id))
  const lacking = rows.flatMap(({ codes, registrationNo: registration, gstNo: number, address: where, ...row }) => {
    const needs = buyerNeeds(
      { registration, gstNo: number, address: where },
      codes.map(code => ({ code })),
    )
    return needs.length ? [{ ...row, needs }] : []
  })
  return pageOf(lacking, search)
}

const unbilled = (sql: Sql) =>
  union(
    sql
      .select({ id: invoiceDrafts.customerId })
      .from(invoiceDrafts)
      .where(notInArray(invoiceDrafts.status, ['invoiced', 'withdrawn'])),
    sql
      .select({ id: orders.customerId })
      .from(orders)
      .where(inArray(orders.status, [...BOOKED])),
    sql
      .select({ id: deliveryOrders.customerId })
      .from(deliveryOrders)
      .where(and(inArray(deliveryOrders.status, DONE), isNull(deliveryOrders.invoiceDraftId))),
  )
