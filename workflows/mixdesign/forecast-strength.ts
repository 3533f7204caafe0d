import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { houseResultsOfSets } from '~/db/mixdesign/house-result'
import { servingModel } from '~/db/mixdesign/strength-model'
import { curedHours } from '~/domain/cylinders/maturity/temperature-record'
import { businessDay } from '~/domain/kit/time'
import { refusalOf } from '~/domain/mixdesign/strength/house/answer'
import { forecasts } from '~/domain/mixdesign/strength/house/forecast'
import { type HouseResult, REFERENCE_AGE } from '~/domain/mixdesign/strength/house/result'
import type { StrengthBand } from '~/domain/mixdesign/strength/predict'
import { shippedPredictor } from '~/domain/mixdesign/strength/shipped'
import type { SpecimenShape } from '~/domain/mixdesign/strength-class'
import { maturityRules, specimenMaturities } from '../cylinders/mix-curve'
import { withContents } from './house-results'

/**
 * The strength at 28 days of a set from its last early result, MPa of `shape`. `curedDays` is how old its specimens were by
 * a sensor in them, as if they had been cured at the temperature of the laboratory; null without a sensor.
 */
export type SetForecast = StrengthBand & {
  shape: SpecimenShape
  ageDays: number
  curedDays: number | null
  early: number
  versionNo: number
}
/** A forecast, or in a sentence why there is none. */
export type ForecastAnswer = SetForecast | { why: string }

/**
 * What the model in use expects of sets whose result at 28 days it has not seen: none for one that taught it, nor where the house
 * specifies another age or has no version in use.
 */
export async function forecastSets(
  sql: Sql,
  setIds: readonly string[],
  now: Date,
): Promise<Map<string, ForecastAnswer>> {
  const serving = await servingModel(sql)
  const age = await settingOn(sql, 'cylinders.strength-age', businessDay(now))
  if (!serving || age !== REFERENCE_AGE || !setIds.length) return new Map()
  const { model, trainedTo, versionNo } = serving
  const predictor = shippedPredictor()
  const found = new Map<string, ForecastAnswer>()
  const ready: { early: HouseResult; ageDays: number }[] = []
  const cured = await curedAges(sql, setIds, businessDay(now))
  for (const set of Map.groupBy(await resultsOf(sql, setIds), ({ setId }) => setId).values()) {
    const tested = set.findLast(({ mix }) => mix.age < REFERENCE_AGE)
    const taught = set.some(({ mix, knownOn }) => mix.age === REFERENCE_AGE && knownOn <= trainedTo)
    if (!tested || taught) continue
    const ageDays = tested.mix.age
    const early = { ...tested, mix: { ...tested.mix, age: cured(tested.setId, ageDays) } }
    const why = refusalOf(predictor, model, { ...early.mix, age: REFERENCE_AGE })
    if (why) found.set(early.setId, { why })
    else ready.push({ early, ageDays })
  }
  const bands = forecasts(
    predictor,
    model,
    ready.map(({ early }) => early),
  )
  bands.forEach((band, at) => {
    const { early, ageDays } = ready[at]!
    const { setId, shape, mix, mpa } = early
    const curedDays = mix.age === ageDays ? null : mix.age
    found.set(setId, { ...band, shape, ageDays, curedDays, early: mpa, versionNo })
  })
  return found
}

/** Warm days after casting make specimens older than their age; older than the reference they are never taken to be. */
async function curedAges(sql: Sql, setIds: readonly string[], day: string) {
  const rules = await maturityRules(sql, day)
  const records = await specimenMaturities(sql, setIds, rules)
  return (setId: string, ageDays: number): number => {
    const record = records.get(setId)
    const days = record ? curedHours(record, ageDays * 24, rules.curing, rules) / 24 : ageDays
    return days < REFERENCE_AGE ? days : ageDays
  }
}

const resultsOf = async (sql: Sql, setIds: readonly string[]) =>
  (await withContents(sql, await houseResultsOfSets(sql, setIds))).toSorted((a, b) => a.mix.age - b.mix.age)
