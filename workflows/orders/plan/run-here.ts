import type { LpSolver } from '~/domain/kit/lp'
import { type Planner, running } from '~/domain/orders/plan/run'

const SLICE_MS = 20
const TELL_MS = 400

/** In this process, pausing often enough that others get their turn. */
export const planHere: Planner = (ask, told) => inSlices(ask, told)

/** The same with a bound from a solver, which does not pause: for a process that answers nobody else. */
export const planWith =
  (solver: () => Promise<LpSolver>): Planner =>
  async (ask, told) =>
    inSlices(ask, told, await solver())

async function inSlices(ask: Parameters<Planner>[0], told: Parameters<Planner>[1], solve?: LpSolver) {
  const steps = running(ask, () => performance.now() / 1000, solve)
  let [paused, said] = [performance.now(), -Infinity]
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    const now = performance.now()
    if (now - said > TELL_MS) {
      await told(step.value)
      said = now
    }
    if (now - paused < SLICE_MS) continue
    await new Promise(resume => setTimeout(resume, 0))
    paused = performance.now()
  }
}
