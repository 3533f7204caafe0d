import { areaChart } from '../kit/chart/area-chart'
import type { Drawing, DrawingOptions } from '../kit/chart/drawing'
import { clockTime } from '../kit/time'
import * as words from './words'

export type LevelGraph = DrawingOptions & {
  levelKg: string
  capacityKg: string
  lowPercent: string
  demand: readonly { at: string; kg: string }[]
  incoming: readonly { at: string; kg: string }[]
  now: string
  until: string
}

const HOUR = 3_600_000

/** The level of a silo in tonnes by the hour, as the plan empties it and deliveries on their way fill it. */
export function levelGraph(of: LevelGraph): Drawing {
  const { levelKg, capacityKg, lowPercent, demand, incoming, now, until, ...drawing } = of
  const start = Date.parse(now)
  const hours = Math.max(1, Math.min(48, Math.ceil((Date.parse(until) - start) / HOUR)))
  const places = Array.from({ length: hours + 1 }, (_, hour) => start + hour * HOUR)
  const before = (events: readonly { at: string; kg: string }[], at: number) =>
    events.reduce((kg, event) => kg + (Date.parse(event.at) < at ? Number(event.kg) : 0), 0)
  const alone = places.map(at => tonnes(Number(levelKg) - before(demand, at)))
  const filled = places.map((at, place) => (alone[place] ?? 0) + tonnes(before(incoming, at)))
  return areaChart({
    ...drawing,
    measure: words.siloTonnes(),
    across: words.siloTime(),
    digits: 1,
    labels: places.map(at => clockTime(new Date(at))),
    series: [
      { name: words.siloByPlan(), shape: 'area', values: alone.map(atLeastNothing) },
      ...(incoming.length
        ? [{ name: words.siloWithDeliveries(), shape: 'line' as const, values: filled.map(atLeastNothing) }]
        : []),
    ],
    levels: [
      { name: words.siloOrderAt(), value: tonnes((Number(capacityKg) * Number(lowPercent)) / 100), kind: 'limit' },
    ],
  })
}

const tonnes = (kg: number) => Math.round(kg / 100) / 10
const atLeastNothing = (value: number) => Math.max(0, value)
