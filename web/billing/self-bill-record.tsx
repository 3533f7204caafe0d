import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Download } from 'lucide-react'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { readDate, showDate } from '~/web/kit/dates'
import { draftPath } from '~/web/kit/draft-path'
import { plainNumber, showMoney } from '~/web/kit/figures'
import { readIntent } from '~/web/kit/read-form'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Timeline } from '~/web/kit/record/timeline'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { ClosedReason } from './closed-reason'
import { DraftExceptions } from './invoice-draft/exceptions'
import { settleAction } from './invoice-draft/settle-action'
import { EmailsSent, sendAgainActions, sendAgainOf } from './letter-buttons'
import { SelfBillDocumentForm } from './self-bill-document'
import { SelfBillLines } from './self-bill-lines'
import { SelfBillStatusBadge } from './self-bill-status'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { billing, reports } = apiFor({ request, context })
  const [bill, { now }] = await Promise.all([
    take(billing['self-bill'][':id'].$get({ param: { id: params.id! } })),
    take(reports['server-time'].$get()),
  ])
  return { bill, today: now.slice(0, 10) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const { billing } = apiFor({ request, context, key })
  const settled = settleAction(billing['invoice-draft'], intent, fields)
  if (settled) return settled
  if (intent === 'send-again')
    return attempt(
      billing['self-bill'][':id']['letter-again'].$post({ param: { id: params.id! }, json: sendAgainOf(fields) }),
    )
  const { draftId = '', today = '', documentNo = '', version } = fields
  const closedReason = fields.closedReason || null
  if (intent === 'receivable') {
    const made = await attempt(
      billing.invoice.generate.$post({ json: { invoiceDate: today, draftIds: [draftId], closedReason } }),
    )
    const [first] = made.ok ? made.data.results : []
    return first && !first.ok
      ? { ok: false as const, problem: { ...first.problem, type: 'about:blank', status: 409 } }
      : made
  }
  const day = (text: string) => readDate(text, today) ?? text
  const lines = Object.keys(fields).flatMap(name => {
    const at = /^quantity\.(\d+)$/.exec(name)?.[1]
    if (at === undefined || !(fields[`quantity.${at}`] || fields[`amount.${at}`])) return []
    return [
      {
        docketNo: fields[`docketNo.${at}`] || null,
        description: fields[`description.${at}`] || null,
        quantity: plainNumber(fields[`quantity.${at}`] ?? ''),
        amount: plainNumber(fields[`amount.${at}`] ?? ''),
      },
    ]
  })
  const json = {
    ...{ documentNo, lines, version: Number(version) },
    documentDate: day(fields.documentDate ?? ''),
    gst: plainNumber(fields.gst ?? ''),
    total: plainNumber(fields.total ?? ''),
  }
  const answer = await attempt(billing['self-bill'][':id'].document.$put({ param: { id: params.id! }, json }))
  return answer.ok ? answer : data(answer, { status: answer.problem.status })
}

/** A statement beside the customer's own invoice: what agrees, what differs, and what was decided about it. */
export default function SelfBillRecord() {
  const { bill, today } = useLoaderData<typeof loader>()
  const mayMail = useCan()('write', 'generate_invoice')
  const may = mayMail && bill.status !== 'receivable'
  return (
    <RecordScreen
      kind="Statement to match"
      title={bill.customerName}
      id={bill.statementNo}
      status={<SelfBillStatusBadge of={bill} />}
      facts={[
        { label: 'We state', value: showMoney(bill.draftTotal) },
        { label: 'It bills', value: bill.documentTotal ? showMoney(bill.documentTotal) : '–' },
        { label: 'Customer’s invoice', value: bill.documentNo ?? 'Not here yet' },
        { label: 'Its date', value: bill.documentDate ? showDate(bill.documentDate) : '–' },
        { label: 'Project', value: bill.projectName },
        { label: 'Period', value: `${showDate(bill.fromDate)} – ${showDate(bill.toDate)}` },
      ]}
      actions={[
        {
          label: 'Enter as receivable',
          intent: 'receivable',
          look: 'primary',
          hidden: !may || !bill.documentNo,
          fields: { draftId: bill.draftId, today },
          why: bill.status === 'matched' && bill.draftStatus === 'approved' ? undefined : whyNot(bill),
          done: `${bill.documentNo} is owed`,
          confirm: {
            title: `Enter ${bill.documentNo} as receivable`,
            text: 'What agrees is owed under the number and date of the customer’s invoice. Lines in dispute go on to a draft of their own.',
            verb: 'Enter as receivable',
            form: <ClosedReason label="Why today, if its month is closed" />,
          },
        },
        ...sendAgainActions(bill.letters, bill.contacts, mayMail),
        { label: 'Draft', to: draftPath(bill.draftId) },
        { label: 'Receivable', to: `/billing/invoice/${bill.statementNo}`, hidden: bill.status !== 'receivable' },
      ]}
      tabs={[
        {
          key: 'lines',
          label: 'Lines',
          count: bill.rows.length,
          content: () => (
            <div className="grid gap-4">
              <DraftExceptions exceptions={bill.exceptions} lines={bill.rows.flatMap(row => row.ours ?? [])} />
              <SelfBillLines rows={bill.rows} sums={bill.sums} hasDocument={Boolean(bill.documentNo)} />
            </div>
          ),
        },
        ...(may
          ? [
              {
                key: 'document',
                label: bill.documentNo ? 'Correct its invoice' : 'Enter its invoice',
                content: () => <SelfBillDocumentForm bill={bill} today={today} />,
              },
            ]
          : []),
        {
          key: 'trail',
          label: 'Timeline',
          count: bill.history.length,
          content: () => <Timeline rows={bill.history} />,
        },
      ]}
      notice={
        bill.changed &&
        bill.status !== 'receivable' && (
          <p data-tone="waiting" className="tone rounded-lg px-4 py-2 text-table">
            The draft has changed since this statement of {showMoney(bill.total)} was sent.
          </p>
        )
      }
      rail={
        <>
          <Card title="Document">
            <Button asChild className="w-full">
              <a href={`/files/self-bill/${bill.id}/pdf`} download>
                <Download /> Statement (PDF)
              </a>
            </Button>
          </Card>
          <EmailsSent letters={bill.letters} />
        </>
      }
    />
  )
}

const whyNot = (of: { differences: number; draftStatus: string }) =>
  of.differences ? 'Decide the differences first.' : 'The draft has to be approved again first.'
