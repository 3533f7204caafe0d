import type { LpSolver } from '~/domain/kit/lp'
import { boundModel, boundSize } from './bound-model'
import type { Day } from './day'
import { compile } from './model'
import type { Params } from './params'
import { unservable } from './unservable'

/** Slack that covers the tolerances of the solver, in units of worth. */
const TOLERANCE = 0.01
const STEPS = [2, 5, 10, 15, 30, 60]
const MOST_COLUMNS = 15_000

/**
 * The most worth (volume times priority factor) that any plan of the day can serve, or null when the solver does not
 * finish: an unfinished run proves nothing. Relaxation: flows of truck classes through plants and pours in steps of
 * time with all times rounded down (time-space network as in Durbin and Hoffman 2008), first with pours served in part,
 * then for `seconds` with whole pours, of which sets are left out that the fleet cannot serve together. Frozen loads count as if they could still be planned.
 */
export function servedBound(day: Day, solve: LpSolver, params: Params, seconds: number) {
  const { worth } = compile({ ...day, frozen: [], published: undefined }, params)
  const sets = unservable(day)
  for (const set of sets) if (set.length === 1) worth[set[0]!] = 0
  const all = worth.reduce((sum, each) => sum + each, 0)
  if (all === 0) return 0
  const step = STEPS.find(minutes => boundSize(day, minutes) <= MOST_COLUMNS) ?? STEPS.at(-1)!
  const inPart = solve(boundModel(day, worth, step, false, sets))
  if (inPart.status !== 'optimal' || inPart.bound === null) return null
  const whole = solve(boundModel(day, worth, step, true, sets), { timeLimitSeconds: seconds }).bound ?? inPart.bound
  const unit = commonStep(worth)
  return Math.min(all, Math.floor((Math.min(inPart.bound, whole) + TOLERANCE) / unit) * unit)
}

/** Worth comes in multiples of the greatest common divisor, so the bound does too. */
function commonStep(worth: Float64Array) {
  if (!worth.every(Number.isInteger)) return TOLERANCE
  return worth.reduce(divisor, 0)
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}
