import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { useCallback } from 'react'
import { type AreaSeries, areaChart } from '~/domain/kit/chart/area-chart'
import { businessDay, isPlainDate } from '~/domain/kit/time'
import type { Activity } from '~/domain/reports/activity'
import { apiFor, take } from '~/web/kit/api'
import { FreshChip } from '~/web/kit/board/fresh-chip'
import { useLive } from '~/web/kit/board/use-live'
import { canOf } from '~/web/kit/can'
import { Chart } from '~/web/kit/chart'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { DayBar, NoWork, spokenDay } from './activity-days'
import { loadCockpit } from './cockpit-loader'
import { CockpitPanel } from './cockpit-panel'
import { Bills, Pours } from './day-figures'
import { mayShow } from './home-sections'
import { PlantStrip } from './plant-strip'

/** The day of the address; what is no day is today. */
const dayOf = (params: URLSearchParams): Record<string, string> => {
  const day = params.get('day') ?? ''
  return isPlainDate(day) ? { day } : {}
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0))
  const [first, company] = await Promise.all([
    take(api.reports.dashboard.activity.$get({ query: dayOf(new URL(request.url).searchParams) })),
    mayShow('company', canOf(session?.rules ?? [])) ? loadCockpit(api, request, today) : null,
  ])
  return { first, company }
}

const EVERY = 30_000

/** A day in figures, for whoever looks: each figure leads to the rows behind it. Today unless the address says another day. */
export default function ActivityBoard() {
  const { first, company } = useLoaderData<typeof loader>()
  const asked = new URLSearchParams(dayOf(useSearchParams()[0])).toString()
  const live = useLive<Activity>(`dashboard/activity${asked && `?${asked}`}`, first, { every: EVERY })
  const { day, pours, hours, plants, late, bills } = live.data
  const today = businessDay(new Date(live.data.now))
  const isToday = day === today
  return (
    <>
      <PageHead
        title="Activity"
        count={spokenDay(day)}
        actions={
          <>
            {isToday && <FreshChip live={live} />}
            <DayBar day={day} today={today} />
          </>
        }
      />
      <div className="grid gap-4 px-6 pb-10 max-md:px-4">
        {pours?.loads === 0 && <NoWork day={day} of={pours} />}
        {pours && <Pours of={pours} day={day} today={isToday} />}
        {pours?.loads !== 0 && (
          <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            {hours && <Demand hours={hours} now={isToday ? live.data.now : null} />}
            {late && <Late loads={late} today={isToday} />}
          </div>
        )}
        {plants && <PlantStrip plants={plants} day={day} />}
        {bills && <Bills rows={bills} />}
        {company && <CockpitPanel {...company} />}
        {!pours && !bills && !company && (
          <p className="text-muted text-body">
            {isToday
              ? 'Your areas are in the menu; their figures appear here once they have any.'
              : 'Invoice drafts are shown for today alone.'}
          </p>
        )}
      </div>
    </>
  )
}

function Demand({ hours, now }: { hours: Hours; now: string | null }) {
  // Which trucks were in service is known of today alone.
  const isTold = hours.some(of => of.trucksAvailable !== null)
  const draw = useCallback(
    (width: number) =>
      areaChart({
        theme: 'live',
        interactive: true,
        width,
        id: 'demand',
        title: 'Trucks needed by hour',
        subtitle: isTold ? 'Plan of the day against trucks in service' : 'Plan of the day',
        measure: 'Trucks',
        digits: 0,
        labels: hours.map(of => `${String(of.hour).padStart(2, '0')}:00`),
        series: [
          { name: 'Needed', shape: 'area', values: hours.map(of => of.trucksNeeded) },
          ...(isTold ? [inService(hours)] : []),
        ],
        over: isTold ? { demand: 0, capacity: 1, name: 'Overbooked' } : null,
        at: now ? { place: placeOf(now, hours), name: 'now' } : null,
      }),
    [hours, now, isTold],
  )
  return (
    <Card title={isTold ? 'Demand against trucks' : 'Trucks needed'}>
      <Chart draw={draw} />
    </Card>
  )
}

type Hours = NonNullable<Activity['hours']>

const inService = (hours: Hours): AreaSeries => ({
  name: 'In service',
  shape: 'step',
  values: hours.map(of => of.trucksAvailable),
})

function placeOf(now: string, hours: Hours): number {
  const [hour = 0, minute = 0] = new Date(now)
    .toLocaleTimeString('en-GB', { timeZone: 'Asia/Singapore', hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number)
  return Math.min(hours.length - 1, Math.max(0, hour + minute / 60 - (hours[0]?.hour ?? 0)))
}

const Late = ({ loads, today }: { loads: NonNullable<Activity['late']>; today: boolean }) => (
  <Card
    title={today ? 'Late loads' : 'Loads that came late'}
    aside={<span className="figures text-muted text-table">{loads.length}</span>}
    flush={loads.length > 0}
  >
    {loads.length === 0 && (
      <p className="text-muted text-table">{today ? 'Every load is on time.' : 'No load came late.'}</p>
    )}
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
