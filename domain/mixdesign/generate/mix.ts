import type { Constituent, Kind } from '../optimise/constituent'
import type { MixRules } from '../optimise/rules'
import { aggregateAsModel } from '../strength/constant-volume'
import type { Experience } from '../strength/experience'
import { CONTENTS, type StrengthMix } from '../strength/sample'

/** Which kinds of constituent a content of the strength model stands for. The model knows no silica fume. */
const KINDS_OF: Record<(typeof CONTENTS)[number], readonly Kind[]> = {
  cement: ['cement'],
  slag: ['ggbs'],
  ash: ['pfa'],
  water: ['water'],
  superplastic: ['admixture'],
  coarseagg: ['coarse'],
  fineagg: ['fine'],
}

/** The strength model's view of a plant's masses (kg/m³) at an age in days, aggregate by volume; null when it holds what the model never saw. */
export function strengthMixOf(
  list: readonly Constituent[],
  masses: Readonly<Record<string, number>>,
  age: number,
): StrengthMix | null {
  const massOf = (one: Constituent) => {
    const kg = masses[one.id] ?? 0
    return one.kind === 'coarse' || one.kind === 'fine' ? aggregateAsModel(kg, one.density) : kg
  }
  const sum = (kinds: readonly Kind[]) =>
    list.reduce((all, one) => all + (kinds.includes(one.kind) ? massOf(one) : 0), 0)
  if (sum(['silica-fume']) > 0) return null
  const contents = Object.fromEntries(CONTENTS.map(name => [name, sum(KINDS_OF[name])])) as Omit<StrengthMix, 'age'>
  return { ...contents, age }
}

/** The rules with the contents held inside the ranges a model has seen, drawn in by `margin` kg for the weighing. */
export function insideExperience(rules: MixRules, experience: Experience, margin = 1): MixRules {
  const amounts = CONTENTS.map(name => {
    const [low, high] = experience.ranges[name]
    const room = Math.min(margin, (high - low) / 4)
    return { kinds: KINDS_OF[name], min: low > 0 ? low + room : 0, max: high - room }
  })
  return { ...rules, amounts: [...(rules.amounts ?? []), ...amounts] }
}
