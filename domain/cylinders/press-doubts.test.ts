import { expect, test } from 'vitest'
import { pressDoubts } from './press-doubts'

const specimen = (label: string, loadKn: number, strength: number) => ({ label, loadKn, strength })
const usual = {
  kind: '150x300' as const,
  ageDays: 28,
  ageHours: 672.5,
  fck: 25,
  mean: 31.2,
  specimens: [specimen('CT-1-1', 550, 31), specimen('CT-1-2', 556, 31.4)],
  others: [{ ageDays: 7, mean: 24.1 }],
}
const asks = (more: object) => pressDoubts({ ...usual, ...more })

test('a press in its time, of the strength of its class, is not asked about', () => {
  expect(asks({})).toEqual([])
  expect(asks({ ageHours: 800 })).toEqual([])
  expect(asks({ ageDays: 1, ageHours: 24, mean: 4, specimens: [specimen('CT-1-1', 71, 4)], others: [] })).toEqual([])
})

test('an early press, a reading that no concrete of the class has, and a strength that falls are asked with their figures', () => {
  expect(asks({ ageDays: 7, ageHours: 30.3, others: [] })).toEqual([
    'The 7-day specimens are 30.3 h old, 137.7 h early; tolerance ±6 h',
  ])
  expect(asks({ specimens: [specimen('CT-1-1', 2100, 118.8)] })).toEqual([
    'CT-1-1: 2100 kN gives 118.8 MPa; 25 MPa is specified',
  ])
  expect(asks({ specimens: [specimen('CT-1-1', 62, 3.5)] })[0]).toContain('62 kN gives 3.5 MPa')
  expect(asks({ mean: 30.1, others: [{ ageDays: 7, mean: 34.1 }] })).toEqual([
    '28 days gives 30.1 MPa, less than 34.1 MPa at 7 days',
  ])
  expect(asks({ ageDays: 7, ageHours: 168, mean: 41, others: [{ ageDays: 28, mean: 31 }] })).toEqual([
    '28 days gives 31.0 MPa, less than 41.0 MPa at 7 days',
  ])
  // The scatter of two results is no fall.
  expect(asks({ mean: 31, others: [{ ageDays: 7, mean: 32 }] })).toEqual([])
})
