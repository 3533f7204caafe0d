import { expect, test } from 'vitest'
import { limitsOfSize } from './size-limits'

const grading = (...points: [number, number][]) => points.map(([size, passing]) => ({ size, passing }))
const limits = (name: string, ...rows: [number, number][]) => ({
  name,
  limits: rows.map(([size, min]) => ({ size, min, max: 100 })),
})
const OFFERED = [limits('20 mm', [25, 100], [20, 95], [10, 55]), limits('10 mm', [12.5, 100], [9.5, 90], [4.75, 40])]

test('limits are those of the size of the aggregate, whatever the sieve series', () => {
  expect(limitsOfSize(grading([25, 100], [19, 96], [9.5, 60]), OFFERED)?.name).toBe('20 mm')
  expect(limitsOfSize(grading([12.5, 100], [9.5, 93], [4.75, 50]), OFFERED)?.name).toBe('10 mm')
  expect(limitsOfSize(grading([50, 100], [37.5, 97], [19, 60]), OFFERED)).toBeUndefined()
})
