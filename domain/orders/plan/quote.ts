import { costing } from './costing'
import type { Day, Load } from './day'
import { initialDraft } from './draft'
import { compile } from './model'
import type { Params } from './params'
import { fitIn } from './relax'

/** What taking an order from one plant would mean; a plant that cannot is left out. */
export type Quote = {
  plant: number
  firstStart: number
  lateMinutes: number
  extraCost: number
  trucks: number
  loads: Load[]
}

/** Can we take this order? The earliest start per plant with all planned loads unmoved, and the cost it adds to the day. */
export function quote(day: Day, loads: Load[], pour: number, params: Params): Quote[] {
  const before = costOf(day, loads, params)
  return day.pours[pour]!.plants.flatMap(({ plant, penalty }) => {
    const only = {
      ...day,
      pours: day.pours.map((each, o) => (o === pour ? { ...each, plants: [{ plant, penalty }], maxPlants: 1 } : each)),
    }
    const found = fitIn(only, loads, pour, params)
    if (!found) return []
    const own = found.filter(load => load.pour === pour)
    const firstStart = Math.min(...own.map(load => load.start))
    return [
      {
        plant,
        firstStart,
        lateMinutes: Math.max(0, firstStart - day.pours[pour]!.due),
        extraCost: costOf(only, found, params) - before,
        trucks: new Set(own.map(load => load.truck)).size,
        loads: own,
      },
    ]
  }).sort((a, b) => a.firstStart - b.firstStart || a.extraCost - b.extraCost)
}

/** Cost of a plan as it stands, without what is not served. */
function costOf(day: Day, loads: Load[], params: Params) {
  const settings = { ...params, weights: { ...params.weights, unserved: 0 } }
  const model = compile({ ...day, frozen: loads }, settings)
  return costing(model, settings).cost(initialDraft(model))
}
