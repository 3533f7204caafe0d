import { Link } from '@remix-run/react'
import { showTime } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { cn } from '~/web/ui/cn'
import type { BoardOrder } from '../board-sums'
import { LateBadge } from '../late-badge'
import { VolumeBar } from '../volume-bar'

type Props = { row: BoardOrder; late: number; chosen: boolean; onChoose: () => void }

/** An order beside the map: pressing it finds it there. */
export function AirOrder({ row, late, chosen, onChoose }: Props) {
  return (
    <li className={cn('border-line border-b', chosen && 'bg-brand-soft')}>
      <div className="grid gap-1 px-5 py-2.5">
        <p className="figures flex items-center gap-2 text-table">
          <button
            type="button"
            aria-pressed={chosen}
            onClick={onChoose}
            className="code min-h-7 hover:underline touch:min-h-11"
          >
            {row.startTime} {row.orderNo}
          </button>
          <span className="ml-auto flex gap-1.5">
            <LateBadge minutes={late} onTime={row.onTimeMinutes} />
            <Status of="order" value={row.status} />
          </span>
        </p>
        <p className="truncate text-table">
          {row.projectName} <span className="text-muted">{row.locationName}</span>
        </p>
        <VolumeBar ordered={row.quantity} delivered={row.acceptedQuantity} running={row.runningQuantity} />
        <p className="figures flex justify-between gap-2 text-meta text-muted">
          <span className="truncate">
            {row.plants.map(plant => plant.plantName).join(', ') || 'No plant yet'} · {countOf(row.loads, 'load')}
            {row.nextLoadAt && `, next ${showTime(row.nextLoadAt)}`}
          </span>
          <Link to={`/order/detail?id=${row.id}`} className="shrink-0 text-link">
            Open
          </Link>
        </p>
      </div>
    </li>
  )
}
