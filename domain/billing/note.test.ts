import { describe, expect, test } from 'vitest'
import { type BilledLine, noteKind, noteLines } from './note'

const line = (quantity: string, unitPrice: string, amount: string, more: Partial<BilledLine> = {}): BilledLine => ({
  kind: 'product',
  orderId: 'order',
  deliveryOrderId: 'load',
  deliveryRevision: 1,
  plantId: 'plant',
  itemId: 'C40',
  description: 'C40',
  quantity,
  unit: 'm³',
  unitPrice,
  systemPrice: unitPrice,
  amount,
  gstPercent: '9',
  gstCode: null,
  trace: [],
  fact: null,
  reason: null,
  byHand: false,
  ...more,
})
const washout = (amount: string, more: Partial<BilledLine> = {}) =>
  line('1.0000', amount, amount, {
    kind: 'sub_product',
    itemId: 'WASH',
    description: 'Wash-out',
    unit: 'load',
    ...more,
  })
const said = (lines: ReturnType<typeof noteLines>) => lines.map(of => [of.description, of.quantity, of.amount])

describe('the lines of a note', () => {
  const billed = [line('9.0000', '131.25', '1181.25')]

  test('one line says the difference of quantity where it gives the exact amount', () => {
    const lines = noteLines(billed, [line('8.6000', '131.25', '1128.75')], [], 'Revision 2')
    expect(said(lines)).toEqual([['C40: 9 m³ invoiced, 8.6 m³ delivered', '-0.4000', '-52.50']])
    expect(lines[0]).toMatchObject({ place: 1, reason: 'Revision 2', systemPrice: null })
  })

  test('where rounding would lose a cent, the bill is taken back and made anew', () => {
    const lines = noteLines(
      [line('9.0000', '131.1135', '1180.02')],
      [line('8.6000', '131.1135', '1127.58')],
      [],
      'Revision 2',
    )
    expect(said(lines)).toEqual([
      ['C40 (as invoiced)', '-9.0000', '-1180.02'],
      ['C40 (as delivered)', '8.6000', '1127.58'],
    ])
  })

  test('what earlier notes billed counts, and nothing is left when the load says again what is billed', () => {
    const twice = [...billed, line('-0.4000', '131.25', '-52.50')]
    expect(said(noteLines(twice, [line('8.8000', '131.25', '1155.00')], [], ''))).toEqual([
      ['C40: 8.6 m³ invoiced, 8.8 m³ delivered', '0.2000', '26.25'],
    ])
    expect(noteLines(twice, [line('8.6000', '131.25', '1128.75')], [], '')).toEqual([])
  })

  test('another product takes the first back whole; nothing delivered credits everything', () => {
    const other = line('9.0000', '140', '1260.00', { itemId: 'C50', description: 'C50' })
    expect(said(noteLines(billed, [other], [], ''))).toEqual([
      ['C40', '-9.0000', '-1181.25'],
      ['C50', '9.0000', '1260.00'],
    ])
    expect(said(noteLines([...billed, washout('60.00', { byHand: true })], [], [washout('60.00')], ''))).toEqual([
      ['C40', '-9.0000', '-1181.25'],
      ['Wash-out', '-1.0000', '-60.00'],
    ])
  })

  test('a charge that arose later is billed, one that was left out of the invoice is not, one agreed by hand stays', () => {
    const same = line('9.0000', '131.25', '1181.25')
    expect(said(noteLines(billed, [same, washout('60.00')], [same], ''))).toEqual([['Wash-out', '1.0000', '60.00']])
    expect(noteLines(billed, [same, washout('60.00')], [same, washout('60.00')], '')).toEqual([])
    const agreed = washout('25.00', { byHand: true, reason: 'Agreed' })
    expect(noteLines([...billed, agreed], [same, washout('60.00')], [same, washout('60.00')], '')).toEqual([])
  })
})

test('less is a credit, more a debit', () => {
  expect([noteKind('-0.01'), noteKind('0.00'), noteKind('12.00')]).toEqual(['credit_note', 'debit_note', 'debit_note'])
})
