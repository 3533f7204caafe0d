import { expect, test } from 'vitest'
import { type OrderToBill, orderOfLoad, purchaseOrderExceptions, typedOrderExceptions } from './purchase-order-room'

const order = (more: Partial<OrderToBill>): OrderToBill => ({
  ...{ id: 'new', poNumber: 'PO-NEW', active: true, quantity: '300', amount: null },
  ...{ validFrom: '2026-01-01', validTo: null, billedQuantity: '0', billedAmount: '0' },
  ...more,
})
const EXPIRED = order({
  id: 'old',
  poNumber: 'PO-2025',
  quantity: '10',
  validTo: '2025-12-31',
  validFrom: '2025-01-01',
})
const load = (purchaseOrderId: string | null, doDate = '2026-11-05', id = 'a') => ({
  ...{ id, orderId: `order of ${id}` },
  ...{ purchaseOrderId, doDate, doNumber: 'JRG-26-000001', quantity: '9' },
})
const OF = { required: true, subtotal: '1000.00', lines: [] }

test('a load whose order names none takes the only purchase order of its day, not one that has ended', () => {
  expect(orderOfLoad(null, '2026-11-05', [EXPIRED])).toBeNull()
  expect(orderOfLoad(null, '2026-11-05', [EXPIRED, order({})])).toBe('new')
  expect(orderOfLoad(null, '2025-12-31', [EXPIRED])).toBe('old')
  expect(orderOfLoad(null, '2026-11-05', [order({}), order({ id: 'other' })])).toBeNull()
  expect(orderOfLoad('old', '2026-11-05', [EXPIRED, order({})])).toBe('old')
})

test('what was delivered outside the days of its purchase order, or beyond its room, is an exception', () => {
  const outside = purchaseOrderExceptions([load('old')], [EXPIRED], OF)
  expect(outside.exceptions).toEqual([
    { kind: 'po_dates', text: 'PO-2025 is valid from 01/01/2025 to 31/12/2025; delivered 05/11/2026' },
  ])
  const full = order({ billedQuantity: '295' })
  expect(purchaseOrderExceptions([load('new')], [full], OF).exceptions).toEqual([
    { kind: 'over_po', text: 'PO-NEW is exceeded by 4.00 m³' },
  ])
})

test('a purchase order that a person types is judged by its own room and days, and settles the exception of the one before', () => {
  const full = order({ billedQuantity: '300' })
  const fresh = order({ id: 'next', poNumber: 'PO-NEXT' })
  expect(typedOrderExceptions('PO-NEW', [load('new')], [full, fresh], OF).exceptions).toHaveLength(1)
  expect(typedOrderExceptions('PO-NEXT', [load('new')], [full, fresh], OF)).toEqual({
    poNumber: 'PO-NEXT',
    exceptions: [],
  })
  expect(typedOrderExceptions(null, [load(null)], [full], OF).exceptions).toEqual([
    { kind: 'missing_po', text: 'PO required, none on file' },
  ])
})

test('a bill of several purchase orders takes from the money of each what its own loads come to', () => {
  const [a, b] = [
    order({ id: 'a', poNumber: 'PO-A', quantity: null, amount: '2000', billedAmount: '900.00' }),
    order({ id: 'b', poNumber: 'PO-B', quantity: null, amount: '2000' }),
  ]
  const loads = [load('a', '2026-11-05', 'one'), load('b', '2026-11-05', 'two'), load(null, '2026-11-05', 'three')]
  const lines = [
    { deliveryOrderId: 'one', orderId: 'order of one', amount: '1050.00' },
    { deliveryOrderId: null, orderId: 'order of one', amount: '80.00' },
    { deliveryOrderId: 'two', orderId: 'order of two', amount: '1999.00' },
    { deliveryOrderId: 'three', orderId: 'order of three', amount: '500.00' },
  ]
  const of = { required: false, subtotal: '3629.00', lines }
  expect(purchaseOrderExceptions(loads, [a, b], of)).toEqual({
    poNumber: 'PO-A, PO-B',
    exceptions: [{ kind: 'over_po', text: 'PO-A is exceeded by S$30.00' }],
  })
})
