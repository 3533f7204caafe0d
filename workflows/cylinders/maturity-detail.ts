import { agesOf, getSeenSet } from '~/db/cylinders/cylinder-test'
import { mixOfSet, recordsOfLoad, type TemperatureRecordRow } from '~/db/cylinders/temperature-record'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { type Maturity, type MaturityPoint, maturityAt } from '~/domain/cylinders/maturity/maturity-index'
import { coolest, type StrengthForecast, strengthForecast } from '~/domain/cylinders/maturity/strength-forecast'
import {
  type CurveLine,
  curveLine,
  NEW_CURVE_BEYOND,
  type StrengthMaturity,
  strengthAt,
} from '~/domain/cylinders/maturity/strength-maturity'
import { thinned } from '~/domain/cylinders/maturity/temperature-record'
import { shapeOf } from '~/domain/cylinders/report-rows'
import { businessDay } from '~/domain/kit/time'
import type { SpecimenShape } from '~/domain/mixdesign/strength-class'
import { type MaturitySetting, type MixCurve, maturityRules, mixCurve, readRecord } from './mix-curve'

/** The line of a forecast goes to the end of the record and so many hours on, at least to a week. */
const AHEAD_HOURS = 48
const WEEK_HOURS = 168

/** A temperature record with what follows from it; `why` says in a sentence why one cannot be read. */
export type MaturityRecord = Omit<TemperatureRecordRow, 'points'> & {
  testNo: string
  sampledAt: Date | null
  why: string | null
  series: MaturityPoint[]
  summary: Omit<Maturity, 'series'> | null
  forecast: StrengthForecast | null
  /** °C that the concrete is taken to have after its last reading. */
  ahead: number | null
}
/** A result of specimens with a sensor beside the curve, MPa and % of the curve. */
export type CurveCheck = {
  ageDays: number
  maturity: number
  mean: number
  expected: number
  differs: number
  asksNewCurve: boolean
}
export type MaturityDetail = {
  id: string
  testNo: string
  mixCode: string | null
  fck: number
  shape: SpecimenShape
  /** MPa whose hour is asked. */
  asked: number
  rules: MaturitySetting
  records: MaturityRecord[]
  checks: CurveCheck[]
  mix: MixCurve & { line: CurveLine[] }
}

/**
 * The temperature records of a set and of the other sets of its load with what the curve of the mix makes of them: strength
 * now, when `asked` MPa are reached, and how results of specimens with sensors compare with the curve.
 */
export async function maturityDetail(
  sql: Sql,
  person: Person,
  key: string,
  { asked, ahead, now }: { asked?: number | undefined; ahead?: number | undefined; now: Date },
): Promise<MaturityDetail> {
  const set = await getSeenSet(sql, person, key)
  const rules = await maturityRules(sql, businessDay(now))
  const shape = shapeOf(set)
  const [rows, mixDesignId] = await Promise.all([recordsOfLoad(sql, person, set), mixOfSet(sql, set.id)])
  const mix = await mixCurve(sql, mixDesignId, shape, rules)
  const wanted = asked ?? Math.round((set.fck * rules.askedPercent) / 100)
  const all = rows.map(row => ({ ...row, read: readRecord(row.own, row.sampledAt, rules) }))
  const records = all.map(({ own, testNo, sampledAt, read }): MaturityRecord => {
    const { points: _points, ...kept } = own
    if ('why' in read)
      return { ...kept, testNo, sampledAt, why: read.why, series: [], summary: null, forecast: null, ahead: null }
    const warm = ahead ?? coolest(read.maturity)
    const { series, value, hours, peak, gaps, coldHours } = read.maturity
    const until = Math.max(WEEK_HOURS, hours + AHEAD_HOURS)
    return {
      ...{ ...kept, testNo, sampledAt, why: null, series: thinned(series), ahead: warm },
      summary: { value, hours, peak, gaps, coldHours },
      forecast:
        mix.curve && own.measures === 'structure'
          ? strengthForecast(read.maturity, mix.curve, rules, { asked: wanted, ahead: warm, until })
          : null,
    }
  })
  const inside = all.find(
    ({ own, read }) => own.measures === 'specimens' && own.testId === set.id && 'maturity' in read,
  )
  const measured = inside && 'maturity' in inside.read ? inside.read.maturity : null
  const checks = measured && mix.curve ? await checksOf(sql, set, measured, mix.curve, rules) : []
  const { id, testNo, mixCode, fck } = set
  return {
    ...{ id, testNo, mixCode, fck, shape, asked: wanted, rules, records, checks },
    mix: { ...mix, line: mix.curve ? curveLine(mix.curve) : [] },
  }
}

/** Results of specimens whose temperature is known beside the curve. */
async function checksOf(
  sql: Sql,
  set: { id: string; tankTemperature: number | null },
  record: Maturity,
  curve: StrengthMaturity,
  rules: MaturitySetting,
): Promise<CurveCheck[]> {
  const ages = await agesOf(sql, [set.id])
  return ages.flatMap(({ ageDays, ageHours, mean, status }) => {
    if (mean === null || status !== 'approved') return []
    const maturity = maturityAt(record, ageHours ?? ageDays * 24, set.tankTemperature ?? rules.curing, rules)
    if (maturity > curve.range[1]) return []
    const { mpa } = strengthAt(curve, maturity)
    if (mpa <= 0) return []
    const differs = (100 * (mean - mpa)) / mpa
    return [{ ageDays, maturity, mean, expected: mpa, differs, asksNewCurve: Math.abs(differs) > NEW_CURVE_BEYOND }]
  })
}
