import { lastExports } from '~/db/billing/erp-export'
import { invoiceExceptions } from '~/db/billing/exceptions'
import { searchInvoices, seenInvoice } from '~/db/billing/invoice'
import { lettersAbout } from '~/db/kit/letter'
import { auditTrail } from '~/db/kit/trail'
import {
  ExceptionsSearch,
  ExportInvoices,
  GenerateInvoices,
  InvoiceKey,
  InvoiceSearch,
  SendInvoices,
  SettleLetter,
} from '~/domain/billing/invoice'
import { exportInvoices } from '~/workflows/billing/export-invoices'
import { generateInvoices } from '~/workflows/billing/generate-invoices'
import { sendInvoice } from '~/workflows/billing/send-invoice'
import { settleLetter } from '~/workflows/billing/settle-letter'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const invoiceRoutes = area()
  .get('/invoice/exceptions-report', may('GET /invoice/exceptions-report'), query(ExceptionsSearch), async c =>
    c.json(await invoiceExceptions(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/invoice/generate', may('POST /invoice/generate', 'once'), body(GenerateInvoices), async c =>
    c.json({ results: await write(c, work => generateInvoices(work, c.req.valid('json'))) }),
  )
  .post('/invoice/search', may('POST /invoice/search'), body(InvoiceSearch), async c =>
    c.json(await searchInvoices(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .post('/invoice/export', may('POST /invoice/export', 'once'), body(ExportInvoices), async c =>
    c.json(await write(c, work => exportInvoices(work, c.var.parts.queue, c.req.valid('json')))),
  )
  .get('/invoice/exports', may('GET /invoice/exports'), async c => c.json(await lastExports(sqlOf(c), 50)))
  .post('/invoice/:id/email', may('POST /invoice/:id/email', 'once'), param(InvoiceKey), async c => {
    const { id } = await seenInvoice(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json(await write(c, work => sendInvoice(work, c.var.parts.queue, id, 'invoice')))
  })
  .post(
    '/invoice/:id/letter',
    may('POST /invoice/:id/letter', 'once'),
    param(InvoiceKey),
    body(SettleLetter),
    async c => {
      const { id } = await seenInvoice(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json(await write(c, work => settleLetter(work, c.var.parts.queue, id, c.req.valid('json'))))
    },
  )
  .post(
    '/invoice-draft/send-invoice-email',
    may('POST /invoice-draft/send-invoice-email', 'once'),
    body(SendInvoices),
    async c => {
      const ids = await seenIds(c, c.req.valid('json').invoiceIds)
      return c.json(
        await write(c, work => Promise.all(ids.map(id => sendInvoice(work, c.var.parts.queue, id, 'invoice')))),
      )
    },
  )
  .post(
    '/invoice-draft/send-invoice-late-email',
    may('POST /invoice-draft/send-invoice-late-email', 'once'),
    body(SendInvoices),
    async c => {
      const ids = await seenIds(c, c.req.valid('json').invoiceIds)
      return c.json(
        await write(c, work => Promise.all(ids.map(id => sendInvoice(work, c.var.parts.queue, id, 'late_invoice')))),
      )
    },
  )
  .get('/invoice/:id', may('GET /invoice/:id'), param(InvoiceKey), async c => {
    const found = await seenInvoice(sqlOf(c), personOf(c), c.req.valid('param').id)
    const [letters, history] = await Promise.all([
      lettersAbout(sqlOf(c), found.id),
      auditTrail(sqlOf(c), { subject: 'invoice', subjectId: found.id }, { limit: 50, offset: 0 }),
    ])
    return c.json({ ...found, letters, history: history.rows })
  })

async function seenIds(c: Parameters<typeof sqlOf>[0], ids: string[]): Promise<string[]> {
  const found = []
  for (const id of ids) found.push((await seenInvoice(sqlOf(c), personOf(c), id)).id)
  return found
}
