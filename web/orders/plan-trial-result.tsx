import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { PLAN_TRIAL_COLUMNS } from '~/domain/orders/plan-trial'
import { apiFor, attempt, sitePath } from '~/web/kit/api'
import type { PlanTrial, PlanTrialOrder, PlanTrialPour } from '~/web/kit/client/orders'
import { showDate, showTime } from '~/web/kit/dates'
import { countOf, showVolume } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { ScrollBox } from '~/web/ui/scroll-box'
import { PLAN_TRIAL_FORM, planTrialAsked } from './plan-trial-address'
import { PLAN_TRIAL_HEADS, PlanTrialTable } from './plan-trial-table'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = planTrialAsked(request)
  if (!asked) throw redirect(sitePath(PLAN_TRIAL_FORM))
  const session = await sessionOf(request, context)
  const answer = await attempt(apiFor({ request, context }).orders['plan-trial'].$post({ json: asked }))
  return { asked, answer, zone: session?.zone }
}

/** Past days as they were, as they would be planned now, and as they would be with the change. */
export default function PlanTrialResult() {
  const { asked, answer, zone } = useLoaderData<typeof loader>()
  const days = `${showDate(asked.fromDate)} to ${showDate(asked.toDate)}`
  const change = `${PLAN_TRIAL_FORM}?${new URLSearchParams({ ask: JSON.stringify(asked) })}`
  return (
    <>
      <PageHead
        title="Result of the plan trial"
        note={answer.ok ? `${answer.data.regionName}, ${days}. ${said(answer.data.words)}` : days}
        actions={
          <Button asChild look="primary">
            <Link to={change}>Change trial</Link>
          </Button>
        }
      />
      <div className="grid gap-4 px-6 pb-8 max-md:px-4">
        {!answer.ok && <p className="text-stop">{answer.problem.detail}</p>}
        {answer.ok && <Whole trial={answer.data} zone={zone} />}
      </div>
    </>
  )
}

const said = (words: readonly string[]) =>
  words.length ? `${words.join(' · ')}.` : 'No rule is changed: both plans are the same.'

function Whole({ trial, zone }: { trial: PlanTrial; zone: string | undefined }) {
  const { days, total, orders, loads } = trial
  if (!loads) return <p className="text-muted">No loads were booked on these days in this region.</p>
  return (
    <>
      <Card title={`All days, ${countOf(loads, 'load')}`} flush>
        <PlanTrialTable caption="Figures of all days" columns={total} trucks="Truck days" />
        <p className="border-line border-t px-4 py-2 text-muted text-table">
          A plan keeps the hours, shifts and limits that people may have broken on the day. Each day says why a plan
          leaves orders out.
        </p>
      </Card>
      <Card title="Orders that change most" flush={orders.length > 0}>
        {orders.length ? (
          <Orders orders={orders} zone={zone} />
        ) : (
          <p className="text-muted">Every order is served as in the plan with the rules in force.</p>
        )}
      </Card>
      {days.map(day => (
        <Card key={day.day} title={showDate(day.day)} flush={day.loads > 0}>
          {day.loads ? (
            <>
              <PlanTrialTable caption={`Figures of ${showDate(day.day)}`} columns={day.columns} trucks="Trucks" />
              <p className="border-line border-t px-4 py-2 text-muted text-table">
                {countOf(day.orders, 'order')}, {countOf(day.loads, 'load')}, {showVolume(day.quantity)} to be poured.
                Both plans use the recorded travel of {day.waysDriven} and the recorded unloading of{' '}
                {day.unloadingsSeen} of these loads; the others go by the travel table and their order.
              </p>
            </>
          ) : (
            <p className="text-muted">No loads on this day.</p>
          )}
        </Card>
      ))}
    </>
  )
}

function Orders({ orders, zone }: { orders: readonly PlanTrialOrder[]; zone: string | undefined }) {
  return (
    <ScrollBox>
      <table className="figures plain-wide w-full border-collapse text-table">
        <caption className="sr-only">Orders that change most</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            {['Order', 'Customer', ...PLAN_TRIAL_COLUMNS.map(column => PLAN_TRIAL_HEADS[column])].map(label => (
              <th key={label} scope="col" className="px-4 py-2 text-left font-normal whitespace-nowrap">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {orders.map(order => (
            <tr key={order.orderId} className="align-top">
              <th scope="row" className="px-4 py-2 text-left font-normal whitespace-nowrap">
                <Link to={`/order/detail?id=${order.orderId}`} className="code font-semibold text-link">
                  {order.orderNo}
                </Link>
                <span className="block text-muted">{showDate(order.day)}</span>
              </th>
              <td className="min-w-44 px-4 py-2">
                {order.customerName}
                <span className="block text-muted">{order.projectName}</span>
              </td>
              {PLAN_TRIAL_COLUMNS.map(column => (
                <td key={column} className="px-4 py-2 whitespace-nowrap">
                  <Pour pour={order[column]} zone={zone} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Pour({ pour, zone }: { pour: PlanTrialPour | null; zone: string | undefined }) {
  if (!pour || !Number(pour.quantity))
    return <span className="text-muted">{pour ? 'Not served' : 'Not delivered'}</span>
  return (
    <>
      {showVolume(pour.quantity)}
      {pour.firstAt && <> from {showTime(pour.firstAt, zone)}</>}
      {pour.lateMinutes > 0 && <span className="block text-stop">{pour.lateMinutes} min behind promise in all</span>}
    </>
  )
}
