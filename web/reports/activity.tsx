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
import { Figure } from '~/web/kit/figure'
import { countOf, showMoney, showNumber } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
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
        {pours && <Pours of={pours} />}
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

const Pours = ({ of }: { of: NonNullable<Activity['pours']> }) => (
  <section aria-label="Pours today" className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
    <Figure
      label="Ordered today"
      value={showNumber(of.ordered, 0)}
      unit="m³"
      note={countOf(of.loads, 'load')}
      to="/order"
    />
    <Figure
      label="Delivered"
      value={showNumber(of.delivered, 0)}
      unit="m³"
      note={`${showNumber(of.sameWeekday.delivered, 0)} m³ by the end of ${showDate(of.sameWeekday.day)}`}
      share={ratio(of.delivered, of.ordered)}
      to="/order"
    />
    <Figure
      label="Late now"
      value={String(of.lateNow)}
      unit="loads"
      tone={of.lateNow ? 'stop' : 'done'}
      note="more than 15 min behind"
      to="/order"
    />
    <Figure
      label="First loads on time"
      value={of.onTimePercent === null ? '–' : String(of.onTimePercent)}
      unit="%"
      note="within 15 min"
      share={of.onTimePercent === null ? undefined : of.onTimePercent / 100}
    />
    <Figure
      label="Wait on site"
      value={of.waitMinutes === null ? '–' : String(of.waitMinutes)}
      unit="min"
      note="median, arrival to pour"
    />
    <Figure
      label="Trucks out"
      value={String(of.trucksOut)}
      unit={`of ${of.trucksOut + of.trucksIdle}`}
      note={`${of.trucksIdle} in the yards`}
      share={of.trucksOut / Math.max(1, of.trucksOut + of.trucksIdle)}
    />
  </section>
)

const ratio = (part: string, whole: string) => Number(part) / Math.max(1, Number(whole))

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

const ORDER = ['collecting', 'exception', 'draft', 'with_sales', 'with_manager', 'with_ceo', 'approved']

const Bills = ({ rows }: { rows: NonNullable<Activity['bills']> }) => (
  <section aria-label="Invoice drafts" className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-7">
    {ORDER.flatMap(status => rows.filter(row => row.status === status)).map(row => (
      <Link
        key={row.status}
        to={`/sales-management/invoice-preliminary?status=${row.status}`}
        className="grid gap-2 rounded-lg border border-line bg-raised p-4 text-fg no-underline hover:border-line-strong"
      >
        <Status of="invoiceDraft" value={row.status} />
        <span className="figures font-semibold text-section">{showMoney(row.total)}</span>
        <span className="text-meta text-muted">{countOf(row.drafts, 'draft')}</span>
      </Link>
    ))}
  </section>
)
