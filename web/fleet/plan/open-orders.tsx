import { Link } from '@remix-run/react'
import { byText } from '~/domain/kit/collation'
import { cutLoadsPath } from '~/domain/orders/loads'
import type { PlanChart } from '~/domain/orders/plan/chart'
import { showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import type { Asking } from './dialog-props'

/** Orders that found no place, the most urgent first, with the smallest change that would serve each. */
export function OpenOrders({ chart, onAsk }: { chart: PlanChart; onAsk: (asking: Asking) => void }) {
  const open = [...chart.unserved].sort((a, b) => byText(a.startTime, b.startTime))
  if (!open.length) return <p className="px-4 py-3 text-muted text-table">Every order of the day is planned.</p>
  return (
    <ul>
      {open.map(order => (
        <li
          key={order.orderId}
          className="grid grid-cols-[minmax(0,1fr)] gap-1 border-line border-b px-4 py-2.5 text-table"
        >
          <p className="figures flex items-baseline gap-2">
            <Link to={`/order/detail?id=${order.orderId}`} className="code text-fg hover:underline">
              {order.orderNo}
            </Link>
            <span className="min-w-0 flex-1 truncate text-muted">{order.customerName}</span>
            <span>{showVolume(order.quantity)}</span>
          </p>
          <p className="figures">
            <span className="font-semibold">{showTime(order.startTime, chart.zone)}</span>{' '}
            <span className="text-stop">{order.words}</span>
          </p>
          {order.relaxation ? (
            <p className="flex flex-wrap items-baseline gap-2">
              <span className="min-w-0 flex-1">
                What helps: <b>{order.relaxation.words}</b>
              </span>
              {order.relaxation.rule === 'more-trucks' && (
                <Link to={`/fleet/roster?day=${chart.orderDate}#call-in`} className="shrink-0 text-link">
                  Call in
                </Link>
              )}
              {order.relaxation.loadSize && (
                <Link to={cutLoadsPath(order.orderId, order.relaxation.loadSize)} className="shrink-0 text-link">
                  Cut loads
                </Link>
              )}
              <button
                type="button"
                className="shrink-0 text-link underline-offset-2 hover:underline"
                onClick={() => onAsk({ kind: 'what-if', orderId: order.orderId })}
              >
                Try it…
              </button>
            </p>
          ) : (
            <p className="text-muted">No single standard change would make this order fit.</p>
          )}
        </li>
      ))}
    </ul>
  )
}
