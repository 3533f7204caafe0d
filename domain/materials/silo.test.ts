import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsFit } from './material-order'
import { receipt } from './receipt'
import { siloMark } from './silo'

const marks = { capacityKg: '100000', lowPercent: '25', lowLowPercent: '10', highPercent: '90' }

test('a level is between its marks, ends counted to the worse side', () => {
  const at = (levelKg: string) => siloMark({ ...marks, levelKg }).mark
  expect(['0', '10000', '10001', '25000', '25001', '89999', '90000', '100000', '100000.001'].map(at)).toEqual([
    'empty',
    'lowest',
    'low',
    'low',
    'normal',
    'normal',
    'high',
    'high',
    'overfull',
  ])
})

test('a receipt is disputed beyond the tolerance to either side, never within it', () => {
  expect(receipt('20000', '20100', '0.5')).toEqual({ within: true, differencePercent: '0.50' })
  expect(receipt('20000', '19899.999', '0.5').within).toBe(false)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: -400, max: 400 }), (ordered, perMille) => {
      const received = (ordered * (1000 + perMille)) / 1000
      const { within } = receipt(String(ordered), received.toFixed(3), '10')
      if (Math.abs(perMille) < 99) expect(within).toBe(true)
      if (Math.abs(perMille) > 101 && ordered > 100) expect(within).toBe(false)
    }),
  )
})

test('parts fit exactly, in decimals', () => {
  expect(partsFit('0.3', [{ kg: '0.1' }, { kg: '0.2' }])).toBe(true)
  expect(partsFit('20000', [{ kg: '12000' }, { kg: '7999.999' }])).toBe(false)
})
