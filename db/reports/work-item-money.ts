import { mayDo } from '~/domain/access/ability'
import { type DraftStatus, levelsFor } from '~/domain/billing/invoice-draft'
import { SETTINGS, type SettingName } from '~/domain/kit/setting'
import type { WorkKind } from '~/domain/reports/work-item'
import { searchInvoices } from '../billing/invoice'
import { searchDrafts } from '../billing/invoice-draft'
import { searchCustomers } from '../customers/customer'
import { searchAdjustments } from '../pricing/price-adjustment/price-adjustment'
import { searchPriceApprovals } from '../pricing/price-approval'
import { searchPricings } from '../pricing/pricing'
import { settingProposalsOf } from '../users/business-setting'
import { type Asker, FIRST, type Find, type Found, ofPage, ofRows } from './work-item-found'

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
  quotes: async ({ sql, person }) =>
    ofPage(
      await searchPricings(sql, person, { status: ['submitted'], own: false, sort: 'updatedAt', ...FIRST }),
      row => ({
        at: row.updatedAt,
        name: `${row.pricingReference}, ${row.projectName}`,
      }),
    ),
  priceApprovals: async ({ sql, person }) =>
    ofPage(
      await searchPriceApprovals(sql, person, { status: 'pending', own: false, sort: 'askedAt', ...FIRST }),
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
  creditHolds: async ({ sql, person, day }) =>
    ofPage(await searchCustomers(sql, person, { creditSuspended: true, ...FIRST }, day), row => ({
      at: null,
      name: row.customerName,
    })),
} satisfies Partial<Record<WorkKind, Find>>

async function draftsIn(
  { sql, person, day }: Asker,
  status: DraftStatus[],
  more: { turn?: 'mine'; selfBilling?: false } = {},
): Promise<Found> {
  const page = await searchDrafts(sql, person, { ...more, status, sort: 'updatedAt', ...FIRST }, day)
  const found = ofPage(page, row => ({ at: row.updatedAt, name: `${row.draftNo}, ${row.projectName}`, id: row.id }))
  return { ...found, amount: page.sums.total }
}

async function invoicesThat({ sql, person }: Asker, which: { sent: boolean } | { exported: boolean }): Promise<Found> {
  const page = await searchInvoices(sql, person, { ...which, sort: 'invoiceDate', ...FIRST })
  const found = ofPage(page, row => ({ at: row.invoiceDate, name: `${row.invoiceNo}, ${row.customerName}` }))
  return { ...found, amount: page.sums.total }
}
