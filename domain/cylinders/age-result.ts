import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { roundTo } from '../kit/rounding'
import { mean } from '../kit/statistics'
import { SPECIMEN } from './specimen/kind'
import { SPECIMENS, strengthTest } from './specimen/strength-test'
import { testAge } from './specimen/test-age'

export const VERDICTS = ['early', 'pass', 'low', 'fail'] as const
export type Verdict = (typeof VERDICTS)[number]

export type AgeFacts = {
  kind: SpecimenKind
  ageDays: number
  /** The age at which the strength is specified, days. */
  strengthAge: number
  fck: number
  sampledAt: Date
  testedAt: Date
  specimens: readonly { strength: number; density: number; excluded: boolean }[]
  spreadMax: number
  /** How far below fck a single result may be, MPa. */
  singleBelow: number
}

export type AgeResult = {
  mean: number
  density: number
  rangePercent: number
  ageHours: number
  ageWithin: boolean
  /** Whether the result may judge the concrete: enough specimens, in time, not scattered beyond the limit. */
  counts: boolean
  notes: string[]
  /** Null at an age later than the specified one. */
  verdict: Verdict | null
}

/**
 * The result of one set at one age, MPa to 0.1 (mean of the specimens that were not excluded; at least one). An age
 * before the specified one judges nothing: `early`, and one after it neither. At it `pass` from fck, `low` down to the single-result limit
 * (EN 206 Table 24), `fail` below it.
 */
export function ageResult(of: AgeFacts): AgeResult {
  const used = of.specimens.filter(specimen => !specimen.excluded)
  const strengths = used.map(specimen => specimen.strength)
  const test = SPECIMEN[of.kind].test
  const { least } = SPECIMENS[test]
  const found = strengthTest({ strengths, kind: 'cube', spreadMax: of.spreadMax })
  const range = strengths.length >= least ? strengthTest({ strengths, kind: test, spreadMax: of.spreadMax }) : null
  const age = testAge(of.sampledAt, of.testedAt, of.ageDays, SPECIMEN[of.kind].shape)
  const notes = [
    ...(strengths.length < least && of.ageDays >= of.strengthAge
      ? [`${least} specimens make a test, ${strengths.length} counted`]
      : []),
    ...(age.withinTolerance ? [] : [`tested ${hours(age.differenceHours)}; tolerance ±${age.toleranceHours} h`]),
    ...(found.discard ? [`the specimens differ by ${found.rangePercent.toFixed(1)} % of their mean`] : []),
    ...(range && !range.rangeAcceptable
      ? [`range ${range.rangePercent.toFixed(1)} %, ${range.rangeExpected} % is expected`]
      : []),
  ]
  return {
    mean: found.reported,
    density: roundTo(mean(used.map(specimen => specimen.density)), 10),
    rangePercent: roundTo(found.rangePercent, 0.1),
    ageHours: roundTo(age.hours, 0.1),
    ageWithin: age.withinTolerance,
    counts: strengths.length >= least && age.withinTolerance && !found.discard,
    notes,
    verdict: verdictOf(found.reported, of),
  }
}

function verdictOf(value: number, { ageDays, strengthAge, fck, singleBelow }: AgeFacts): Verdict | null {
  if (ageDays !== strengthAge) return ageDays < strengthAge ? 'early' : null
  if (value >= fck) return 'pass'
  return value >= fck - singleBelow ? 'low' : 'fail'
}

const hours = (difference: number) => `${Math.abs(difference).toFixed(1)} h ${difference < 0 ? 'early' : 'late'}`
