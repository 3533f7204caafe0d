import { Link } from '@remix-run/react'
import { Truck } from 'lucide-react'
import type { OrderView } from '~/web/kit/client/orders'
import { showTime } from '~/web/kit/dates'
import { showNumber, showVolume } from '~/web/kit/figures'
import { EmptyNote } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'

/** A load as it travels: instants are text. */
export type Line = OrderView['loadLines'][number]

type Props = {
  lines: readonly Line[]
  orderNo: string
  /** The place of each load in a merged sequence. */
  places?: Readonly<Record<string, number | null>> | undefined
}

/** The loads first to last with the chain of their times: planned in grey until it happened. */
export function LoadTable({ lines, orderNo, places }: Props) {
  if (!lines.length)
    return (
      <EmptyNote icon={Truck} title="No loads yet">
        A draft has no loads. They are planned when {orderNo} is booked.
      </EmptyNote>
    )
  const time = (at: string | null, planned: string | null = null) =>
    at ? (
      <span className="figures">{showTime(at)}</span>
    ) : (
      <span className="figures text-muted">{planned ? showTime(planned) : '–'}</span>
    )
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
        { label: 'Status', show: line => <Status of="deliveryOrder" value={line.status} /> },
        { label: 'Quantity', show: line => showVolume(line.quantity), align: 'right' },
        {
          label: 'Plant',
          show: line => <span className="whitespace-nowrap">{line.batchingPlant ?? line.plantCode}</span>,
        },
        { label: 'Truck', show: line => [line.truckNo, line.driverName].filter(Boolean).join(', ') || '–' },
        { label: 'Batch', show: line => time(line.batchedAt, line.plannedBatchAt) },
        { label: 'Left', show: line => time(line.leftAt) },
        { label: 'On site', show: line => time(line.onSiteAt, line.plannedOnSiteAt) },
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
