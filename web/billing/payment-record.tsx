import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { PAYMENT_METHOD_LABELS } from '~/domain/billing/payment'
import { payOldest } from '~/domain/billing/receivable'
import { sum } from '~/domain/kit/money'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { useFormKey } from '~/web/kit/form/form-key'
import { PlainTable } from '~/web/kit/page-grid'
import { readIntent } from '~/web/kit/read-form'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Timeline } from '~/web/kit/record/timeline'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import { PaymentStatus } from './payment-status'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { billing } = apiFor({ request, context })
  const payment = await take(billing.payment[':id'].$get({ param: { id: params.id! } }))
  const account = await take(billing.receivable[':id'].$get({ param: { id: payment.customerId } }))
  const items = account.items.filter(item => Number(item.open) > 0)
  return { payment, items, proposed: payOldest(items, payment.left) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const payment = apiFor({ request, context, key }).billing.payment[':id']
  const param = { id: params.id! }
  const version = Number(fields.version)
  const { invoiceId = '', reason = '' } = fields
  if (intent === 'unallocate') return attempt(payment.unallocate.$post({ param, json: { version, invoiceId, reason } }))
  if (intent === 'reverse') return attempt(payment.reverse.$post({ param, json: { version, reason } }))
  const allocations = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith('pay.') && value.trim()
      ? [{ invoiceId: name.slice(4), amount: value.replaceAll(',', '').trim() }]
      : [],
  )
  const answer = await attempt(payment.allocate.$post({ param, json: { version, allocations } }))
  return answer.ok ? answer : data(answer, { status: answer.problem.status })
}

/** A payment: what it pays, what is left of it, and the open invoices that it may pay. */
export default function PaymentRecord() {
  const { payment } = useLoaderData<typeof loader>()
  const may = useCan()('manage', 'payment') && !payment.reversedAt
  const version = String(payment.version)
  const net = Map.groupBy(payment.allocations, row => row.invoiceId)
  const paid = [...net.values()].filter(rows => sum(rows.map(row => row.amount)).greaterThan(0))
  return (
    <RecordScreen
      kind="Payment"
      title={payment.customerName}
      id={payment.paymentNo}
      status={<PaymentStatus reversedAt={payment.reversedAt} left={payment.left} />}
      facts={[
        { label: 'Amount', value: showMoney(payment.amount) },
        { label: 'Not allocated', value: showMoney(payment.left) },
        { label: 'Paid on', value: showDate(payment.paidOn) },
        { label: 'Reference', value: payment.reference },
        { label: 'Method', value: PAYMENT_METHOD_LABELS[payment.method] },
        ...(payment.remarks ? [{ label: 'Remarks', value: payment.remarks }] : []),
      ]}
      actions={[
        { label: 'Customer account', to: `/billing/receivables/${payment.customerId}` },
        ...paid.map(([row]) => ({
          label: `Take back from ${row!.invoiceNo}`,
          intent: 'unallocate',
          hidden: !may,
          fields: { version, invoiceId: row!.invoiceId },
          done: `${row!.invoiceNo} is open again`,
          confirm: {
            title: `Take back from ${row!.invoiceNo}`,
            text: 'The amount becomes credit of the customer.',
            verb: 'Take back',
            reason: true,
          },
        })),
        {
          label: 'Reverse payment',
          intent: 'reverse',
          look: 'danger',
          hidden: !may,
          fields: { version },
          done: `${payment.paymentNo} is reversed`,
          confirm: {
            title: `Reverse ${payment.paymentNo}`,
            text: 'For a bounced cheque or a payment entered by mistake. Everything it paid is open again.',
            verb: 'Reverse payment',
            reason: true,
          },
        },
      ]}
      tabs={[
        { key: 'pays', label: 'Allocation', content: () => <Allocation may={may} /> },
        {
          key: 'trail',
          label: 'Timeline',
          count: payment.history.length,
          content: () => <Timeline rows={payment.history} />,
        },
      ]}
      notice={
        payment.reversedReason && (
          <p data-tone="stop" className="tone rounded-lg px-4 py-2 text-table">
            Reversed: {payment.reversedReason}
          </p>
        )
      }
    />
  )
}

function Allocation({ may }: { may: boolean }) {
  const { payment, items, proposed } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(answer)
  const suggested = new Map(proposed.map(part => [part.invoiceId, part.amount]))
  const problem = answer && !answer.ok ? answer.problem : null
  return (
    <div className="grid gap-4">
      <Card title="What it pays" flush={payment.allocations.length > 0}>
        {payment.allocations.length === 0 && <p className="text-muted text-table">It pays no invoice yet.</p>}
        {payment.allocations.length > 0 && (
          <PlainTable
            caption="What it pays"
            rows={payment.allocations}
            id={row => row.id}
            columns={[
              {
                label: 'Invoice',
                show: row => (
                  <Link to={`/billing/invoice/${row.invoiceNo}`} className="code text-link">
                    {row.invoiceNo}
                  </Link>
                ),
              },
              { label: 'When', show: row => showDateTime(row.at) },
              { label: 'By', show: row => row.byName },
              { label: 'Reason', show: row => row.reason },
              { label: 'Amount', show: row => showMoney(row.amount), align: 'right' },
            ]}
          />
        )}
      </Card>
      {may && Number(payment.left) > 0 && items.length > 0 && (
        <Card title={`Allocate ${showMoney(payment.left)}`}>
          <Form method="post" className="grid gap-3" key={payment.version}>
            <input type="hidden" name="version" value={payment.version} />
            <input type="hidden" name="_key" value={key} />
            {problem && (
              <p role="alert" data-tone="stop" className="tone rounded-lg px-4 py-2 text-table">
                {Object.values(problem.errors ?? {}).flat()[0] ?? problem.detail}
              </p>
            )}
            <PlainTable
              caption="Open invoices"
              rows={items}
              id={item => item.id}
              columns={[
                { label: 'Invoice', show: item => <span className="code">{item.invoiceNo}</span> },
                { label: 'Project', show: item => item.projectName },
                { label: 'Due', show: item => showDate(item.dueDate) },
                { label: 'Open', show: item => showMoney(item.open), align: 'right' },
                {
                  label: 'Pays',
                  align: 'right',
                  show: item => (
                    <Input
                      name={`pay.${item.id}`}
                      aria-label={`Pays of ${item.invoiceNo}`}
                      inputMode="decimal"
                      defaultValue={suggested.get(item.id) ?? ''}
                    />
                  ),
                },
              ]}
            />
            <div>
              <Button type="submit" name="intent" value="allocate" look="primary" disabled={busy}>
                Allocate payment
              </Button>
            </div>
          </Form>
        </Card>
      )}
    </div>
  )
}
