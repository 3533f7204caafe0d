import { hoursAt, type Maturity, type MaturityRules, maturityAt } from './maturity-index'
import { maturityFor, type StrengthMaturity, strengthAt } from './strength-maturity'

export type StrengthMoment = { hours: number; low: number; mpa: number; high: number }
export type StrengthForecast = {
  /** At the last reading. */
  now: StrengthMoment
  /** Over the record and after it, as far as the curve goes. */
  line: StrengthMoment[]
  /** Hours since casting at which the asked strength is reached by the curve and by the lower end of its band; null: not within it. */
  reached: { mean: number | null; low: number | null } | null
}

const STEPS = 48

/**
 * Strength in MPa of concrete by its temperature record and the curve of its mix, with the hours at which `asked` MPa are
 * reached when it stays at `ahead` °C after the last reading. `until` hours since casting is as far as the line is drawn.
 * ASTM C1074-19 clause 9. Faults: those of the record and of the curve.
 */
export function strengthForecast(
  record: Maturity,
  curve: StrengthMaturity,
  rules: MaturityRules,
  { asked, ahead, until }: { asked: number | null; ahead: number; until: number },
): StrengthForecast {
  const at = (hours: number): StrengthMoment | null => {
    const maturity = maturityAt(record, hours, ahead, rules)
    return maturity > curve.range[1] ? null : { hours, ...strengthAt(curve, maturity) }
  }
  // Older than the results of the mix go, it is as strong as they say at least.
  const most = strengthAt(curve, curve.range[1])
  const now = at(record.hours) ?? { hours: record.hours, ...most }
  const end = Math.max(until, record.hours)
  const line = Array.from({ length: STEPS + 1 }, (_, step) => at((end * step) / STEPS)).filter(one => one !== null)
  const when = (by: 'mean' | 'low') => {
    const needed = asked === null ? null : maturityFor(curve, asked, by)
    return needed === null ? null : hoursAt(record, needed, ahead, rules)
  }
  return { now, line, reached: asked === null ? null : { mean: when('mean'), low: when('low') } }
}

/**
 * The temperature that is taken for what comes: the lowest of the last twelve hours, °C, as concrete only cools once its
 * heat is over.
 */
export function coolest({ series }: Maturity): number {
  const since = series.at(-1)!.hours - 12
  return Math.min(...series.filter(point => point.hours >= since).map(point => point.celsius))
}
