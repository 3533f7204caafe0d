import type { ChartLoad, Phase } from './chart'
import type { PlanDay } from './day'
import type { Load } from './engine/day'
import { compile, loadMinutes, type Model } from './engine/model'
import type { Params } from './engine/params'
import { emptyMinutes, loadedMinutes } from './engine/travel'
import type { FactPlace } from './facts'

export type Phases = (loadId: string, place: FactPlace, at: (minute: number) => string) => ChartLoad['phases']

/** Cuts each load into its phases; the way back leads to the plant of the truck's next load, or home. */
export function phaser(
  of: PlanDay,
  engine: readonly Load[],
  params: Params,
  idOf: (load: Load) => string | null,
): Phases {
  const model = compile({ ...of.day, frozen: undefined, published: undefined }, params)
  const tours = Map.groupBy(engine, load => load.truck)
  for (const tour of tours.values()) tour.sort((a, b) => a.begin - b.begin)
  const byId = new Map(engine.map(load => [idOf(load), load]))
  return (loadId, place, at) => {
    const load = byId.get(loadId)
    const cuts = load ? cutsOf(of, model, load, nextOf(tours.get(load.truck)!, load)) : looseCuts(place)
    return cuts
      .map(([phase, from, until]) => ({ phase, from: at(from), until: at(until) }))
      .filter(({ from, until }) => from < until)
  }
}

type Cut = [Phase, number, number]

const nextOf = (tour: Load[], load: Load) => tour[tour.indexOf(load) + 1]

function cutsOf(of: PlanDay, model: Model, load: Load, next: Load | undefined): Cut[] {
  const { washMinutes } = of.facts
  const left = Math.min(load.start, load.begin + loadMinutes(model, load.line, load.volume))
  const arrived = Math.min(load.start, left + loadedMinutes(model, load.plant, load.pour, left))
  const to = next?.plant ?? of.day.trucks[load.truck]!.home ?? load.plant
  const back = Math.max(washMinutes, emptyMinutes(model, load.pour, to, load.end))
  const washed = load.end + washMinutes
  return [
    ['load', load.begin, left],
    ['travel', left, arrived],
    ['wait', arrived, load.start],
    ['pour', load.start, load.end],
    ['wash', load.end, washed],
    ['return', washed, load.end + back],
  ]
}

/** A load without a truck is only known by its promise. */
function looseCuts({ begin, start, end }: FactPlace): Cut[] {
  return [
    ['load', begin, Math.min(start, begin + 8)],
    ['travel', Math.min(start, begin + 8), start],
    ['pour', start, end],
  ]
}
