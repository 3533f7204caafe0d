import { findExport } from '~/db/billing/erp-export'
import { AcknowledgeExport, EndExport } from '~/domain/billing/erp-export'
import { Missing, Refused } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { acknowledgeExport, endExport } from '~/workflows/billing/settle-erp-export'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** The files of an export to the ERP, and what the ERP said of it. */
export const erpExportFiles = area()
  .get('/invoice/export/:id/file', may('GET /invoice/export/:id/file'), param(Id), c =>
    exportFile(c, c.req.valid('param').id, 'fileKey'),
  )
  .get('/invoice/export/:id/lines', may('GET /invoice/export/:id/lines'), param(Id), c =>
    exportFile(c, c.req.valid('param').id, 'linesKey'),
  )
  .post(
    '/invoice/export/:id/acknowledge',
    may('POST /invoice/export/:id/acknowledge', 'once'),
    param(Id),
    body(AcknowledgeExport),
    async c => c.json(await write(c, work => acknowledgeExport(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/invoice/export/:id/reject',
    may('POST /invoice/export/:id/reject', 'once'),
    param(Id),
    body(EndExport),
    async c => c.json(await write(c, work => endExport(work, c.req.valid('param').id, 'reject', c.req.valid('json')))),
  )
  .post(
    '/invoice/export/:id/cancel',
    may('POST /invoice/export/:id/cancel', 'once'),
    param(Id),
    body(EndExport),
    async c => c.json(await write(c, work => endExport(work, c.req.valid('param').id, 'cancel', c.req.valid('json')))),
  )

export async function exportFile(c: Ctx, id: string, which: 'fileKey' | 'linesKey') {
  const found = await findExport(sqlOf(c), id)
  if (!found) throw new Missing('There is no such export')
  const key = found[which]
  const file = key ? await c.var.parts.shelf.get(key) : null
  if (!file) throw new Refused('The file is not ready yet', undefined, { retryAfter: 2 })
  const name = which === 'fileKey' ? `${found.exportNo}.csv` : `${found.exportNo}_lines.csv`
  return attachment(c, { name, type: file.type, bytes: file.body })
}
