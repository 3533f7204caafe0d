import type { WorkOf } from './work-item-of'

/** Work about prices, bills and credit. */
export const MONEY = {
  drafts: {
    label: 'Invoice drafts to approve',
    to: '/sales-management/invoice-draft/overview?view=mine',
    rights: [
      ['approve-1', 'invoice_draft'],
      ['approve-2', 'invoice_draft'],
      ['approve-3', 'invoice_draft'],
    ],
    opens: true,
    since: 'Last changed',
    menu: true,
  },
  returnedDrafts: {
    label: 'Invoice drafts returned',
    to: '/sales-management/invoice-preliminary?status=draft',
    rights: [['approve-1', 'invoice_draft']],
    since: 'Last changed',
    menu: true,
  },
  exceptions: {
    label: 'Invoice drafts with exceptions',
    to: '/sales-management/invoice-preliminary?status=exception',
    rights: [['write', 'draft_exception']],
    since: 'Last changed',
    menu: true,
  },
  quotes: {
    label: 'Quotes to approve',
    to: '/sales-management/pricing/overview?status=submitted&own=false',
    rights: [['write', 'pricing_approval']],
    since: 'Last changed',
    menu: true,
  },
  priceApprovals: {
    label: 'Prices for a second person',
    to: '/sales-management/pricing/approvals',
    rights: [['write', 'price_approval']],
    opens: true,
    since: 'Requested',
    menu: true,
  },
  adjustments: {
    label: 'Price adjustments to approve',
    to: '/sales-management/price-adjustment?status=submitted&own=false',
    rights: [['write', 'pricing_approval']],
    since: 'In force',
    menu: true,
  },
  settings: {
    label: 'Settings for a second person',
    to: '/administration/settings',
    rights: [['manage', 'business_setting']],
    since: 'Proposed',
    menu: true,
  },
  toInvoice: {
    label: 'Approved drafts to invoice',
    to: '/billing/invoice/invoice-generate',
    rights: [['write', 'generate_invoice']],
    since: 'Last changed',
    menu: true,
  },
  toSend: {
    label: 'Invoices not sent',
    to: '/billing/invoice/search-invoice?sent=false',
    rights: [['write', 'generate_invoice']],
    since: 'Dated',
  },
  toExport: {
    label: 'Invoices to export',
    to: '/billing/invoice/export-invoice',
    rights: [['write', 'export_invoice']],
    since: 'Dated',
  },
  toAllocate: {
    label: 'Payments to allocate',
    to: '/billing/payments?unallocated=true&reversed=false',
    rights: [['manage', 'payment']],
    since: 'Paid',
  },
  creditHolds: {
    label: 'Customers on credit hold',
    to: '/sales-management/customers/overview?creditSuspended=true',
    rights: [['manage', 'customer_credit']],
    since: '',
  },
} as const satisfies Record<string, WorkOf>
