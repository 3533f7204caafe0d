import { random } from '~/domain/kit/random'
import type { Day } from './day'
import { methodOf, type Plan, planOf } from './method'
import { compile } from './model'
import { type Params, standardParams } from './params'
import { type Stop, search } from './search'

export type { Plan } from './method'

/** Plans a day. The same day, seed, settings and number of iterations give the same plan. */
export function plan(day: Day, stop: Stop, seed: number, params: Params = standardParams): Plan {
  const model = compile(day, params)
  const found = search(model, methodOf(model, params), stop, random(seed), params)
  return planOf(day, model, params, found.draft, found.iterations)
}
