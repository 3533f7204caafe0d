import { Link } from '@remix-run/react'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { showVolume } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import type { BoardOrder } from '../board-sums'

type Props = {
  row: BoardOrder
  step: number
  changed: boolean
  mayManage: boolean
  onPut: (step: number) => void
}

/** An order on its step: when, what and where, and one step up or down. */
export function LadderRow({ row, step, changed, mayManage, onPut }: Props) {
  return (
    <li
      data-order={row.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row of the ladder takes the keys
      tabIndex={0}
      draggable={mayManage}
      onDragStart={event => event.dataTransfer.setData('text/plain', row.id)}
      className={cn(
        'figures flex min-h-(--row) items-center gap-3 border-line border-b px-6 py-1.5 text-table hover:bg-hover max-md:flex-wrap max-md:px-4',
        changed && 'bg-brand-soft',
      )}
    >
      {mayManage && <GripVertical aria-hidden className="size-4 shrink-0 cursor-grab text-muted max-md:hidden" />}
      <span className="w-11 shrink-0 font-semibold">{row.startTime}</span>
      <Link to={`/order/detail?id=${row.id}`} className="code w-28 shrink-0 text-fg hover:underline">
        {row.orderNo}
      </Link>
      <span className="min-w-0 flex-1 truncate max-md:order-last max-md:basis-full">
        {row.customerName}, <span className="text-muted">{row.projectName}</span>
      </span>
      <span className="w-24 shrink-0 truncate text-muted max-md:hidden">{row.productCode}</span>
      <span className="w-24 shrink-0 text-right max-md:ml-auto">{showVolume(row.quantity)}</span>
      <span className="w-28 shrink-0 max-md:hidden">
        <Status of="order" value={row.status} />
      </span>
      <span className="w-24 shrink-0 max-md:hidden">{changed && <Badge tone="change">was {row.priority}</Badge>}</span>
      {mayManage && (
        <span className="flex shrink-0">
          <Button
            size="icon-sm"
            look="quiet"
            aria-label={`${row.orderNo} up`}
            disabled={step === 1}
            onClick={() => onPut(step - 1)}
          >
            <ArrowUp />
          </Button>
          <Button
            size="icon-sm"
            look="quiet"
            aria-label={`${row.orderNo} down`}
            disabled={step === 5}
            onClick={() => onPut(step + 1)}
          >
            <ArrowDown />
          </Button>
        </span>
      )}
    </li>
  )
}
