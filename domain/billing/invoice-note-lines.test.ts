import { expect, test } from 'vitest'
import { overCredit, ratedAs } from './invoice-note-lines'

const rates = [
  { percent: '9', left: '100.00' },
  { percent: '8', left: '50.00' },
]

test('a line that names no rate of GST is credited at the rate of its invoice alone', () => {
  const lines = ratedAs([{ amount: '-60.00', gstPercent: null }], '9.00')
  expect(overCredit(rates, lines)).toBeUndefined()
  expect(overCredit(rates, [...lines, { amount: '-40.01', gstPercent: '9' }])).toBe(
    'Only S$100.00 before GST is left to credit at 9 % GST',
  )
  expect(overCredit(rates, ratedAs([{ amount: '-60.00', gstPercent: '8' }], '9'))).toBe(
    'Only S$50.00 before GST is left to credit at 8 % GST',
  )
})
