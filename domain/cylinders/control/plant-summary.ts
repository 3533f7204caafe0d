import { aci318Acceptance } from '~/domain/cylinders/conformity/aci318-acceptance'
import { en206Continuous } from '~/domain/cylinders/conformity/en206-continuous'
import { en206Initial } from '~/domain/cylinders/conformity/en206-initial'
import { sigmaFromRanges } from '~/domain/cylinders/conformity/en206-sigma'
import { strengths } from '~/domain/cylinders/conformity/verdict'
import { withinTest } from '~/domain/cylinders/conformity/within-test'
import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import type { PlantSummaryInput } from '~/domain/cylinders/control/plant-summary-input'
import { vMask } from '~/domain/cylinders/control/v-mask'
import { FIVE_PERCENT } from '~/domain/cylinders/specimen/characteristic-strength'
import { ageTolerance } from '~/domain/cylinders/specimen/test-age'
import { mean, standardDeviation } from '~/domain/kit/statistics'
import { byName, byText } from '../../kit/collation'

/** Below this an estimate of σ says that results were copied, not measured; it judges nothing. MPa. */
const SIGMA_LEAST = 0.5

type Test = PlantSummaryInput['tests'][number]

export type PlantSummaryRow = {
  plant: string
  mix: string
  ageDays: number
  period: string
  tests: number
  mean: number
  standardDeviation: number | null
  variation: number | null
  min: number
  max: number
  belowFck: number
  characteristic: number | null
  /** Mean less the target mean strength. */
  margin: number
  slump: number | null
  temperature: number | null
  density: number | null
  earlyGain: number | null
  earlyRatio: number | null
  meanRange: number | null
  withinVariation: number | null
  /** By EN 206: continuous from 15 tests with a σ, initial from 3; null below that. */
  en206: { conforms: boolean; rule: 'initial' | 'continuous' } | null
  aci318: boolean
  sigma35: number | null
  cusum: 'on target' | 'up' | 'down' | null
  overdue: number
}

/**
 * Statistics per plant, mix, age and period, with the verdicts of EN 206 and ACI 318, the state of the mean under its V-mask,
 * and tests past the end of their age tolerance at `now`. `sigma` is per mix, MPa. σ35 is 0.886·R̄ of the last 35 tests of
 * the mix up to the period.
 */
export function plantSummary(input: PlantSummaryInput): PlantSummaryRow[] {
  const groups = new Map<string, { tests: Test[]; before: Test[] }>()
  const series = new Map<string, Test[]>()
  for (const test of input.tests) {
    const kind = [test.plant, test.mix, test.ageDays].join('\u0000')
    const period = periodOf(test.castOn, input.period ?? 'month')
    const all = series.get(kind) ?? []
    all.push(test)
    series.set(kind, all)
    const key = `${kind}\u0000${period}`
    const group = groups.get(key) ?? { tests: [], before: all }
    group.tests.push(test)
    groups.set(key, group)
  }
  return [...groups.values()].map(group => summaryRow(group.tests, upTo(group), input)).sort(byPlace)
}

/** "2026-03", "2026-Q1", "2026" or "all". */
export function periodOf(day: string, period: 'month' | 'quarter' | 'year' | 'all'): string {
  if (period === 'all') return 'all'
  const year = day.slice(0, 4)
  if (period === 'year') return year
  return period === 'month' ? day.slice(0, 7) : `${year}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

function upTo({ tests, before }: { tests: Test[]; before: Test[] }): number[] {
  const last = before.indexOf(tests.at(-1)!)
  return before.slice(0, last + 1).map(test => mean(strengths(test.specimens, 1)))
}

function summaryRow(tests: Test[], history: number[], input: PlantSummaryInput): PlantSummaryRow {
  const { plant, mix, ageDays, fck, target, castOn } = tests.at(-1)!
  const values = tests.map(test => mean(strengths(test.specimens, 1)))
  const centre = mean(values)
  const s = values.length < 2 ? null : standardDeviation(values)
  const sigma35 = history.length < 35 ? null : sigmaFromRanges(history.slice(-35))
  const sigma = input.sigma?.[mix] ?? (sigma35 !== null && sigma35 >= SIGMA_LEAST ? sigma35 : null)
  return {
    plant,
    mix,
    ageDays,
    period: periodOf(castOn, input.period ?? 'month'),
    tests: values.length,
    mean: centre,
    standardDeviation: s,
    variation: s === null ? null : (s / centre) * 100,
    min: Math.min(...values),
    max: Math.max(...values),
    belowFck: tests.filter((test, index) => values[index]! < test.fck).length,
    characteristic: s === null ? null : centre - (input.k ?? FIVE_PERCENT) * s,
    margin: centre - target,
    ...freshMeans(tests),
    ...earlyMeans(tests, values),
    ...spreadOf(tests),
    en206: en206Verdict(values, fck, sigma),
    aci318: aci318Acceptance({ results: values, fc: fck }).conforms,
    sigma35,
    cusum: cusumState(values, target, sigma),
    overdue: overdueTests({ plant, mix, ageDays }, input),
  }
}

function freshMeans(tests: readonly Test[]) {
  const of = (key: 'slump' | 'temperature' | 'density') => {
    const known = tests.flatMap(test => test[key] ?? [])
    return known.length > 0 ? mean(known) : null
  }
  return { slump: of('slump'), temperature: of('temperature'), density: of('density') }
}

function earlyMeans(tests: readonly Test[], values: readonly number[]) {
  const pairs = tests.flatMap((test, index) => (test.early ? [{ early: test.early, actual: values[index]! }] : []))
  if (pairs.length === 0) return { earlyGain: null, earlyRatio: null }
  return {
    earlyGain: mean(pairs.map(pair => pair.actual - pair.early)),
    earlyRatio: mean(pairs.map(pair => pair.actual / pair.early)),
  }
}

function spreadOf(tests: readonly Test[]) {
  const size = tests[0]!.specimens.length
  const even = size >= 2 && size <= 5 && tests.length >= 2 && tests.every(test => test.specimens.length === size)
  if (!even) return { meanRange: null, withinVariation: null }
  const found = withinTest({ tests: tests.map(test => test.specimens) })
  return { meanRange: found.meanRange, withinVariation: found.variation }
}

function en206Verdict(results: number[], fck: number, sigma: number | null): PlantSummaryRow['en206'] {
  if (results.length >= 15 && sigma !== null) {
    return { conforms: en206Continuous({ results, fck, sigma }).conforms, rule: 'continuous' }
  }
  return results.length >= 3 ? { conforms: en206Initial({ results, fck }).conforms, rule: 'initial' } : null
}

function cusumState(values: readonly number[], target: number, sigma: number | null): PlantSummaryRow['cusum'] {
  if (sigma === null) return null
  return vMask(cumulativeSums(values, target), sigma).at(-1)?.direction ?? 'on target'
}

function overdueTests(row: Pick<Test, 'plant' | 'mix' | 'ageDays'>, { waiting = [], now }: PlantSummaryInput): number {
  return waiting.filter(
    ({ plant, mix, ageDays, dueAt }) =>
      plant === row.plant &&
      mix === row.mix &&
      ageDays === row.ageDays &&
      dueAt.getTime() + ageTolerance(ageDays) * 3_600_000 < now.getTime(),
  ).length
}

function byPlace(a: PlantSummaryRow, b: PlantSummaryRow): number {
  return byName(a.plant, b.plant) || byName(a.mix, b.mix) || a.ageDays - b.ageDays || byText(a.period, b.period)
}
