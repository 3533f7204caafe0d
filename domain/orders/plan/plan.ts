import { random } from '~/domain/kit/random'
import { assignTrucks } from './assign-trucks'
import { chainByClock } from './chain-by-clock'
import { chainByInterval } from './chain-by-interval'
import { costing, type Parts } from './costing'
import type { Day, Load } from './day'
import { loadsOf } from './draft'
import { compile } from './model'
import { type Params, standardParams } from './params'
import { ruinAroundOpen } from './ruin-around-open'
import { ruinHours } from './ruin-hours'
import { ruinNear } from './ruin-near'
import { ruinPlantHour } from './ruin-plant-hour'
import { ruinRandom } from './ruin-random'
import { ruinTour } from './ruin-tour'
import { type Stop, search } from './search'

export type Plan = {
  loads: Load[]
  /** Pours with volume that no load brings. */
  unserved: number[]
  cost: number
  parts: Parts
  iterations: number
}

/** Plans a day. The same day, seed, settings and number of iterations give the same plan. */
export function plan(day: Day, stop: Stop, seed: number, params: Params = standardParams): Plan {
  const model = compile(day, params)
  const { cost, parts } = costing(model, params)
  const method = {
    placer: model.timeless ? chainByInterval(model, params) : chainByClock(model, params),
    costing: cost,
    ruins: [
      ruinRandom,
      ruinNear,
      ruinAroundOpen,
      ruinTour,
      ruinHours,
      ...(model.lines.count > 0 ? [ruinPlantHour] : []),
    ],
    polish: model.timeless ? undefined : assignTrucks(model, params),
  }
  const found = search(model, method, stop, random(seed), params)
  const { draft } = found
  return {
    loads: loadsOf(model, draft),
    unserved: day.pours.flatMap((_, o) => (model.volume[o]! > 0 && draft.count[o] === model.frozen[o] ? [o] : [])),
    cost: found.cost,
    parts: parts(draft),
    iterations: found.iterations,
  }
}
