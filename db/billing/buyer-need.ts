import { and, asc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { type BuyerNeedRow, type BuyerNeedSearch, buyerNeeds } from '~/domain/billing/buyer-need'
import type { GstCode } from '~/domain/billing/gst'
import { OPEN_DRAFT } from '~/domain/billing/invoice-draft'
import { type Page, pageOf } from '~/domain/kit/page'
import type { PlainDate } from '~/domain/kit/time'
import { BOOKED } from '~/domain/orders/order-states'
import { seenCustomers } from '../customers/scope'
import { customers } from '../customers/tables'
import type { Sql } from '../kit/open'
import { DONE } from './billable'

/** The open ones by name, as the index has them: all but a few drafts are of the past. */
const openDrafts = raw`from invoice_draft d where d.customer_id = customer.id and d.status in ${OPEN_DRAFT}`

/** Booked, delivered and on no draft, or on one that is not invoiced. The newest load is the likeliest to be on none: an `exists` reads them all. */
const hasBusiness = raw`(exists (select 1 ${openDrafts})
  or exists (select 1 from "order" o where o.customer_id = customer.id and o.status in ${[...BOOKED]})
  or (select true from delivery_order l where l.customer_id = customer.id and l.invoice_draft_id is null
    and l.status in ${DONE} order by l.do_date desc limit 1))`

/** How the open drafts of a customer are taxed, and how what it buys today is by agreement. */
const codesOn = (day: PlainDate) => raw<GstCode[]>`array(
  select t->>'code' from invoice_draft d, jsonb_array_elements(d.gst_totals) t
    where d.customer_id = customer.id and d.status in ${OPEN_DRAFT}
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
  const all = await sql
    .select({ customerId: id, customerCode, customerName, registrationNo, gstNo, address })
    .from(customers)
    .where(and(eq(selfBilling, false), seenCustomers(person)))
    .orderBy(asc(customerName), asc(id))
  // Who lacks nothing even under customer accounting is asked no more.
  const mayLack = all.filter(of => needsOf(of, ['SRCA-S']).length)
  const business = await businessOf(
    sql,
    mayLack.map(of => of.customerId),
    day,
  )
  const lacking = mayLack.flatMap(of => {
    const found = business.get(of.customerId)
    const needs = found ? needsOf(of, found.codes) : []
    if (!found || !needs.length) return []
    const { drafts, total } = found
    return [
      { customerId: of.customerId, customerCode: of.customerCode, customerName: of.customerName, needs, drafts, total },
    ]
  })
  return pageOf(lacking, search)
}

type Buyer = { registrationNo: string | null; gstNo: string | null; address: string | null }
const needsOf = ({ registrationNo: registration, gstNo, address }: Buyer, codes: readonly GstCode[]) =>
  buyerNeeds(
    { registration, gstNo, address },
    codes.map(code => ({ code })),
  )

/** What is open with each of these customers; who has nothing is not there. */
async function businessOf(sql: Sql, ids: readonly string[], day: PlainDate) {
  const rows = await sql
    .select({
      id: customers.id,
      codes: codesOn(day),
      drafts: raw<number>`(select count(*)::int ${openDrafts})`,
      total: raw<string>`(select coalesce(sum(d.total), 0.00)::text ${openDrafts})`,
    })
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), hasBusiness))
  return new Map(rows.map(row => [row.id, row]))
}
