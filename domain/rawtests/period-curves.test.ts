import { expect, test } from 'vitest'
import { meanGrading, periodCurves } from './period-curves'

const at = (day: string, passing: number, finenessModulus: number | null = null) => ({
  day,
  finenessModulus,
  grading: [
    { size: 4.75, passing: 100 },
    { size: 2.36, passing },
  ],
})

test('a graph of a period shows the latest, the mean, the coarsest and the finest', () => {
  const curves = periodCurves([at('2026-11-01', 80, 2.4), at('2026-11-02', 70, 2.9), at('2026-11-03', 90, 2.1)])
  expect(curves.map(curve => curve.name)).toEqual([
    'Latest, 2026-11-03',
    'Mean of 3',
    'Coarsest, 2026-11-02',
    'Finest, 2026-11-03',
  ])
  expect(curves[1]!.grading[1]).toEqual({ size: 2.36, passing: 80 })
  expect(periodCurves([])).toEqual([])
  expect(periodCurves([at('2026-11-01', 80)])).toHaveLength(1)
  expect(periodCurves([at('2026-11-01', 80), at('2026-11-02', 80), at('2026-11-03', 80)])).toHaveLength(2)
})

test('a sieve that one grading lacks has no mean', () => {
  const short = [
    { size: 4.75, passing: 98 },
    { size: 1.18, passing: 40 },
  ]
  expect(meanGrading([at('2026-11-01', 80).grading, short])).toEqual([{ size: 4.75, passing: 99 }])
})
