import { byText } from '~/domain/kit/collation'
import { type Place, straightKm } from '~/domain/orders/travel'
import { showVolume } from '~/web/kit/figures'
import type { Tone } from '~/web/ui/badge'

export type TracePoint = Place & { at: string; speedKmh: number; heading: number | null; km: number }
type Load = Place & {
  id: string
  doNumber: string | null
  orderNo: string
  loadNo: number
  quantity: string
  customerName: string
  projectName: string
  locationName: string
  plantName: string
} & Record<Stamp, string | null>
export type Trace = {
  truckId: string
  truckNo: string
  plateNo: string
  driverName: string | null
  date: string
  points: TracePoint[]
  stops: (Place & { from: string; to: string; minutes: number })[]
  km: number
  topKmh: number
  drivingMinutes: number
  loads: Load[]
  plants: (Place & { id: string; plantName: string })[]
}
export type Moment = {
  key: string
  at: string
  until?: string
  word: string
  detail: string
  tone: Tone
  doNumber?: string | null
}

const STAMPS = [
  ['loadingAt', 'Loading', 'plant'],
  ['leftAt', 'Left plant', 'transit'],
  ['onSiteAt', 'On site', 'site'],
  ['pourStartAt', 'Pour began', 'pour'],
  ['pourEndAt', 'Pour ended', 'done'],
  ['returnedAt', 'Back at plant', 'return'],
] as const
type Stamp = (typeof STAMPS)[number][0]

/** A stop is told where no phase of a load explains it: it is neither a plant nor the site of the day, km. */
const NEAR_KM = 0.35

/** The day as moments in their order: the phases of every load, and the stops elsewhere. */
export function momentsOf({ loads, stops, plants }: Trace): Moment[] {
  const phases = loads.flatMap(load =>
    STAMPS.flatMap(([stamp, word, tone]) =>
      load[stamp]
        ? [
            {
              key: `${load.id} ${stamp}`,
              at: load[stamp],
              word,
              detail:
                stamp === 'loadingAt'
                  ? `${showVolume(load.quantity)} at ${load.plantName}`
                  : stamp === 'returnedAt'
                    ? load.plantName
                    : `${load.projectName}, ${load.locationName}`,
              tone,
              doNumber: load.doNumber,
            },
          ]
        : [],
    ),
  )
  const known = [...plants, ...loads]
  const elsewhere = stops
    .filter(stop => !known.some(place => straightKm(place, stop) <= NEAR_KM))
    .map(stop => ({
      key: `stop ${stop.from}`,
      at: stop.from,
      until: stop.to,
      word: 'Stopped',
      detail: `${stop.minutes} min on the way`,
      tone: 'waiting' as const,
    }))
  return [...phases, ...elsewhere].sort((a, b) => byText(a.at, b.at))
}

/** The last point that is not after a moment. */
export function indexAt(points: readonly TracePoint[], at: string): number {
  let found = 0
  for (const [index, point] of points.entries()) if (point.at <= at) found = index
  return found
}
