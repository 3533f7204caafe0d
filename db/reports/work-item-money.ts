import { and, eq, inArray, min } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import { type DraftStatus, levelsFor } from '~/domain/billing/invoice-draft'
import { SETTINGS, type SettingName } from '~/domain/kit/setting'
import { addMinutes } from '~/domain/kit/time'
import { BOOKED } from '~/domain/orders/order-states'
import type { WorkKind } from '~/domain/reports/work-item'
import { searchInvoices } from '../billing/invoice'
import { searchDrafts } from '../billing/invoice-draft'
import { searchPayments } from '../billing/payment-list'
import { creditHoldOf } from '../billing/receivable/credit-hold'
import { searchCustomers } from '../customers/customer'
import { orders } from '../orders/tables'
import { searchAdjustments } from '../pricing/price-adjustment/price-adjustment'
import { searchPriceApprovals } from '../pricing/price-approval'
import { searchPricings } from '../pricing/pricing'
import { settingProposalsOf } from '../users/business-setting'
import { type Asker, FIRST, type Find, type Found, firstOf, ofPage, ofRows } from './work-item-found'

export const MONEY = {
  drafts: of =>
    draftsIn(
      of,
      levelsFor((action, subject) => mayDo(of.person, action, subject)),
      { turn: 'mine' },
    ),
  returnedDrafts: of => draftsIn(of, ['draft']),
  exceptions: of => draftsIn(of, ['exception']),
  // The tax invoice of a self-billing customer is not ours to make.
  toInvoice: of => draftsIn(of, ['approved'], { selfBilling: false }),
  toSend: of => invoicesThat(of, { sent: false }),
  toExport: of => invoicesThat(of, { exported: false }),
  toAllocate: async of => {
    const which = { unallocated: true, reversed: false, totals: true, sort: 'paidOn' }
    const page = await searchPayments(of.sql, of.person, { ...which, ...firstOf(of) })
    const found = ofPage(page, row => ({
      at: row.paidOn,
      name: `${row.paymentNo}, ${row.customerName}`,
      id: row.id,
    }))
    return { ...found, ...(page.sums && { amount: page.sums.left }) }
  },
  quotes: async of =>
    ofPage(
      await searchPricings(of.sql, of.person, {
        ...{ status: ['submitted'], own: false, sort: 'updatedAt' },
        ...firstOf(of),
      }),
      row => ({
        at: row.updatedAt,
        id: row.id,
        name: `${row.pricingReference}, ${row.projectName}`,
      }),
    ),
  priceApprovals: async of =>
    ofPage(
      await searchPriceApprovals(of.sql, of.person, {
        ...{ status: 'pending', own: false, sort: 'askedAt' },
        ...firstOf(of),
      }),
      row => ({
        at: row.createdAt,
        name: row.label,
        id: row.id,
      }),
    ),
  adjustments: async ({ sql, person }) =>
    ofPage(
      await searchAdjustments(sql, person, { status: 'submitted', own: false, sort: 'fromDate', ...FIRST }),
      row => ({
        at: row.fromDate,
        name: `${row.adjustmentNo}, ${row.name}`,
      }),
    ),
  settings: async ({ sql, person }) =>
    ofRows((await settingProposalsOf(sql)).filter(row => row.askedBy !== person.id).reverse(), row => ({
      at: row.createdAt,
      name: SETTINGS[row.name as SettingName].label,
    })),
  creditHolds: async of => {
    const page = await searchCustomers(of.sql, of.person, { creditSuspended: true, ...firstOf(of) }, of.day)
    const stopped = await firstStopped(of, page.rows)
    const found = ofPage(page, row => ({ at: null, name: row.customerName, id: row.id, ...stopped.get(row.id) }))
    // A hold alone waits for nobody; one that stops a load of today does.
    return { ...found, items: found.items?.filter(item => item.since) }
  },
} satisfies Partial<Record<WorkKind, Find>>

/** How long before its first load an order on credit hold is told of: the load is batched half an hour before. */
const BEFORE_LOAD = 120

/** Since when the orders of today wait for the hold of their customer, unless their loads go; asked where single items are. */
async function firstStopped({ sql, day, most }: Asker, rows: readonly { id: string }[]) {
  if (!most || !rows.length) return new Map<string, { since: Date; wait: string }>()
  const ids = rows.map(row => row.id)
  const { customerId, startsAt, orderDate, status } = orders
  const found = await sql
    .select({ customerId, first: min(startsAt) })
    .from(orders)
    .where(and(inArray(customerId, ids), eq(orderDate, day), inArray(status, [...BOOKED])))
    .groupBy(customerId)
  const stopped = new Map<string, { since: Date; wait: string }>()
  for (const { customerId: of, first } of found)
    if (first && (await creditHoldOf(sql, { customerId: of, doDate: day })))
      stopped.set(of, { since: addMinutes(first, -BEFORE_LOAD), wait: day })
  return stopped
}

async function draftsIn(
  of: Asker,
  status: DraftStatus[],
  more: { turn?: 'mine'; selfBilling?: false } = {},
): Promise<Found> {
  const page = await searchDrafts(
    of.sql,
    of.person,
    { ...more, status, totals: true, sort: 'updatedAt', ...firstOf(of) },
    of.day,
  )
  const found = ofPage(page, row => ({ at: row.updatedAt, name: `${row.draftNo}, ${row.projectName}`, id: row.id }))
  return { ...found, ...(page.sums && { amount: page.sums.total }) }
}

async function invoicesThat(of: Asker, which: { sent: boolean } | { exported: boolean }): Promise<Found> {
  const page = await searchInvoices(of.sql, of.person, { ...which, totals: true, sort: 'invoiceDate', ...firstOf(of) })
  const found = ofPage(page, row => ({
    at: row.invoiceDate,
    name: `${row.invoiceNo}, ${row.customerName}`,
    id: row.id,
  }))
  return { ...found, ...(page.sums && { amount: page.sums.total }) }
}
