import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect, useMemo, useState } from 'react'
import { apiFor, listOf, take } from '~/web/kit/api'
import { showDate, showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { LiveMap } from '~/web/kit/map/live-map'
import type { MapMarker } from '~/web/kit/map/markers'
import { PageHead } from '~/web/kit/page-head'
import { typedDay } from './action-history-filters'
import { TraceFilters } from './trace-filters'
import { indexAt, momentsOf, type Trace } from './trace-moments'
import { TraceSlider } from './trace-slider'
import { TraceSteps } from './trace-steps'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).fleet.truck
  const params = new URL(request.url).searchParams
  const trucks = await listOf(api.list.$get({ query: { limit: '200', active: 'true' } }))
  const truckId = params.get('truckId') || trucks.rows.find(row => row.deliveryStatus)?.id || trucks.rows[0]?.id
  const date = typedDay(params.get('date'))
  const trace = truckId ? await take(api.track.$get({ query: { truckId, ...(date ? { date } : {}) } })) : null
  return { trucks: trucks.rows.map(row => ({ id: row.id, truckNo: row.truckNo, driverName: row.driverName })), trace }
}

/** One truck's day: the driven way on the map, the same as a list of moments, and a slider that moves both. */
export default function TruckTracing() {
  const { trucks, trace } = useLoaderData<typeof loader>() as { trucks: TraceTruck[]; trace: Trace | null }
  return (
    <div className="full-height">
      <PageHead
        title={trace ? `Truck ${trace.truckNo}` : 'Truck tracing'}
        count={trace ? `${showDate(trace.date)}${trace.driverName ? `, ${trace.driverName}` : ''}` : undefined}
        actions={<TraceFilters trucks={trucks} truckId={trace?.truckId ?? ''} date={trace?.date ?? ''} />}
      />
      {trace ? (
        <Day key={`${trace.truckId} ${trace.date}`} trace={trace} />
      ) : (
        <p className="px-6 text-muted text-body">There is no truck yet. Add one to the fleet and its days show here.</p>
      )}
    </div>
  )
}

type TraceTruck = { id: string; truckNo: string; driverName: string | null }

function Day({ trace }: { trace: Trace }) {
  const { points, loads, stops, plants } = trace
  const [at, setAt] = useState(Math.max(0, points.length - 1))
  const track = useMemo(() => points.map(point => [point.latitude, point.longitude] as const), [points])
  const moments = useMemo(() => momentsOf(trace), [trace])
  const here = points[at]
  const markers = useMemo(() => placesOf(loads, plants), [loads, plants])
  const signs = here ? [...markers, truckAt(trace, here)] : markers
  useEffect(() => setAt(Math.max(0, points.length - 1)), [points.length])
  return (
    <>
      <dl className="figures flex flex-wrap gap-x-8 gap-y-2 px-6 pb-3 text-table max-md:px-4">
        {[
          ['Driven', `${showNumber(trace.km.toFixed(1))} km`],
          [
            'Driving',
            `${Math.floor(trace.drivingMinutes / 60)} h ${String(trace.drivingMinutes % 60).padStart(2, '0')}`,
          ],
          ['Loads', String(loads.length)],
          ['Stops', String(stops.length)],
          ['Top speed', `${trace.topKmh} km/h`],
        ].map(([label, value]) => (
          <div key={label}>
            <dt className="text-meta text-muted">{label}</dt>
            <dd className="font-semibold text-body">{value}</dd>
          </div>
        ))}
      </dl>
      {points.length === 0 && (
        <p className="px-6 pb-3 text-muted text-body max-md:px-4">
          This truck reported no position on this day. Its delivery orders are listed below.
        </p>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(320px,420px)_minmax(0,1fr)] border-line border-t max-md:flex max-md:flex-col">
        <TraceSteps moments={moments} now={here?.at} onGo={moment => setAt(indexAt(points, moment))} />
        <div className="flex min-h-0 flex-col max-md:order-first">
          <LiveMap
            label={`The day of ${trace.truckNo} on the map`}
            markers={signs}
            chosen="truck"
            track={track}
            driven={at + 1}
            className="min-h-0 flex-1 max-md:h-72 max-md:flex-none"
          />
          {here && <TraceSlider points={points} moments={moments} at={at} onMove={setAt} />}
        </div>
      </div>
    </>
  )
}

const truckAt = ({ truckNo }: Trace, here: Trace['points'][number]): MapMarker => ({
  id: 'truck',
  kind: 'truck',
  at: [here.latitude, here.longitude],
  label: truckNo,
  detail: `${showTime(here.at)}, ${here.speedKmh} km/h`,
  heading: here.heading ?? 0,
  tone: 'transit',
})

const placesOf = (loads: Trace['loads'], plants: Trace['plants']): MapMarker[] => [
  ...plants.map(plant => ({
    id: plant.id,
    kind: 'plant' as const,
    at: [plant.latitude, plant.longitude] as const,
    label: plant.plantName,
  })),
  ...loads.map(load => ({
    id: load.id,
    kind: 'site' as const,
    at: [load.latitude, load.longitude] as const,
    label: load.projectName,
    detail: load.doNumber ?? load.orderNo,
  })),
]
