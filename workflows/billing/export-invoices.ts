import * as z from 'zod'
import { erpExport } from '~/db/billing/erp-export'
import { exportLines, exportRows } from '~/db/billing/export-rows'
import { invoice, unexportedInvoices } from '~/db/billing/invoice'
import { gaplessNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { erpFile } from '~/domain/billing/erp-file'
import { erpLinesFile } from '~/domain/billing/erp-lines'
import type { ExportInvoices } from '~/domain/billing/invoice'
import type { Queue } from '~/domain/kit/ports'
import { Refused } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import { businessDay, fileStamp } from '~/domain/kit/time'
import { enqueue, job } from '../kit/jobs'

export type MadeExport = { id: string; exportNo: string; invoices: number; controlTotal: string; jobId: string }

/**
 * Takes every invoice once: they are marked in the transaction that makes the export, so a second export finds none of
 * them. The file is written by a job from the marked rows and can be written again without taking anything.
 */
export async function exportInvoices(
  work: Work,
  queue: Queue,
  { toDate, invoiceIds }: ExportInvoices,
): Promise<MadeExport> {
  const rows = await unexportedInvoices(work.sql, toDate, invoiceIds)
  if (!rows.length)
    throw new Refused('Nothing to export: all invoices up to this day are already exported', undefined, {
      rule: 'exported-once',
    })
  if (invoiceIds && rows.length !== invoiceIds.length)
    throw new Refused('Some of these invoices were exported before', undefined, {
      rule: 'exported-once',
      left: rows.length,
    })
  const taken = new Set(rows.map(row => row.invoice.id))
  const early = rows.find(
    ({ invoice: { creditsInvoiceId }, creditsExportId }) =>
      creditsInvoiceId && !creditsExportId && !taken.has(creditsInvoiceId),
  )
  if (early)
    throw new Refused(
      `${early.invoice.invoiceNo} corrects ${early.creditsInvoiceNo}, which is not exported yet. Export both`,
      undefined,
      { rule: 'invoice-first' },
    )
  const year = businessDay(work.now).slice(0, 4)
  const exportNo = `EXP-${year}-${String(await gaplessNumber(work, `export:${year}`)).padStart(4, '0')}`
  const { controlTotal } = erpFile(
    exportNo,
    work.now.toISOString(),
    rows.map(row => ({ ...row.invoice, ...row })),
  )
  const made = await erpExport.insert(
    work,
    { exportNo, exportedAt: work.now, invoices: rows.length, controlTotal },
    'export',
  )
  for (const row of rows) await invoice.move(work, row.invoice, { exportId: made.id }, 'export')
  const written = await enqueue(
    work,
    queue,
    writeErpFile,
    { exportId: made.id },
    { cause: `erp-file:${made.id}`, total: rows.length },
  )
  return { id: made.id, exportNo, invoices: rows.length, controlTotal, jobId: written.id }
}

export const writeErpFile = job({
  kind: 'write-erp-file',
  input: z.strictObject({ exportId: id() }),
  right: ['write', 'export_invoice'] as const,
  async run({ db, shelf, finish, now }, { exportId }) {
    const { erpExport: of, rows } = await exportRows(db.sql, exportId)
    // Taken back before it was written: its documents are in another export by now.
    if (of.cancelledAt) return finish(async () => ({ cancelled: of.exportNo }))
    const listed = erpLinesFile(of.exportNo, of.exportedAt.toISOString(), rows, await exportLines(db.sql, exportId))
    const { text } = erpFile(of.exportNo, of.exportedAt.toISOString(), rows)
    const key = `erp/${of.exportNo}_${fileStamp(now)}.csv`
    await shelf.put(key, new TextEncoder().encode(text), 'text/csv; charset=utf-8')
    const linesKey = key.replace(/\.csv$/, '_lines.csv')
    await shelf.put(linesKey, new TextEncoder().encode(listed.text), 'text/csv; charset=utf-8')
    await finish(async work => {
      const held = await erpExport.lock(work, exportId)
      if (held.cancelledAt) return { cancelled: of.exportNo }
      await erpExport.move(work, held, { fileKey: key, linesKey, lines: listed.lines }, 'file written')
      return { key, exportNo: of.exportNo, name: `${of.exportNo}.csv` }
    })
  },
})
