import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Sheet } from 'lucide-react'
import { useState } from 'react'
import { DraftSearch } from '~/domain/billing/invoice-draft'
import { apiFor, listOf } from '~/web/kit/api'
import type { DraftRow } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { showMoney, showNumber } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readSearch } from '~/web/kit/read-form'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Status } from '~/web/kit/status'
import { STATUS } from '~/web/kit/status-words'
import { Button } from '~/web/ui/button'
import { AddUp } from './add-up'
import { BillKind } from './bill-kind'
import { ExceptionsOfDraft } from './exceptions-of-draft'
import { actOnDraft } from './invoice-draft/draft-action'
import { useDraftActions } from './invoice-draft/row-action'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(
    apiFor({ request, context }).billing['invoice-draft'].list.$post({
      json: readSearch(searchOf(request), DraftSearch),
    }),
  )

export const action = ({ request, context }: ActionFunctionArgs) => actOnDraft(request, context)

/** What is not invoiced yet, by period, with the sum of the whole filter. */
export default function PreliminaryList() {
  const page = useLoaderData<typeof loader>()
  const sums = 'sums' in page ? page.sums : undefined
  const now = usePortalNow(60_000)
  const rowActions = useDraftActions()
  const [asking, setAsking] = useState<RecordAction | null>(null)
  return (
    <ListScreen<DraftRow>
      title="Preliminary invoice register"
      noun={['draft', 'drafts']}
      page={page}
      columns={columnsOf(sums, now)}
      open={row =>
        `/sales-management/invoice-draft/overview?view=${['approved', 'invoiced', 'withdrawn'].includes(row.status) ? 'decided' : 'others'}&item=${row.id}`
      }
      rowActions={row => rowActions(row, setAsking)}
      search="Draft, PO, delivery order, customer"
      filters={[
        filter.choice(
          'status',
          'Status',
          Object.entries(STATUS.invoiceDraft).map(([value, word]) => [value, word.label] as const),
          true,
        ),
        filter.date('fromDate', 'From', true),
        filter.date('toDate', 'To', true),
        filter.lookup('customerId', 'Customer', {
          path: 'customer/list',
          label: 'customerName',
          detail: 'customerCode',
        }),
      ]}
      actions={
        <Button asChild>
          <Link to="/files/invoice-draft/preliminary-receipt" reloadDocument>
            <Sheet /> Register as Excel
          </Link>
        </Button>
      }
      empty={{ text: 'Drafts appear here when a period is drafted.' }}
    >
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </ListScreen>
  )
}

type Sums = { quantity: string; subtotal: string; total: string }
const columnsOf = (sums: Sums | null | undefined, now: Date): Column<DraftRow>[] => [
  {
    key: 'draftNo',
    label: 'Draft',
    show: row => (
      <>
        <span className="code">{row.draftNo}</span>
        {row.kind !== 'invoice' && (
          <span className="ms-2">
            <BillKind kind={row.kind} />
          </span>
        )}
      </>
    ),
    sort: true,
  },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, wrap: true },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true, wrap: true },
  { key: 'fromDate', label: 'Period', show: row => `${showDate(row.fromDate)} to ${showDate(row.toDate)}`, sort: true },
  {
    key: 'status',
    label: 'Status',
    show: row => (
      <>
        <Status of="invoiceDraft" value={row.status} />
        {row.exceptions.length > 0 && (
          <span className="block text-meta text-muted">
            <ExceptionsOfDraft rows={row.exceptions} now={now} />
          </span>
        )}
      </>
    ),
    sort: true,
    phone: 'end',
  },
  {
    key: 'quantity',
    label: 'm³',
    show: row => showNumber(row.quantity, 2),
    align: 'right',
    sort: true,
    total: sums && showNumber(sums.quantity, 2),
  },
  {
    key: 'subtotal',
    label: 'Subtotal',
    show: row => showMoney(row.subtotal),
    align: 'right',
    total: sums && showMoney(sums.subtotal),
    // The screen of an office has room for one amount: what is owed.
    hidden: true,
  },
  {
    key: 'total',
    label: 'Total with GST',
    show: row => showMoney(row.total),
    align: 'right',
    sort: true,
    total: sums === null ? <AddUp /> : sums && showMoney(sums.total),
  },
  { key: 'salespersonName', label: 'Salesperson', show: row => row.salespersonName ?? '', hidden: true },
]
