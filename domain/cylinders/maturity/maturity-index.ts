import { EngineeringFault } from '~/domain/kit/fault'
import { atLeast, type Bounds, finite, within } from '~/domain/kit/within'

/** How maturity is counted; a company sets it (`cylinders.maturity`). */
export type MaturityRules = {
  /** Nurse–Saul: the temperature–time factor, °C·h. Arrhenius: the equivalent age at the reference temperature, h. */
  method: 'temperature-time-factor' | 'equivalent-age'
  /** °C; at or under it concrete gains no strength. ASTM C1074-19 X2: 0 °C for cement without admixture between 0 and 40 °C. */
  datum: number
  /** Apparent activation energy, kJ/mol. ASTM C1074-19 X2: 40 to 45 for cement without admixture. */
  activationEnergy: number
  /** °C: 23 by ASTM C1074, 20 in Europe. */
  reference: number
  /** A longer time between two readings is a gap, h. ASTM C1074: half an hour in the first 48 h, an hour after them. */
  longestGap: number
}

/** Hours since casting and °C. */
export type Reading = { hours: number; celsius: number }
export type MaturityPoint = Reading & { maturity: number }

export type Maturity = {
  /** °C·h or h of equivalent age, by the method. */
  value: number
  /** Hours since casting of the last reading. */
  hours: number
  peak: Reading
  /** Times without a reading; each is counted at the colder of its two ends. */
  gaps: { from: number; to: number }[]
  /** Hours whose temperature was not above the datum. */
  coldHours: number
  series: MaturityPoint[]
}

/** °C that a sensor in concrete can read; outside of it the sensor is broken or the unit another one. */
export const PLAUSIBLE: Bounds = [-30, 100]
const KELVIN = 273.15
/** J/(mol·K). */
const GAS = 8.314

/**
 * What an hour at a temperature adds: T − T₀ in °C·h, or exp(−E/R·(1/T − 1/Ts)) in h. Nothing at or under the datum.
 * ASTM C1074-19 clause 6, equations 1 and 2. Faults: `not-a-number`, `out-of-bounds`.
 */
export function maturityRate(celsius: number, rules: MaturityRules): number {
  const above = within(celsius, 'celsius', PLAUSIBLE, '°C') - within(rules.datum, 'datum', [-20, 20], '°C')
  if (rules.method === 'temperature-time-factor') return Math.max(0, above)
  const energy = within(rules.activationEnergy, 'activationEnergy', [20, 80], 'kJ/mol') * 1000
  const reference = within(rules.reference, 'reference', [5, 40], '°C') + KELVIN
  return above <= 0 ? 0 : Math.exp((-energy / GAS) * (1 / (celsius + KELVIN) - 1 / reference))
}

/**
 * Maturity of a temperature record: the sum over its intervals of the rate at the mean of both ends, ASTM C1074-19 clause 6.
 * Before the first reading it is counted as warm as that reading. Faults: `too-few-results`, `not-a-number`, `out-of-bounds`,
 * `out-of-order` where a reading is not later than the one before.
 */
export function maturityOf(readings: readonly Reading[], rules: MaturityRules): Maturity {
  const [first] = atLeast(readings, 2, 'readings')
  const longest = within(rules.longestGap, 'longestGap', [0.1, 48], 'h')
  if (finite(first!.hours, 'hours') < 0)
    throw new EngineeringFault('out-of-order', 'The first reading is before casting', 'hours')
  const start = { ...first!, maturity: first!.hours * maturityRate(first!.celsius, rules) }
  const series: MaturityPoint[] = [start]
  const gaps: Maturity['gaps'] = first!.hours > longest ? [{ from: 0, to: first!.hours }] : []
  let coldHours = first!.celsius > rules.datum ? 0 : first!.hours
  let peak: Reading = first!
  for (const one of readings.slice(1)) {
    const before = series.at(-1)!
    const length = finite(one.hours, 'hours') - before.hours
    if (length <= 0)
      throw new EngineeringFault(
        'out-of-order',
        `The reading at ${one.hours} h is not later than the one before`,
        'hours',
      )
    within(one.celsius, 'celsius', PLAUSIBLE, '°C')
    const gap = length > longest
    if (gap) gaps.push({ from: before.hours, to: one.hours })
    // Of what nobody measured, the colder end is on the safe side.
    const taken = gap ? Math.min(before.celsius, one.celsius) : (before.celsius + one.celsius) / 2
    if (taken <= rules.datum) coldHours += length
    if (one.celsius > peak.celsius) peak = one
    series.push({
      hours: one.hours,
      celsius: one.celsius,
      maturity: before.maturity + length * maturityRate(taken, rules),
    })
  }
  const last = series.at(-1)!
  return {
    value: last.maturity,
    hours: last.hours,
    peak: { hours: peak.hours, celsius: peak.celsius },
    gaps,
    coldHours,
    series,
  }
}

/** Maturity at an hour of a record, between its readings by a straight line; after its end at `ahead` °C for ever. */
export function maturityAt({ series }: Maturity, hours: number, ahead: number, rules: MaturityRules): number {
  const last = series.at(-1)!
  if (hours >= last.hours) return last.maturity + (hours - last.hours) * maturityRate(ahead, rules)
  const at = series.findIndex(point => point.hours >= hours)
  const after = series[at]!
  const before = series[at - 1] ?? { hours: 0, maturity: 0 }
  const share = after.hours === before.hours ? 1 : (hours - before.hours) / (after.hours - before.hours)
  return before.maturity + share * (after.maturity - before.maturity)
}

/** The hour at which a maturity is reached: within the record or, at `ahead` °C, after it; null where it never is. */
export function hoursAt({ series }: Maturity, maturity: number, ahead: number, rules: MaturityRules): number | null {
  const last = series.at(-1)!
  if (maturity > last.maturity) {
    const rate = maturityRate(ahead, rules)
    return rate > 0 ? last.hours + (maturity - last.maturity) / rate : null
  }
  const at = series.findIndex(point => point.maturity >= maturity)
  const after = series[at]!
  const before = series[at - 1] ?? { hours: 0, maturity: 0 }
  const gained = after.maturity - before.maturity
  return gained > 0
    ? before.hours + ((maturity - before.maturity) / gained) * (after.hours - before.hours)
    : after.hours
}
