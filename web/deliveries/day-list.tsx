import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf, withParams } from '~/web/kit/list/url'
import { sessionOf } from '~/web/kit/session-of'
import { statusChoices } from '~/web/kit/status-words'
import { cn } from '~/web/ui/cn'
import { deliveryColumns, type Load, loadPath } from './delivery-order-columns'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const api = apiFor({ request, context }).deliveries['delivery-order']
  const query = searchOf(request)
  const params = new URL(request.url).searchParams
  if (params.get('tab') === 'outstanding') {
    const { status: _status, ...of } = query
    return { today, page: await listOf(api.outstanding_list.$get({ query: { ...of, doDate: of.doDate ?? today } })) }
  }
  return { today, page: await listOf(api.search_do.$get({ query: { ...query, doDate: query.doDate ?? today } })) }
}

/** The loads of a day as dispatch follows them, and those that are still outstanding. */
export default function DayList() {
  const { page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const opensOrders = useCan()('manage', 'order')
  const outstanding = params.get('tab') === 'outstanding'
  return (
    <ListScreen<Load>
      title="Search delivery order"
      noun={['delivery order', 'delivery orders']}
      page={page}
      columns={deliveryColumns(undefined)}
      open={row => loadPath(row, opensOrders)}
      search="Number, order, customer or project"
      views={<Views outstanding={outstanding} params={params} />}
      filters={[
        filter.date('doDate', 'Date', true),
        ...(outstanding
          ? [filter.choice('late', 'Late', [['true', 'Past its time']], true)]
          : [filter.choice('status', 'Status', statusChoices('deliveryOrder').slice(0, 13), true)]),
        filter.lookup('plantId', 'Plant', { path: 'plant/list-plant', label: 'plantName', detail: 'plantCode' }),
      ]}
      empty={{ text: outstanding ? 'Nothing is outstanding.' : 'No load is planned on this day.' }}
    />
  )
}

const Views = ({ outstanding, params }: { outstanding: boolean; params: URLSearchParams }) => (
  <nav aria-label="Views" className="flex gap-1">
    {[
      ['All of the day', null],
      ['Outstanding', 'outstanding'],
    ].map(([label, tab]) => {
      const now = outstanding === (tab === 'outstanding')
      return (
        <Link
          key={label}
          to={withParams(params, { tab: tab ?? null, status: null, late: null })}
          aria-current={now ? 'page' : undefined}
          className={cn(
            'inline-flex h-8 items-center rounded-full px-3 text-table no-underline touch:h-11',
            now ? 'bg-brand-soft font-semibold text-fg' : 'text-muted hover:bg-hover',
          )}
        >
          {label}
        </Link>
      )
    })}
  </nav>
)
