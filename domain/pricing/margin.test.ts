import { expect, test } from 'vitest'
import { MarginSave, marginOf } from './margin'

const threshold = { targetPercent: '14', amberPercent: '100', redPercent: '90' }

test.each([
  ['150', '129', { amount: '21.0000', percent: '14.00', band: 'green' }],
  ['150', '129.01', { amount: '20.9900', percent: '13.99', band: 'amber' }],
  ['150', '131.1', { amount: '18.9000', percent: '12.60', band: 'amber' }],
  ['150', '131.2', { amount: '18.8000', percent: '12.53', band: 'red' }],
  ['100', '110', { amount: '-10.0000', percent: '-10.00', band: 'red' }],
])('price %s over cost %s', (price, cost, margin) => expect(marginOf(price, cost, threshold)).toEqual(margin))

test('without a cost or a price there is no margin, without a target no judgement', () => {
  expect(marginOf('150', null, threshold)).toBeNull()
  expect(marginOf('0', '100', threshold)).toBeNull()
  expect(marginOf('150', '129', null)?.band).toBe('unknown')
})

test('a target is between 0 and 100', () => {
  const ok = (targetPercent: string) =>
    MarginSave.safeParse({ regionId: '0199aaaa-0000-7000-8000-000000000001', targetPercent }).success
  expect([ok('0'), ok('14.5'), ok('-1'), ok('100'), ok('')]).toEqual([true, true, false, false, false])
})
