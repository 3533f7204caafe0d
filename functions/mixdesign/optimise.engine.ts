import { EngineeringFault } from '~/domain/kit/fault'
import type { LpSolver } from '~/domain/kit/lp'
import { generateMixes } from '~/domain/mixdesign/generate/candidates'
import { MixGenerateInput } from '~/domain/mixdesign/generate/input'
import { describeMix } from '~/domain/mixdesign/optimise/describe'
import { MixDescribeInput, MixOptimiseInput } from '~/domain/mixdesign/optimise/input'
import { paretoFront } from '~/domain/mixdesign/optimise/pareto'
import { MIX_OPTIMISATION } from '~/domain/mixdesign/optimise/rules'
import { optimiseMix } from '~/domain/mixdesign/optimise/solve'
import { StrengthPredictInput } from '~/domain/mixdesign/strength/input'
import { SHIPPED_MODEL, shippedPredictor } from '~/domain/mixdesign/strength/shipped'
import { area, may } from '../kit/area'
import { loadHighs } from '../kit/highs'
import { body } from '../kit/valid'

/** What needs the solver or the strength model, which no edge carries. Nothing is stored and nothing approved. */
export const mixEngineRoutes = area()
  .post('/mix-designs/optimise', may('POST /mix-designs/optimise'), body(MixOptimiseInput), async c => {
    const { constituents, rules, goal, points } = c.req.valid('json')
    const solver = await solverWithin()
    const best = optimiseMix(constituents, rules, goal, solver)
    const front =
      points && best.feasible ? paretoFront(constituents, rules, solver, { ...MIX_OPTIMISATION, points }) : []
    return c.json({ best, front: Array.isArray(front) ? front : [] })
  })
  .post('/mix-designs/generate', may('POST /mix-designs/generate'), body(MixGenerateInput), async c => {
    const { constituents, rules, wanted, ...params } = c.req.valid('json')
    const made = generateMixes(constituents, rules, wanted, SHIPPED_MODEL, await solverWithin(), params)
    return c.json({ ...made, model: SHIPPED_MODEL.source })
  })
  .post('/engineering/mix-figures', may('POST /engineering/mix-figures'), body(MixDescribeInput), c => {
    const { constituents, rules, masses } = c.req.valid('json')
    return c.json(describeMix(constituents, rules, masses))
  })
  .post('/engineering/strength/predict', may('POST /engineering/strength/predict'), body(StrengthPredictInput), c => {
    const { mixes, specimen } = c.req.valid('json')
    const rows = mixes.map(mix => shippedPredictor().ask(mix, specimen))
    return c.json({ rows, total: rows.length, model: SHIPPED_MODEL.source })
  })

/** Most that one call may think, seconds: the process answers nobody else meanwhile. */
const LONGEST = 10

/** The solver for one call: every model gets the time that is left, and past the end the call is refused, not answered half. */
async function solverWithin(seconds = LONGEST): Promise<LpSolver> {
  const solve = await loadHighs()
  const end = performance.now() + seconds * 1000
  return (lp, options) => {
    const left = (end - performance.now()) / 1000
    if (left <= 0)
      throw new EngineeringFault('takes-too-long', `This takes more than ${seconds} seconds. Ask for less at once`)
    return solve(lp, { ...options, timeLimitSeconds: Math.min(left, options?.timeLimitSeconds ?? left) })
  }
}
