import type { Day } from '~/domain/orders/plan/engine/day'
import { type Params, standardParams } from '~/domain/orders/plan/engine/params'
import { type Plan, planning } from '~/domain/orders/plan/engine/plan'
import type { Stop } from '~/domain/orders/plan/engine/search'

/** Plans a day without pauses. */
export function plan(day: Day, stop: Stop, seed: number, params: Params = standardParams): Plan {
  const steps = planning(day, stop, seed, params)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
