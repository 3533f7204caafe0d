import { expect, test } from 'vitest'
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

test('a month of one mix: the figures of its tests, EN 206 by the given σ, ACI 318 by the rolling means', () => {
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
  expect(row.en206).toEqual({ conforms: true, rule: 'continuous' })
  expect(row.aci318).toBe(true)
  expect(row).toMatchObject({ cusum: 'on target', sigma35: null, temperature: null })
})

test('plants, mixes, ages and periods stand apart; σ35 looks back over the periods', () => {
  const long = Array.from({ length: 40 }, (_, index) => ({
    ...base,
    castOn: index < 20 ? '2026-03-10' : '2026-04-10',
    specimens: [index % 2 ? 44 : 46],
  }))
  const rows = plantSummary({ tests: [...long, { ...long[0]!, plant: 'Kranji' }, { ...long[0]!, ageDays: 7 }], now })
  expect(rows.map(row => [row.plant, row.ageDays, row.period, row.tests])).toEqual([
    ['Kranji', 28, '2026-03', 1],
    ['Tuas', 7, '2026-03', 1],
    ['Tuas', 28, '2026-03', 20],
    ['Tuas', 28, '2026-04', 20],
  ])
  expect(rows[2]!.sigma35).toBeNull()
  expect(rows[3]!.sigma35).toBeCloseTo(0.886 * 2, 10)
  expect(rows[0]).toMatchObject({ en206: null, standardDeviation: null, characteristic: null })
  expect([periodOf('2026-05-01', 'quarter'), periodOf('2026-05-01', 'year'), periodOf('2026-05-01', 'all')]).toEqual([
    '2026-Q2',
    '2026',
    'all',
  ])
})

test('overdue is past the end of the age tolerance, not past the due hour', () => {
  const waiting = [30, 10].map(hours => ({ ...base, dueAt: new Date(now.getTime() - hours * 3_600_000) }))
  expect(plantSummary({ tests, now, waiting })[0]!.overdue).toBe(1)
})

test('a falling mean shows as down', () => {
  const falling = tests.map((row, index) => ({ ...row, specimens: [index < 7 ? 45 : 38] }))
  expect(plantSummary({ tests: falling, now, sigma: { C40: 3 } })[0]!.cusum).toBe('down')
})
