import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { type Core, coreAssessment } from './core-assessment'

const cores = (values: readonly number[], lengthMm = 200): Core[] =>
  values.map((mpa, place) => ({ label: `C${place + 1}`, place: 'Slab', diameterMm: 100, lengthMm, mpa }))
const CYLINDER = { fck: 30, shape: 'cylinder' } as const

test('EN 13791: 0.85 of the identity criteria, 2:1 as cylinders and 1:1 as cubes', () => {
  const found = coreAssessment(cores([27, 26, 27]), CYLINDER, 'en13791')
  expect(found.conforms).toBe(true)
  expect(found.criteria[0]!.least).toBeCloseTo(0.85 * 31, 10)
  expect(found.criteria[1]!.least).toBeCloseTo(0.85 * 26, 10)
  expect(coreAssessment(cores([26, 26, 26]), CYLINDER, 'en13791').failed.map(row => row.rule)).toEqual([
    'mean of the cores',
  ])
  expect(coreAssessment(cores([35, 35, 22]), CYLINDER, 'en13791').failed.map(row => row.rule)).toEqual(['single core'])
  // A cube of 37 MPa is the concrete of a cylinder of 30.
  expect(coreAssessment(cores([37, 37, 37], 100), CYLINDER, 'en13791').strengths[0]).toBeCloseTo(30, 10)
  expect(faultOf(() => coreAssessment(cores([30, 30, 30], 150), CYLINDER, 'en13791'))).toBe('out-of-bounds')
  expect(faultOf(() => coreAssessment(cores([30, 30]), CYLINDER, 'en13791'))).toBe('too-few-results')
  expect(faultOf(() => coreAssessment(cores(Array(7).fill(30)), CYLINDER, 'en13791'))).toBe('too-many-results')
})

test('ACI 318: three cores, mean at least 0.85 and none below 0.75 of the strength, short ones by the factor of ASTM C42', () => {
  expect(coreAssessment(cores([26, 25, 26]), CYLINDER, 'aci318').conforms).toBe(true)
  expect(coreAssessment(cores([32, 30, 22.4]), CYLINDER, 'aci318').failed.map(row => row.rule)).toEqual(['single core'])
  expect(coreAssessment(cores([30, 30, 30], 100), CYLINDER, 'aci318').strengths[0]).toBeCloseTo(26.1, 10)
  expect(coreAssessment(cores([30, 30, 30], 112.5), CYLINDER, 'aci318').strengths[0]).toBeCloseTo(27, 10)
  expect(faultOf(() => coreAssessment(cores([30, 30, 30], 90), CYLINDER, 'aci318'))).toBe('out-of-bounds')
})
