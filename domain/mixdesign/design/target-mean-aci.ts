import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../bounds'

export type AciSystem = 'us' | 'si'
export type StrengthRecord = { deviation: number; tests: number }

/** ACI 301 constants of the required average in psi and MPa. The formulas are in the source; k and the steps are settings. */
export const ACI_REQUIRED = {
  us: {
    high: 5000,
    below: 500,
    noData: [
      { under: 3000, factor: 1, plus: 1000 },
      { under: 5000.000001, factor: 1, plus: 1200 },
      { under: Number.POSITIVE_INFINITY, factor: 1.1, plus: 700 },
    ],
    step: 10,
  },
  si: {
    high: 35,
    below: 3.5,
    noData: [
      { under: 21, factor: 1, plus: 7 },
      { under: 35.000001, factor: 1, plus: 8.3 },
      { under: Number.POSITIVE_INFINITY, factor: 1.1, plus: 5 },
    ],
    step: 0.1,
  },
  factors: [
    [15, 1.16],
    [20, 1.08],
    [25, 1.03],
    [30, 1],
  ] as readonly (readonly [number, number])[],
}

/**
 * Required average strength f'cr by ACI 301/318 in psi (`us`) or MPa (`si`). With a record of at least 15 tests the larger
 * of the two criteria, else the no-data additions. Two records are pooled. ACI PRC-211.1-22 §9 for the formulas.
 * Faults: `not-a-number`, `units-mixed-up`, `out-of-bounds`.
 */
export function aciRequiredAverage(
  specified: number,
  system: AciSystem,
  records: readonly StrengthRecord[] = [],
  params = ACI_REQUIRED,
): { required: number; basis: 'record' | 'no-data'; deviation: number | null; factor: number | null } {
  const strength = given(specified, 'specified', system === 'us' ? QUANTITIES.strengthPsi : QUANTITIES.strength)
  const unit = params[system]
  const record = pooled(records, system)
  const factor = record && testsFactor(record.tests, params.factors)
  if (!record || factor === null) {
    const rule = unit.noData.find(row => strength < row.under)!
    return {
      required: roundTo(rule.factor * strength + rule.plus, unit.step),
      basis: 'no-data',
      deviation: null,
      factor: null,
    }
  }
  const s = factor * record.deviation
  const average = strength + 1.34 * s
  const single = strength <= unit.high ? strength + 2.33 * s - unit.below : 0.9 * strength + 2.33 * s
  const required = roundTo(Math.max(average, single), unit.step)
  return { required, basis: 'record', deviation: record.deviation, factor }
}

/** k by number of tests: linear between the printed counts, 1.00 from 30 on, null below 15 (no record). ACI 301 [setting]. */
export function testsFactor(tests: number, factors = ACI_REQUIRED.factors): number | null {
  within(tests, 'tests', [1, 1e6])
  const last = factors.at(-1)!
  if (tests >= last[0]) return last[1]
  for (let at = 1; at < factors.length; at++) {
    const [from, low] = factors[at - 1]!
    const [to, high] = factors[at]!
    if (tests >= from && tests < to) return low + ((high - low) * (tests - from)) / (to - from)
  }
  return null
}

/** Pooled deviation √[Σ(n−1)s² / Σ(n−1)] over records, in the unit they were given in. */
export function pooled(records: readonly StrengthRecord[], system: AciSystem): StrengthRecord | null {
  if (records.length === 0) return null
  if (records.length > 2) throw new EngineeringFault('too-many-records', 'At most two records may be pooled', 'records')
  let squares = 0
  let freedom = 0
  for (const { deviation, tests } of records) {
    const s = given(deviation, 'deviation', system === 'us' ? QUANTITIES.deviationPsi : QUANTITIES.deviation)
    const free = within(tests, 'tests', [2, 1e6]) - 1
    squares += free * s * s
    freedom += free
  }
  return { deviation: Math.sqrt(squares / freedom), tests: records.reduce((sum, record) => sum + record.tests, 0) }
}
