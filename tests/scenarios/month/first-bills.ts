import { expect } from 'vitest'
import { approveDraftPrices } from '../../kit/given/pricing'
import { ok } from '../../kit/house'
import { accepted, at, climb, draftOf, generate, invoiced, put, settled, sumsOf } from './bills'
import type { Load, Month } from './ground'

const CONCRETE = 'C40-S C32/40 structural'
type Found = Awaited<ReturnType<typeof draftOf>>

/** Two purchase orders, two bills: which is which says the number that they carry. */
export async function drafts(month: Month): Promise<{ one: Found; two: Found }> {
  at(month, '2026-11-16T01:00:00.000Z')
  const made = await generate(month, '2026-11-01', '2026-11-15')
  const all = await Promise.all(made.map(({ id }) => draftOf(month, id)))
  const of = (number: string) => all.find(draft => draft.purchaseOrderNo === number)!
  const [one, two] = [of('PO-1'), of('PO-2')]
  // 12 × 144.00, before the quote; 9 + 2 + 9 m³ at 140.00; 12 × 6.50; 35 min × 1.80; 1 × 28.00; 9 × 9.00 on the
  // holiday; washed out once; the 35 min of the 2 m³ are ours.
  expect(sumsOf(one.lines)).toEqual({
    [CONCRETE]: '4528.00',
    'Pump hire': '78.00',
    Waiting: '63.00',
    'Part load': '28.00',
    'After hours': '81.00',
    'Wash-out': '45.00',
  })
  const { unbilled } = ok(await month.as('ceo').get(`/invoice-draft/${one.id}/evidence`))
  expect(unbilled).toMatchObject([{ what: 'Waiting', cause: 'ours', reason: 'Ours: plant', amount: '63.00' }])
  expect(one).toMatchObject({ subtotal: '4823.00', gst: '434.07', total: '5257.07', status: 'exception' })
  expect(one.exceptions).toMatchObject([{ kind: 'over_po', text: 'PO-1 is exceeded by 2.00 m³' }])
  // 2 + 27 + 9 + 9 + 9 + 9 m³ at 140.00; 27 × 9.00 across midnight; 1.5 × 25.00; our 1 m³ comes back at 140.00.
  expect(sumsOf(two.lines)).toEqual({
    [CONCRETE]: '9100.00',
    'After hours': '243.00',
    Returned: '37.50',
    'Returned concrete 1.00 m³ (quality)': '-140.00',
  })
  // 831.645 rounds up.
  expect(two).toMatchObject({ subtotal: '9240.50', gst: '831.65', total: '10072.15', exceptions: [] })
  return { one, two }
}

/** The bill over its order is let go by finance, then sent back at each level and approved at last. */
export async function firstBill(month: Month, { id, exceptions }: Found) {
  expect(await accepted(month, exceptions[0], 'The buyer raises the order')).toMatchObject({ status: 'with_sales' })
  for (const [levels, reason] of ['Name the gate', 'Name the tower', 'Name the week'].entries()) {
    await climb(month, id, levels, reason)
    expect(await draftOf(month, id)).toMatchObject({ status: 'draft', decidedReason: reason })
    await put(month, 'sales_manager', id, { submit: true })
  }
  await climb(month, id)
  const made = await invoiced(month, id, '2026-11-16')
  expect(made).toMatchObject({ invoiceNo: 'INV-2026-000001', total: '5257.07' })
  return made
}

/** A line in dispute is left out, carried over and billed at what was agreed. */
export async function disputedBill(month: Month, { id, lines }: Found, load: Load) {
  const line = lines.find((of: { deliveryOrderId: string; kind: string }) => of.deliveryOrderId === load.id)
  await put(month, 'sales_manager', id, { lines: [{ id: line.id, disputed: true, reason: 'Cold joint' }] })
  // 7,980.50, and 718.245 rounds up.
  expect(await draftOf(month, id)).toMatchObject({ subtotal: '7980.50', gst: '718.25', total: '8698.75' })
  await climb(month, id)
  const made = await invoiced(month, id, '2026-11-16')
  expect(made.total).toBe('8698.75')
  const { rows } = (await month.as('admin').post('/invoice-draft/list', { status: 'exception' })).body
  const carried = await draftOf(month, rows[0].id)
  expect(carried).toMatchObject({ total: '0.00', exceptions: [{ kind: 'dispute' }] })
  const agreed = { keep: 'agreed', unitPrice: '130', reason: 'Settled with the site' }
  expect(await settled(month, carried.exceptions[0], agreed)).toMatchObject({ subtotal: '1170.00', total: '1275.30' })
  // More below the price of the quote than an administrator gives alone.
  await approveDraftPrices(month.portal, carried.id)
  await climb(month, carried.id)
  at(month, '2026-11-17T01:00:00.000Z')
  return { made, rest: await invoiced(month, carried.id, '2026-11-17') }
}
