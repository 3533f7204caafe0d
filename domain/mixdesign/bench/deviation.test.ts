import { expect, test } from 'vitest'
import { random } from '~/domain/kit/random'
import { aciRequiredAverage } from '../design/target-mean-aci'
import { breTargetMean } from '../design/target-mean-en'
import { deviationOf, deviationStep, type HouseRecord, nearestRecord, recordOn } from './deviation'

const record = (more: Partial<HouseRecord> = {}): HouseRecord => ({
  ...{ standard: 'en206', plantName: 'Tuas', concrete: 'P40', shape: 'cylinder', fck: 32, sigma: 3.2, results: 35 },
  ...{ from: '2026-08-01', to: '2026-11-11' },
  ...more,
})

import { strengthAs } from '../strength-class'
import { targetMeanBy } from './target-mean'

test('the record of the nearest strength counts, of two alike the longer one, and none beyond 7 MPa', () => {
  const near = record({ fck: 35, concrete: 'P45' })
  const far = record({ fck: 25, concrete: 'P30' })
  expect(nearestRecord([far, near], 32)).toBe(near)
  expect(nearestRecord([far], 32)).toBe(far)
  expect(nearestRecord([far], 32.1)).toBeNull()
  const short = record({ standard: 'aci318', results: 16, concrete: 'A' })
  const long = record({ standard: 'aci318', results: 28, concrete: 'B' })
  expect(nearestRecord([short, long], 32)).toBe(long)
  // C32/40 of cubes of 40 MPa is the same concrete.
  expect(nearestRecord([record({ shape: 'cube', fck: 40 })], 32)).not.toBeNull()
})

test('ACI 301: s of a record with its factor is the one that f′cr is reckoned with', () => {
  // Twenty tests with s = 3 MPa: σ of the state is 1.08 · 3 = 3.24; f′cr of 32 MPa is 32 + 1.34 · 3.24 = 36.3.
  const of = record({ standard: 'aci318', results: 20, sigma: 3.24 })
  expect(recordOn(of, 'cylinder')).toBeCloseTo(3, 12)
  const asked = { deviation: recordOn(of, 'cylinder'), tests: 20 }
  expect(aciRequiredAverage(32, 'si', [asked])).toMatchObject({ required: 36.3, basis: 'record', factor: 1.08 })
})

test('EN 206: σ of cylinders is larger on cubes as their strength is, and the margin follows', () => {
  expect(recordOn(record(), 'cube')).toBeCloseTo(4, 12)
  expect(
    breTargetMean({ characteristic: 40, deviation: recordOn(record({ sigma: 4 }), 'cube'), results: 35 }),
  ).toMatchObject({
    deviation: 5,
    mean: 48,
  })
})

test('whose deviation it is: the house’s, the designer’s with a reason, or the default of the method', () => {
  const bre = { method: 'bre-331' } as const
  expect(deviationOf(bre, record())).toMatchObject({ by: 'house', mpa: 4, results: 35, shape: 'cube' })
  expect(deviationOf({ ...bre, deviation: 6 }, record())).toBeNull()
  const own = deviationOf({ ...bre, deviation: 6, deviationReason: 'New cement' }, record())
  expect(own).toMatchObject({ by: 'designer', mpa: 6, results: null })
  expect(deviationStep(own!).how).toBe(
    'New cement; the house has 4 MPa of 35 results of P40 at Tuas, cast from 01/08/2026 to 11/11/2026',
  )
  expect(deviationOf({ ...bre, deviation: 6 }, null)).toMatchObject({ by: 'designer', text: 'As entered' })
  expect(deviationStep(deviationOf(bre, null)!)).toMatchObject({ value: 'Default', source: 'BRE 331 Figure 3' })
  expect(deviationOf({ method: 'aci-us' }, null)).toMatchObject({ by: 'standard', source: 'ACI 301 §4.2.3.3' })
})

test('2,000 records: more scatter never asks a lower mean', () => {
  const next = random(301)
  for (let run = 0; run < 2000; run++) {
    const of = record({
      standard: run % 2 ? 'aci318' : 'en206',
      fck: 20 + 40 * next(),
      sigma: 1 + 5 * next(),
      results: 15 + Math.floor(20 * next()),
    })
    const wider = { ...of, sigma: of.sigma + next() }
    const mean = (one: HouseRecord) =>
      aciRequiredAverage(one.fck, 'si', [{ deviation: recordOn(one, 'cylinder'), tests: one.results }]).required
    expect(mean(wider)).toBeGreaterThanOrEqual(mean(of))
    expect(recordOn(wider, 'cube')).toBeGreaterThanOrEqual(recordOn(of, 'cube'))
  }
})

test('the target mean of a grade: EN 206 with and without results, ACI 301 with and without a record', () => {
  // 40 + 1.64 · 4 of the house; without results 0.4 of the grade, at most 8 MPa: 40 + 13.1.
  expect(targetMeanBy('en206', 40, record())).toMatchObject({ mean: 47, deviation: { by: 'house', mpa: 4 } })
  expect(targetMeanBy('en206', 40, null)).toMatchObject({ mean: 53, deviation: { by: 'standard' } })
  // N40 is 32 MPa on cylinders: f′cr 32 + 1.34 · 3.24 = 36.3, and without a record 32 + 8.3 = 40.3 (Table 4.2.3.3(b)).
  const aci = record({ standard: 'aci318', results: 20, sigma: 3.24 })
  expect(targetMeanBy('aci318', 40, aci).mean).toBeCloseTo(strengthAs(36.3, 'cylinder', 'cube'), 9)
  expect(targetMeanBy('aci318', 40, null).mean).toBeCloseTo(strengthAs(40.3, 'cylinder', 'cube'), 9)
})
