import { anId, finance, sales, screens } from '../kit/screens'

/** As `SERIES_NUMBER` of the domain has it: a company may have chosen other letters than INV since. */
const NUMBERED = /^[A-Z][A-Z0-9]{0,7}-\d{4}-\d{6,}$/i

export const billingScreens = screens('billing', [
  {
    url: 'sales-management/invoice-draft/overview',
    file: 'invoice-draft/inbox.tsx',
    title: 'Invoice drafts',
    roles: sales,
  },
  {
    url: 'sales-management/invoice-draft/edit',
    file: 'invoice-draft/form.tsx',
    title: 'Edit invoice draft',
    roles: ['admin', 'salesperson', 'sales_manager', 'ceo'],
  },
  {
    url: 'sales-management/invoice-preliminary',
    file: 'preliminary-list.tsx',
    title: 'Preliminary invoice register',
    roles: sales,
  },
  {
    url: 'billing/invoice/:invoice_number/note',
    file: 'invoice-note-form.tsx',
    title: 'Credit or debit note',
    roles: ['admin', 'finance_ar', 'finance_hod', 'sales_manager', 'salesperson'],
    valid: { invoice_number: NUMBERED },
  },
  {
    url: 'billing/invoice/:invoice_number/reissue',
    file: 'invoice-reissue-form.tsx',
    title: 'Cancel and re-issue',
    roles: ['admin', 'finance_ar', 'finance_hod', 'sales_manager', 'salesperson'],
    valid: { invoice_number: NUMBERED },
  },
  { url: 'billing', file: 'invoice-list.tsx', title: 'Search Invoice', roles: sales },
  { url: 'billing/overview', file: 'billing-home.tsx', title: 'Billing overview', roles: sales },
  { url: 'billing/exceptions', file: 'draft-exception-list.tsx', title: 'Draft exceptions', roles: sales },
  { url: 'billing/invoice/search-invoice', file: 'invoice-list.tsx', title: 'Search Invoice', roles: sales },
  { url: 'billing/invoice/invoice-generate', file: 'invoice-generate.tsx', title: 'Generate Invoice', roles: finance },
  { url: 'billing/invoice/export-invoice', file: 'invoice-export.tsx', title: 'Export Invoice', roles: finance },
  {
    url: 'billing/unbilled',
    file: 'unbilled-charge-list.tsx',
    title: 'Earned, not billed',
    roles: ['admin', 'sales_manager', 'ceo', 'finance_ar', 'finance_hod'],
  },
  {
    url: 'billing/times',
    file: 'timed-charge-list.tsx',
    title: 'Ticket and device times',
    roles: ['admin', 'sales_manager', 'ceo', 'finance_ar', 'finance_hod'],
  },
  { url: 'billing/self-billed', file: 'self-bill-list.tsx', title: 'Self-billing customers', roles: sales },
  {
    url: 'billing/self-billed/:id',
    file: 'self-bill-record.tsx',
    title: 'Statement to match',
    roles: sales,
    valid: { id: anId },
  },
  { url: 'billing/receivables', file: 'receivable-list.tsx', title: 'Receivables', roles: sales },
  {
    url: 'billing/receivables/:id',
    file: 'receivable-record.tsx',
    title: 'Customer account',
    roles: sales,
    valid: { id: anId },
  },
  { url: 'billing/payments', file: 'payment-list.tsx', title: 'Payments', roles: sales },
  { url: 'billing/payments/:id', file: 'payment-record.tsx', title: 'Payment', roles: sales, valid: { id: anId } },
  { url: 'billing/rebates', file: 'rebate-list.tsx', title: 'Rebates', roles: sales },
  { url: 'billing/rebates/:id', file: 'rebate-record.tsx', title: 'Rebate', roles: sales, valid: { id: anId } },
  { url: 'billing/reminders', file: 'reminder-list.tsx', title: 'Reminders', roles: sales },
  {
    url: 'billing/deputies',
    file: 'draft-deputies.tsx',
    title: 'Drafts without an approver',
    roles: ['admin', 'sales_admin'],
  },
  {
    url: 'billing/periods',
    file: 'billing-period-list.tsx',
    title: 'Billing periods',
    roles: sales.filter(role => role !== 'salesperson'),
  },
  {
    url: 'billing/invoice/:invoice_number',
    file: 'invoice-record.tsx',
    title: 'View Invoice Details',
    roles: sales,
    valid: { invoice_number: NUMBERED },
  },
])
