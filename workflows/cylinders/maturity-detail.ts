import { agesOf, getSeenSet } from '~/db/cylinders/cylinder-test'
import { mixOfSet, recordsOfLoad, type TemperatureRecordRow } from '~/db/cylinders/temperature-record'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { type Maturity, type MaturityPoint, maturityAt, maturityOf } from '~/domain/cylinders/maturity/maturity-index'
import { coolest, strengthForecast } from '~/domain/cylinders/maturity/strength-forecast'
import { curveLine, type StrengthMaturity, strengthAt } from '~/domain/cylinders/maturity/strength-maturity'
import { readingsOf, thinned } from '~/domain/cylinders/maturity/temperature-record'
import { shapeOf } from '~/domain/cylinders/report-rows'
import { EngineeringFault } from '~/domain/kit/fault'
import { businessDay } from '~/domain/kit/time'
import { type MaturitySetting, maturityRules, mixCurve } from './mix-curve'

/** The line of a forecast goes to the end of the record and so many hours on, at least to a week. */
const AHEAD_HOURS = 48
const WEEK_HOURS = 168

const NONE: MaturityPoint[] = []

/**
 * The temperature records of a set and of the other sets of its load with what the curve of the mix makes of them: strength
 * now, when `asked` MPa are reached, and how results of specimens with sensors compare with the curve.
 */
export async function maturityDetail(
  sql: Sql,
  person: Person,
  key: string,
  { asked, ahead, now }: { asked?: number | undefined; ahead?: number | undefined; now: Date },
) {
  const set = await getSeenSet(sql, person, key)
  const rules = await maturityRules(sql, businessDay(now))
  const shape = shapeOf(set)
  const [rows, mixDesignId] = await Promise.all([recordsOfLoad(sql, person, set), mixOfSet(sql, set.id)])
  const mix = await mixCurve(sql, mixDesignId, shape, rules)
  const wanted = asked ?? Math.round((set.fck * rules.askedPercent) / 100)
  const records = rows.map(({ own, testNo, sampledAt }) => {
    const read = readRecord(own, sampledAt, rules)
    const { points: _points, ...kept } = own
    if ('why' in read)
      return { ...kept, testNo, sampledAt, why: read.why, series: NONE, summary: null, forecast: null, ahead: null }
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
  const first = rows.find(({ own }) => own.measures === 'specimens' && own.testId === set.id)
  const measured = first ? readRecord(first.own, first.sampledAt, rules) : null
  const checks =
    measured && 'maturity' in measured && mix.curve ? await checksOf(sql, set, measured.maturity, mix.curve, rules) : []
  const { id, testNo, mixCode, fck } = set
  return {
    ...{ id, testNo, mixCode, fck, shape, asked: wanted, rules, records, checks },
    mix: { ...mix, line: mix.curve ? curveLine(mix.curve) : [] },
  }
}

function readRecord(
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

/** Results of specimens whose temperature is known beside the curve: ASTM C1074-19 clause 10 asks for a new one beyond 10 %. */
async function checksOf(
  sql: Sql,
  set: { id: string; tankTemperature: number | null },
  record: Maturity,
  curve: StrengthMaturity,
  rules: MaturitySetting,
) {
  const ages = await agesOf(sql, [set.id])
  return ages.flatMap(({ ageDays, ageHours, mean, status }) => {
    if (mean === null || status !== 'approved') return []
    const maturity = maturityAt(record, ageHours ?? ageDays * 24, set.tankTemperature ?? rules.curing, rules)
    if (maturity > curve.range[1]) return []
    const { mpa } = strengthAt(curve, maturity)
    return mpa > 0 ? [{ ageDays, maturity, mean, expected: mpa, differs: (100 * (mean - mpa)) / mpa }] : []
  })
}
