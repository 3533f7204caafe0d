import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { apiFor, take } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { withParams } from '~/web/kit/list/url'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { cn } from '~/web/ui/cn'
import { BoardFilters } from '../board-filters'
import { IssueRow } from './issue-row'
import { issuesOf, KINDS } from './issues'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context })
  const session = await sessionOf(request, context)
  const now = new Date(session?.now ?? 0)
  const today = businessDay(now, session?.zone)
  const orderDate = params.get('day') || today
  const { rows: regions } = await take(api.fleet.region.region.$get())
  const chosen = params.get('region')
  const regionIds = regions.filter(region => !chosen || region.id === chosen).map(region => region.id)
  const [list, planned] = await Promise.all([
    take(api.orders.order.all.$get({ query: { orderDate, regionIds: regionIds.join(',') } })),
    take(api.orders.order['optimized-chart'].$post({ json: { orderDate, regionIds } })),
  ])
  const without = regionIds.filter(id => !planned.some(chart => chart.regionId === id))
  const standing = without.length
    ? await take(api.orders.order.chart.$post({ json: { orderDate, regionIds: without } }))
    : []
  const orders = list.rows
  return {
    today,
    orderDate,
    regions,
    troubles: issuesOf(orders, [...planned, ...standing], now),
    planned: planned.length,
    orders: orders.length,
  }
}

/** What is wrong with the day, the most urgent first, each with what mends it. */
export default function TroubleShoot() {
  const { today, orderDate, regions, troubles, planned, orders } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const kind = params.get('kind')
  const plant = params.get('keyword')?.toLowerCase()
  const shown = troubles.filter(
    each =>
      (!kind || each.kind === kind) &&
      (!plant || `${each.orderNo} ${each.customerName} ${each.words}`.toLowerCase().includes(plant)),
  )
  const counts = Object.entries(KINDS).map(
    ([key, label]) => [key, label, troubles.filter(each => each.kind === key).length] as const,
  )
  return (
    <div className="full-height">
      <PageHead
        title="Troubleshoot"
        count={troubles.length ? countOf(troubles.length, 'issue') : 'No issues'}
        note={
          planned
            ? undefined
            : 'There is no plan for this day yet. Orders and delivery orders are checked as they are now.'
        }
        actions={<BoardFilters today={today} orderDate={orderDate} regions={regions} plants={[]} />}
      >
        <nav aria-label="Kinds of issue" className="flex flex-wrap gap-1">
          {[['', 'All', troubles.length] as const, ...counts].map(([key, label, count]) => (
            <Link
              key={key}
              to={withParams(params, { kind: key || null })}
              aria-current={(kind ?? '') === key ? 'page' : undefined}
              className={cn(
                'figures flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-fg text-table no-underline hover:bg-hover',
                (kind ?? '') === key && 'bg-brand-soft font-semibold',
              )}
            >
              {label} <span className="text-muted">{count}</span>
            </Link>
          ))}
        </nav>
      </PageHead>
      <section aria-label="Troubles" data-scroll="" className="min-h-0 flex-1 overflow-auto border-line border-t">
        {shown.length === 0 ? (
          <p className="px-6 py-8 text-muted max-md:px-4">
            {troubles.length
              ? 'Nothing of this kind.'
              : orders
                ? 'Every order of the day has its plant, truck and time.'
                : 'No orders on this day.'}
          </p>
        ) : (
          <ul>
            {shown.map(each => (
              <IssueRow key={each.id} trouble={each} day={orderDate} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
