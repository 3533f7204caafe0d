import { curveResults, recordsOfSpecimens, type TemperatureRecordRow } from '~/db/cylinders/temperature-record'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { type Maturity, maturityOf, maturityRate } from '~/domain/cylinders/maturity/maturity-index'
import { type CurvePoint, type StrengthMaturity, strengthMaturity } from '~/domain/cylinders/maturity/strength-maturity'
import { curedHours, readingsOf } from '~/domain/cylinders/maturity/temperature-record'
import { shapeOf } from '~/domain/cylinders/report-rows'
import { EngineeringFault } from '~/domain/kit/fault'
import type { SettingValue } from '~/domain/kit/setting'
import { type SpecimenShape, strengthAs } from '~/domain/mixdesign/strength-class'

export type MaturitySetting = SettingValue<'cylinders.maturity'>
export type MixCurve = {
  curve: StrengthMaturity | null
  /** In a sentence why the mix has no curve. */
  why: string | null
  points: (CurvePoint & { castOn: string; origin: string })[]
}

/**
 * The strength–maturity relationship of a version of a mix from its own approved results, MPa of `shape`. The specimens are as
 * old as their sensors say, else cured in their tank from casting.
 */
export async function mixCurve(
  sql: Sql,
  mixDesignId: string | null,
  shape: SpecimenShape,
  rules: MaturitySetting,
): Promise<MixCurve> {
  if (!mixDesignId) return { curve: null, why: 'The load names no mix design', points: [] }
  const rows = await curveResults(sql, mixDesignId)
  const records = await specimenMaturities(
    sql,
    rows.map(({ setId }) => setId),
    rules,
  )
  const points = rows.map(row => {
    const curing = row.tankTemperature ?? rules.curing
    const hours = curedHours(records.get(row.setId) ?? null, row.ageHours ?? row.ageDays * 24, curing, rules)
    const mpa = strengthAs(row.mean, shapeOf(row), shape)
    return {
      ageDays: row.ageDays,
      maturity: hours * maturityRate(curing, rules),
      mpa,
      castOn: row.castOn,
      origin: row.origin,
    }
  })
  try {
    return { curve: strengthMaturity(points, rules.curve, rules.curveAges), why: null, points }
  } catch (error) {
    if (error instanceof EngineeringFault) return { curve: null, why: error.message, points }
    throw error
  }
}

/** What the sensors inside specimens say, of each set the first one that can be read. */
export async function specimenMaturities(
  sql: Sql,
  setIds: readonly string[],
  rules: MaturitySetting,
): Promise<Map<string, Maturity>> {
  const found = new Map<string, Maturity>()
  for (const { own, sampledAt } of await recordsOfSpecimens(sql, setIds)) {
    if (found.has(own.testId)) continue
    const read = readRecord(own, sampledAt, rules)
    if ('maturity' in read) found.set(own.testId, read.maturity)
  }
  return found
}

/** The maturity that a record says since casting, or in a sentence why it cannot be read. */
export function readRecord(
  own: TemperatureRecordRow,
  castAt: Date | null,
  rules: MaturitySetting,
): { maturity: Maturity } | { why: string } {
  try {
    return { maturity: maturityOf(castAt ? readingsOf(own, castAt) : [], rules) }
  } catch (error) {
    if (error instanceof EngineeringFault) return { why: error.message }
    throw error
  }
}

export const maturityRules = (sql: Sql, day: string): Promise<MaturitySetting> =>
  settingOn(sql, 'cylinders.maturity', day)
