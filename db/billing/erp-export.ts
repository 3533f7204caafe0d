import { desc, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { erpExports } from './tables'

export const erpExport = record(erpExports, 'erp_export', { label: 'export' })
export type ErpExportRow = {
  id: string
  exportNo: string
  exportedAt: Date
  invoices: number
  controlTotal: string
  fileKey: string | null
  acknowledgedAt: Date | null
}

export function lastExports(sql: Sql, limit: number): Promise<ErpExportRow[]> {
  const { id, exportNo, exportedAt, invoices, controlTotal, fileKey, acknowledgedAt } = erpExports
  return sql
    .select({ id, exportNo, exportedAt, invoices, controlTotal, fileKey, acknowledgedAt })
    .from(erpExports)
    .orderBy(desc(exportedAt))
    .limit(limit)
}

export async function findExport(sql: Sql, id: string) {
  const [row] = await sql.select().from(erpExports).where(eq(erpExports.id, id))
  return row
}
