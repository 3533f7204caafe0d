import { CloudRain, FlaskConical, GitMerge, Phone, Waves } from 'lucide-react'
import { orderLateMinutes } from '~/domain/orders/lateness'
import { showTime } from '~/web/kit/dates'
import { countOf, showVolume } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { RowMenu } from '~/web/kit/list/row-menu'
import type { RecordAction } from '~/web/kit/record/record-action'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { Checkbox } from '~/web/ui/input'
import type { BoardOrder } from './board-sums'
import { LateBadge } from './late-badge'
import { VolumeBar } from './volume-bar'

type Props = {
  row: BoardOrder
  mayCopy: boolean
  actions: RecordAction[]
  onAct: (action: RecordAction) => void
  picked: boolean
  onPick?: (() => void) | undefined
}

/** One order: when, what and where, how far, and what can be done. Two lines, also on a phone. */
export function BoardRow({ row, mayCopy, actions, onAct, picked, onPick }: Props) {
  const late = orderLateMinutes(row, usePortalNow(30_000))
  return (
    <li
      data-order={row.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row of the board takes the keys
      tabIndex={0}
      className="grid min-h-14 grid-cols-[auto_64px_minmax(0,2.2fr)_minmax(0,1.6fr)_minmax(150px,1fr)_132px_44px] items-center gap-x-4 border-line border-b px-6 py-2 hover:bg-hover max-lg:gap-y-1 max-lg:grid-cols-[auto_56px_minmax(0,1fr)_44px] max-md:px-4"
    >
      <span className="w-5">
        {onPick && <Checkbox aria-label={`Select ${row.orderNo}`} checked={picked} onChange={onPick} data-pick />}
      </span>
      <div>
        <p className="figures font-semibold text-section">{row.startTime}</p>
        <p className="figures text-meta text-muted">every {row.spacingMinutes}′</p>
      </div>
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <HereLink
            to={`/order/detail?id=${row.id}`}
            prefetch="intent"
            data-open
            className="code shrink-0 font-semibold text-body text-fg no-underline hover:text-link hover:underline"
          >
            {row.orderNo}
          </HereLink>
          <Flags row={row} />
        </p>
        <p className="truncate text-muted text-table">
          {row.customerName}, {row.projectName}
        </p>
      </div>
      <div className="min-w-0 max-lg:col-span-2 max-lg:col-start-2">
        <p className="truncate text-body">
          <span className="code font-semibold">{row.productCode}</span>{' '}
          <span className="text-muted">{row.locationName}</span>
        </p>
        <p className="truncate text-meta text-muted">
          {row.plants.map(plant => `${plant.plantCode} ${showTime(plant.startTime)}`).join(', ')}
          {row.holdReason ? ` · ${row.holdReason}` : ''}
        </p>
      </div>
      <div className="max-lg:col-span-2 max-lg:col-start-2">
        <VolumeBar ordered={row.quantity} delivered={row.acceptedQuantity} running={row.runningQuantity} />
        <p className="figures mt-0.5 flex justify-between text-meta text-muted">
          <span>
            {row.doneLoads} of {countOf(row.loads, 'load')}
          </span>
          <span>
            {showVolume(row.quantity)}
            {Number(row.onCallQuantity) > 0 && `, ${Number(row.onCallQuantity)} on call`}
          </span>
        </p>
      </div>
      <div className="grid justify-items-start gap-1 max-lg:col-span-2 max-lg:col-start-2 max-lg:flex max-lg:items-center max-lg:gap-3">
        <Status of="order" value={row.status} />
        {asksSite(row) && <Badge tone="waiting">Ask the site</Badge>}
        {late > 0 ? (
          <LateBadge minutes={late} onTime={row.onTimeMinutes} />
        ) : (
          row.nextLoadAt && <span className="figures text-meta text-muted">next {showTime(row.nextLoadAt)}</span>
        )}
      </div>
      <span className="max-lg:col-start-4 max-lg:row-start-1">
        <RowMenu
          actions={[
            { label: 'Open order', to: `/order/detail?id=${row.id}` },
            { label: 'Change order', to: `/order/${row.id}` },
            ...(mayCopy ? [{ label: 'Copy order', to: `/order/new?copy=${row.id}` }] : []),
            ...actions.map(action => ({
              label: action.label,
              danger: action.look === 'danger',
              run: () => onAct(action),
            })),
          ]}
        />
      </span>
    </li>
  )
}

/** Its last load is on site, and it says now whether it needs what is on call. */
const asksSite = (row: BoardOrder) =>
  Number(row.onCallQuantity) > 0 && row.status === 'in_progress' && row.toArrive.length === 0

function Flags({ row }: { row: BoardOrder }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 overflow-hidden text-muted">
      {row.mergeNo && (
        <Badge tone="change" icon={GitMerge}>
          {row.mergeNo.split('-').at(-1)}
        </Badge>
      )}
      {row.willCall && <Phone className="size-3.5 shrink-0" aria-label="Will call" />}
      {row.weatherPermitting && <CloudRain className="size-3.5 shrink-0" aria-label="Weather permitting" />}
      {row.hasPump && <Waves className="size-3.5 shrink-0" aria-label="With pump" />}
      {row.hasCylinderTest && <FlaskConical className="size-3.5 shrink-0" aria-label="With cylinder test" />}
    </span>
  )
}
