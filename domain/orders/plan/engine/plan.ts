import { random } from '~/domain/kit/random'
import type { Day } from './day'
import { methodOf, type Plan, planOf } from './method'
import { compile } from './model'
import { type Params, standardParams } from './params'
import { type Step, type Stop, searching } from './search'

export type { Plan } from './method'

/**
 * Plans a day, with pauses, for a caller that shows how far it is or stops it. The same day, seed, settings and number of
 * iterations give the same plan.
 */
export function* planning(day: Day, stop: Stop, seed: number, params: Params = standardParams): Generator<Step, Plan> {
  const model = compile(day, params)
  const found = yield* searching(model, methodOf(model, params), stop, random(seed), params)
  return planOf(day, model, params, found.draft, found.iterations)
}
