import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { figureOf } from '~/domain/kit/figure/all'
import { businessDay } from '~/domain/kit/time'
import { apiFor, take } from '~/web/kit/api'
import { BoardScreen } from '~/web/kit/board/board-screen'
import { useLive } from '~/web/kit/board/use-live'
import { useCan } from '~/web/kit/can'
import { countOf, showVolume } from '~/web/kit/figures'
import { sessionOf } from '~/web/kit/session-of'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { BoardFilters } from '../board-filters'
import { BoardRows } from '../board-rows'
import { alertsOf, groupsOf, matches, sumsOf } from '../board-sums'
import { StateTabs } from '../state-tabs'
import { actOnOrder } from './action'

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
  return { today, orderDate, regions, regionIds, list }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnOrder(request, context)

/** The day's orders as they stand now: volumes, loads and states, with what can be done next to each. */
export default function OrderBoard() {
  const { today, orderDate, regions, regionIds, list } = useLoaderData<typeof loader>()
  const live = useLive(`order/all?orderDate=${orderDate}&regionIds=${regionIds.join(',')}`, list)
  const now = usePortalNow(30_000)
  const mayManage = useCan()('manage', 'order')
  const [params] = useSearchParams()
  const rows = live.data.rows
  const state = params.get('state') ?? 'open'
  const shown = rows.filter(row => matches(row, state, params.get('plant'), params.get('keyword')))
  const sums = sumsOf(shown)
  return (
    <BoardScreen
      title="Order home"
      count={countOf(shown.length, 'order')}
      live={live}
      alerts={alertsOf(rows, now)}
      filters={<BoardFilters today={today} orderDate={orderDate} regions={regions} plants={groupsOf(rows)} />}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to={`/order/new?day=${orderDate}`} data-hotkey="c">
              <Plus /> Book order
            </Link>
          </Button>
        )
      }
      footer={
        <>
          <span>
            <span className="text-muted" title={figureOf('ordered').means}>
              {figureOf('ordered').name}{' '}
            </span>
            <b>{showVolume(sums.ordered)}</b>
          </span>
          <span>
            <span className="text-muted" title={figureOf('poured').means}>
              {figureOf('poured').name}{' '}
            </span>
            <b>{showVolume(sums.poured)}</b>
          </span>
          <span>
            <span className="text-muted">Under way </span>
            <b>{showVolume(sums.running)}</b>
          </span>
          <span className="text-muted">
            {sums.doneLoads} of {countOf(sums.loads, 'load')} done
          </span>
        </>
      }
    >
      <StateTabs rows={rows} state={state} />
      <BoardRows rows={shown} orderDate={orderDate} mayManage={mayManage} byPlant={params.get('by') !== 'time'} />
    </BoardScreen>
  )
}
