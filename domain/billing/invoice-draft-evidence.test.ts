import { expect, test } from 'vitest'
import { deviationOf, marginTogether, unbilledOf } from './invoice-draft-evidence'

const line = (kind: 'sub_product' | 'associate', itemId: string, amount: string, more: object = {}) => ({
  ...{ kind, itemId, amount, deliveryOrderId: 'load', orderId: 'order', doNumber: 'DO-1' },
  ...{ quantity: '1', disputed: false, description: itemId, fact: '95 min on site', ...more },
})

test('a surcharge that is billed lower, in dispute or not at all is named with what is missing', () => {
  const earned = [
    line('sub_product', 'waiting', '55.00'),
    line('sub_product', 'pump', '91.00'),
    line('associate', 'ice', '40.50'),
  ]
  const of = (lines: ReturnType<typeof line>[]) =>
    unbilledOf(lines, earned, [], () => 'DO-1').map(one => [one.what, one.amount])
  expect(of(earned)).toEqual([])
  expect(of([line('sub_product', 'waiting', '22.00'), line('associate', 'ice', '40.50', { disputed: true })])).toEqual([
    ['waiting', '33.00'],
    ['pump', '91.00'],
    ['ice', '40.50'],
  ])
  const gap = { kind: 'no_price' as const, what: 'ice has no price', label: 'DO-1', deliveryOrderId: 'load' }
  expect(unbilledOf(earned, earned, [gap], () => '')).toEqual([
    { what: 'ice has no price', label: 'DO-1', fact: null, amount: null },
  ])
})

test('the margin is of the concrete whose cost is known, and says how much is not', () => {
  const sold = (quantity: string, amount: string, cost: string | null) => ({ quantity, amount, cost })
  expect(marginTogether([sold('10', '1500.00', '120'), sold('2.5', '300.00', null)])).toEqual({
    ...{ amount: '300.00', percent: '20.00', quantity: '10.00', quantityWithout: '2.50' },
  })
  expect(marginTogether([sold('1', '150.00', null)])).toBeNull()
  expect([deviationOf('135', '150'), deviationOf('135', null), deviationOf('135', '0')]).toEqual(['-10.00', null, null])
})
