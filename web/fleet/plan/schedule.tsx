import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { sessionOf } from '~/web/kit/session-of'
import { ChartHead } from './head'
import { ChartNothing } from './no-plan'
import { PlanProgress } from './progress'
import { answerPlanAsk } from './schedule-action'
import { loadSchedule } from './schedule-loader'
import { ChartWork } from './workbench'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  return loadSchedule({ request, context }, businessDay(new Date(session?.now ?? 0), session?.zone))
}

export const action = ({ request, context }: ActionFunctionArgs) => answerPlanAsk(request, context)

/** A judged move writes nothing: the page stays as it is. */
export const shouldRevalidate = ({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (json as { intent?: string } | undefined)?.intent === 'judge' ? false : defaultShouldRevalidate

/** The day by truck, line and pour: planned, tried, explained and published here. */
export default function FleetSchedulePlan() {
  const schedule = useLoaderData<typeof loader>()
  const { chart, plan } = schedule
  if (chart) return <ChartWork key={`${schedule.orderDate} ${schedule.regionId}`} schedule={schedule} chart={chart} />
  return (
    <div className="full-height">
      <ChartHead schedule={schedule} />
      {plan && <PlanProgress key={plan.id} plan={plan} />}
      <ChartNothing schedule={schedule} />
    </div>
  )
}
