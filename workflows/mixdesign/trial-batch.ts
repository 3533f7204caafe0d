import { product } from '~/db/catalog/product'
import { type CylinderTestRow, cylinderTest } from '~/db/cylinders/cylinder-test'
import { recipesOf } from '~/db/deliveries/concrete-ledger'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { nextNumber } from '~/db/kit/counter'
import type { Sql } from '~/db/kit/open'
import { settingNow, settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { type MixDesignRow, mixDesign } from '~/db/mixdesign/mix-design'
import { getSeenTrial, type TrialBatchLine, trialBatch } from '~/db/mixdesign/trial-batch'
import { trialBatchWeight, trialWeights } from '~/db/mixdesign/trial-batch-weight'
import type { Person } from '~/domain/access/roles'
import type { ConcreteLedger } from '~/domain/deliveries/concrete-ledger'
import { Invalid, invalid, REVIEW_THE_FORM, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { SPECIMENS_AN_AGE, type TrialBatchSave } from '~/domain/mixdesign/trial-batch'
import { trialLedger } from '~/domain/mixdesign/trial-batch-ledger'
import { makeTrialSet, withdrawTrialSet } from '../cylinders/trial-batch-set'
import { contentLimitsOn } from './recipe-contents'

type Fresh = Pick<
  CylinderTestRow,
  'concreteTemperature' | 'ambientTemperature' | 'airPercent' | 'freshDensity' | 'slumpMin' | 'slumpMax' | 'wetFindings'
>
export type TrialBatchDetail = TrialBatchLine &
  Fresh & { strengthAge: number; weights: Awaited<ReturnType<typeof trialWeights>>; ledger: ConcreteLedger }

/** A trial with its weights, its account by the m³, what was tested fresh, and its results so far. */
export async function trialBatchDetail(sql: Sql, person: Person, id: string): Promise<TrialBatchDetail> {
  const trial = await getSeenTrial(sql, person, id)
  const mix = await mixDesign.get(sql, trial.mixDesignId)
  const weights = await trialWeights(sql, id)
  const set = await cylinderTest.get(sql, trial.cylinderTestId)
  const day = businessDay(trial.batchedAt)
  const ledger = trialLedger({
    recipe: (await recipesOf(sql, [mix.id])).get(mix.id) ?? [],
    mixName: `${mix.mixCode} v${mix.mixVersion}`,
    airPercent: mix.airPercent,
    litres: trial.litres,
    weights,
    fresh: {
      density: text(set.freshDensity),
      air: text(set.airPercent),
      temperature: text(set.concreteTemperature),
    },
    limits: {
      temperature: String(await settingOn(sql, 'cylinders.temperature-max', day, set.regionId)),
      ...(await contentLimitsOn(sql, day, [])),
    },
  })
  const { concreteTemperature, ambientTemperature, airPercent, freshDensity, slumpMin, slumpMax, wetFindings } = set
  const fresh = { concreteTemperature, ambientTemperature, airPercent, freshDensity, slumpMin, slumpMax, wetFindings }
  const strengthAge = await settingOn(sql, 'cylinders.strength-age', day, set.regionId)
  return { ...trial, ...fresh, strengthAge, weights, ledger }
}

const text = (value: number | null) => (value === null ? null : String(value))

/** Writes down a trial batch; its specimens are ordered by themselves, cast and tested fresh as it says. */
export async function recordTrialBatch(work: Work, given: TrialBatchSave): Promise<TrialBatchDetail> {
  const { plantCode, regionId } = await getSeenPlant(work.sql, work.by, given.plantId)
  const mix = await trialledMix(work, given)
  await checkWeights(work, mix, given.weights)
  const batchedAt = new Date(given.batchedAt)
  if (batchedAt > work.now) throw invalid('batchedAt', 'This time cannot be in the future')
  const year = businessDay(work.now).slice(2, 4)
  const place = await nextNumber(work, `trial-batch:${plantCode}:${year}`)
  const { mixDesignId, productId, plantId, litres, remarks } = given
  const trial = await trialBatch.insert(work, {
    ...{ mixDesignId, productId, plantId, litres, remarks, batchedAt },
    trialNo: `TB-${plantCode}-${year}-${String(place).padStart(4, '0')}`,
    byName: work.by.name,
  })
  await trialBatchWeight.replace(work, trial.id, given.weights)
  const strengthAge = await settingNow(work, 'cylinders.strength-age', regionId)
  const ages = given.ages ?? [...(await settingNow(work, 'cylinders.ages', regionId)), strengthAge]
  const { slumpMm, concreteTemperature, ambientTemperature, airPercent, concretePotId, potFullKg } = given
  await makeTrialSet(work, trial, mix, regionId, {
    ages: [...new Set(ages)].sort((a, b) => a - b),
    specimensAnAge: SPECIMENS_AN_AGE,
    specimenKind: given.specimenKind,
    wet: { slumpMm, concreteTemperature, ambientTemperature, airPercent, concretePotId, potFullKg },
  })
  return trialBatchDetail(work.sql, work.by, trial.id)
}

/** A trial that was written down wrongly: it is no evidence any more, and its specimens are not tested. */
export async function withdrawTrialBatch(
  work: Work,
  id: string,
  version: number,
  reason: string,
): Promise<TrialBatchDetail> {
  const { cylinderTestId } = await getSeenTrial(work.sql, work.by, id)
  const trial = await trialBatch.lock(work, id)
  trialBatch.atVersion(trial, version)
  if (trial.status === 'withdrawn') throw new Refused(`${trial.trialNo} is already withdrawn`)
  await trialBatch.move({ ...work, reason }, trial, { status: 'withdrawn', statusReason: reason }, 'withdraw')
  await withdrawTrialSet(work, cylinderTestId, reason)
  return trialBatchDetail(work.sql, work.by, id)
}

async function trialledMix(work: Work, given: TrialBatchSave): Promise<MixDesignRow> {
  const mix = await mixDesign.find(work.sql, given.mixDesignId)
  if (!mix) throw invalid('mixDesignId', 'There is no such mix design')
  if (!mix.active || mix.status === 'rejected')
    throw new Refused(`${mix.mixCode} is ${mix.active ? 'rejected' : 'inactive'}`, undefined, { status: mix.status })
  const concrete = await product.find(work.sql, given.productId)
  if (!concrete) throw invalid('productId', 'There is no such product')
  if (concrete.strengthMpa > mix.strengthMpa)
    throw invalid(
      'productId',
      `${mix.mixCode} is of ${mix.strengthMpa} MPa, the product of ${concrete.strengthMpa} MPa`,
    )
  return mix
}

/** A trial of a mix weighs its materials and no others, and says how moist each aggregate was. */
async function checkWeights(work: Work, mix: MixDesignRow, weights: TrialBatchSave['weights']): Promise<void> {
  const recipe = (await recipesOf(work.sql, [mix.id])).get(mix.id) ?? []
  const faults: Record<string, string[]> = {}
  for (const [at, { materialId, moisturePercent, absorptionPercent }] of weights.entries()) {
    const of = recipe.find(line => line.materialId === materialId)
    if (!of) faults[`weights.${at}.materialId`] = [`${mix.mixCode} has no such material`]
    else if (of.kind === 'sand' || of.kind === 'stone') {
      if (moisturePercent == null) faults[`weights.${at}.moisturePercent`] = [`Enter the free moisture of ${of.name}`]
      if (absorptionPercent == null) faults[`weights.${at}.absorptionPercent`] = [`Enter the absorption of ${of.name}`]
    }
  }
  const left = recipe.filter(line => !weights.some(({ materialId }) => materialId === line.materialId))
  if (left.length) faults.weights = [`Not weighed: ${left.map(({ name }) => name).join(', ')}`]
  if (Object.keys(faults).length) throw new Invalid(REVIEW_THE_FORM, faults)
}
