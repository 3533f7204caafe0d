import { expect, test } from 'vitest'
import { lineAmount } from '../kit/money'
import { type AgreedLine, carriedLines, type OldLine } from './carried-lines'

const line = (quantity: string, unitPrice: string, of: Partial<OldLine> = {}): OldLine => ({
  ...{
    kind: 'product',
    place: 1,
    orderId: 'O1',
    deliveryOrderId: 'D1',
    deliveryRevision: 1,
    plantId: 'P1',
    itemId: 'C30',
  },
  ...{
    description: 'C30',
    unit: 'm³',
    gstPercent: '9',
    gstCode: null,
    reason: null,
    trace: [],
    fact: null,
    disputed: false,
  },
  ...{ quantity, unitPrice, amount: lineAmount(quantity, unitPrice), systemPrice: unitPrice, systemQuantity: quantity },
  ...{ systemAmount: lineAmount(quantity, unitPrice), decidedPrice: null, decidedQuantity: null },
  ...{ decidedBy: null, decidedAt: null },
  ...of,
})
const AT = new Date('2026-11-20T01:00:00.000Z')
const agreed = (quantity: string, unitPrice: string, of: Partial<OldLine> = {}): AgreedLine => ({
  ...line(quantity, unitPrice, { reason: 'Agreed', ...of }),
  madeBy: 'finance',
  madeAt: AT,
})
const HERE = { loads: new Set(['D1', 'D2']), orders: new Set(['O1']) }
const carried = (old: OldLine[], notes: AgreedLine[] = []) => carriedLines(old, notes, HERE, 'INV-2026-000001')
const charge = { kind: 'service', deliveryOrderId: null, itemId: 'S1', description: 'Specimens' } as const
const waiting = { kind: 'adjustment', deliveryOrderId: null, orderId: null, itemId: null } as const

test('what nobody decided is billed anew and does not go over', () => {
  expect(carried([line('9.0000', '131.1135'), line('1.0000', '50', charge)])).toEqual([])
})

test('prices set by hand and adjustments go over; those of a load that is elsewhere do not', () => {
  const typed = line('9.0000', '120.0000', { systemPrice: '131.1135', decidedPrice: '120.0000', reason: 'Agreed' })
  expect(carried([typed, { ...typed, deliveryOrderId: 'D9' }, line('1.0000', '33.38', waiting)])).toMatchObject([
    { deliveryOrderId: 'D1', decidedPrice: '120.0000', systemPrice: '131.1135', reason: 'Agreed', place: 1 },
    { kind: 'adjustment', amount: '33.38', place: 2 },
  ])
})

test('a price that a note agreed is a decision of whoever made the note; of several the last holds', () => {
  const notes = [
    agreed('-9.0000', '131.1135'),
    agreed('9.0000', '125'),
    agreed('-9.0000', '125'),
    agreed('9.0000', '121.5'),
    agreed('-1.0000', '10', waiting),
  ]
  expect(carried([line('9.0000', '131.1135')], notes)).toMatchObject([
    { decidedPrice: '121.5', systemPrice: '131.1135', amount: '1093.50', decidedBy: 'finance', decidedAt: AT },
    { kind: 'adjustment', amount: '-10.00', systemAmount: null, reason: 'Agreed', decidedBy: 'finance' },
  ])
})

test('a charge of an order whose loads are elsewhere goes over as an adjustment', () => {
  expect(carried([line('2.0000', '50', { ...charge, orderId: 'O9' })])).toMatchObject([
    { kind: 'adjustment', amount: '100.00', reason: 'As on INV-2026-000001', systemAmount: null, itemId: null },
  ])
})
