import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { InvoiceKey } from '~/domain/billing/invoice'
import { CommercialNote, WithdrawNote } from '~/domain/billing/invoice-note'
import { CancelInvoice } from '~/domain/billing/reissued-invoice'
import { Id } from '~/domain/kit/shape'
import { cancelInvoice } from '~/workflows/billing/cancel-invoice'
import { makeInvoiceNote, noteBasis } from '~/workflows/billing/make-invoice-note'
import { withdrawInvoiceNote } from '~/workflows/billing/withdraw-invoice-note'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

const madeNote = ({ id, draftNo, kind, status, subtotal, gst, total }: InvoiceDraftRow) => ({
  ...{ id, draftNo, kind, status, subtotal, gst, total },
})

/** Credit and debit notes that people make to an invoice. */
export const invoiceNoteFiles = area()
  .get('/invoice/:id/note', may('GET /invoice/:id/note'), param(InvoiceKey), async c =>
    c.json(await noteBasis(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .post(
    '/invoice/:id/note',
    may('POST /invoice/:id/note', 'once'),
    param(InvoiceKey),
    body(CommercialNote),
    async c => {
      const { id: which } = c.req.valid('param')
      return c.json(await write(c, async work => madeNote(await makeInvoiceNote(work, which, c.req.valid('json')))))
    },
  )
  .post(
    '/invoice/:id/reissue',
    may('POST /invoice/:id/reissue', 'once'),
    param(InvoiceKey),
    body(CancelInvoice),
    async c => {
      const { id: which } = c.req.valid('param')
      return c.json(await write(c, async work => madeNote(await cancelInvoice(work, which, c.req.valid('json')))))
    },
  )
  .post(
    '/invoice-note/:id/withdraw',
    may('POST /invoice-note/:id/withdraw', 'once'),
    param(Id),
    body(WithdrawNote),
    async c =>
      c.json(
        await write(c, async work => {
          const { id, version, draftNo, status } = await withdrawInvoiceNote(
            work,
            c.req.valid('param').id,
            c.req.valid('json'),
          )
          return { id, version, draftNo, status }
        }),
      ),
  )
