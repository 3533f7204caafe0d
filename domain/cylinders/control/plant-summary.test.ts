import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sigmaFromRanges } from '~/domain/cylinders/conformity/en206-sigma'
import { periodOf, plantSummary } from '~/domain/cylinders/control/plant-summary'
import { standardDeviation } from '~/domain/kit/statistics'

const FIFTEEN = [44.1, 47.3, 42.8, 45.9, 50.2, 41.7, 46.4, 43.3, 48.8, 45.0, 40.9, 47.9, 44.6, 46.1, 43.7]
const now = new Date('2026-05-01T00:00:00Z')
const base = { plant: 'Tuas', mix: 'C40', ageDays: 28, fck: 40, target: 45 }
const tests = FIFTEEN.map((value, index) => ({
  ...base,
  castOn: `2026-03-${String(index + 1).padStart(2, '0')}`,
  specimens: [value - 0.5, value + 0.5],
  early: value - 12,
  slump: 140 + index,
  density: index === 0 ? null : 2400,
}))

test('a month of one mix: the figures of its tests, EN 206 by groups of three, ACI 318 by the rolling means', () => {
  const rows = plantSummary({ tests, now, sigma: { C40: 3 } })
  expect(rows).toHaveLength(1)
  const row = rows[0]!
  expect(row).toMatchObject({
    plant: 'Tuas',
    period: '2026-03',
    tests: 15,
    min: 40.9,
    max: 50.2,
    belowFck: 0,
    slump: 147,
    density: 2400,
  })
  expect(row.mean).toBeCloseTo(45.247, 3)
  expect(row.standardDeviation).toBeCloseTo(standardDeviation(FIFTEEN), 10)
  expect(row.characteristic).toBeCloseTo(row.mean - 1.64 * row.standardDeviation!, 10)
  expect(row.margin).toBeCloseTo(row.mean - 45, 10)
  expect(row.earlyGain).toBeCloseTo(12, 10)
  expect(row.meanRange).toBeCloseTo(1, 10)
  // Fifteen tests of one month are initial production: groups of three, each mean at least 44.
  expect(row.en206).toEqual({ conforms: true, rule: 'initial', method: 'A' })
  expect(row.aci318).toBe(true)
  expect(row).toMatchObject({ cusum: 'on target', sigma35: null, temperature: null })
})

const day = (index: number, step: number) => new Date(Date.UTC(2026, 0, 1 + index * step)).toISOString().slice(0, 10)
/** Forty tests of January to April, then fifteen of May whose mean is 33.42. */
const EVEN = [33.5, 35, 32, 34.5, 32.5, 33, 34, 31.5, 35.5, 33.5, 32, 35, 34.5, 32.5, 33.5]
const before = Array.from({ length: 40 }, (_, index) => ({
  ...base,
  fck: 30,
  castOn: day(index, 3),
  specimens: [index % 2 ? 38 : 32],
}))
const may = EVEN.map((value, index) => ({ ...base, fck: 30, castOn: day(120 + index, 1), specimens: [value] }))

test('plants, mixes, ages and periods stand apart', () => {
  const one = { ...tests[0]!, castOn: '2026-03-01' }
  const rows = plantSummary({
    tests: [one, { ...one, castOn: '2026-04-10' }, { ...one, plant: 'Kranji' }, { ...one, ageDays: 7 }],
    now,
  })
  expect(rows.map(row => [row.plant, row.ageDays, row.period, row.tests])).toEqual([
    ['Kranji', 28, '2026-03', 1],
    ['Tuas', 7, '2026-03', 1],
    ['Tuas', 28, '2026-03', 1],
    ['Tuas', 28, '2026-04', 1],
  ])
  expect(rows[0]).toMatchObject({ en206: null, aci318: null, standardDeviation: null, characteristic: null })
  expect([periodOf('2026-05-01', 'quarter'), periodOf('2026-05-01', 'year'), periodOf('2026-05-01', 'all')]).toEqual([
    '2026-Q2',
    '2026',
    'all',
  ])
})

test('a period is judged as a part of the one history of its concrete', () => {
  const found = plantSummary({ tests: [...before, ...may], from: '2026-05-01', now })
  expect(found).toHaveLength(1)
  // Continuous from the 35th on. The next fifteen end with the tenth of May; their s is far below σ, so the last 35 by then
  // give the new one.
  const last = [...before, ...may].slice(15, 50).map(row => row.specimens[0]!)
  expect(found[0]!.sigma35).toBeCloseTo(sigmaFromRanges(last), 10)
  expect(found[0]!.en206).toEqual({ conforms: false, rule: 'continuous', method: 'B' })
  const short = before.map((row, index) => ({ ...row, castOn: day(40 + index, 2) }))
  expect(plantSummary({ tests: [...short, ...may], from: '2026-05-01', now })[0]).toMatchObject({
    sigma35: null,
    en206: { rule: 'initial' },
  })
})

test('only the specified age is judged; an early one is watched against its own mean', () => {
  const early = may.map(row => ({ ...row, ageDays: 7, specimens: [row.specimens[0]! - 12] }))
  const [week] = plantSummary({ tests: early, now })
  expect(week).toMatchObject({ en206: null, aci318: null, belowFck: null, margin: null, sigma35: null })
  const falling = before.map((row, index) => ({
    ...row,
    ageDays: 7,
    specimens: [(index < 20 ? 24 : 18) + (index % 2)],
  }))
  expect(plantSummary({ tests: falling, period: 'all', now })[0]!.cusum).toBe('down')
  const [late] = plantSummary({ tests: may.map(row => ({ ...row, ageDays: 56 })), now })
  expect(late).toMatchObject({ en206: null, aci318: null, belowFck: null })
  expect(plantSummary({ tests: early, specifiedAge: 7, now })[0]!.en206).toMatchObject({ conforms: false })
})

test('overdue is past the end of the age tolerance, not past the due hour', () => {
  const waiting = [30, 10].map(hours => ({ ...base, dueAt: new Date(now.getTime() - hours * 3_600_000) }))
  expect(plantSummary({ tests, now, waiting })[0]!.overdue).toBe(1)
})

test('a falling mean shows as down', () => {
  const falling = tests.map((row, index) => ({ ...row, specimens: [index < 7 ? 45 : 38] }))
  expect(plantSummary({ tests: falling, now, sigma: { C40: 3 } })[0]!.cusum).toBe('down')
})

test('the σ that a period is watched by is that of the results before it', () => {
  const day = (index: number) => new Date(Date.UTC(2026, 1, 1 + index)).toISOString().slice(0, 10)
  // Quiet for 40 days to 12 March, then 19 days lower and far more scattered.
  const row = (index: number, value: number) => ({ ...base, castOn: day(index), specimens: [value] })
  const quiet = Array.from({ length: 28 + 31 }, (_, index) => row(index, 45 + (index % 2)))
  const wild = Array.from({ length: 19 }, (_, index) => row(59 + index, index % 2 ? 36 : 50))
  const rows = plantSummary({ tests: [...quiet, ...wild], period: 'month', now })
  expect(rows.find(({ period }) => period === '2026-04')!.cusum).toBe('down')
})

test('a mean of results is that of the results as they are certified, to 0.1 MPa', () => {
  const pairs = [
    [23, 23.1],
    [24, 24.1],
    [25, 25.1],
  ]
  const certified = pairs.map((specimens, index) => ({ ...tests[index]!, specimens, early: null }))
  // 23.1, 24.1 and 25.1, not 23.05, 24.05 and 25.05.
  expect(plantSummary({ tests: certified, now })[0]!.mean).toBeCloseTo(24.1, 10)
})

test('no age but the specified one has a verdict, whatever its results', () => {
  const age = fc.constantFrom(0.5, 1, 3, 7, 14, 28, 56, 91)
  const value = fc.integer({ min: 10, max: 80 })
  const judged = { specified: 0, other: 0 }
  fc.assert(
    fc.property(age, age, fc.array(value, { minLength: 1, maxLength: 60 }), (ageDays, specifiedAge, values) => {
      const of = values.map((mpa, index) => ({ ...base, ageDays, castOn: day(index, 3), specimens: [mpa] }))
      for (const row of plantSummary({ tests: of, specifiedAge, period: 'quarter', now })) {
        const verdicts = [row.en206, row.aci318, row.sigma35, row.belowFck, row.margin]
        if (ageDays !== specifiedAge) expect(verdicts).toEqual([null, null, null, null, null])
        else expect(row).toMatchObject({ belowFck: expect.any(Number), margin: expect.any(Number) })
        const verdict = Number(row.en206 !== null || row.aci318 !== null)
        judged[ageDays === specifiedAge ? 'specified' : 'other'] += verdict
      }
    }),
    { numRuns: 2000, seed: 728 },
  )
  expect(judged.specified).toBeGreaterThan(100)
  expect(judged.other).toBe(0)
})
