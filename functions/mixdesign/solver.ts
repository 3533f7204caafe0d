import { EngineeringFault } from '~/domain/kit/fault'
import type { LpSolver } from '~/domain/kit/lp'
import { loadHighs } from '../kit/highs'

/** Most that one call may think, seconds: the process answers nobody else meanwhile. */
const LONGEST = 10

/** The solver for one call: every model gets the time that is left, and past the end the call is refused, not answered half. */
export async function solverWithin(seconds = LONGEST): Promise<LpSolver> {
  const solve = await loadHighs()
  const end = performance.now() + seconds * 1000
  return (lp, options) => {
    const left = (end - performance.now()) / 1000
    if (left <= 0)
      throw new EngineeringFault('takes-too-long', `This takes more than ${seconds} seconds. Ask for less at once`)
    return solve(lp, { ...options, timeLimitSeconds: Math.min(left, options?.timeLimitSeconds ?? left) })
  }
}
