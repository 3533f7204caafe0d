import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InvoiceSearch } from '~/domain/billing/invoice'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { InvoiceRow } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { showMoney, showNumber } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readIntent, readSearch } from '~/web/kit/read-form'
import { Badge } from '~/web/ui/badge'
import { AddUp } from './add-up'
import { BillKind } from './bill-kind'
import { E_INVOICE_WORDS, EInvoiceBadge } from './e-invoice-card'
import { useSendMany } from './send-many'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(
    apiFor({ request, context }).billing.invoice.search.$post({
      json: readSearch(searchOf(request), InvoiceSearch),
    }),
  )

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const { billing } = apiFor({ request, context, key })
  const json = { invoiceIds: (fields.ids ?? '').split(',').filter(Boolean) }
  return intent === 'e-invoice'
    ? attempt(billing.invoice['e-invoice'].$post({ json }))
    : attempt(billing['invoice-draft']['send-invoice-email'].$post({ json }))
}

/** Invoices and the notes to them: whose, how much, whether they were sent and exported. */
export default function InvoiceList() {
  const page = useLoaderData<typeof loader>()
  const sums = 'sums' in page ? page.sums : undefined
  const sending = useSendMany()
  const maySend = useCan()('manage', 'search_invoice')
  return (
    <ListScreen<InvoiceRow>
      title="Search Invoice"
      noun={['invoice', 'invoices']}
      page={page}
      columns={columnsOf(sums)}
      {...(maySend && { bulk: (picked: InvoiceRow[], clear: () => void) => sending.buttons({ picked, clear }) })}
      open={row => `/billing/invoice/${row.invoiceNo}`}
      search="Invoice, PO, delivery order, customer"
      filters={[
        filter.date('fromDate', 'Dated from', true),
        filter.date('toDate', 'Dated to', true),
        filter.choice('kind', 'Type', [
          ['invoice', 'Invoices'],
          ['note', 'Credit and debit notes'],
          ['credit_note', 'Credit notes'],
          ['debit_note', 'Debit notes'],
        ]),
        filter.choice('sent', 'Sent', [
          ['true', 'Sent'],
          ['false', 'Not sent'],
        ]),
        filter.choice(
          'eInvoice',
          'E-invoice',
          [['none', 'Not sent'], ...Object.entries(E_INVOICE_WORDS)] as [string, string][],
          true,
        ),
        filter.choice(
          'exported',
          'Exported',
          [
            ['true', 'Exported'],
            ['false', 'Not exported'],
          ],
          true,
        ),
        filter.lookup('customerId', 'Customer', {
          path: 'customer/list',
          label: 'customerName',
          detail: 'customerCode',
        }),
      ]}
      empty={{ text: 'Invoices appear here when finance generates them from approved drafts.' }}
    >
      {sending.told}
    </ListScreen>
  )
}

const columnsOf = (sums: { quantity: string; total: string } | null | undefined): Column<InvoiceRow>[] => [
  {
    key: 'invoiceNo',
    label: 'Invoice',
    width: 140,
    show: row => (
      <span className="grid">
        <span className="code">{row.invoiceNo}</span>
        {row.cancelled && <span className="text-meta text-muted">Cancelled</span>}
        {row.creditsInvoiceNo && <span className="text-meta text-muted">to {row.creditsInvoiceNo}</span>}
      </span>
    ),
    sort: true,
  },
  { key: 'kind', label: 'Type', show: row => <BillKind kind={row.kind} />, phone: 'meta' },
  {
    key: 'customerName',
    label: 'Customer, project',
    show: row => (
      <span className="grid">
        <span>{row.customerName}</span>
        <span className="text-meta text-muted">{row.projectName}</span>
      </span>
    ),
    sort: true,
  },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true, hidden: true },
  { key: 'invoiceDate', label: 'Date', show: row => showDate(row.invoiceDate), sort: true },
  { key: 'dueDate', label: 'Due', show: row => showDate(row.dueDate), sort: true },
  {
    key: 'sentAt',
    label: 'Sent, e-invoice',
    show: row => (
      <span className="flex flex-wrap gap-1">
        {row.sentAt ? <Badge tone="done">Sent</Badge> : <Badge tone="neutral">Not sent</Badge>}
        {row.eInvoiceStatus && <EInvoiceBadge status={row.eInvoiceStatus} />}
      </span>
    ),
    phone: 'meta',
  },
  {
    key: 'exportNo',
    label: 'ERP',
    show: row =>
      row.exportNo ? <span className="code">{row.exportNo}</span> : <Badge tone="waiting">To export</Badge>,
    phone: 'meta',
  },
  {
    key: 'quantity',
    label: 'm³',
    show: row => showNumber(row.quantity, 2),
    align: 'right',
    total: sums && showNumber(sums.quantity, 2),
  },
  {
    key: 'total',
    label: 'Total with GST',
    show: row => showMoney(row.total),
    align: 'right',
    sort: true,
    total: sums === null ? <AddUp /> : sums && showMoney(sums.total),
    phone: 'end',
  },
]
