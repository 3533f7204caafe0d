import { expect, test } from 'vitest'
import { cementResultsOf, cementValue } from './cement/properties'
import { sieveResult } from './sieve-result'
import { testResult } from './test/result'
import { aggregateReport, cementReport, type ReportedTest } from './test-report'

const of = (more: object): ReportedTest => ({
  id: 't',
  testNo: 'RM000001',
  materialId: 'm1',
  materialName: 'Sand',
  sourceName: null,
  plantName: null,
  supplierName: null,
  sampledOn: '2026-11-02',
  status: 'approved',
  verdict: 'pass',
  input: {},
  result: {},
  ...more,
})
const sieved = (coarse: number) => {
  const sieves = [
    { size: 4.75, retained: coarse },
    { size: 2.36, retained: 100 },
  ]
  return sieveResult({ sieves, pan: 400 - coarse, totalMass: 500 }, null)
}

test('the aggregate report has a column a sieve and mean, deviation and extremes of each material', () => {
  const report = aggregateReport([
    of({ result: sieved(50) }),
    of({ result: sieved(100), verdict: 'fail' }),
    of({ result: sieved(0), materialId: 'm2', materialName: 'Dust', verdict: null }),
  ])
  expect(report.sizes).toEqual([4.75, 2.36])
  expect(report.rows[0]!.passing).toEqual([90, 70])
  expect(report.summary.map(row => [row.materialName, row.tests, row.judged, row.passed])).toEqual([
    ['Dust', 1, 0, 0],
    ['Sand', 2, 2, 1],
  ])
  expect(report.summary[1]!.passing).toEqual([85, 65])
  expect(report.summary[1]!.fines).toMatchObject({ tests: 2, mean: 65, min: 60, max: 70 })
  expect(report.summary[1]!.fines.deviation).toBeCloseTo(7.071, 3)
  expect(report.summary[0]!.fines.deviation).toBeNull()
})

test('the cement report shows the properties that were tested and names what failed', () => {
  const results = { strength: { 2: 18, 28: 40 }, initialSet: 140, expansion: 1 }
  const input = { standard: 'EN 197-1' as const, class: '42.5N', results }
  const { result, verdict } = testResult({ testType: 'cement', input }, null)
  const report = cementReport([of({ input, result, verdict })])
  expect(report.properties.map(property => property.label)).toEqual([
    'Strength 2 d',
    'Strength 28 d',
    'Initial set',
    'Expansion',
  ])
  expect(report.rows[0]).toMatchObject({ class: '42.5N', values: [18, 40, 140, 1], failed: ['strength at 28 d'] })
  expect(report.summary).toMatchObject([{ tests: 1, passed: 0 }])
})

test('properties by key go into results and come out again', () => {
  const results = cementResultsOf({ 'strength.28': 52.3, blaine: 362, sulfate: null })
  expect(results).toEqual({ strength: { 28: 52.3 }, blaine: 362 })
  expect([
    cementValue(results, 'strength.28'),
    cementValue(results, 'blaine'),
    cementValue(results, 'sulfate'),
  ]).toEqual([52.3, 362, null])
})
