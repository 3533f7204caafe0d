import { and, eq, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { OPEN_DRAFT } from '~/domain/billing/invoice-draft'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import type { InvoiceDraftRow } from './invoice-draft'
import { invoiceDrafts } from './tables'

export const isOpenDraft: SQL = inArray(invoiceDrafts.status, [...OPEN_DRAFT])

const isOpenIn = ({ fromDate, toDate }: { fromDate: string; toDate: string }): SQL =>
  and(
    lte(invoiceDrafts.fromDate, toDate),
    gte(invoiceDrafts.toDate, fromDate),
    eq(invoiceDrafts.kind, 'invoice'),
    isNull(invoiceDrafts.replacesInvoiceId),
    isOpenDraft,
  )!

/** Of these projects those with an open draft that has days of the period; asked while the projects are locked. */
export async function projectsWithOpenDrafts(
  sql: Sql,
  projectIds: readonly string[],
  period: { fromDate: string; toDate: string },
): Promise<Set<string>> {
  const rows = await sql
    .selectDistinct({ projectId: invoiceDrafts.projectId })
    .from(invoiceDrafts)
    .where(and(inArray(invoiceDrafts.projectId, [...projectIds]), isOpenIn(period)))
  return new Set(rows.map(row => row.projectId))
}

/** The open drafts of a project with days of the period, the oldest first, locked; not those of one cancelled invoice. */
export async function openDrafts(
  work: Work,
  projectId: string,
  customerId: string,
  period: { fromDate: string; toDate: string },
): Promise<InvoiceDraftRow[]> {
  return work.sql
    .select()
    .from(invoiceDrafts)
    .where(and(eq(invoiceDrafts.projectId, projectId), eq(invoiceDrafts.customerId, customerId), isOpenIn(period)))
    .orderBy(invoiceDrafts.createdAt, invoiceDrafts.id)
    .for('update')
}
