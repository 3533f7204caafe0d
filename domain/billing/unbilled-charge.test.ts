import { expect, test } from 'vitest'
import type { BillGap, LetOff } from './bill-line'
import { unbilledOf, unbilledWhy } from './unbilled-charge'

const draft = { id: 'draft', toDate: '2026-11-30' }
const line = (kind: 'sub_product' | 'associate', itemId: string, amount: string, more: object = {}) => ({
  ...{ id: itemId, draftId: draft.id, kind, itemId, amount, deliveryOrderId: 'load', orderId: 'order' },
  ...{ quantity: '1', disputed: false, description: itemId, fact: '95 min on site', reason: null },
  ...{ decidedQuantity: null, decidedPrice: null, ...more },
})
const named = () => ({ label: 'DO-1', day: '2026-11-17' })
const earned = [
  line('sub_product', 'waiting', '55.00'),
  line('sub_product', 'pump', '91.00'),
  line('associate', 'ice', '40.50'),
]

const bill = (gaps: BillGap[] = [], letOff: LetOff[] = []) => ({ lines: earned, gaps, letOff })

test('a surcharge that is billed lower, in dispute or not at all is named with what is missing and why', () => {
  const of = (lines: ReturnType<typeof line>[]) =>
    unbilledOf(draft, lines, bill(), named).map(one => [one.what, one.billed, one.amount, one.cause, one.lineId])
  expect(of(earned)).toEqual([])
  expect(
    of([
      line('sub_product', 'waiting', '22.00', { decidedQuantity: '10', reason: 'Site visit' }),
      line('associate', 'ice', '40.50', { disputed: true }),
    ]),
  ).toEqual([
    ['waiting', '22.00', '33.00', 'lowered', 'waiting'],
    ['pump', '0.00', '91.00', 'left_off', null],
    ['ice', '0.00', '40.50', 'disputed', 'ice'],
  ])
  expect(of([...earned.slice(0, 2), line('associate', 'ice', '30.00')])).toEqual([
    ['ice', '30.00', '10.50', 'changed', 'ice'],
  ])
})

test('what a note takes back or another draft bills counts', () => {
  const note = (amount: string) => line('sub_product', 'pump', amount, { id: 'other', draftId: 'other' })
  const of = (lines: ReturnType<typeof line>[]) =>
    unbilledOf(draft, lines, bill(), named).map(one => [one.what, one.amount, one.cause, one.lineId])
  expect(of([...earned, note('-91.00')])).toEqual([['pump', '91.00', 'credited', 'pump']])
  expect(of([earned[0]!, earned[2]!, note('91.00')])).toEqual([])
})

test('what has no amount yet says why, with the load and its day', () => {
  const gap = { kind: 'no_price' as const, what: 'ice has no price', label: 'DO-1', deliveryOrderId: 'load' }
  const [one] = unbilledOf(draft, earned, bill([gap]), named)
  expect(one).toMatchObject({ what: 'ice has no price', cause: 'no_price', day: '2026-11-17', amount: null })
  expect(
    unbilledOf(draft, [], { ...bill([{ ...gap, deliveryOrderId: null }]), lines: [] }, () => undefined)[0]!.day,
  ).toBe(draft.toDate)
})

test('what is ours is named with its cause and what it would have cost, whatever is billed', () => {
  const line: LetOff = {
    ...{ kind: 'sub_product', orderId: 'order', deliveryOrderId: 'load', deliveryRevision: 1, plantId: null },
    ...{ itemId: 'waiting', description: 'Waiting', quantity: '35.0000', unit: 'min', unitPrice: '2.2000' },
    ...{ systemPrice: '2.2000', amount: '77.00', gstPercent: '9', gstCode: null, trace: [], fact: '95 min on site' },
    ...{ cause: 'ours', reason: 'Ours: plant' },
  }
  const [one, ...others] = unbilledOf(draft, earned, bill([], [line]), named)
  expect(others).toEqual([])
  expect(one).toMatchObject({ what: 'Waiting', label: 'DO-1', cause: 'ours', amount: '77.00', billed: '0.00' })
  expect(unbilledWhy(one!)).toBe('Ours: plant')
})
