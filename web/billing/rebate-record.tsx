import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { sum } from '~/domain/kit/money'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate, showDateTime } from '~/web/kit/dates'
import { draftPath } from '~/web/kit/draft-path'
import { showMoney, showNumber, showVolume } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { readIntent } from '~/web/kit/read-form'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return take(apiFor({ request, context }).billing.rebate[':id'].$get({ param: { id: params.id! } }))
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const { rebate } = apiFor({ request, context, key }).billing
  const param = { id: params.id! }
  if (intent === 'end')
    return attempt(
      rebate[':id'].end.$post({ param, json: { version: Number(fields.version), reason: fields.reason ?? '' } }),
    )
  return attempt(rebate[':id'].settle.$post({ param, json: { version: Number(fields.version) } }))
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** A rebate: the invoices of its days, what they come to, and the credit notes that it became. */
export default function RebateRecord() {
  const of = useLoaderData<typeof loader>()
  const can = useCan()
  const { worked } = of
  const made = of.notes.filter(note => note.status !== 'withdrawn')
  return (
    <RecordScreen
      kind="Rebate"
      title={of.customerName}
      id={`${showDate(of.fromDate)} to ${showDate(of.toDate)}`}
      status={of.endedAt ? <Badge tone="stop">Ended</Badge> : undefined}
      facts={[
        { label: 'Invoiced concrete', value: showVolume(worked.quantity) },
        { label: 'Rebate per m³', value: worked.tier ? showMoney(worked.tier.rebatePerM3) : 'Below the first row' },
        { label: 'Rebate before GST', value: showMoney(worked.amount) },
        { label: 'Reason', value: of.reason },
        ...(of.endedAt
          ? [{ label: 'Ended', value: `${of.endedBy ?? ''}, ${showDateTime(of.endedAt)}: ${of.endReason}` }]
          : []),
      ]}
      actions={[
        {
          label: 'Create credit notes',
          intent: 'settle',
          fields: { version: String(of.version) },
          look: 'primary',
          hidden: !can('write', 'invoice_note') || made.length > 0 || !!of.endedAt,
          why: Number(worked.amount) > 0 ? undefined : 'No rebate is due',
          confirm: {
            title: 'Create the credit notes of this rebate?',
            text: `One for each invoice, ${showMoney(worked.amount)} before GST in all. They go through their approvals.`,
            verb: 'Create credit notes',
          },
          done: 'Credit notes created',
        },
        {
          label: 'End rebate',
          intent: 'end',
          fields: { version: String(of.version) },
          hidden: !can('manage', 'rebate') || !!of.endedAt,
          why: made.length > 0 ? 'Its credit notes are made. Withdraw them first' : undefined,
          confirm: {
            title: 'End this rebate?',
            text: 'The customer gets nothing from it, and you can enter another one for the same days.',
            verb: 'End rebate',
            reason: true,
          },
          done: 'Rebate ended',
        },
      ]}
      tabs={[
        { key: 'invoices', label: 'Invoices', count: worked.invoices.length, content: () => <Invoices of={of} /> },
        { key: 'tiers', label: 'Rebate by quantity', content: () => <Tiers of={of} /> },
        { key: 'notes', label: 'Credit notes', count: of.notes.length, content: () => <Notes of={of} /> },
      ]}
    />
  )
}

const Invoices = ({ of: { worked } }: { of: Loaded }) =>
  worked.invoices.length ? (
    <PlainTable
      caption="Invoices of these days"
      rows={worked.invoices}
      id={row => row.invoiceId}
      columns={[
        { label: 'Invoice', show: row => <Link to={`/billing/invoice/${row.invoiceNo}`}>{row.invoiceNo}</Link> },
        { label: 'Date', show: row => showDate(row.invoiceDate) },
        {
          label: 'Concrete',
          align: 'right',
          show: row => showVolume(sum(row.parts.map(part => part.quantity)).toFixed(2)),
        },
        {
          label: 'Rebate before GST',
          align: 'right',
          show: row => showMoney(sum(row.parts.map(part => part.amount)).toFixed(2)),
        },
      ]}
    />
  ) : (
    <p className="text-muted text-table">No concrete is invoiced in these days yet.</p>
  )

const Tiers = ({ of: { tiers } }: { of: Loaded }) => (
  <PlainTable
    caption="Rebate by quantity"
    rows={[...tiers]}
    id={row => row.fromCubicMetres}
    columns={[
      { label: 'From', show: row => `${showNumber(row.fromCubicMetres)} m³` },
      { label: 'Rebate per m³', align: 'right', show: row => showMoney(row.rebatePerM3) },
    ]}
  />
)

const Notes = ({ of: { notes } }: { of: Loaded }) =>
  notes.length ? (
    <PlainTable
      caption="Credit notes"
      rows={notes}
      id={row => row.draftId}
      columns={[
        {
          label: 'Draft',
          show: row => <Link to={draftPath(row.draftId)}>{row.draftNo}</Link>,
        },
        {
          label: 'Credit note',
          show: row => (row.invoiceNo ? <Link to={`/billing/invoice/${row.invoiceNo}`}>{row.invoiceNo}</Link> : ''),
        },
        { label: 'Status', show: row => <Status of="invoiceDraft" value={row.status} /> },
        { label: 'Total with GST', align: 'right', show: row => showMoney(row.total) },
      ]}
    />
  ) : (
    <p className="text-muted text-table">Credit notes are created when the last day is over.</p>
  )
