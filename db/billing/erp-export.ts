import { asc, desc, eq } from 'drizzle-orm'
import { type ErpExportState, erpExportState } from '~/domain/billing/erp-export'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { erpExports, invoices } from './tables'

export const erpExport = record(erpExports, 'erp_export', { label: 'export' })
export type ErpExportRow = {
  id: string
  version: number
  exportNo: string
  exportedAt: Date
  invoices: number
  lines: number | null
  controlTotal: string
  fileKey: string | null
  linesKey: string | null
  acknowledgedAt: Date | null
  erpReference: string | null
  endedReason: string | null
  state: ErpExportState
}

export async function lastExports(sql: Sql, limit: number): Promise<ErpExportRow[]> {
  const rows = await sql.select().from(erpExports).orderBy(desc(erpExports.exportedAt)).limit(limit)
  return rows.map(row => {
    const { id, version, exportNo, exportedAt, controlTotal, fileKey, linesKey, acknowledgedAt } = row
    const { erpReference, endedReason, lines } = row
    return {
      ...{ id, version, exportNo, exportedAt, invoices: row.invoices, lines, controlTotal, fileKey, linesKey },
      ...{ acknowledgedAt, erpReference, endedReason, state: erpExportState(row) },
    }
  })
}

export async function findExport(sql: Sql, id: string) {
  const [row] = await sql.select().from(erpExports).where(eq(erpExports.id, id))
  return row
}

/** The documents of an export, locked in the order of their ids. */
export function exportedInvoices(work: Work, id: string): Promise<(typeof invoices.$inferSelect)[]> {
  return work.sql.select().from(invoices).where(eq(invoices.exportId, id)).orderBy(asc(invoices.id)).for('update')
}
