import * as z from 'zod'
import type { Roads } from '~/domain/kit/ports'
import type { Place, RoadWay } from '~/domain/orders/travel'

/** Nobody waits for the answer but a round in the background. */
const PATIENCE_MS = 5000
/** OSRM's own limit is 100 places in one question. */
const MOST_PLACES = 100

const Answer = z.object({
  code: z.string(),
  /** Seconds and metres by plant and site; null where there is no road. */
  durations: z.array(z.array(z.number().nonnegative().nullable())),
  distances: z.array(z.array(z.number().nonnegative().nullable())),
})

/** The routing service that the settings name, or none. */
export const roadsOf = ({ routing }: { routing?: string | undefined }): { roads?: Roads } =>
  routing ? { roads: osrmRoads(routing) } : {}

/** OSRM's table service v1 (https://project-osrm.org/docs/v5.24.0/api/#table-service): from each plant to each site. */
function osrmRoads(address: string): Roads {
  return {
    most: MOST_PLACES,
    async ways(from, to) {
      const places = [...from, ...to].map(({ latitude, longitude }) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`)
      const numbers = (list: readonly Place[], first: number) => list.map((_, at) => first + at).join(';')
      const asked = `sources=${numbers(from, 0)}&destinations=${numbers(to, from.length)}&annotations=duration,distance`
      const url = `${address.replace(/\/+$/, '')}/table/v1/driving/${places.join(';')}?${asked}`
      const answer = await fetch(url, {
        headers: { 'User-Agent': 'readymix-portal' },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (!answer.ok) throw new Error(`The routing service answered ${answer.status}`)
      const { code, durations, distances } = Answer.parse(await answer.json())
      if (code !== 'Ok') throw new Error(`The routing service answered ${code}`)
      return from.map((_, i) => to.map((_, j) => wayOf(durations[i]?.[j], distances[i]?.[j])))
    },
  }
}

function wayOf(seconds: number | null | undefined, metres: number | null | undefined): RoadWay | null {
  return seconds == null || metres == null ? null : { minutes: seconds / 60, km: metres / 1000 }
}
