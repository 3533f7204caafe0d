import { expect, test } from 'vitest'
import { deviationOf, marginTogether } from './invoice-draft-evidence'

test('the margin is of the concrete whose cost is known, and says how much is not', () => {
  const sold = (quantity: string, amount: string, cost: string | null) => ({ quantity, amount, cost })
  expect(marginTogether([sold('10', '1500.00', '120'), sold('2.5', '300.00', null)])).toEqual({
    ...{ amount: '300.00', percent: '20.00', quantity: '10.00', quantityWithout: '2.50' },
  })
  expect(marginTogether([sold('1', '150.00', null)])).toBeNull()
  expect([deviationOf('135', '150'), deviationOf('135', null), deviationOf('135', '0')]).toEqual(['-10.00', null, null])
})
