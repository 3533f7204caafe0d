import { expect, test } from 'vitest'
import { changePercent } from '../kit/change-percent'
import { commonSpans, marginOfSold, spanBefore, usualSpan } from './cockpit'

test('the span before has as many days and ends on the day before', () => {
  expect(spanBefore({ from: '2026-11-01', to: '2026-11-20' })).toEqual({ from: '2026-10-12', to: '2026-10-31' })
  expect(spanBefore({ from: '2026-11-20', to: '2026-11-20' })).toEqual({ from: '2026-11-19', to: '2026-11-19' })
})

test('the usual span is four whole weeks up to yesterday, so the span before has the same weekdays', () => {
  expect(usualSpan('2026-11-20')).toEqual({ from: '2026-10-23', to: '2026-11-19' })
  expect(spanBefore(usualSpan('2026-11-20'))).toEqual({ from: '2026-09-25', to: '2026-10-22' })
})

test('common spans are of the calendar, also on the first day of a year', () => {
  const spans = Object.fromEntries(commonSpans('2027-01-01').map(({ label, span }) => [label, span]))
  expect(spans).toMatchObject({
    Yesterday: { from: '2026-12-31', to: '2026-12-31' },
    '7 days': { from: '2026-12-25', to: '2026-12-31' },
    'This month': { from: '2027-01-01', to: '2027-01-01' },
    'Last month': { from: '2026-12-01', to: '2026-12-31' },
  })
})

test('the margin leaves out what has no cost, and is not told where nothing has', () => {
  const sold = [
    { quantity: '10', revenue: '1500.00', cost: '90' },
    { quantity: '5', revenue: '900.00', cost: null },
  ]
  expect(marginOfSold(sold)).toEqual({ amount: '600.00', percent: '40.0', quantity: '10.00' })
  expect(marginOfSold(sold.slice(1))).toBeNull()
})

test('a change is in whole per cent of what was before; of nothing there is none', () => {
  expect(changePercent('112', '100')).toBe(12)
  expect(changePercent('-50', '-100')).toBe(50)
  expect(changePercent('5', '0.00')).toBeNull()
  expect(changePercent(null, 5)).toBeNull()
})
