import { Link } from '@remix-run/react'
import { cutLoadsPath } from '~/domain/orders/loads'
import { Badge, type Tone } from '~/web/ui/badge'
import { type Issue, KINDS } from './issues'

const TONES: Record<Issue['kind'], Tone> = {
  open: 'stop',
  breach: 'stop',
  late: 'stop',
  truck: 'waiting',
  order: 'hold',
}

/** One issue: when it starts, whose it is, what is wrong and what resolves it. */
export function IssueRow({ trouble, day }: { trouble: Issue; day: string }) {
  const why = new URLSearchParams({ orderDate: day, orderNo: trouble.orderNo, loadNo: String(trouble.loadNo ?? 1) })
  return (
    <li className="figures grid grid-cols-[52px_150px_minmax(0,1.2fr)_minmax(0,2fr)_auto] items-baseline gap-x-4 border-line border-b px-6 py-2.5 text-table hover:bg-hover max-lg:grid-cols-[52px_1fr] max-md:px-4">
      <span className="font-semibold">{trouble.time}</span>
      <span>
        <Badge tone={TONES[trouble.kind]}>{KINDS[trouble.kind]}</Badge>
      </span>
      <span className="min-w-0 max-lg:col-start-2">
        <Link to={`/order/detail?id=${trouble.orderId}`} className="code text-fg hover:underline">
          {trouble.orderNo}
          {trouble.loadNo !== null && ` load ${trouble.loadNo}`}
        </Link>{' '}
        <span className="text-muted">{trouble.customerName}</span>
      </span>
      <span className="min-w-0 max-lg:col-start-2">
        {trouble.words}
        {trouble.fix && <span className="block text-muted">Fix: {trouble.fix}</span>}
      </span>
      <span className="flex gap-3 max-lg:col-start-2">
        {trouble.kind !== 'order' && (
          <Link to={`/order/auto-assign-message?${why}`} className="text-link">
            Why
          </Link>
        )}
        {trouble.shortOfTrucks && (
          <Link to={`/fleet/roster?day=${day}#call-in`} className="whitespace-nowrap text-link">
            Call in
          </Link>
        )}
        {trouble.cutTo && (
          <Link to={cutLoadsPath(trouble.orderId, trouble.cutTo)} className="whitespace-nowrap text-link">
            Cut loads
          </Link>
        )}
        {trouble.kind === 'order' ? (
          <Link to={`/order/detail?id=${trouble.orderId}`} className="text-link">
            Open order
          </Link>
        ) : (
          <Link to={`/fleet/chart/optimisation-schedule?day=${day}`} className="text-link">
            Schedule
          </Link>
        )}
      </span>
    </li>
  )
}
