import { expect, test } from 'vitest'
import { random } from '~/domain/kit/random'
import { en206Chart } from './control-chart-series'
import { meanStep, rangeStep } from './en206-chart'
import { CHART_START } from './en206-standing'
import { productionOf } from './production'
import { productionFigures } from './production-figures'
import type { ProductionResult, ProductionRules } from './production-result'

const CHART: ProductionRules = { standard: 'en206', groups: 'chart' }
const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)
const series = (margins: readonly number[], fck = 30) =>
  margins.map((margin, place): ProductionResult => {
    const at = new Date(START + place * 3 * DAY)
    const on = at.toISOString().slice(0, 10)
    return { id: `r${place}`, name: `CT-${place}`, on, at, value: fck + margin, fck, member: 'C30' }
  })
const judged = (margins: readonly number[]) => {
  const rows = series(margins)
  return productionOf(rows, CHART, rows.at(-1)!.at)
}
/** Moving ranges of 3.386 MPa make σ = 0.886 × 3.386 = 3.000 MPa. */
const STEADY = Array.from({ length: 35 }, (_, place) => 8 + (place % 2 ? 1.693 : -1.693))

test('the sum of the mean by hand: σ 3, fck 30, reference 34.44 MPa, decision interval 15 MPa', () => {
  let sums = CHART_START
  const seen = [30.44, 32.44, 28.44, 30.44, 39.44, 44.44, 36].map(value => {
    const step = meanStep(sums, value - 30, 3)
    sums = step.sums
    return [step.value, step.least, step.pass]
  })
  const near = (of: number) => expect.closeTo(of, 10)
  expect(seen).toEqual([
    [near(-4), near(-15), true],
    [near(-6), near(-15), true],
    [near(-12), near(-15), true],
    // 16 MPa short: out of control, kept as 15 from here on.
    [near(-16), near(-15), false],
    // Only all of it made good brings it back.
    [near(-10), 0, false],
    [near(0), 0, true],
    [near(0), near(-15), true],
  ])
})

test('the sum of the range by hand: σ 3, ranges of 20 MPa against 3.984 signal at the second, of 0.2 at the tenth', () => {
  const first = rangeStep(CHART_START, 20, 3)
  expect(first).toMatchObject({ direction: null, sums: { up: expect.closeTo(16.016, 10), down: 0 } })
  const second = rangeStep(first.sums, 20, 3)
  expect(second).toMatchObject({ direction: 'up', value: expect.closeTo(-32.032, 10), least: -25.5 })
  // 0.928 × 3 − 0.2 = 2.584 MPa a result: ten make 25.84.
  let sums = CHART_START
  const found = Array.from({ length: 10 }, () => {
    const step = rangeStep(sums, 0.2, 3)
    sums = step.sums
    return step.direction
  })
  expect(found.indexOf('down')).toBe(9)
})

test('production by chart: initial by groups of three, then a verdict with every result', () => {
  const found = judged([...STEADY, 8, 8])
  expect(found.sigma).toBeCloseTo(3, 3)
  expect(found).toMatchObject({ state: 'continuous', conforms: true, pending: [], next: { more: 1, by: null } })
  expect(found.criteria.filter(one => one.state === 'continuous')).toMatchObject([
    { kind: 'mean', rule: 'cumulative sum of strength', at: 'r35', since: 'r35', pass: true },
    { at: 'r36', results: ['r36'] },
  ])
  expect(found.criteria.filter(one => one.state === 'initial').every(one => one.rule === 'mean of three')).toBe(true)
})

test('a fall of the mean is out of control from the signal until it is made good: one failure, not one for each result', () => {
  // 1.48 σ = 4.44: margins of 0.44 fall short by 4 MPa each; the fourth makes 16 of 15.
  const low = [...STEADY, 0.44, 0.44, 0.44, 0.44, 0.44]
  const found = judged(low)
  const failed = found.criteria.filter(one => !one.pass)
  expect(failed.map(one => [one.at, one.since])).toEqual([
    ['r38', 'r38'],
    ['r39', 'r38'],
  ])
  expect(failed[0]).toMatchObject({ results: ['r35', 'r36', 'r37', 'r38'] })
  expect(failed[0]!.value).toBeCloseTo(-16, 2)
  expect(found.conforms).toBe(false)
  expect(judged([...low, 12]).conforms).toBe(false)
  expect(judged([...low, 12, 12.5]).conforms).toBe(true)
})

test('a spread that grows signals, and the standard deviation is that of the last 35 from there on', () => {
  const found = judged([...STEADY, 20, 0, 20, 0])
  const range = found.criteria.find(one => one.kind === 'range')
  expect(range).toMatchObject({ rule: 'cumulative sum of the range', pass: false, state: 'continuous' })
  expect(found.changes.at(-1)).toMatchObject({ kind: 'sigma', at: range!.at, from: '3.00' })
  expect(found.sigma!).toBeGreaterThan(3)
  expect(found.raised).toBe(true)
  const even = judged([...STEADY, ...Array<number>(12).fill(8)])
  expect(even.criteria.some(one => one.kind === 'range')).toBe(false)
  expect(even.changes.at(-1)).toMatchObject({ kind: 'sigma', from: '3.00' })
  expect(even.sigma!).toBeLessThan(3)
})

test('the margin is what is left of the decision interval', () => {
  const rows = series([...STEADY, 0.44])
  const found = productionOf(rows, CHART, rows.at(-1)!.at)
  expect(productionFigures(rows, found, CHART).margin).toBeCloseTo(11, 2)
  const first = series(STEADY)
  expect(productionFigures(first, productionOf(first, CHART, first.at(-1)!.at), CHART).margin).toBeCloseTo(15, 2)
})

test('seeded: a series worked out alone is judged as the same results of production are, 500 times', () => {
  const next = random(206)
  for (let at = 0; at < 500; at++) {
    const more = Array.from({ length: 2 + Math.floor(next() * 12) }, () => next() * 12 - 1)
    const production = judged([...STEADY, ...more])
    if (production.changes.some(({ kind }, place) => kind === 'sigma' && place > 1)) continue
    const alone = en206Chart({ results: more.map(margin => 30 + margin), fck: 30, sigma: judged(STEADY).sigma! })
    if (alone.sigmaEnds !== null) continue
    const sums = production.criteria.filter(one => one.state === 'continuous' && one.kind === 'mean')
    expect(alone.points.map(point => point.inControl)).toEqual(sums.map(one => one.pass))
    // A production range begins at the result before; nothing else tells the two apart.
    expect(alone.failed.filter(one => one.rule === 'single result')).toHaveLength(
      more.filter(margin => margin < -4).length,
    )
  }
})

test('a wider spread ends σ: a new one from 35 results, and none from fewer', () => {
  const wide = [38, 38, 58, 38, 58, 38]
  const few = en206Chart({ results: wide, fck: 30, sigma: 3 })
  expect(few).toMatchObject({ conforms: false, sigmaEnds: 3, sigmaNext: null })
  const many = en206Chart({
    results: [...Array.from({ length: 34 }, (_, at) => 38 + (at % 2) * 3.386), ...wide],
    fck: 30,
    sigma: 3,
  })
  expect(many.sigmaNext).toBeGreaterThan(3)
})
