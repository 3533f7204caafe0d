import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finenessModulus } from '~/domain/rawtests/aggregate/fineness-modulus'
import { SieveAnalysisInput, sieveAnalysis } from '~/domain/rawtests/aggregate/sieve-analysis'
import { faultOf } from '~/tests/kit/rules/fault-of'

const SAND = [9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15]
const sand = (masses: number[], pan: number, more = {}) => ({
  sieves: masses.map((retained, index) => ({ size: SAND[index + SAND.length - masses.length]!, retained })),
  pan,
  totalMass: masses.reduce((sum, next) => sum + next, pan),
  ...more,
})

test('the published 500 g sand: cumulative 0, 1, 12, 25, 43, 75, 93 and fineness modulus 2.49', () => {
  const result = sieveAnalysis(sand([0, 5, 55, 65, 90, 160, 90], 35))
  expect(result.rows.map(row => Math.round(row.cumulative))).toEqual([0, 1, 12, 25, 43, 75, 93])
  expect(finenessModulus(result.grading).reported).toBe(2.49)
  expect(result.fines).toBeCloseTo(7, 10)
})

test('the published 1000 g sand has fineness modulus 2.67', () => {
  const result = sieveAnalysis(sand([20, 80, 180, 260, 240, 170], 50))
  expect(finenessModulus([{ size: 9.5, passing: 100 }, ...result.grading]).reported).toBe(2.67)
})

test('washed fines are counted from the mass before washing', () => {
  const result = sieveAnalysis({
    sieves: [
      { size: 4, retained: 100 },
      { size: 0.063, retained: 380 },
    ],
    pan: 4,
    totalMass: 500,
    washedMass: 485,
    method: 'EN 933-1',
  })
  expect(result.fines).toBeCloseTo(((500 - 485 + 4) / 500) * 100, 10)
  expect(result.rows[1]!.reported).toBe(4)
  expect(result.loss).toBeCloseTo(0.2, 10)
})

test('closure: 0.3 % by ASTM C136, 1 % by EN 933-1', () => {
  const short = sand([0, 5, 55, 65, 90, 160, 90], 35, { totalMass: 502 })
  expect(faultOf(() => sieveAnalysis(short))).toBe('sieve-closure')
  expect(sieveAnalysis({ ...short, method: 'EN 933-1' }).loss).toBeCloseTo(0.398, 3)
})

test('bad input gets a named fault and never a number', () => {
  const good = sand([0, 5, 55, 65, 90, 160, 90], 35)
  const swapped = [good.sieves[1]!, good.sieves[0]!, ...good.sieves.slice(2)]
  expect(faultOf(() => sieveAnalysis({ ...good, sieves: swapped }))).toBe('sieves-out-of-order')
  expect(faultOf(() => sieveAnalysis({ ...good, pan: -1 }))).toBe('negative-mass')
  expect(faultOf(() => sieveAnalysis({ ...good, pan: Number.NaN }))).toBe('not-a-number')
  expect(faultOf(() => sieveAnalysis({ ...good, totalMass: 0.5 }))).toBe('units-mixed-up')
  expect(faultOf(() => sieveAnalysis({ ...good, washedMass: 600 }))).toBe('washed-exceeds-total')
  expect(faultOf(() => finenessModulus(sieveAnalysis(good).grading, 'EN'))).toBe('sieve-missing')
  expect(SieveAnalysisInput.safeParse({ ...good, sieves: [] }).success).toBe(false)
})

test('retained, pan, washed and loss always make 100', () => {
  const masses = fc.array(fc.double({ min: 20, max: 900, noNaN: true }), { minLength: 7, maxLength: 7 })
  const share = fc.double({ min: -0.002, max: 0.002, noNaN: true })
  fc.assert(
    fc.property(masses, fc.double({ min: 0, max: 300, noNaN: true }), fc.nat(200), share, (kept, pan, washed, loss) => {
      const collected = kept.reduce((sum, next) => sum + next, pan)
      const washedMass = collected * (1 + loss)
      const result = sieveAnalysis(sand(kept, pan, { totalMass: washedMass + washed, washedMass }))
      const retained = result.rows.reduce((sum, row) => sum + row.retained, 0)
      expect(retained + result.pan + result.washed + result.loss).toBeCloseTo(100, 8)
    }),
  )
})
