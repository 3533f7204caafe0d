import { readFileSync } from 'node:fs'
import type { LpSolver } from '~/domain/kit/lp'
import { servedBound } from '~/domain/orders/plan/engine/bound'
import { faultsOf, servedDemand } from './check'
import { cpuSeconds } from './cpu'
import { dayOf, deliveriesOf, instanceParams, readInstance, stationDayOf } from './kinable'
import { plan } from './plan-day'

const BOUND_SECONDS = 8

/** Plans one public instance within the CPU seconds left and checks the plan apart from the planner. */
export function solveInstance(file: string, seconds: number, seed: number) {
  const instance = readInstance(readFileSync(file, 'utf8'))
  const { loads, iterations } = plan(dayOf(instance), { seconds, clock: cpuSeconds }, seed, instanceParams)
  const deliveries = deliveriesOf(loads)
  return {
    deliveries,
    iterations,
    value: servedDemand(instance, deliveries),
    faults: faultsOf(instance, deliveries),
    boundBy: (solve: LpSolver) => servedBound(stationDayOf(instance), solve, instanceParams, BOUND_SECONDS),
  }
}
