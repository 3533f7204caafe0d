import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { silosOfLine } from '~/db/materials/silo'
import { limitsAt } from '~/db/materials/tolerance'
import { type RecipeLine, recipeOf } from '~/db/mixdesign/mix-design'
import { judge, targets, toleranceKind, type Verdict } from '~/domain/deliveries/batch'
import type { BatchDo, BatchSource } from '~/domain/deliveries/delivery-order'
import * as words from '~/domain/deliveries/words'
import { type FieldErrors, Invalid, invalid, REVIEW_THE_FORM } from '~/domain/kit/problem'
import * as kitWords from '~/domain/kit/words'

export type Weighed = {
  materialId: string
  kind: string
  siloId: string | null
  targetKg: string
  actualKg: string
  moisturePercent: string | null
  absorptionPercent: string | null
  deviationPercent: string
  tolerancePercent: string
  verdict: Verdict
  cause: string | null
}

/** Each material against its target and its tolerance. A person says why one is outside; a panel has nobody to ask. */
export async function weigh(work: Work, row: DeliveryOrderRow, of: BatchDo, source: BatchSource): Promise<Weighed[]> {
  const [recipe, limits, feeding] = [
    await recipeOf(work.sql, row.mixDesignId!),
    await limitsAt(work.sql, row.plantId, work.now),
    await silosOfLine(work.sql, row.batchingPlantId!),
  ]
  // A batch computer tells its own targets; what was weighed is recorded whatever the recipe would have said.
  const hasTargets = of.weights.every(({ targetKg }) => targetKg !== undefined)
  const wanted = hasTargets ? new Map<string, string>() : targets(recipe, of.quantity, of.moisture)
  complete(recipe, of)
  const known = await material.byIds(
    work.sql,
    of.weights.map(({ materialId }) => materialId),
  )
  const errors = moistureErrors(of)
  const weighed: Weighed[] = []
  for (const [place, weight] of of.weights.entries()) {
    const row = known.get(weight.materialId)
    const targetKg = weight.targetKg ?? wanted.get(weight.materialId)
    if (!row) errors[`weights.${place}.materialId`] = [kitWords.fieldNoMaterial()]
    else if (targetKg === undefined)
      errors[`weights.${place}.targetKg`] = [words.weighNotInRecipe({ material: row.name })]
    if (!row || targetKg === undefined) continue
    const limit = limits[toleranceKind(row.kind)]
    const judged = judge(targetKg, weight.actualKg, limit)
    if (judged.verdict === 'act' && limit.mustExplain && !weight.cause && source === 'person')
      errors[`weights.${place}.cause`] = [
        words.weighOff({ material: row.name, percent: Number(judged.deviationPercent).toFixed(1) }),
      ]
    const moist = of.moisture.find(({ materialId }) => materialId === row.id)
    weighed.push({
      materialId: row.id,
      kind: row.kind,
      moisturePercent: moist?.percent ?? null,
      absorptionPercent: moist ? (moist.absorption ?? '0') : null,
      siloId: weight.siloId ?? feeding.find(({ materialId }) => materialId === row.id)?.siloId ?? null,
      targetKg,
      actualKg: weight.actualKg,
      tolerancePercent: limit.actPercent,
      cause: weight.cause,
      ...judged,
    })
  }
  if (Object.keys(errors).length) throw new Invalid(REVIEW_THE_FORM, errors)
  return weighed
}

/** Each moisture is of one material of this batch, or the water that it says would be counted nowhere. */
function moistureErrors({ moisture, weights }: BatchDo): FieldErrors {
  const ids = moisture.map(({ materialId }) => materialId)
  return Object.fromEntries(
    ids.flatMap((id, place): [string, string[]][] => {
      const field = `moisture.${place}.materialId`
      if (ids.indexOf(id) < place) return [[field, [words.weighMoistureTwice()]]]
      return weights.some(({ materialId }) => materialId === id) ? [] : [[field, [words.weighNotInBatch()]]]
    }),
  )
}

function complete(recipe: RecipeLine[], of: BatchDo): void {
  const given = new Set(of.weights.map(({ materialId }) => materialId))
  if (given.size < of.weights.length) throw invalid('weights', words.weighTwice())
  const missing = recipe.filter(({ materialId }) => !given.has(materialId)).map(({ name }) => name)
  if (missing.length) throw invalid('weights', words.weighMissing({ names: missing.join(', ') }))
}
