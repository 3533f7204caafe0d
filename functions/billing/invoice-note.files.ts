import { InvoiceKey } from '~/domain/billing/invoice'
import { CommercialNote, WithdrawNote } from '~/domain/billing/invoice-note'
import { Id } from '~/domain/kit/shape'
import { makeInvoiceNote, noteBasis } from '~/workflows/billing/make-invoice-note'
import { withdrawInvoiceNote } from '~/workflows/billing/withdraw-invoice-note'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

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
      return c.json(
        await write(c, async work => {
          const { id, draftNo, kind, status, subtotal, gst, total } = await makeInvoiceNote(
            work,
            which,
            c.req.valid('json'),
          )
          return { id, draftNo, kind, status, subtotal, gst, total }
        }),
      )
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
