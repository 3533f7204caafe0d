import type { Fix } from '~/domain/fleet/position-events'
import { addMinutes } from '~/domain/kit/time'

export const start = new Date('2026-11-20T00:00:00Z')
export const at = (minutes: number) => addMinutes(start, minutes)
const METRE = 1 / 111_195
/** The site lies 10 km north of the plant. */
export const plant = { latitude: 1.3, longitude: 103.8, radiusMetres: 250 }
export const site = { latitude: 1.3 + 10_000 * METRE, longitude: 103.8, radiusMetres: 200 }
export const rules = { marginMetres: 60, dwellSeconds: 60 }
export const fix = (minutes: number, metres: number, drum?: string): Fix => ({
  latitude: plant.latitude + metres * METRE,
  longitude: 103.8,
  at: at(minutes),
  ...(drum ? { drum } : {}),
})
/** Ten minutes in the yard, twenty on the road, forty on site with the drum turned from minute 45 on, twenty back. */
export function turn(stepMinutes = 0.5): Fix[] {
  const fixes: Fix[] = []
  for (let minute = 0; minute <= 110; minute += stepMinutes) {
    const metres =
      minute < 10
        ? 0
        : minute < 30
          ? (minute - 10) * 500
          : minute < 70
            ? 10_000
            : Math.max(0, 10_000 - (minute - 70) * 500)
    fixes.push(fix(minute, metres, minute >= 45 && minute < 60 ? 'discharging' : 'mixing'))
  }
  return fixes
}
