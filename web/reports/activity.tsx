import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useCallback } from 'react'
import { areaChart } from '~/domain/kit/chart/area-chart'
import type { Activity } from '~/domain/reports/activity'
import { apiFor, take } from '~/web/kit/api'
import { FreshChip } from '~/web/kit/board/fresh-chip'
import { useLive } from '~/web/kit/board/use-live'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { PageHead } from '~/web/kit/page-head'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { Bills, Pours } from './day-figures'
import { PlantStrip } from './plant-strip'

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  await take(apiFor({ request, context }).reports.dashboard.activity.$get())

const EVERY = 30_000

/** The day in figures, for whoever looks: each figure leads to the rows behind it. */
export default function ActivityBoard() {
  const first = useLoaderData<typeof loader>() as Activity
  const live = useLive<Activity>('dashboard/activity', first, { every: EVERY })
  const { day, pours, hours, plants, late, bills } = live.data
  return (
    <>
      <PageHead title="Activity" count={showDate(day)} actions={<FreshChip live={live} />} />
      <div className="grid gap-4 px-6 pb-10 max-md:px-4">
        {pours && <Pours of={pours} to="/order" />}
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {hours && <Demand hours={hours} now={live.data.now} />}
          {late && <Late loads={late} />}
        </div>
        {plants && <PlantStrip plants={plants} />}
        {bills && <Bills rows={bills} />}
        {!pours && !bills && (
          <p className="text-muted text-body">
            Your areas are in the menu; their figures appear here once they have any.
          </p>
        )}
      </div>
    </>
  )
}

function Demand({ hours, now }: { hours: NonNullable<Activity['hours']>; now: string }) {
  const draw = useCallback(
    (width: number) =>
      areaChart({
        theme: 'live',
        interactive: true,
        width,
        id: 'demand',
        title: 'Trucks needed by hour',
        subtitle: 'Plan of the day against trucks in service',
        measure: 'Trucks',
        digits: 0,
        labels: hours.map(of => `${String(of.hour).padStart(2, '0')}:00`),
        series: [
          { name: 'Needed', shape: 'area', values: hours.map(of => of.trucksNeeded) },
          { name: 'In service', shape: 'step', values: hours.map(of => of.trucksAvailable) },
        ],
        over: { demand: 0, capacity: 1, name: 'Overbooked' },
        at: { place: placeOf(now, hours), name: 'now' },
      }),
    [hours, now],
  )
  return (
    <Card title="Demand against trucks">
      <Chart draw={draw} />
    </Card>
  )
}

function placeOf(now: string, hours: NonNullable<Activity['hours']>): number {
  const [hour = 0, minute = 0] = new Date(now)
    .toLocaleTimeString('en-GB', { timeZone: 'Asia/Singapore', hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number)
  return Math.min(hours.length - 1, Math.max(0, hour + minute / 60 - (hours[0]?.hour ?? 0)))
}

const Late = ({ loads }: { loads: NonNullable<Activity['late']> }) => (
  <Card
    title="Behind their promise"
    aside={<span className="figures text-muted text-table">{loads.length}</span>}
    flush={loads.length > 0}
  >
    {loads.length === 0 && <p className="text-muted text-table">Every load is within its promise.</p>}
    <ul className="divide-y divide-line">
      {loads.map(load => (
        <li key={load.id} className="flex items-center gap-3 px-4 py-2 text-table">
          <span data-tone="stop" className="figures w-16 shrink-0 font-semibold text-tone">
            {load.minutes} min
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{load.projectName}</span>
            <span className="block truncate text-muted">
              {load.doNumber ? (
                <Link className="text-link" to={`/order/delivery-order/${load.doNumber}`}>
                  {load.doNumber}
                </Link>
              ) : (
                load.orderNo
              )}
              , {load.plantName}
            </span>
          </span>
          <Status of="deliveryOrder" value={load.status} />
        </li>
      ))}
    </ul>
  </Card>
)
