import type { Call } from '~/domain/access/rights'

/** Calls whose method and path do not say enough. */
export const billing: Partial<Record<Call, string>> = {
  'POST /invoice-draft/list': 'Search invoice drafts',
  'POST /invoice-draft/generate-draft': 'Generate the invoice drafts of a period',
  'GET /invoice-draft/preliminary-receipt': 'Download preliminary invoices as a spreadsheet',
  'GET /invoice-draft/availableDraftStatus': 'List the statuses of drafts that you may see',
  'GET /invoice-draft/order-details/:id/action-history': 'Show the trail of a line of an invoice draft',
  'GET /invoice-draft/history/:id': 'List who decided on an invoice draft',
  'GET /invoice-draft/:id/order': 'List the concrete of an invoice draft',
  'GET /invoice-draft/:id/sub-product': 'List the charges of an invoice draft',
  'GET /invoice-draft/:id/associate-product': 'List the add-on products of an invoice draft',
  'GET /invoice-draft/:id/history': 'Show the trail of an invoice draft',
  'GET /invoice-draft/:id/order-details': 'List all lines of an invoice draft',
  'PUT /invoice-draft/approve': 'Approve invoice drafts',
  'PUT /invoice-draft/reject': 'Reject invoice drafts',
  'POST /invoice-draft/send-invoice-email': 'Send many invoices by e-mail',
  'POST /invoice-draft/send-invoice-late-email': 'Send reminders of late invoices by e-mail',
  'GET /invoice/exceptions-report': 'List exceptions that keep loads from an invoice',
  'POST /invoice/generate': 'Make invoices of approved drafts',
  'POST /invoice/export': 'Export invoices to the ERP',
  'GET /invoice/exports': 'List exports to the ERP',
  'POST /invoice/:id/pdf': 'Make the PDF of an invoice again',
  'GET /invoice/:id/download': 'Download an invoice as PDF',
  'POST /invoice/:id/email': 'Send an invoice by e-mail',
  'POST /invoice/:id/letter': 'Settle an invoice e-mail that did not arrive',
  'GET /invoice/export/:id/file': 'Download the file of an export to the ERP',
}
