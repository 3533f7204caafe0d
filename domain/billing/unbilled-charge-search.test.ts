import { expect, test } from 'vitest'
import {
  sortedUnbilled,
  type UnbilledRow,
  unbilledPeriod,
  unbilledSums,
  unbilledTotals,
} from './unbilled-charge-search'

const row = (customerName: string, day: string, amount: string | null, salespersonName: string | null = 'Tan') =>
  ({
    ...{ customerId: customerName, customerName, salespersonId: salespersonName, salespersonName, day, amount },
    ...{ earned: amount, billed: amount && '0.00' },
  }) as UnbilledRow
const rows = [
  row('Alpha', '2026-11-02', '9.50'),
  row('Beta', '2026-11-01', '100.00', null),
  row('Alpha', '2026-11-01', null),
  row('Alpha', '2026-11-01', '0.51'),
]

test('totals add up to the rows, the largest first; what has no amount is counted', () => {
  const sums = { items: 4, unknown: 1, earned: '110.01', billed: '0.00', amount: '110.01' }
  expect(unbilledSums(rows)).toEqual({ ...sums, waived: '0.00', ours: '0.00' })
  // What was waived, and what is ours, is missing nowhere.
  const waived = { ...row('Beta', '2026-11-01', '7.00'), cause: 'waived' } as UnbilledRow
  const ours = { ...row('Beta', '2026-11-01', '3.00'), cause: 'ours' } as UnbilledRow
  expect(unbilledSums([...rows, waived, ours])).toEqual({ ...sums, waived: '7.00', ours: '3.00' })
  const of = (by: 'customer' | 'salesperson' | 'day') =>
    unbilledTotals(rows, by).map(total => [total.name, total.items, total.unknown, total.amount])
  expect(of('customer')).toEqual([
    ['Beta', 1, 0, '100.00'],
    ['Alpha', 3, 1, '10.01'],
  ])
  expect(of('salesperson')).toEqual([
    ['No salesperson', 1, 0, '100.00'],
    ['Tan', 3, 1, '10.01'],
  ])
  expect(of('day')).toEqual([
    ['2026-11-01', 3, 1, '100.51'],
    ['2026-11-02', 1, 0, '9.50'],
  ])
})

test('rows are sorted by several columns, figures as figures', () => {
  const by = (sort: string) => sortedUnbilled(rows, sort).map(one => `${one.customerName} ${one.amount}`)
  expect(by('-amount')).toEqual(['Beta 100.00', 'Alpha 9.50', 'Alpha 0.51', 'Alpha null'])
  expect(by('day,customerName')).toEqual(['Alpha null', 'Alpha 0.51', 'Beta 100.00', 'Alpha 9.50'])
  expect(() => sortedUnbilled(rows, 'name')).toThrow('cannot be sorted')
})

test('a period with one end or none is a month, and a quarter is the most', () => {
  const today = '2026-11-20'
  expect(unbilledPeriod({}, today)).toEqual({ fromDate: '2026-10-21', toDate: today, fits: true })
  expect(unbilledPeriod({ fromDate: '2026-09-01' }, today)).toMatchObject({ toDate: '2026-10-01', fits: true })
  expect(unbilledPeriod({ fromDate: '2026-08-01', toDate: '2026-10-31' }, today).fits).toBe(true)
  expect(unbilledPeriod({ fromDate: '2026-08-01', toDate: '2026-11-01' }, today).fits).toBe(false)
  expect(unbilledPeriod({ fromDate: '2026-11-02', toDate: '2026-11-01' }, today).fits).toBe(false)
})
