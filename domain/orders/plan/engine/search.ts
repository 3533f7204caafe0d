import { adaptiveChoice } from './adaptive'
import { below, type Random } from './chance'
import type { Costing } from './costing'
import { copyDraft, type Draft, initialDraft, removePour } from './draft'
import type { Model } from './model'
import { nearness } from './nearness'
import type { Params } from './params'
import { type Placer, recreator } from './recreate'
import type { Round, Ruin } from './round'

/** Whichever limit comes first. `clock` gives seconds; a run limited by iterations alone is repeatable. */
export type Stop = { iterations?: number; seconds?: number; clock?: () => number; cancelled?: () => boolean }

export type Outcome = { draft: Draft; cost: number; iterations: number }

/** An exact improvement of the whole plan, made now and then. */
export type Polish = (draft: Draft, random: Random) => void

export type Method = { placer: Placer; costing: Costing; ruins: Ruin[]; polish?: Polish }

const CLOCK_EVERY = 16
const REWARD = { best: 8, better: 3, accepted: 1, refused: 0.2 }

/** How far a search is: the best cost so far. */
export type Step = { iterations: number; cost: number; done: number }

/** Runs a search to its end. */
export function search(
  model: Model,
  method: Method,
  stop: Stop,
  random: Random,
  params: Params,
  from?: Draft,
): Outcome {
  const steps = searching(model, method, stop, random, params, from)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** Simulated annealing over rounds of ruin and recreate, beginning from `from` or from the best of a few constructions; it pauses now and then, so that its caller may. */
export function* searching(
  model: Model,
  method: Method,
  stop: Stop,
  random: Random,
  params: Params,
  from?: Draft,
): Generator<Step, Outcome> {
  const { placer, costing, ruins, polish } = method
  const recreate = recreator(model, placer, params.openTries)
  const current = from ?? construct()
  const best = initialDraft(model)
  const work = initialDraft(model)
  const round: Round = { model, draft: work, random, near: nearness(model), many: 1 }
  const operators = adaptiveChoice(ruins)
  const progress = progressOf(stop)
  const heat = heatOf(model, params)
  copyDraft(current, best)
  let currentCost = costing(current)
  let bestCost = currentCost
  let temperature = 0
  let iterations = 0
  while (bestCost > params.enough) {
    if (iterations % CLOCK_EVERY === 0 || stop.iterations !== undefined) {
      const done = progress(iterations)
      if (done >= 1 || stop.cancelled?.()) break
      temperature = heat(done)
      yield { iterations, cost: bestCost, done }
    }
    iterations++
    copyDraft(current, work)
    round.many = drawMany()
    operators.draw(random)(round)
    recreate(work, random, params.blink, current)
    if (polish && iterations % params.polishEvery === 0) polish(work, random)
    const cost = costing(work)
    const accepted = cost <= currentCost || random() < Math.exp((currentCost - cost) / temperature)
    operators.reward(
      cost < bestCost ? REWARD.best : cost < currentCost ? REWARD.better : accepted ? REWARD.accepted : REWARD.refused,
    )
    if (!accepted) continue
    copyDraft(work, current)
    currentCost = cost
    if (cost < bestCost - 1e-9) {
      bestCost = cost
      copyDraft(work, best)
    }
  }
  return { draft: best, cost: bestCost, iterations }

  function drawMany() {
    const most = Math.max(2, Math.min(params.ruin.most, Math.round(model.pours * params.ruin.share)))
    return 1 + below(random, most)
  }

  function construct() {
    const start = initialDraft(model)
    const trial = initialDraft(model)
    for (let i = 0; i < params.constructions; i++) {
      for (let pour = 0; pour < model.pours; pour++) removePour(model, trial, pour)
      recreate(trial, random, 0)
      if (i === 0 || costing(trial) < costing(start)) copyDraft(trial, start)
    }
    return start
  }
}

function progressOf({ iterations, seconds, clock }: Stop) {
  const began = clock?.() ?? 0
  return (done: number) =>
    Math.max(
      iterations === undefined ? 0 : done / iterations,
      seconds === undefined || !clock ? 0 : (clock() - began) / seconds,
    )
}

/** Temperatures fall geometrically between two shares of what an average pour costs unserved. */
function heatOf(model: Model, { temperature, weights }: Params) {
  const mean =
    (model.worth.reduce((sum, worth) => sum + worth, 0) / Math.max(1, model.pours)) * (weights.unserved / 100)
  return (done: number) => mean * temperature.first * (temperature.last / temperature.first) ** Math.min(1, done)
}
