import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { byText } from '~/domain/kit/collation'
import { businessDay } from '~/domain/kit/time'
import { orderLateMinutes } from '~/domain/orders/lateness'
import { apiFor, listOf, take } from '~/web/kit/api'
import { BoardScreen } from '~/web/kit/board/board-screen'
import { useLive } from '~/web/kit/board/use-live'
import { countOf } from '~/web/kit/figures'
import { LiveMap } from '~/web/kit/map/live-map'
import { sessionOf } from '~/web/kit/session-of'
import { usePortalNow } from '~/web/kit/shell/clock'
import { BoardFilters } from '../board-filters'
import { alertsOf, groupsOf, matches } from '../board-sums'
import { actOnOrder } from '../order/action'
import { airMarkers } from './air-markers'
import { AirOrder } from './air-order'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context })
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const orderDate = params.get('day') || today
  const regions = (await take(api.fleet.region.region.$get())).rows
  const chosen = params.get('region')
  const regionIds = regions.filter(region => !chosen || region.id === chosen).map(region => region.id)
  const [list, plants, fleet] = await Promise.all([
    take(api.orders.order.all.$get({ query: { orderDate, regionIds: regionIds.join(',') } })),
    take(api.fleet.plant['list-plant'].$get({ query: { limit: '200', active: 'true' } })),
    // Whoever may not see the fleet has the orders and the plants on the map.
    listOf(api.fleet['air-control'].$get({ query: {} })),
  ])
  return {
    today,
    orderDate,
    regions,
    regionIds,
    list,
    plants: plants.rows.map(({ id, plantName, latitude, longitude }) => ({ id, plantName, latitude, longitude })),
    trucks: fleet.rows,
  }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnOrder(request, context)

/** The day's orders where they pour: sites, plants and trucks on the map, the same orders beside it, late ones first. */
export default function AirOrderHome() {
  const { today, orderDate, regions, regionIds, list, plants, trucks } = useLoaderData<typeof loader>()
  const live = useLive(`order/all?orderDate=${orderDate}&regionIds=${regionIds.join(',')}`, list)
  const now = usePortalNow(30_000)
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<string | null>(null)
  const rows = live.data.rows
  const shown = rows
    .filter(row => matches(row, params.get('state') ?? 'open', params.get('plant'), params.get('keyword')))
    .sort((a, b) => orderLateMinutes(b, now) - orderLateMinutes(a, now) || byText(a.startsAt, b.startsAt))
  const markers = useMemo(
    () => airMarkers(shown, plants, orderDate === today ? trucks : [], now),
    [shown, plants, trucks, orderDate, today, now],
  )
  return (
    <BoardScreen
      title="Air order home"
      count={countOf(shown.length, 'order')}
      live={live}
      alerts={alertsOf(rows, now)}
      filters={<BoardFilters today={today} orderDate={orderDate} regions={regions} plants={groupsOf(rows)} />}
      actions={
        <Link to={`/order?day=${orderDate}`} className="text-link">
          As a list
        </Link>
      }
    >
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(320px,420px)_1fr] border-line border-t max-md:grid-cols-1">
        <section
          aria-label="Orders"
          className="min-h-0 overflow-y-auto border-line border-r max-md:order-2"
          data-scroll=""
        >
          {shown.length === 0 && <p className="p-6 text-muted">No orders found. Choose another day or plant.</p>}
          <ul>
            {shown.map(row => (
              <AirOrder
                key={row.id}
                row={row}
                late={orderLateMinutes(row, now)}
                chosen={row.id === chosen}
                onChoose={() => setChosen(row.id === chosen ? null : row.id)}
              />
            ))}
          </ul>
        </section>
        <LiveMap
          label="Orders on the map"
          markers={markers}
          chosen={chosen}
          onChoose={id => shown.some(row => row.id === id) && setChosen(id)}
          className="h-full max-md:h-80"
        />
      </div>
    </BoardScreen>
  )
}
