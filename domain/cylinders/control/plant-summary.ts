import { believable, sigmaFromRanges } from '~/domain/cylinders/conformity/en206-sigma'
import { type PeriodVerdict, periodVerdict, UNJUDGED } from '~/domain/cylinders/conformity/period-verdict'
import { strengths } from '~/domain/cylinders/conformity/verdict'
import { withinTest } from '~/domain/cylinders/conformity/within-test'
import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import type { PlantSummaryInput } from '~/domain/cylinders/control/plant-summary-input'
import { vMask } from '~/domain/cylinders/control/v-mask'
import { FIVE_PERCENT } from '~/domain/cylinders/specimen/characteristic-strength'
import { ageTolerance } from '~/domain/cylinders/specimen/test-age'
import { entryOf } from '~/domain/kit/among'
import { roundTo } from '~/domain/kit/rounding'
import { mean, standardDeviation } from '~/domain/kit/statistics'
import { byName, byText } from '../../kit/collation'

type Test = PlantSummaryInput['tests'][number]
type Group = { tests: Test[]; before: Test[] }

export type PlantSummaryRow = PeriodVerdict & {
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
  /** Null, as the margin and both verdicts, at any age but the specified one. */
  belowFck: number | null
  characteristic: number | null
  /** Mean less the target mean strength. */
  margin: number | null
  slump: number | null
  temperature: number | null
  density: number | null
  earlyGain: number | null
  earlyRatio: number | null
  meanRange: number | null
  withinVariation: number | null
  cusum: 'on target' | 'up' | 'down' | null
  overdue: number
}

/**
 * Statistics per plant, mix, age and period, the state of the mean under its V-mask, and tests past the end of their age
 * tolerance at `now`. The specified age has the verdicts of EN 206 and ACI 318 and is watched against its target; other ages
 * are watched against their own mean. `sigma` is per mix, MPa.
 */
export function plantSummary(input: PlantSummaryInput): PlantSummaryRow[] {
  const groups = new Map<string, Group>()
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
    if (!input.from || test.castOn >= input.from) groups.set(key, group)
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

/** The whole series of a concrete up to the end of a period. */
function upTo({ tests, before }: Group): Test[] {
  return before.slice(0, before.indexOf(tests.at(-1)!) + 1)
}

/** The result as it is certified: the mean of its specimens to 0.1 MPa (EN 12390-3). */
const strengthOf = (test: Test) => roundTo(mean(strengths(test.specimens, 1)), 0.1)

function summaryRow(tests: Test[], series: Test[], input: PlantSummaryInput): PlantSummaryRow {
  const { plant, mix, ageDays, target, castOn } = tests.at(-1)!
  const values = tests.map(strengthOf)
  const history = series.map(strengthOf)
  const centre = mean(values)
  const s = values.length < 2 ? null : standardDeviation(values)
  const specified = ageDays === (input.specifiedAge ?? 28)
  // σ is that of the results before the period that it watches, as long as there are enough of them.
  const earlier = series.filter(test => !tests.includes(test)).map(strengthOf)
  const known = (earlier.length < 35 ? history : earlier).slice(-35)
  const recent = known.length < 35 ? null : believable(sigmaFromRanges(known))
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
    belowFck: specified ? tests.filter((test, index) => values[index]! < test.fck).length : null,
    characteristic: s === null ? null : centre - (input.k ?? FIVE_PERCENT) * s,
    margin: specified ? centre - target : null,
    ...freshMeans(tests),
    ...earlyMeans(tests, values),
    ...spreadOf(tests),
    ...(specified ? verdictsOf(tests, series, input) : UNJUDGED),
    cusum: cusumState(values, specified ? target : mean(history), entryOf(input.sigma ?? {}, mix) ?? recent),
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

const verdictsOf = (tests: readonly Test[], series: readonly Test[], { groups = 'apart' }: PlantSummaryInput) =>
  periodVerdict(
    series.map((test, place) => ({
      ...{ id: String(place), name: '', on: test.castOn, at: new Date(test.castOn), member: test.mix },
      ...{ value: strengthOf(test), fck: test.fck },
    })),
    tests.length,
    groups,
  )

function cusumState(values: readonly number[], target: number, sigma: number | null): PlantSummaryRow['cusum'] {
  if (sigma === null) return null
  return vMask(cumulativeSums(values, target), sigma).at(-1)?.direction ?? 'on target'
}

function overdueTests(row: Pick<Test, 'plant' | 'mix' | 'ageDays'>, { waiting = [], now }: PlantSummaryInput): number {
  return waiting.filter(
    ({ plant, mix, ageDays, dueAt, specimen = 'cylinder' }) =>
      plant === row.plant &&
      mix === row.mix &&
      ageDays === row.ageDays &&
      dueAt.getTime() + ageTolerance(ageDays, specimen) * 3_600_000 < now.getTime(),
  ).length
}

function byPlace(a: PlantSummaryRow, b: PlantSummaryRow): number {
  return byName(a.plant, b.plant) || byName(a.mix, b.mix) || a.ageDays - b.ageDays || byText(a.period, b.period)
}
