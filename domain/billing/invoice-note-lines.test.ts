import { expect, test } from 'vitest'
import { gstAt } from './gst'
import { overCredit, ratedAs } from './invoice-note-lines'

const rates = [
  { ...gstAt('9'), left: '100.00' },
  { ...gstAt('8'), left: '50.00' },
]

test('a line that names no rate of GST is credited at the rate of its invoice alone', () => {
  const lines = ratedAs([{ amount: '-60.00', gstPercent: null, gstCode: null }], gstAt('9.00'))
  expect(overCredit(rates, lines)).toBeUndefined()
  expect(overCredit(rates, [...lines, { amount: '-40.01', gstPercent: '9', gstCode: 'SR' }])).toBe(
    'Only S$100.00 before GST is left to credit at 9 % GST',
  )
  expect(overCredit(rates, ratedAs([{ amount: '-60.00', gstPercent: '8', gstCode: null }], gstAt('9')))).toBe(
    'Only S$50.00 before GST is left to credit at 8 % GST',
  )
})
