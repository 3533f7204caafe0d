import { invoiceExceptions } from '~/db/billing/draft-exception-list'
import { lastExports } from '~/db/billing/erp-export'
import { searchInvoices, seenInvoice } from '~/db/billing/invoice'
import { lettersAbout } from '~/db/kit/letter'
import { auditTrail } from '~/db/kit/trail'
import { ExceptionSearch } from '~/domain/billing/draft-exception'
import { ExportInvoices, GenerateInvoices, InvoiceKey, InvoiceSearch } from '~/domain/billing/invoice'
import { exportInvoices } from '~/workflows/billing/export-invoices'
import { generateInvoices } from '~/workflows/billing/generate-invoices'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const invoiceRoutes = area()
  .get('/invoice/exceptions-report', may('GET /invoice/exceptions-report'), query(ExceptionSearch), async c =>
    c.json(await invoiceExceptions(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)),
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
  .get('/invoice/:id', may('GET /invoice/:id'), param(InvoiceKey), async c => {
    const found = await seenInvoice(sqlOf(c), personOf(c), c.req.valid('param').id)
    const [letters, history] = await Promise.all([
      lettersAbout(sqlOf(c), found.id),
      auditTrail(sqlOf(c), { subject: 'invoice', subjectId: found.id }, { limit: 50, offset: 0 }),
    ])
    return c.json({ ...found, letters, history: history.rows })
  })
