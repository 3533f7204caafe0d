import fc from 'fast-check'
import { expect, test } from 'vitest'
import { andreasen } from '~/domain/rawtests/aggregate/andreasen'
import { fuller, power45 } from '~/domain/rawtests/aggregate/fuller'
import { shilstone } from '~/domain/rawtests/aggregate/shilstone'
import { specificSurface } from '~/domain/rawtests/aggregate/specific-surface'
import { tarantula } from '~/domain/rawtests/aggregate/tarantula'
import { sieveName } from '~/domain/rawtests/sieve-sizes'
import { faultOf } from '~/tests/kit/rules/fault-of'

const rows = (sizes: number[], passing: number[]) => sizes.map((size, index) => ({ size, passing: passing[index]! }))

test('Fuller, 0.45 and Andreasen curves: 100 at the largest size, half a size by hand', () => {
  expect(fuller([20, 5], 20).map(point => point.passing)).toEqual([100, 50])
  expect(power45([10], 20)[0]!.passing).toBeCloseTo(100 * 0.5 ** 0.45, 12)
  const [top, middle, bottom] = andreasen([20, 1, 0.001], { largest: 20, q: 0.25 })
  expect(top!.passing).toBeCloseTo(100, 10)
  expect(middle!.passing).toBeCloseTo((100 * (1 - 0.001 ** 0.25)) / (20 ** 0.25 - 0.001 ** 0.25), 10)
  expect(bottom!.passing).toBeCloseTo(0, 10)
  expect(faultOf(() => andreasen([1], { largest: 20, q: 0.5 }))).toBe('out-of-bounds')
  expect(faultOf(() => andreasen([1], { largest: 1, smallest: 2 }))).toBe('sizes-swapped')
})

test('ideal curves rise with size', () => {
  const size = fc.double({ min: 0.2, max: 40, noNaN: true })
  fc.assert(
    fc.property(size, size, (a, b) => {
      const sizes = [Math.max(a, b), Math.min(a, b)]
      for (const curve of [fuller(sizes, 40), power45(sizes, 40), andreasen(sizes, { largest: 40 })]) {
        expect(curve[0]!.passing).toBeGreaterThanOrEqual(curve[1]!.passing)
      }
    }),
  )
})

test('Shilstone: factors by hand, cement moves the workability, zones by their borders', () => {
  const at = (coarse: number, fine: number) => rows([37.5, 9.5, 2.36], [100, 100 - coarse, fine])
  const good = shilstone({ grading: at(39, 35), cementitious: 335 })
  expect(good.coarseness).toBeCloseTo(60, 10)
  expect(good.workability).toBeCloseTo(35, 10)
  expect(good.aboveTrend).toBeCloseTo(6, 10)
  expect(good.zone).toBe('II well graded')
  expect(shilstone({ grading: at(39, 35), cementitious: 390.8 }).workability).toBeCloseTo(37.5, 10)
  expect(shilstone({ grading: at(54, 32), cementitious: 335 }).zone).toBe('I gap-graded')
  expect(shilstone({ grading: at(24, 38), cementitious: 335 }).zone).toBe('III small stone')
  expect(shilstone({ grading: at(33, 45), cementitious: 335 }).zone).toBe('IV sandy')
  expect(shilstone({ grading: at(48, 22), cementitious: 335 }).zone).toBe('V rocky')
  expect(faultOf(() => shilstone({ grading: rows([20, 10], [100, 50]), cementitious: 335 }))).toBe('sieve-missing')
  expect(faultOf(() => shilstone({ grading: at(39, 35), cementitious: 564 }))).toBe('beyond-chart')
})

test('Tarantula judges what stays on each sieve, and both sums of sand', () => {
  const sizes = [37.5, 25, 19, 12.5, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15, 0.075]
  const retained = [0, 6, 10, 14, 13, 15, 9, 7, 11, 10, 4, 1]
  let left = 100
  const grading = sizes.map((size, index) => {
    left -= retained[index]!
    return { size, passing: left }
  })
  const result = tarantula(grading)
  expect(result.pass).toBe(true)
  expect(result.sums.map(sum => Math.round(sum.value))).toEqual([27, 26])
  const peaked = grading.map(point => (point.size === 9.5 ? { ...point, passing: point.passing - 9 } : point))
  expect(
    tarantula(peaked)
      .sieves.filter(sieve => !sieve.pass)
      .map(sieve => sieve.size),
  ).toEqual([9.5])
  expect(faultOf(() => tarantula(grading.slice(0, 6)))).toBe('sieve-missing')
})

test('specific surface: one size of stone has its own index, and the mix suitability follows', () => {
  const stone = rows([37.5, 20, 10, 5, 2.36, 1.18, 0.6, 0.3, 0.15], [100, 100, 0, 0, 0, 0, 0, 0, 0])
  const result = specificSurface({ grading: stone, cement: 300, air: 3 })
  expect(result.surface).toBe(4)
  expect(result.mixSuitability).toBeCloseTo(4 + 7.5 + 0.5 - 7.5, 10)
  expect(result.use).toBe('harsh')
})

test('sieves are named by their size, and by their number in the United States', () => {
  expect([sieveName(4.75), sieveName(0.6), sieveName(0.6, 'us')]).toEqual(['4.75 mm', '600 µm', 'No. 30'])
})
