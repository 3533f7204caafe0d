import type { LpSolver } from '~/domain/kit/lp'
import { random } from '~/domain/kit/random'
import { within } from '~/domain/kit/within'
import type { Constituent } from '../optimise/constituent'
import type { MixRules } from '../optimise/rules'
import { optimiseMix } from '../optimise/solve'
import { strongerWithLess } from '../strength/directions'
import type { StrengthModel } from '../strength/model'
import { predictorOf, type StrengthBand } from '../strength/predict'
import type { SpecimenShape } from '../strength-class'
import { drawsOf } from './draws'
import { insideExperience, strengthMixOf } from './mix'
import { type Merits, rankCandidates } from './rank'

export type Wanted = {
  /** What the 10 % quantile of strength must reach, MPa: the target mean less the margin, as a rule fck. */
  strength: number
  /** Days. */
  age: number
  /** What the strength is of; a grade of the house is a cube strength. */
  specimen: SpecimenShape
}

/** A proposal for the laboratory: it carries no approval and none can be read from it. */
export type Candidate = {
  status: 'proposed'
  /** Weighable kg/m³ by constituent id; every rule was checked on these. */
  masses: Record<string, number>
  merits: Merits
  strength: StrengthBand
  /** Whether the model has seen this very mix. */
  knownMix: boolean
  front: number
}

export type Generated = {
  candidates: Candidate[]
  /** What the strengths are of. */
  specimen: SpecimenShape
  drawn: number
  /** Draws that came to nothing, by reason. */
  dropped: {
    conflict: number
    weighing: number
    repeated: number
    strength: number
    experience: number
    direction: number
  }
  /** The rules that conflict when no draw could keep them. */
  conflict: string[]
}

export const GENERATION = { draws: 60, most: 20, seed: 1 }

/**
 * Candidate mixes that keep every rule: programmes seeded over carbon price, ratio and additions inside the model's ranges,
 * rounded to weighable amounts, kept when the model knows such concrete, its 10 % quantile reaches what is wanted and less
 * binder would not be told stronger; ranked by cost, carbon and that quantile. Same seed, same candidates. Faults: those of the optimiser and the predictor.
 */
export function generateMixes(
  list: readonly Constituent[],
  rules: MixRules,
  wanted: Wanted,
  model: StrengthModel,
  solver: LpSolver,
  params = GENERATION,
): Generated {
  within(wanted.strength, 'strength', [1, 150], 'MPa')
  within(wanted.age, 'age', [0.25, 3650], 'days')
  const dropped = { conflict: 0, weighing: 0, repeated: 0, strength: 0, experience: 0, direction: 0 }
  const box = insideExperience(rules, model.experience)
  const first = optimiseMix(list, box, 'cost', solver)
  const { specimen } = wanted
  if (!first.feasible) return { candidates: [], specimen, drawn: 0, dropped, conflict: first.conflict }
  const predictor = predictorOf(model)
  const draws = drawsOf(box, within(params.draws, 'draws', [1, 2000]), random(params.seed))
  const seen = new Set<string>()
  const found = draws.flatMap(draw => {
    const best = optimiseMix(list, draw.rules, draw.goal, solver)
    if (!best.feasible) return drop('conflict')
    const { masses, kept, cost, gwp } = best.weighable
    if (!kept) return drop('weighing')
    const key = Object.values(masses).join('/')
    if (seen.has(key)) return drop('repeated')
    seen.add(key)
    const mix = strengthMixOf(list, masses, wanted.age)
    const answer = mix && predictor.ask(mix, specimen)
    if (!answer || answer.refused) return drop('experience')
    const { p10, p50, p90, knownMix } = answer
    if (p10 < wanted.strength) return drop('strength')
    if (strongerWithLess(predictor, [mix])[0]) return drop('direction')
    return [
      {
        status: 'proposed' as const,
        masses,
        merits: { cost: Number(cost), gwp: Number(gwp), strength: p10 },
        strength: { p10, p50, p90 },
        knownMix,
      },
    ]
  })
  const candidates = rankCandidates(found).slice(0, params.most)
  return { candidates, specimen, drawn: draws.length, dropped, conflict: [] }

  function drop(reason: keyof typeof dropped): [] {
    dropped[reason]++
    return []
  }
}
