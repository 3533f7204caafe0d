import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { apiFor, take } from '~/web/kit/api'
import { HereLink } from '~/web/kit/here-link'
import { withParams } from '~/web/kit/list/url'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { BoardFilters } from '../board-filters'
import { PlanHeat } from './heat'
import { PlanPours } from './pours'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const orderDate = params.get('day') || today
  const { fleet, orders } = apiFor({ request, context })
  const { rows: regions } = await take(fleet.region.region.$get())
  const chosen = params.get('region')
  const regionIds = regions.filter(region => !chosen || region.id === chosen).map(region => region.id)
  const day = { orderDate, regionIds }
  const planned = await take(orders.order['optimized-chart'].$post({ json: day }))
  const without = regionIds.filter(id => !planned.some(chart => chart.regionId === id))
  const asTheyStand = without.length
    ? await take(orders.order.chart.$post({ json: { orderDate, regionIds: without } }))
    : []
  // The chart of a whole day is long; this screen shows its hours and orders.
  const charts = [...planned, ...asTheyStand].map(({ loads, trucks, demand, ...chart }) => ({
    ...chart,
    loads: [],
    trucks: [],
    demand: [],
    loadCount: loads.length,
    truckCount: trucks.filter(truck => truck.loadIds.length).length,
  }))
  return { today, orderDate, regions, charts }
}

/** Hour by plant: what is planned of what can be made; a pressed hour shows its orders. */
export default function OrderPlanView() {
  const { today, orderDate, regions, charts } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const plants = [
    ...new Map(charts.flatMap(chart => chart.lines.map(line => [line.plantId, line.plantName] as const))),
  ].map(([id, name]) => ({ id, name, rows: [] }))
  const shown = params.get('plant')
  return (
    <div className="full-height">
      <PageHead
        title="Order plan view"
        count={`${charts.reduce((sum, chart) => sum + chart.loadCount, 0)} loads`}
        actions={
          <>
            <BoardFilters today={today} orderDate={orderDate} regions={regions} plants={plants} />
            <HereLink
              only
              to={`/fleet/chart/optimisation-schedule${withParams(params, { plant: null, hour: null })}`}
              className="text-link"
            >
              Fleet Schedule Plan
            </HereLink>
          </>
        }
      />
      <div data-scroll className="grid min-h-0 flex-1 content-start gap-6 overflow-auto px-6 pb-6 max-md:px-4">
        {charts.length === 0 && <p className="text-muted">No orders on this day.</p>}
        {charts.map(chart => (
          <section key={chart.regionId} aria-label={chart.regionName} className="grid gap-3">
            <h2 className="flex flex-wrap items-baseline gap-3 font-semibold text-section">
              {chart.regionName}
              <span className="figures font-normal text-muted text-table">
                {chart.plan
                  ? `${chart.plan.name ?? chart.plan.planNo}${chart.plan.status === 'published' ? ', published' : ', not published'}`
                  : 'Current delivery orders'}
                , {chart.truckCount} trucks
              </span>
            </h2>
            <PlanHeat chart={chart} plant={shown} />
            <PlanPours chart={chart} plant={shown} hour={params.get('hour')} />
          </section>
        ))}
      </div>
    </div>
  )
}
