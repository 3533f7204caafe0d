import { assignTrucks } from './assign-trucks'
import { chainByClock } from './chain-by-clock'
import { chainByInterval } from './chain-by-interval'
import { costing, type Parts } from './costing'
import type { Day, Load } from './day'
import { type Draft, loadsOf, plannedVolume } from './draft'
import type { Model } from './model'
import type { Params } from './params'
import type { Placer } from './recreate'
import { ruinAroundOpen } from './ruin-around-open'
import { ruinHours } from './ruin-hours'
import { ruinNear } from './ruin-near'
import { ruinPlantHour } from './ruin-plant-hour'
import { ruinRandom } from './ruin-random'
import { ruinTour } from './ruin-tour'
import type { Method } from './search'

export type Plan = {
  loads: Load[]
  /** Pours with volume that no load brings: all of it, or what a repair left short. */
  unserved: number[]
  cost: number
  parts: Parts
  iterations: number
}

export function placerOf(model: Model, params: Params): Placer {
  return model.timeless ? chainByInterval(model, params) : chainByClock(model, params)
}

/** The operators that suit the rules of the day. */
export function methodOf(model: Model, params: Params): Method & { changes(draft: Draft): number } {
  const price = costing(model, params)
  const ruins = [ruinRandom, ruinNear, ruinAroundOpen, ruinTour, ruinHours]
  return {
    placer: placerOf(model, params),
    costing: price.cost,
    changes: price.changes,
    ruins: model.lines.count > 0 ? [...ruins, ruinPlantHour] : ruins,
    polish: model.timeless ? undefined : assignTrucks(model, params),
  }
}

export function planOf(day: Day, model: Model, params: Params, draft: Draft, iterations: number): Plan {
  const { cost, parts } = costing(model, params)
  return {
    loads: loadsOf(model, draft),
    unserved: day.pours.flatMap((_, o) => (plannedVolume(model, draft, o) < model.volume[o]! ? [o] : [])),
    cost: cost(draft),
    parts: parts(draft),
    iterations,
  }
}
