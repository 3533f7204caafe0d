import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf } from '~/domain/mixdesign/strength/bins'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { mixesFromCsv, testsFromCsv } from './csv'
import { cutsOf } from './cuts'
import { settleLeaves } from './monotone'
import { quantileOf } from './quantile'
import { coverageOf, scoreOf } from './score'

const HEAD = 'cement,slag,ash,water,superplastic,coarseagg,fineagg,age,strength'
const ROW = '300,0,0,180,0,1000,800,28,35'

test('a file is read by its column names, in the order given', () => {
  const shuffledColumns =
    'age,strength,water,cement,slag,ash,superplastic,coarseagg,fineagg\r\n7,20,180,300,0,0,0,1000,800\r\n28,35,180,300,0,0,0,1000,800\r\n'
  expect(testsFromCsv(shuffledColumns).map(one => [one.age, one.strength, one.cement])).toEqual([
    [7, 20, 300],
    [28, 35, 300],
  ])
  expect(mixesFromCsv(`${HEAD.replace(',strength', '')}\n300,0,0,180,0,1000,800,28\n`)).toHaveLength(1)
})

test('a bad file is a named fault', () => {
  expect(faultOf(() => testsFromCsv(''))).toBe('empty-file')
  expect(faultOf(() => testsFromCsv(`${HEAD}\n`))).toBe('empty-file')
  expect(faultOf(() => testsFromCsv(`${HEAD.replace('water', 'wasser')}\n${ROW}`))).toBe('missing-column')
  expect(faultOf(() => testsFromCsv(`${HEAD}\n300,0,0,180,0,1000,800,,35`))).toBe('missing-age')
  expect(faultOf(() => testsFromCsv(`${HEAD}\n300,0,0,wet,0,1000,800,28,35`))).toBe('not-a-number')
  expect(faultOf(() => testsFromCsv(`${HEAD}\n300,0,0,-180,0,1000,800,28,35`))).toBe('negative-mass')
  expect(faultOf(() => testsFromCsv(`${HEAD}\n300,0,0,180,0,1000,800,28,5000`))).toBe('units-mixed-up')
})

test('cuts lie between neighbouring values and codes count them', () => {
  expect(cutsOf([[1], [1], [3], [7]], 64)).toEqual([[2, 5]])
  expect([0, 2, 2.1, 5, 9].map(value => codeOf(value, [2, 5]))).toEqual([0, 0, 1, 1, 2])
  const many = Array.from({ length: 5000 }, (_, at) => [at])
  expect(cutsOf(many, 64)[0]!.length).toBeLessThanOrEqual(66)
})

test('settled leaves keep every direction, with empty leaves too', () => {
  const leaf = fc.integer({ min: -100, max: 100 })
  fc.assert(
    fc.property(
      fc.array(leaf, { minLength: 16, maxLength: 16 }),
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 16, maxLength: 16 }),
      fc.array(fc.constantFrom(-1, 0, 1), { minLength: 4, maxLength: 4 }),
      (leaves, counts, directions) => {
        settleLeaves(leaves, counts, directions)
        for (let at = 0; at < 16; at++) {
          directions.forEach((direction, level) => {
            if (at & (1 << level)) return
            expect(direction * (leaves[at | (1 << level)]! - leaves[at]!)).toBeGreaterThanOrEqual(-1e-7)
          })
        }
      },
    ),
  )
})

test('quantiles, scores and coverage', () => {
  expect(quantileOf([4, 1, 3, 2, 5], 0.5)).toBe(3)
  expect(quantileOf([0, 10], 0.1)).toBeCloseTo(1, 12)
  const score = scoreOf([10, 20, 30], [11, 19, 33])
  expect(score.rmse).toBeCloseTo(Math.sqrt(11 / 3), 12)
  expect(score.r2).toBeCloseTo(1 - 11 / 200, 12)
  expect(score.mae).toBeCloseTo(5 / 3, 12)
  expect(coverageOf([1, 2, 3, 4], [0, 2, 4, 0], [2, 2, 5, 3])).toBe(50)
})
