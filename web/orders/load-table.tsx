import { Link } from '@remix-run/react'
import { Truck } from 'lucide-react'
import { Fragment } from 'react'
import { lateMinutes } from '~/domain/orders/lateness'
import type { OrderView } from '~/web/kit/client/orders'
import { showTime } from '~/web/kit/dates'
import { showNumber, showVolume } from '~/web/kit/figures'
import { EmptyNote } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Status } from '~/web/kit/status'
import { LateBadge } from './late-badge'

/** A load as it travels: instants are text. */
export type Line = OrderView['loadLines'][number]

type Props = {
  order: Pick<OrderView, 'loadLines' | 'orderNo' | 'onTimeMinutes' | 'status'>
  /** The place of each load in a merged sequence. */
  places?: Readonly<Record<string, number | null>> | undefined
}

/** The loads first to last with the chain of their times: what was promised, what is planned and what has happened. */
export function LoadTable({ order: { loadLines: lines, orderNo, onTimeMinutes, status }, places }: Props) {
  const held = status === 'on_hold'
  const now = usePortalNow(30_000)
  if (!lines.length)
    return (
      <EmptyNote icon={Truck} title="No loads yet">
        A draft has no loads. They are planned when {orderNo} is booked.
      </EmptyNote>
    )
  const time = (at: string | null) => <span className="figures">{at ? showTime(at) : '–'}</span>
  return (
    <PlainTable
      caption={`Loads of ${orderNo}`}
      rows={lines}
      id={line => line.id}
      columns={[
        {
          label: 'Load',
          show: line =>
            line.doNumber ? (
              <Link to={`/order/delivery-order/${line.doNumber}`} className="code font-semibold text-link">
                {line.doNumber}
              </Link>
            ) : (
              <span className="figures font-semibold">{line.loadNo}</span>
            ),
        },
        ...(places
          ? [{ label: 'In sequence', show: (line: Line) => <span className="figures">{places[line.id] ?? '–'}</span> }]
          : []),
        {
          label: 'Status',
          show: line => (
            <span className="grid justify-items-start gap-1">
              <Status of="deliveryOrder" value={line.status} />
              <LateBadge minutes={lateMinutes({ ...line, held }, now)} onTime={onTimeMinutes} />
            </span>
          ),
        },
        { label: 'Quantity', show: line => showVolume(line.quantity), align: 'right' },
        {
          label: 'Plant',
          show: line => <span className="whitespace-nowrap">{line.batchingPlant ?? line.plantCode}</span>,
        },
        { label: 'Truck', show: line => [line.truckNo, line.driverName].filter(Boolean).join(', ') || '–' },
        {
          label: 'Batch',
          show: line => <Times of={{ Plan: line.plannedBatchAt, Actual: line.batchedAt }} />,
        },
        { label: 'Left', show: line => time(line.leftAt) },
        {
          label: 'On site',
          show: line => <Times of={{ Promise: line.promisedAt, Plan: line.plannedOnSiteAt, Actual: line.onSiteAt }} />,
        },
        { label: 'Pour', show: line => time(line.pourStartAt) },
        { label: 'End', show: line => time(line.pourEndAt ?? line.deliveredAt) },
        {
          label: 'Water added',
          show: line => (line.waterAddedLitres ? `${showNumber(line.waterAddedLitres)} l` : '–'),
          align: 'right',
        },
        { label: 'Returned', show: line => showVolume(line.returnConcrete) || '–', align: 'right' },
      ]}
    />
  )
}

/** Times with what each is: a plan is no fact. */
const Times = ({ of }: { of: Record<string, string | null> }) => (
  <dl className="figures grid w-max grid-cols-[auto_auto] gap-x-2">
    {Object.entries(of).map(([label, at]) => (
      <Fragment key={label}>
        <dt className="text-meta text-muted">{label}</dt>
        <dd>{at ? showTime(at) : '–'}</dd>
      </Fragment>
    ))}
  </dl>
)
