import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { EXCEPTION_KINDS, exceptionKind } from '~/domain/billing/draft-exception'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { InvoiceException } from '~/web/kit/client/billing'
import { showAge } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Badge } from '~/web/ui/badge'
import { ExceptionOwnerField } from './draft-exception-owner'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).billing.invoice.exceptions.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields, key } = await readIntent(request)
  const { id = '', version, ownerId = '' } = fields
  const call = apiFor({ request, context, key }).billing['invoice-draft'].exception[':id'].assign
  return attempt(call.$put({ param: { id }, json: { version: Number(version), ownerId } }))
}

/** What keeps drafts from approval, the oldest first: whose it is, since when, and who takes it over. */
export default function ExceptionList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const now = usePortalNow(60_000)
  const [asking, setAsking] = useState<RecordAction | null>(null)
  return (
    <ListScreen<InvoiceException>
      title="Draft exceptions"
      noun={['exception', 'exceptions']}
      page={page}
      columns={columnsOf(now)}
      open={row =>
        `/sales-management/invoice-draft/overview?view=others&item=${row.draftId}${row.lineId ? `#line-${row.lineId}` : ''}`
      }
      rowActions={row =>
        can('write', 'draft_exception') ? [{ label: 'Assign', run: () => setAsking(assign(row)) }] : []
      }
      search="Draft, customer, project or text"
      filters={FILTERS}
      empty={{ text: 'No open exceptions.' }}
    >
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </ListScreen>
  )
}

const assign = ({ id, version, draftNo, kind, ownerId }: InvoiceException): RecordAction => ({
  label: 'Assign',
  intent: 'assign',
  fields: { id, version: String(version) },
  done: 'Exception assigned',
  confirm: {
    title: `Assign ${exceptionKind(kind).label.toLowerCase()} of ${draftNo}`,
    form: <ExceptionOwnerField exceptionId={id} now={ownerId} />,
  },
})

const columnsOf = (now: Date): Column<InvoiceException>[] => [
  {
    key: 'kind',
    label: 'Kind',
    show: row => <Badge tone="waiting">{exceptionKind(row.kind).label}</Badge>,
    sort: true,
  },
  { key: 'text', label: 'Exception', show: row => row.text },
  { key: 'ownerName', label: 'Owner', show: row => row.ownerName ?? 'No owner', sort: true, phone: 'meta' },
  { key: 'raisedAt', label: 'Age', show: row => showAge(row.raisedAt, now), sort: true, phone: 'end' },
  { key: 'draftNo', label: 'Draft', show: row => <span className="code">{row.draftNo}</span>, sort: true },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, phone: 'meta' },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true, hidden: true },
  { key: 'total', label: 'Total with GST', show: row => showMoney(row.total), align: 'right', sort: true },
]

const FILTERS = [
  filter.choice(
    'kind',
    'Kind',
    Object.entries(EXCEPTION_KINDS).map(([kind, { label }]) => [kind, label] as const),
    true,
  ),
  filter.choice('mine', 'Owner', [['true', 'Mine']], true),
  filter.choice(
    'age',
    'Age',
    [
      ['1', '1 day or more'],
      ['3', '3 days or more'],
      ['7', '7 days or more'],
      ['30', '30 days or more'],
    ],
    true,
  ),
]
