import { byName } from '~/domain/kit/collation'
import { minutesBetween } from '~/domain/kit/time'
import { isLate, lateMinutes } from '~/domain/orders/lateness'
import type { FleetLine, FleetPlant } from '~/web/kit/client/fleet'
import { showTime } from '~/web/kit/dates'
import type { MapMarker } from '~/web/kit/map/markers'
import { PHASE_TONE, phaseWord } from './status-words'

export type AirControl = { rows: FleetLine[]; total: number; plants: FleetPlant[] }

/** A position older than this is grey, minutes. */
const FRESH = 5

/** Minutes behind the promise, by where the truck is; null where it carries nothing or is on time. */
export function lateBy({ load, onTimeMinutes, phase }: FleetLine, now: Date): number | null {
  if (!load || phase === 'returning') return null
  const minutes = lateMinutes(load, now)
  return isLate(minutes, onTimeMinutes) ? minutes : null
}

export const isStale = ({ positionAt }: FleetLine, now: Date): boolean =>
  !positionAt || minutesBetween(new Date(positionAt), now) > FRESH

export function markersOf({ rows, plants }: AirControl, now: Date): MapMarker[] {
  const sites = new Map(
    rows.flatMap(({ load }) =>
      load
        ? [
            [
              `site ${load.siteLatitude},${load.siteLongitude}`,
              { at: [load.siteLatitude, load.siteLongitude] as const, label: load.projectName, detail: load.siteName },
            ],
          ]
        : [],
    ),
  )
  return [
    ...plants.map(plant => ({
      id: plant.id,
      kind: 'plant' as const,
      at: [plant.latitude, plant.longitude] as const,
      label: plant.plantName,
    })),
    ...[...sites].map(([id, site]) => ({ id, kind: 'site' as const, ...site })),
    ...rows.flatMap(row =>
      row.latitude === null || row.longitude === null
        ? []
        : [
            {
              id: row.truckId,
              kind: 'truck' as const,
              at: [row.latitude, row.longitude] as const,
              label: row.truckNo,
              detail: `${phaseWord(row.phase)}${row.expectedAt ? `, at site ${showTime(row.expectedAt)}` : ''}`,
              heading: row.heading ?? 0,
              tone: PHASE_TONE[row.phase],
              stale: isStale(row, now),
              late: lateBy(row, now) !== null,
            },
          ],
    ),
  ]
}

/** Late first, then by phase of the day, then by number. */
function inOrder(rows: readonly FleetLine[], now: Date): FleetLine[] {
  const rank = ['waiting', 'pouring', 'to_site', 'loading', 'returning', 'queued', 'resting', 'idle', 'off', 'out']
  return [...rows].sort(
    (a, b) =>
      (lateBy(b, now) ?? 0) - (lateBy(a, now) ?? 0) ||
      rank.indexOf(a.phase) - rank.indexOf(b.phase) ||
      byName(a.truckNo, b.truckNo),
  )
}

/** The list in its parts: those late against their promise, then each phase with how many are in it. */
export function inParts(rows: readonly FleetLine[], now: Date): { title: string; rows: FleetLine[] }[] {
  const late = (row: FleetLine) => lateBy(row, now) !== null
  const parts = Map.groupBy(inOrder(rows, now), row => (late(row) ? 'Late against promise' : phaseWord(row.phase)))
  return [...parts].map(([title, part]) => ({ title, rows: part }))
}
