import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blend } from '~/domain/rawtests/aggregate/blend'
import { blendFit } from '~/domain/rawtests/aggregate/blend-fit'
import { finenessModulus } from '~/domain/rawtests/aggregate/fineness-modulus'
import type { GradingPoint } from '~/domain/rawtests/grading'
import { faultOf } from '~/tests/kit/rules/fault-of'

const SIZES = [37.5, 19, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15]
/** Passing to 0.1 %, as a sieve analysis reports it (EN 933-1 gives whole per cent). */
const grading = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: SIZES.length - 1, maxLength: SIZES.length - 1 })
  .map(tenths =>
    [1000, ...tenths.sort((a, b) => b - a)].map((of, index) => ({ size: SIZES[index]!, passing: of / 10 })),
  )
const part = (name: string, share: number, rows: GradingPoint[], density?: number) => ({
  name,
  share,
  grading: rows,
  density,
})

test('the fineness modulus of a blend is the blend of the fineness moduli', () => {
  fc.assert(
    fc.property(grading, grading, fc.double({ min: 0, max: 1, noNaN: true }), (coarse, sand, share) => {
      const blended = blend({ parts: [part('coarse', share, coarse), part('sand', 1 - share, sand)] })
      const expected = share * finenessModulus(coarse).value + (1 - share) * finenessModulus(sand).value
      expect(finenessModulus(blended.grading).value).toBeCloseTo(expected, 9)
    }),
  )
})

test('densities more than 0.1 apart blend by volume', () => {
  const flat = (passing: number) => [20, 10].map((size, index) => ({ size, passing: index ? passing : 100 }))
  const near = blend({ parts: [part('a', 0.5, flat(0), 2.6), part('b', 0.5, flat(100), 2.65)] })
  const far = blend({ parts: [part('a', 0.5, flat(0), 2.6), part('b', 0.5, flat(100), 3.2)] })
  expect(near.basis).toBe('mass')
  expect(near.grading[1]!.passing).toBeCloseTo(50, 10)
  expect(far.basis).toBe('volume')
  expect(far.grading[1]!.passing).toBeCloseTo(100 / 3.2 / (1 / 2.6 + 1 / 3.2), 10)
})

test('shares that do not make one, and parts without common sieves, are faults', () => {
  const a = part('a', 0.5, [
    { size: 20, passing: 100 },
    { size: 10, passing: 5 },
  ])
  const b = part('b', 0.5, [
    { size: 4, passing: 90 },
    { size: 2, passing: 50 },
  ])
  expect(faultOf(() => blend({ parts: [a] }))).toBe('shares-not-one')
  expect(faultOf(() => blend({ parts: [a, b] }))).toBe('sieve-missing')
  expect(faultOf(() => blend({ parts: [{ ...a, share: -0.5 }] }))).toBe('out-of-bounds')
})

test('a blend is recovered from its own grading, and no other split comes nearer to a target', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(grading, grading, grading, share, share, share, (a, b, target, first, second, other) => {
      const aim = target.map(point => ({ ...point }))
      const fit = blendFit({ gradings: [a, b], target: aim })
      expect(fit.shares.reduce((sum, next) => sum + next, 0)).toBeCloseTo(1, 8)
      const miss = (s: number) =>
        Math.sqrt(
          aim.reduce((sum, row, i) => sum + (s * a[i]!.passing + (1 - s) * b[i]!.passing - row.passing) ** 2, 0) /
            aim.length,
        )
      for (const s of [first, second, other, 0, 1]) expect(fit.rms).toBeLessThanOrEqual(miss(s) + 1e-7)
    }),
  )
})

test('three aggregates: a target made of known shares gives those shares back', () => {
  const rows = (passing: number[]) => passing.map((value, index) => ({ size: SIZES[index]!, passing: value }))
  const gradings = [
    rows([100, 95, 30, 3, 0, 0, 0, 0, 0]),
    rows([100, 100, 90, 20, 4, 0, 0, 0, 0]),
    rows([100, 100, 100, 98, 85, 70, 45, 18, 4]),
  ]
  const shares = [0.45, 0.2, 0.35]
  const target = SIZES.map((size, i) => ({
    size,
    passing: gradings.reduce((sum, g, j) => sum + shares[j]! * g[i]!.passing, 0),
  }))
  const fit = blendFit({ gradings, target })
  fit.shares.forEach((found, index) => {
    expect(found).toBeCloseTo(shares[index]!, 8)
  })
  expect(fit.rms).toBeLessThan(1e-6)
})
