import { expect } from 'vitest'
import { ok } from '../../kit/house'
import { at, climb, draftOf, generate, invoiced } from './bills'
import { quote } from './first-half'
import { booked, corrected, delivered, type Load, type Month } from './ground'

/** GST of ten per cent from the 24th: proposed by one, approved by another. */
async function raiseGst(month: Month): Promise<void> {
  const effectiveFrom = '2026-11-24'
  const asked = { name: 'billing.gst-percent', effectiveFrom, value: '10', reason: 'Gazetted' }
  const made = ok(await month.as('finance_hod').post('/administration/setting/propose', asked))
  const decide = (who: string) =>
    month.as(who).post(`/administration/setting/proposal/${made.id}/decide`, { version: made.version, approve: true })
  expect((await decide('finance_hod')).status).toBe(409)
  ok(await decide('admin'))
}

/** A new quote from the 15th, a load before and one after the change of GST: one bill, each load at the rate of its day. */
export async function secondHalf(month: Month) {
  at(month, '2026-11-14T10:00:00.000Z')
  await quote(month, '138.50', '2026-11-15', null)
  await raiseGst(month)
  const two = { purchaseOrderId: month.second.id }
  const before = await booked(month, '2026-11-17', two)
  await delivered(month, before.loads[0]!)
  const after = await booked(month, '2026-11-25', two)
  await delivered(month, after.loads[0]!)
  at(month, '2026-12-01T01:00:00.000Z')
  const [made] = await generate(month, '2026-11-16', '2026-11-30')
  // 9 × 138.50 twice; 112.185 rounds up.
  expect(await draftOf(month, made!.id)).toMatchObject({
    gstTotals: [
      { percent: '9', subtotal: '1246.50', gst: '112.19' },
      { percent: '10', subtotal: '1246.50', gst: '124.65' },
    ],
    ...{ subtotal: '2493.00', gst: '236.84', total: '2729.84', exceptions: [] },
  })
  await climb(month, made!.id)
  return { bill: await invoiced(month, made!.id, '2026-12-01'), load: before.loads[0]! }
}

/** A load of the bill was 8 m³: the note gives one m³ back at the price and the GST of its invoice. */
export async function credited(month: Month, load: Load) {
  at(month, '2026-12-02T01:00:00.000Z')
  await corrected(month, load, 'documentation_error', { doQuantity: '8.00' })
  const { rows } = ok(await month.as('admin').post('/invoice-draft/list', { status: 'with_sales' }))
  // 12.465 rounds up.
  expect(rows).toMatchObject([{ kind: 'credit_note', subtotal: '-138.50', gst: '-12.47', total: '-150.97' }])
  await climb(month, rows[0].id)
  const note = await invoiced(month, rows[0].id, '2026-12-02')
  expect(note.invoiceNo).toMatch(/^CN-2026-000001$/)
}
