import { lastExports } from '~/db/billing/erp-export'
import { seenInvoice } from '~/db/billing/invoice'
import { AnswerEInvoice } from '~/domain/billing/e-invoice'
import { AcknowledgeExport, EndExport } from '~/domain/billing/erp-export'
import { InvoiceKey } from '~/domain/billing/invoice'
import { Id } from '~/domain/kit/shape'
import { answerEInvoice } from '~/workflows/billing/send-e-invoice'
import { acknowledgeExport, endExport } from '~/workflows/billing/settle-erp-export'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'
import { exportFile } from './erp-export.files'

/** What the ERP and the access point do by themselves, with a machine key: fetch what was exported and say what became of it. */
export const erpFiles = area()
  .get('/erp/export', may('GET /erp/export'), async c => c.json({ exports: await lastExports(sqlOf(c), 50) }))
  .get('/erp/export/:id/file', may('GET /erp/export/:id/file'), param(Id), c =>
    exportFile(c, c.req.valid('param').id, 'fileKey'),
  )
  .get('/erp/export/:id/lines', may('GET /erp/export/:id/lines'), param(Id), c =>
    exportFile(c, c.req.valid('param').id, 'linesKey'),
  )
  .post(
    '/erp/export/:id/acknowledge',
    may('POST /erp/export/:id/acknowledge', 'once'),
    param(Id),
    body(AcknowledgeExport),
    async c => c.json(await write(c, work => acknowledgeExport(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post('/erp/export/:id/reject', may('POST /erp/export/:id/reject', 'once'), param(Id), body(EndExport), async c =>
    c.json(await write(c, work => endExport(work, c.req.valid('param').id, 'reject', c.req.valid('json')))),
  )
  .post(
    '/erp/invoice/:id/e-invoice',
    may('POST /erp/invoice/:id/e-invoice', 'once'),
    param(InvoiceKey),
    body(AnswerEInvoice),
    async c => {
      const { id } = await seenInvoice(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json(await write(c, work => answerEInvoice(work, id, c.req.valid('json'))))
    },
  )
