import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import type { PrioritySave } from '~/domain/orders/order-priority'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { BoardFilters } from '../board-filters'
import { groupsOf, matches } from '../board-sums'
import { PriorityLadder } from './ladder'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context })
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const orderDate = params.get('day') || today
  const regions = (await take(api.fleet.region.region.$get())).rows
  const chosen = params.get('region')
  const regionIds = regions.filter(region => !chosen || region.id === chosen).map(region => region.id)
  const list = await take(api.orders.order.all.$get({ query: { orderDate, regionIds: regionIds.join(',') } }))
  const rows = list.rows.filter(row => !['completed', 'cancelled'].includes(row.status))
  return { today, orderDate, regions, rows }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { key, ...json } = (await request.json()) as PrioritySave & { key: string }
  return attempt(apiFor({ request, context, key }).orders['order-plan'].priority.$put({ json }))
}

/** Whom the planner serves first: the day's orders on five steps, moved by hand, by keys or by buttons, saved as one. */
export default function OrderPlanPriority() {
  const { today, orderDate, regions, rows } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_plan')
  const [params] = useSearchParams()
  const shown = rows.filter(row => matches(row, 'open', params.get('plant'), params.get('keyword')))
  return (
    <div className="full-height">
      <PageHead
        title="Order plan priority"
        count={`${shown.length} orders`}
        note="The planner serves a higher step first when trucks or hours run short. Within a step the earlier order comes first."
        actions={<BoardFilters today={today} orderDate={orderDate} regions={regions} plants={groupsOf(rows)} />}
      />
      <PriorityLadder
        key={`${orderDate} ${rows.map(row => `${row.id}${row.version}`).join()}`}
        rows={shown}
        mayManage={mayManage}
      />
    </div>
  )
}
