import { expect, test } from 'vitest'
import { effectOf, summaryOf } from './effect'

const line = (oldPrice: string, newPrice: string, quantity: string | null, percent: string | null = null) => ({
  oldPrice,
  newPrice,
  quantity,
  effect: quantity === null ? null : effectOf({ oldPrice, newPrice }, quantity),
  marginBefore: null,
  marginAfter:
    percent === null
      ? null
      : { amount: '0', percent, band: Number(percent) < 10 ? ('red' as const) : ('green' as const) },
})

test('the effect is the step times the volume, to the cent, down as well as up', () => {
  expect(effectOf({ oldPrice: '128.0000', newPrice: '130.5050' }, '7.50')).toBe('18.79')
  expect(effectOf({ oldPrice: '128.0000', newPrice: '120.0000' }, '7.50')).toBe('-60.00')
})

test('the sums of a change: what rises, falls and stays, the steps, the money, and the margins that are too low', () => {
  const lines = [
    line('100.0000', '110.0000', '10.00', '9.00'),
    line('200.0000', '190.0000', '5.00', '31.50'),
    line('50.0000', '50.0000', null),
    line('0.0000', '0.0000', null),
  ]
  expect(summaryOf(lines)).toEqual({
    ...{ lines: 4, raised: 1, lowered: 1, quantity: '15.00', effect: '50.00' },
    ...{ leastPercent: '-5.00', mostPercent: '10.00', red: 1, lowestMarginPercent: '9.00' },
  })
  expect(summaryOf([])).toMatchObject({ lines: 0, effect: '0.00', leastPercent: null, lowestMarginPercent: null })
})
