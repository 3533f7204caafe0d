import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { sum } from '~/domain/kit/money'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { RepricingDetail } from '~/web/kit/client/pricing'
import { showDate } from '~/web/kit/dates'
import { draftPath } from '~/web/kit/draft-path'
import { showMoney, showUnitPrice } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { readIntent } from '~/web/kit/read-form'
import type { RecordAction } from '~/web/kit/record/record-action'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { DecisionCard } from './decision-card'
import { Changes, RepricedLoads } from './repriced-loads'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pricing } = apiFor({ request, context })
  return take(pricing.repricing[':id'].$get({ param: { id: params.id! } }))
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const { pricing } = apiFor({ request, context, key })
  const version = Number(fields.version)
  if (intent === 'refresh')
    return attempt(pricing.repricing[':id'].refresh.$post({ param: { id: params.id! }, json: { version } }))
  return attempt(
    pricing['price-approval'][':id'].withdraw.$post({
      param: { id: fields.approvalId ?? '' },
      json: { version, reason: fields.reason ?? '' },
    }),
  )
}

/** A back-dated price change: its loads as they were listed, what became of it, and the notes that it made. */
export default function RepricingRecord() {
  const of = useLoaderData<typeof loader>()
  const can = useCan()
  return (
    <RecordScreen
      kind="Back-dated price change"
      title={of.projectName}
      id={of.repricingNo}
      status={<Status of="approval" value={of.status} />}
      facts={[
        { label: 'Days', value: `${showDate(of.fromDate)} to ${showDate(of.toDate)}` },
        { label: 'Difference before GST', value: showMoney(sum(of.totals.map(row => row.difference)).toFixed(2)) },
        { label: 'Customer', value: of.customerName },
        ...(of.pricingId
          ? [
              {
                label: 'Quote',
                value: of.pricingReference,
                to: `/sales-management/pricing/save?id=${of.pricingId}`,
              },
            ]
          : []),
      ]}
      actions={actionsOf(of, can('write', 'price_approval'), can('manage', 'repricing'))}
      notice={of.changes.length > 0 && <Changes changes={of.changes} />}
      tabs={[
        {
          key: 'loads',
          label: 'Loads',
          count: of.loads.length,
          content: () => (
            <div className="grid gap-4">
              <RepricedLoads loads={of.loads} totals={of.totals} />
            </div>
          ),
        },
        { key: 'prices', label: 'Prices and decision', content: () => <Decision of={of} /> },
        { key: 'notes', label: 'Notes', count: of.notes.length, content: () => <Notes notes={of.notes} /> },
      ]}
    />
  )
}

function actionsOf(of: RepricingDetail, mayApprove: boolean, mayManage: boolean): RecordAction[] {
  const pending = of.status === 'pending'
  return [
    {
      label: 'Approve or reject',
      to: `/sales-management/pricing/approvals?item=${of.approvalId}`,
      look: 'primary',
      hidden: !pending || !mayApprove,
      why: of.changes.length ? 'The loads have changed: list them again first' : undefined,
    },
    {
      label: 'List loads again',
      intent: 'refresh',
      fields: { version: String(of.version) },
      hidden: !pending || !mayManage,
      done: 'The loads are listed again',
    },
    {
      label: 'Withdraw change',
      intent: 'withdraw',
      fields: { approvalId: of.approvalId, version: String(of.approvalVersion) },
      look: 'danger',
      hidden: !of.mayWithdraw,
      confirm: { title: `Withdraw ${of.repricingNo}?`, reason: true, verb: 'Withdraw change' },
      done: `${of.repricingNo} is withdrawn`,
    },
  ]
}

const Decision = ({ of }: { of: RepricingDetail }) => (
  <div className="grid gap-4">
    <Card title="New prices" flush>
      <PlainTable
        caption="New prices"
        rows={of.prices}
        id={price => price.productId}
        columns={[
          { label: 'Product', show: price => <span className="code">{price.productCode}</span> },
          { label: 'Name', show: price => price.name },
          { label: 'New price', align: 'right', show: price => showUnitPrice(price.unitPrice) },
        ]}
      />
    </Card>
    <DecisionCard
      reason={of.reason}
      submittedBy={of.submittedByName}
      submittedAt={of.submittedAt}
      decidedBy={of.decidedByName}
      decidedAt={of.decidedAt}
      decisionReason={of.decisionReason}
    />
  </div>
)

const Notes = ({ notes }: { notes: RepricingDetail['notes'] }) =>
  notes.length ? (
    <Card title="Notes to invoices" flush>
      <PlainTable
        caption="Notes to invoices"
        rows={notes}
        id={note => note.draftId}
        columns={[
          {
            label: 'Note',
            show: note => (
              <Link to={draftPath(note.draftId)} className="code text-link">
                {note.draftNo}
              </Link>
            ),
          },
          { label: 'Invoice', show: note => <span className="code">{note.invoiceNo}</span> },
          { label: 'Total with GST', align: 'right', show: note => showMoney(note.total) },
        ]}
      />
    </Card>
  ) : (
    <p className="text-muted">No notes. Approval makes one for each invoice that changes.</p>
  )
