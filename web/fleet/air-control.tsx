import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useSearchParams, useSubmit } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { PHASES } from '~/domain/fleet/air-control'
import { apiFor, take } from '~/web/kit/api'
import { BoardScreen } from '~/web/kit/board/board-screen'
import { useLive } from '~/web/kit/board/use-live'
import { LiveMap } from '~/web/kit/map/live-map'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Select } from '~/web/ui/input'
import { type AirControl, inParts, lateBy, markersOf } from './air-control-markers'
import { AirTruck } from './air-truck'
import { AirTruckPopup } from './air-truck-popup'
import { PHASE_CHOICES, phaseWord } from './status-words'

const EVERY = 4000

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).fleet
  const params = new URL(request.url).searchParams
  const query = Object.fromEntries(
    ['plantId', 'phase'].flatMap(name => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  const [board, regions] = await Promise.all([
    take(api['air-control'].$get({ query })),
    take(api.region.$get({ query: {} })),
  ])
  return {
    query: new URLSearchParams(query).toString(),
    board,
    regions: regions.rows
      .filter(row => row.active)
      .map(row => ({ id: row.id, name: row.regionName, ring: row.boundary as [number, number][] })),
  }
}

/** Fleet tracer: every truck of the day on the map and in a list, late ones first. */
export default function FleetTracer() {
  const found = useLoaderData<typeof loader>()
  const first = found.board
  const live = useLive<AirControl>(`air-control?${found.query}`, first, { every: EVERY })
  const now = usePortalNow(10_000)
  const [chosen, setChosen] = useState<string | null>(null)
  const { rows, plants } = live.data
  const markers = useMemo(() => markersOf(live.data, now), [live.data, now])
  const parts = useMemo(() => inParts(rows, now), [rows, now])
  const truck = rows.find(row => row.truckId === chosen)
  const late = rows.filter(row => lateBy(row, now) !== null).length
  const counts = PHASES.map(phase => [phase, rows.filter(row => row.phase === phase).length] as const)
  return (
    <BoardScreen
      title="Fleet tracer"
      count={`${rows.length} trucks${late ? `, ${late} late` : ''}`}
      live={live}
      filters={<Filters plants={plants} />}
      footer={counts
        .filter(([, trucks]) => trucks > 0)
        .map(([phase, trucks]) => (
          <span key={phase}>
            <b>{trucks}</b> <span className="text-muted">{phaseWord(phase).toLowerCase()}</span>
          </span>
        ))}
    >
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(300px,380px)_minmax(0,1fr)] border-line border-t max-md:grid-cols-1">
        <section aria-label="Trucks" className="flex min-h-0 flex-col border-line md:border-r">
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            aria-label="Trucks, late first"
            className="min-h-0 flex-1 overflow-y-auto max-md:overflow-visible"
          >
            {parts.map(part => (
              <section key={part.title} aria-label={part.title}>
                <h2 className="sticky top-0 z-10 flex items-baseline gap-2 border-line border-b bg-surface px-4 py-1 text-meta text-muted max-md:static">
                  <span className="font-semibold">{part.title}</span>
                  <span className="figures">{part.rows.length}</span>
                </h2>
                <ul>
                  {part.rows.map(row => (
                    <AirTruck
                      key={row.truckId}
                      row={row}
                      now={now}
                      chosen={row.truckId === chosen}
                      onChoose={setChosen}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {parts.length === 0 && (
              <p className="p-6 text-muted text-body">No trucks found. Choose another plant or phase.</p>
            )}
          </section>
        </section>
        <LiveMap
          label="Trucks on the map"
          markers={markers}
          regions={found.regions}
          chosen={chosen}
          onChoose={id => rows.some(row => row.truckId === id) && setChosen(id)}
          className="h-full max-md:h-96"
        />
        {truck && <AirTruckPopup row={truck} now={now} onClose={() => setChosen(null)} />}
      </div>
    </BoardScreen>
  )
}

function Filters({ plants }: { plants: AirControl['plants'] }) {
  const submit = useSubmit()
  const [params] = useSearchParams()
  return (
    <Form method="get" className="flex gap-2 max-sm:flex-wrap" onChange={event => submit(event.currentTarget)}>
      {params.get('kiosk') && <input type="hidden" name="kiosk" value="1" />}
      <Select name="plantId" aria-label="Plant" defaultValue={params.get('plantId') ?? ''} className="max-w-44">
        <option value="">All plants</option>
        {plants.map(plant => (
          <option key={plant.id} value={plant.id}>
            {plant.plantName}
          </option>
        ))}
      </Select>
      <Select name="phase" aria-label="Phase" defaultValue={params.get('phase') ?? ''} className="max-w-44">
        <option value="">All phases</option>
        {PHASE_CHOICES.map(([phase, word]) => (
          <option key={phase} value={phase}>
            {word}
          </option>
        ))}
      </Select>
      <button type="submit" className="sr-only">
        Show
      </button>
    </Form>
  )
}
