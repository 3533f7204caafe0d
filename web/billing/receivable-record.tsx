import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Download, Mail } from 'lucide-react'
import { daysLate } from '~/domain/billing/receivable'
import { businessDay } from '~/domain/kit/time'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { readDate, showDate } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { DayField } from '~/web/kit/form/day-field'
import { PlainTable } from '~/web/kit/page-grid'
import { readIntent } from '~/web/kit/read-form'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { sessionOf } from '~/web/kit/session-of'
import { useToday } from '~/web/kit/shell/clock'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import { AccountPayments } from './account-payments'
import { CreditCard } from './credit-card'
import { EmailsSent, sendAgainActions, sendAgainOf } from './letter-buttons'

/** As at the day that the ageing was asked for, or today. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0))
  const asked = new URL(request.url).searchParams.get('day')
  const day = (asked && readDate(asked, today)) || today
  const account = apiFor({ request, context }).billing.receivable[':id']
  return { ...(await take(account.$get({ param: { id: params.id! }, query: { day } }))), past: day !== today }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const account = apiFor({ request, context, key }).billing.receivable[':id']
  const param = { id: params.id! }
  const { reason = '', version, overrideId = '', fromDate = '', toDate = '', today = '' } = fields
  if (intent === 'send-again') return attempt(account['letter-again'].$post({ param, json: sendAgainOf(fields) }))
  const override = account['credit-override']
  if (intent === 'override') {
    const day = (typed: string) => readDate(typed, today) ?? typed
    const json = { fromDate: day(fromDate), toDate: day(toDate), most: fields.most || null, reason }
    return attempt(override.$post({ param, json }))
  }
  if (intent === 'end-override')
    return attempt(override.end.$post({ param, json: { overrideId, version: Number(version), reason } }))
  return attempt(account.statement.email.$post({ param, json: {} }))
}

/** The account of a customer: what is open and how late, what was paid, what they stand for, and the statement. */
export default function ReceivableRecord() {
  const account = useLoaderData<typeof loader>()
  const can = useCan()
  const today = useToday()
  const { ageing } = account
  const mayMail = can('manage', 'reminder')
  return (
    <RecordScreen
      kind="Customer account"
      title={account.customerName}
      id={account.customerCode}
      status={account.creditSuspended ? <Badge tone="stop">Credit hold</Badge> : undefined}
      facts={[
        ...(account.past ? [{ label: 'As at', value: showDate(account.day) }] : []),
        { label: 'Balance', value: showMoney(ageing.balance) },
        { label: 'Overdue', value: showMoney(ageing.overdue) },
        { label: 'Not allocated', value: showMoney(ageing.credit) },
        { label: 'Exposure today', value: showMoney(account.exposure.total) },
        { label: 'Credit limit', value: account.creditLimit ? showMoney(account.creditLimit) : 'None' },
      ]}
      actions={[
        {
          label: 'E-mail statement',
          icon: <Mail aria-hidden />,
          intent: 'statement',
          look: 'primary',
          hidden: !mayMail,
          done: 'The statement is on its way',
          confirm: {
            title: 'E-mail the statement of account',
            text: 'The statement as at today goes to the contacts of this customer who receive reminders or invoices.',
            verb: 'E-mail statement',
          },
        },
        {
          label: 'Enter payment',
          to: `/billing/payments?edit=new&customer=${account.id}`,
          hidden: !can('manage', 'payment'),
        },
        {
          label: 'Override credit',
          intent: 'override',
          hidden: !can('manage', 'credit_override'),
          done: 'Credit override given',
          confirm: {
            title: 'Override hold and limit',
            text: 'Orders and loads of these delivery days go on in spite of hold and limit. Your name is recorded.',
            verb: 'Give override',
            reason: true,
            form: (
              <div className="grid gap-3">
                <input type="hidden" name="today" value={today} />
                <div className="flex flex-wrap gap-3">
                  <DayField name="fromDate" label="From" day={today} />
                  <DayField name="toDate" label="Last day" day={today} />
                </div>
                <label htmlFor="override-most" className="grid gap-1 text-table">
                  <span className="font-semibold">At most above the limit, S$</span>
                  <Input id="override-most" name="most" inputMode="decimal" placeholder="No maximum" />
                  <span className="text-meta text-muted">
                    Counts for the credit limit. A credit hold is lifted whatever the amount.
                  </span>
                </label>
              </div>
            ),
          },
        },
        ...sendAgainActions(account.letters, account.contacts, mayMail),
      ]}
      tabs={[
        { key: 'open', label: 'Open items', count: account.items.length, content: () => <Items account={account} /> },
        {
          key: 'paid',
          label: 'Payments',
          count: account.payments.length,
          content: () => <AccountPayments payments={account.payments} />,
        },
      ]}
      rail={
        <>
          <Card title="Statement of account">
            <Button asChild className="w-full">
              <a
                href={`/files/receivable/${account.id}/statement${account.past ? `?day=${account.day}` : ''}`}
                download
              >
                <Download /> Statement as PDF{account.past ? `, ${showDate(account.day)}` : ''}
              </a>
            </Button>
          </Card>
          <CreditCard account={account} today={today} />
          <EmailsSent letters={account.letters} />
        </>
      }
    />
  )
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>

function Items({ account: { items, day } }: { account: Shown }) {
  if (items.length === 0) return <p className="text-muted text-table">No open items.</p>
  return (
    <Card title="Open items" flush>
      <PlainTable
        caption="Open items"
        rows={items}
        id={item => item.id}
        columns={[
          {
            label: 'Invoice',
            show: item => (
              <Link to={`/billing/invoice/${item.invoiceNo}`} className="code text-link">
                {item.invoiceNo}
              </Link>
            ),
          },
          { label: 'Project', show: item => item.projectName },
          { label: 'Due', show: item => showDate(item.dueDate) },
          { label: 'Days late', show: item => daysLate(item.dueDate, day) || '', align: 'right' },
          { label: 'Total', show: item => showMoney(item.total), align: 'right' },
          { label: 'Open', show: item => showMoney(item.open), align: 'right' },
        ]}
      />
    </Card>
  )
}
