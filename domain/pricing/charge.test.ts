import { expect, test } from 'vitest'
import { chargeFor } from './charge'

const waiting = { unitPrice: '3.0000', freeAllowance: '60', minimum: null, maximum: null }

test.each([
  ['45', '0.0000', '0.00'],
  ['60', '0.0000', '0.00'],
  ['60.5', '0.5000', '1.50'],
  ['95', '35.0000', '105.00'],
])('waiting of %s minutes charges %s', (minutes, charged, amount) => {
  expect(chargeFor(waiting, minutes)).toEqual({ charged, unitPrice: '3.0000', amount })
})

test('the minimum counts only once something is charged, the maximum holds it', () => {
  const rule = { unitPrice: '55', freeAllowance: '0', minimum: '2.4', maximum: '9' }
  expect(chargeFor(rule, '0').amount).toBe('0.00')
  expect(chargeFor(rule, '1').amount).toBe('132.00')
  expect(chargeFor(rule, '12').amount).toBe('495.00')
})
