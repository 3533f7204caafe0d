import { expect } from 'vitest'
import { ok } from '../../kit/house'
import { at, climb, draftOf, invoiced } from './bills'
import type { Month } from './ground'

type Bill = { id: string; invoiceNo: string }

/**
 * The bill of the second half went to the wrong desk. All that its note left of it is taken back, with the GST of both
 * rates, and its loads are billed anew to the cent.
 */
export async function reissued(month: Month, bill: Bill): Promise<Bill> {
  at(month, '2026-12-03T01:00:00.000Z')
  const { as } = month
  const reissue = {
    attention: 'Site office',
    remarks: 'Replaces the bill sent to head office',
    invoiceDate: '2026-12-01',
  }
  const made = ok(await as('finance_ar').post(`/invoice/${bill.id}/reissue`, { reason: 'Wrong addressee', reissue }))
  // 2,729.84 − 150.97: 1,108.00 at nine per cent, 112.19 − 12.47 of GST, and 1,246.50 at ten.
  expect(made).toMatchObject({ subtotal: '-2354.50', gst: '-224.37', total: '-2578.87' })
  await climb(month, made.id)
  expect((await invoiced(month, made.id, '2026-12-03')).invoiceNo).toBe('CN-2026-000002')
  const { cancellation } = ok(await as('finance_ar').get(`/invoice/${bill.id}`))
  expect(await draftOf(month, cancellation.anewDraftId)).toMatchObject({
    ...{ subtotal: '2354.50', gst: '224.37', total: '2578.87', status: 'with_sales', exceptions: [] },
    replaces: { invoiceNo: bill.invoiceNo, attention: 'Site office' },
  })
  await climb(month, cancellation.anewDraftId)
  const anew = await invoiced(month, cancellation.anewDraftId, '2026-12-03')
  expect(ok(await as('finance_ar').get(`/invoice/${anew.id}`))).toMatchObject({ invoiceDate: '2026-12-01' })
  return anew
}
