import { describe, expect, test } from 'vitest'
import { lineAmount } from '../kit/money'
import { cancelledLines, cancelledTotals } from './cancelled-lines'
import type { NotedLine } from './invoiced-items'

const line = (id: string, quantity: string, unitPrice: string, of: Partial<NotedLine> = {}): NotedLine => ({
  id,
  ...{ kind: 'product', orderId: 'O1', deliveryOrderId: 'D1', deliveryRevision: 1, doNumber: 'T1', plantId: 'P1' },
  ...{
    itemId: 'C30',
    description: 'C30',
    unit: 'm³',
    gstPercent: '9',
    gstCode: null,
    reason: null,
    correctsLineId: null,
    issued: true,
  },
  ...{ quantity, unitPrice, amount: lineAmount(quantity, unitPrice) },
  ...of,
})
const taken = (lines: NotedLine[]) => cancelledLines(lines, 'Wrong customer').map(of => [of.quantity, of.amount])

describe('the lines of a note that cancels an invoice', () => {
  test('turn every line round as it was rounded', () => {
    expect(
      taken([line('1', '9.0000', '131.1135'), line('2', '8.6000', '131.1135', { deliveryOrderId: 'D2' })]),
    ).toEqual([
      ['-9.0000', '-1180.02'],
      ['-8.6000', '-1127.58'],
    ])
  })

  test('leave out what a note took back already, and only that', () => {
    const was = line('1', '9.0000', '131.1135')
    const back = line('2', '-9.0000', '131.1135', { description: 'C30 (as invoiced)' })
    const now = line('3', '9.0000', '125.0000', { description: 'C30 (corrected price)' })
    expect(taken([was, back, now])).toEqual([['-9.0000', '-1125.00']])
    expect(taken([was, { ...back, deliveryOrderId: 'D2' }])).toHaveLength(2)
    expect(taken([was, back])).toEqual([])
    expect(taken([was, { ...was, id: '4' }, back])).toEqual([['-9.0000', '-1180.02']])
  })

  test('give back what a note had credited as a sum', () => {
    const goodwill = line('2', '-1.0000', '10.37', { kind: 'adjustment', deliveryOrderId: null, itemId: null })
    expect(taken([line('1', '9.0000', '131.1135'), goodwill])).toEqual([
      ['-9.0000', '-1180.02'],
      ['1.0000', '10.37'],
    ])
  })
})

test('GST is taken back as it was rounded bill by bill, each rate for itself; a rate of which nothing is left is not named', () => {
  const bill = (subtotal: string, gst: string, percent = '9') => ({
    ...{ quantity: '1.00', subtotal, gst, gstPercent: percent },
    gstTotals: [{ percent, subtotal, gst }],
  })
  const bills = [bill('2360.04', '212.40'), bill('-55.02', '-4.95'), bill('33.38', '3.00')]
  // 9 % of 2338.40 would be 210.46.
  expect(cancelledTotals(bills, '9')).toMatchObject({ subtotal: '-2338.40', gst: '-210.45', total: '-2548.85' })
  expect(
    cancelledTotals([bill('10.00', '0.90'), bill('-10.00', '-0.90'), bill('5.00', '0.50', '10')], '9'),
  ).toMatchObject({
    ...{ gstPercent: '10', gstTotals: [{ percent: '10', subtotal: '-5.00', gst: '-0.50' }] },
  })
  expect(cancelledTotals([{ ...bill('100.00', '9.00'), gstTotals: [] }], '9')).toMatchObject({ total: '-109.00' })
})
