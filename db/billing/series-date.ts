import { and, desc, gt, like } from 'drizzle-orm'
import type { PlainDate } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { invoices } from './tables'

/** The newest paper of a series (`INV-2026-`) that is dated after a day. */
export async function newestAfter(sql: Sql, series: string, day: PlainDate) {
  const [row] = await sql
    .select({ invoiceNo: invoices.invoiceNo, invoiceDate: invoices.invoiceDate })
    .from(invoices)
    .where(and(gt(invoices.invoiceDate, day), like(invoices.invoiceNo, `${series}%`)))
    .orderBy(desc(invoices.invoiceDate), desc(invoices.invoiceNo))
    .limit(1)
  return row
}
