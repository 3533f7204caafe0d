import { recipesOf } from '~/db/deliveries/concrete-ledger'
import type { Sql } from '~/db/kit/open'
import type { MappedMix } from '~/db/mixdesign/requisition-mapping'
import { type Demand, type Finding, fitOf } from '~/domain/mixdesign/requisition-fit'
import { designedFigures } from '~/domain/mixdesign/trial-batch-ledger'
import { contentRulesOn } from './recipe-contents'

/** Mixes with what each meets of a requisition and what not, by the recipe: w/(c + k·a) and c + k·a as at its approval, contents by the rules of the day. */
export async function withFindings<Mix extends MappedMix>(
  sql: Sql,
  mixes: readonly Mix[],
  day: string,
  demandOf: (mix: Mix) => Demand,
): Promise<(Mix & { findings: Finding[] })[]> {
  const recipes = await recipesOf(sql, [...new Set(mixes.map(mix => mix.mixDesignId))])
  const rules = await contentRulesOn(sql, day)
  return mixes.map(mix => {
    const design = designedFigures(recipes.get(mix.mixDesignId) ?? [], rules)
    // What is asked is A1–A3 at the plant that would make it; a mix alone has A1.
    return { ...mix, findings: fitOf(demandOf(mix), { ...mix, ...design, gwpPerM3: mix.gatePerM3 }, rules) }
  })
}
