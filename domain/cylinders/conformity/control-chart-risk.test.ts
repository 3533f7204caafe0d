import { expect, test } from 'vitest'
import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import { vMask } from '~/domain/cylinders/control/v-mask'
import { random } from '~/domain/kit/random'
import { meanStep, rangeStep } from './en206-chart'
import { CHART_START } from './en206-standing'
import { productionOf } from './production'
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
test('more results never change what was said by chart', () => {
  const draw = normals(7)
  const margins = Array.from({ length: 240 }, (_, place) => 3 * draw() + (place % 80 < 50 ? 6 : 2))
  const all = judged(margins)
  expect(all.criteria.some(one => !one.pass)).toBe(true)
  for (const cut of [36, 60, 99, 150, 239]) {
    const part = judged(margins.slice(0, cut))
    expect(all.criteria.slice(0, part.criteria.length)).toEqual(part.criteria)
    expect(all.changes.slice(0, part.changes.length)).toEqual(part.changes)
  }
})

/** Shares of results below fck, and how many σ the mean lies above fck where that is so. */
const SHARES = [
  [0.01, 2.3263],
  [0.02, 2.0537],
  [0.03, 1.8808],
  [0.04, 1.7507],
  [0.05, 1.6449],
  [0.06, 1.5548],
  [0.07, 1.4758],
  [0.08, 1.4051],
  [0.1, 1.2816],
  [0.12, 1.175],
  [0.15, 1.0364],
  [0.2, 0.8416],
  [0.3, 0.5244],
] as const

test('AOQL ≤ 5 % (EN 206 Annex H) with σ known: θ·Pa(θ) at every share of defectives', () => {
  const found = SHARES.map(([share, above]) => {
    const draw = normals(20261129)
    let [sums, accepted] = [CHART_START, 0]
    for (let place = 0; place < 40_000; place++) {
      const step = meanStep(sums, 3 * (above + draw()), 3)
      sums = step.sums
      if (step.pass) accepted++
    }
    return share * (accepted / 40_000)
  })
  expect(Math.max(...found)).toBeLessThan(0.05)
  // Not by refusing everything: what a target of fck + 2.33 σ makes is taken.
  expect(found[0]! / 0.01).toBeGreaterThan(0.99)
  // And the worst is near 4 %, where a fifth is refused.
  expect(Math.max(...found)).toBeGreaterThan(0.035)
})

test('AOQL ≤ 5 % as production is judged: σ from 35 results, renewed by the chart, with the delay before a signal', () => {
  const COUNT = 100
  const found = SHARES.map(([share, above]) => {
    let accepted = 0
    for (let seed = 1; seed <= 40; seed++) {
      const draw = normals(seed * 7919)
      const margins = Array.from({ length: 35 + COUNT }, () => 3 * (above + draw()))
      const failed = judged(margins).criteria.filter(
        one => one.state === 'continuous' && one.kind !== 'single' && !one.pass,
      )
      accepted += COUNT - new Set(failed.map(one => one.at)).size
    }
    return share * (accepted / (40 * COUNT))
  })
  expect(Math.max(...found)).toBeLessThan(0.05)
})

test('the decision interval says what a V-mask on the sum against the target says', () => {
  let compared = 0
  for (let seed = 1; seed <= 100; seed++) {
    const draw = normals(seed)
    // σ 1, target fck + 2 σ; the arm falls by 2 − 1.48 a result.
    const margins = Array.from({ length: 80 }, () => 1.1 + draw())
    const [first] = vMask(cumulativeSums(margins, 2), 1, { interval: 5, gradient: 0.52 })
    if (first?.direction !== 'down') continue
    let sums = CHART_START
    const out = margins.findIndex(margin => {
      const step = meanStep(sums, margin, 1)
      sums = step.sums
      return !step.pass
    })
    expect(out).toBe(first.detectedAt)
    compared++
  }
  expect(compared).toBeGreaterThan(90)
})

test('the range signals once in about 370 results where σ is right, and within about 31 where it is 1.37 times as large', () => {
  const every = (ratio: number) => {
    const draw = normals(3)
    let [sums, last, signals] = [CHART_START, ratio * draw(), 0]
    for (let place = 0; place < 100_000; place++) {
      const value = ratio * draw()
      const step = rangeStep(sums, Math.abs(value - last), 1)
      if (step.direction === 'up') signals++
      ;[sums, last] = [step.sums, value]
    }
    return 100_000 / signals
  }
  expect(every(1)).toBeGreaterThan(300)
  expect(every(1.37)).toBeLessThan(35)
})

/** Normal deviates by a seed (Box and Muller). */
function normals(seed: number): () => number {
  const next = random(seed)
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
}
