import { expect, test } from 'vitest'
import { afterChange, changedDays, type DaysChange, type PricedPeriod } from './agreed-days'

const at = (id: string, from: string, to: string | null, ...prices: string[]): PricedPeriod => ({
  ...{ id, from, to },
  prices: prices.map((productPrice, n) => ({ productId: `p${n + 1}`, productPrice })),
})
const changes = (present: PricedPeriod[], change: DaysChange) =>
  changedDays(present, afterChange(present, change)).map(
    of => `${of.productId} ${of.from}..${of.to ?? ''} ${of.before ?? '-'} > ${of.after ?? '-'}`,
  )
const week = at('w', '2026-12-07', '2026-12-13', '100')
const rest = at('r', '2026-12-14', null, '140', '90')

test('a period that goes on carries its prices over what was agreed there', () => {
  expect(changes([week, rest], { kind: 'move', id: 'w', period: { from: '2026-12-07', to: null } })).toEqual([
    'p1 2026-12-14.. 140 > 100',
    'p2 2026-12-14.. 90 > -',
  ])
})

test('an empty period inside another one leaves nothing agreed on its days alone', () => {
  expect(changes([rest], { kind: 'add', period: { from: '2026-12-20', to: '2026-12-21' } })).toEqual([
    'p1 2026-12-20..2026-12-21 140 > -',
    'p2 2026-12-20..2026-12-21 90 > -',
  ])
})

test('what a period leaves and what it takes are days of their own; the same price is no change', () => {
  expect(changes([week], { kind: 'move', id: 'w', period: { from: '2026-12-10', to: '2026-12-20' } })).toEqual([
    'p1 2026-12-07..2026-12-09 100 > -',
    'p1 2026-12-14..2026-12-20 - > 100',
  ])
  const same = [week, at('r', '2026-12-14', '2026-12-20', '100.0000')]
  expect(changes(same, { kind: 'move', id: 'w', period: { from: '2026-12-07', to: '2026-12-20' } })).toEqual([])
})

test('a period that goes away takes all its prices with it', () => {
  expect(changes([week, rest], { kind: 'remove', id: 'r' })).toEqual([
    'p1 2026-12-14.. 140 > -',
    'p2 2026-12-14.. 90 > -',
  ])
})
