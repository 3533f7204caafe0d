import { seenInvoice } from '~/db/billing/invoice'
import { AnswerEInvoice } from '~/domain/billing/e-invoice'
import { InvoiceKey } from '~/domain/billing/invoice'
import { answerEInvoice, eInvoiceDocument, eInvoiceState, sendEInvoice } from '~/workflows/billing/send-e-invoice'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

const seen = (c: Ctx, which: string) => seenInvoice(sqlOf(c), personOf(c), which)

/** The e-invoice of an invoice or note: where it is, the document, sending it and what came back. */
export const eInvoiceFiles = area()
  .get('/invoice/:id/e-invoice', may('GET /invoice/:id/e-invoice'), param(InvoiceKey), async c => {
    const { id } = await seen(c, c.req.valid('param').id)
    return c.json(await eInvoiceState(sqlOf(c), id))
  })
  .get('/invoice/:id/e-invoice/xml', may('GET /invoice/:id/e-invoice/xml'), param(InvoiceKey), async c => {
    const { id, invoiceNo } = await seen(c, c.req.valid('param').id)
    return attachment(c, {
      name: `${invoiceNo}.xml`,
      type: 'application/xml',
      bytes: new TextEncoder().encode(await eInvoiceDocument(sqlOf(c), id)),
    })
  })
  .post('/invoice/:id/e-invoice', may('POST /invoice/:id/e-invoice', 'once'), param(InvoiceKey), async c => {
    const { id } = await seen(c, c.req.valid('param').id)
    return c.json(await write(c, work => sendEInvoice(work, c.var.parts, id)))
  })
  .post(
    '/invoice/:id/e-invoice/answer',
    may('POST /invoice/:id/e-invoice/answer', 'once'),
    param(InvoiceKey),
    body(AnswerEInvoice),
    async c => {
      const { id } = await seen(c, c.req.valid('param').id)
      return c.json(await write(c, work => answerEInvoice(work, id, c.req.valid('json'))))
    },
  )
