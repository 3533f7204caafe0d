import { expect, test } from 'vitest'
import { changedPrice, draftAsTyped, figureOf } from './draft-as-typed'
import { gstAt } from './gst'

const line = (more: object = {}) => ({
  kind: 'product',
  quantity: '9.0000',
  unitPrice: '151.4000',
  amount: '1362.60',
  gstPercent: '9.00',
  gstCode: null,
  systemQuantity: '9.0000',
  systemPrice: '151.4000',
  systemAmount: '1362.60',
  decidedQuantity: null,
  decidedPrice: null,
  disputed: false,
  ...more,
})

test('sums follow what is typed; a figure that is not finished changes nothing', () => {
  const lines = [line(), line({ gstPercent: '8.00' })]
  const typed = (one: object, two: object = {}) => draftAsTyped(lines, [one, two], [], gstAt('9'))
  expect(typed({}).totals).toMatchObject({ quantity: '18.00', subtotal: '2725.20', gst: '231.64', total: '2956.84' })
  expect(typed({ quantity: '1' })).toMatchObject({
    lines: [{ amount: '151.40', byHand: ['quantity'] }, { byHand: [] }],
    totals: { quantity: '10.00', subtotal: '1514.00', gstTotals: [{ percent: '8' }, { percent: '9', gst: '13.63' }] },
  })
  expect(typed({ unitPrice: '14' }).lines[0]).toMatchObject({ amount: '126.00', byHand: ['price'] })
  for (const unfinished of ['', '-', '14.', 'abc', '1.23456'])
    expect(typed({ unitPrice: unfinished }).totals.subtotal).toBe('2725.20')
})

test('a dispute and a removed adjustment leave the sums, an added adjustment joins them at the usual rate', () => {
  const lines = [line(), line({ kind: 'adjustment', quantity: '-1.0000', unitPrice: '100.0000', amount: '-100.00' })]
  const of = (typed: object[], added: object[] = []) => draftAsTyped(lines, typed, added, gstAt('9'))
  expect(of([{}, {}]).totals.subtotal).toBe('1262.60')
  expect(of([{}, { removed: true }]).totals.subtotal).toBe('1362.60')
  expect(of([{ disputed: true }, {}])).toMatchObject({
    lines: [{ byHand: ['dispute'] }, {}],
    totals: { subtotal: '-100.00' },
  })
  expect(of([{}, {}], [{ quantity: '2', unitPrice: '50' }, { quantity: '2' }])).toMatchObject({
    added: ['100.00', '0.00'],
    totals: { subtotal: '1362.60', total: '1485.23' },
  })
})

test('a price is set, moved or changed by per cent, to four places and never below zero', () => {
  expect(changedPrice('151.4', 'to', '140')).toBe('140.0000')
  expect(changedPrice('151.4', 'by', '-1.5')).toBe('149.9000')
  expect(changedPrice('151.4', 'percent', '-3.33')).toBe('146.3584')
  expect(changedPrice('1', 'by', '-5')).toBe('0.0000')
  expect([figureOf('12.5'), figureOf('12.'), figureOf(undefined)]).toEqual(['12.5', undefined, undefined])
})
