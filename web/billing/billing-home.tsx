import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { DraftStatus } from '~/domain/billing/invoice-draft'
import { sum } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import { apiFor, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { countOf, showMoney } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { buyersToComplete } from './buyer-need'
import { BuyerNeeds } from './buyer-needs'
import { ExceptionsByKind } from './exceptions-by-kind'

const INBOX = '/sales-management/invoice-draft/overview'
/** What is not invoiced yet, in the order in which it gets there. */
const ON_THE_WAY: { status: DraftStatus; selfBilling?: boolean }[] = [
  { status: 'collecting' },
  { status: 'exception' },
  { status: 'draft' },
  { status: 'with_sales' },
  { status: 'with_manager' },
  { status: 'with_ceo' },
  { status: 'approved', selfBilling: false },
  { status: 'approved', selfBilling: true },
]
const MOST = 8

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const now = session?.now ?? new Date(0).toISOString()
  const today = businessDay(new Date(now))
  const { billing } = apiFor({ request, context })
  const [exceptions, ageing, buyers, ...steps] = await Promise.all([
    take(billing.invoice['exceptions-report'].$get({ query: {} })),
    take(billing.receivable.ageing.$get({ query: { day: today } })),
    buyersToComplete(billing),
    ...ON_THE_WAY.map(step => take(billing['invoice-draft'].list.$post({ json: { ...step, limit: 1, totals: true } }))),
  ])
  const { rows, totals } = ageing
  const late = rows.filter(row => Number(row.overdue) > 0).sort((a, b) => Number(b.overdue) - Number(a.overdue))
  return {
    ...{ now, today, exceptions, buyers, totals, late: late.slice(0, MOST), lateCustomers: late.length },
    steps: ON_THE_WAY.map((step, at) => ({ ...step, drafts: steps[at]!.total, total: steps[at]!.sums?.total ?? '0' })),
  }
}

/** Where the money is: to be billed, held up, in approval, overdue. */
export default function BillingHome() {
  const { now, today, exceptions, buyers, totals, late, lateCustomers, steps } = useLoaderData<typeof loader>()
  const of = (...statuses: DraftStatus[]) => steps.filter(step => statuses.includes(step.status))
  const money = (some: typeof steps) => showMoney(sum(some.map(step => step.total)).toFixed(2))
  const ready = of('approved').filter(step => !step.selfBilling)
  const drafts = (some: typeof steps) =>
    countOf(
      some.reduce((count, step) => count + step.drafts, 0),
      'draft',
    )
  const approvals = of('with_sales', 'with_manager', 'with_ceo')
  const held = [...new Map(exceptions.map(row => [row.draftId, row.total])).values()]
  return (
    <>
      <PageHead title="Billing overview" note={`As at ${showDate(today)}, with GST.`} />
      <div className="grid gap-5 px-6 pb-10 max-md:px-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-3">
          <Figure of="ready" value={money(ready)} note={drafts(ready)} to="/billing/invoice/invoice-generate" />
          <Figure of="inApproval" value={money(approvals)} note={drafts(approvals)} to={INBOX} />
          <Figure
            of="held"
            value={showMoney(sum(held).toFixed(2))}
            note={`${countOf(exceptions.length, 'exception')} on ${countOf(held.length, 'draft')}`}
            tone={held.length ? 'waiting' : undefined}
            to="/billing/exceptions"
          />
          <Figure
            of="overdue"
            value={showMoney(totals.overdue)}
            note={countOf(lateCustomers, 'customer')}
            tone={Number(totals.overdue) > 0 ? 'stop' : undefined}
            to="/billing/receivables"
          />
        </div>
        <div className="grid gap-5 xl:grid-cols-2">
          <Card title="Not invoiced yet" flush>
            <PlainTable
              caption="Not invoiced yet"
              rows={steps.filter(step => step.drafts > 0)}
              id={step => `${step.status} ${step.selfBilling ?? ''}`}
              columns={[
                {
                  label: 'Status',
                  show: step => (
                    <Link
                      className="text-link"
                      to={
                        step.selfBilling
                          ? '/billing/self-billed'
                          : `/sales-management/invoice-preliminary?status=${step.status}`
                      }
                    >
                      <Status of="invoiceDraft" value={step.status} />
                      {step.selfBilling && <span className="ml-2">self-billing customers</span>}
                    </Link>
                  ),
                },
                { label: 'Drafts', align: 'right', show: step => step.drafts },
                { label: 'Total with GST', align: 'right', show: step => showMoney(step.total) },
              ]}
              total={['Total', steps.reduce((count, step) => count + step.drafts, 0), money(steps)]}
            />
          </Card>
          <Card title="Overdue customers" flush>
            {late.length === 0 && <p className="px-4 py-3 text-muted text-table">Nothing is overdue.</p>}
            {late.length > 0 && (
              <PlainTable
                caption="Overdue customers"
                rows={late}
                id={row => row.customerId}
                columns={[
                  {
                    label: 'Customer',
                    show: row => (
                      <Link className="text-link" to={`/billing/receivables/${row.customerId}`}>
                        {row.customerName}
                      </Link>
                    ),
                  },
                  { label: 'Over 90 days', align: 'right', show: row => showMoney(row.older) },
                  { label: 'Overdue', align: 'right', show: row => showMoney(row.overdue) },
                ]}
              />
            )}
          </Card>
        </div>
        <ExceptionsByKind rows={exceptions} now={new Date(now)} />
        <BuyerNeeds {...buyers} />
      </div>
    </>
  )
}
