import { expect, test } from 'vitest'
import type { BillLine } from './bill-line'
import { mergeLines, type StandingLine } from './merge-lines'

const said = (more: Partial<BillLine> = {}): BillLine => ({
  ...{ kind: 'product', place: 1, orderId: 'order', deliveryOrderId: 'load', deliveryRevision: 1, plantId: null },
  ...{
    itemId: 'c40',
    description: 'C40',
    quantity: '9.0000',
    unit: 'm³',
    unitPrice: '150.0000',
    systemPrice: '150.0000',
  },
  ...{ amount: '1350.00', gstPercent: '9', gstCode: null, trace: [], fact: null, reason: null },
  ...more,
})
const line = (more: Partial<StandingLine> = {}): StandingLine => ({
  ...said(),
  ...{ id: 'line', doNumber: 'DO-1', carriedFrom: null, disputed: true, reason: 'Slump' },
  ...{ systemQuantity: '9.0000', systemAmount: '1350.00', decidedQuantity: null, decidedPrice: null },
  ...more,
})
const dearer = said({ unitPrice: '155.0000', systemPrice: '155.0000', amount: '1395.00' })

test('what is in dispute keeps its figures when the system says something else, and is a conflict until it is settled', () => {
  const { lines, conflicts } = mergeLines([line()], [dearer], new Set())
  expect(lines).toMatchObject([
    { unitPrice: '150.0000', amount: '1350.00', systemPrice: '155.0000', systemAmount: '1395.00', disputed: true },
  ])
  expect(conflicts).toEqual([
    { lineId: 'line', deliveryOrderId: 'load', text: "DO-1 C40: the system's price is now 155, decided was 150" },
  ])
  const again = mergeLines(lines as StandingLine[], [dearer], new Set(['line']))
  expect([again.lines[0]!.unitPrice, again.conflicts.length]).toEqual(['150.0000', 1])
  const less = mergeLines([line()], [said({ quantity: '7.0000', amount: '1050.00' })], new Set())
  expect(less.lines).toMatchObject([{ quantity: '9.0000', systemQuantity: '7.0000' }])
  expect(less.conflicts).toHaveLength(1)
})

test('a dispute under which the system says the same is none, and a line without one follows the system', () => {
  expect(mergeLines([line()], [said()], new Set()).conflicts).toEqual([])
  const { lines, conflicts } = mergeLines([line({ disputed: false })], [dearer], new Set())
  expect(lines).toMatchObject([{ unitPrice: '155.0000', decidedPrice: null }])
  expect(conflicts).toEqual([])
})
