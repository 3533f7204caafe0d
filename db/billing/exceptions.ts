import { and, desc, eq, gte, lte, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ExceptionsSearch, InvoiceException } from '~/domain/billing/invoice'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { seenBills } from './scope'
import { invoiceDrafts } from './tables'

/** Every exception of the open drafts, one row each. */
export async function invoiceExceptions(sql: Sql, person: Person, of: ExceptionsSearch): Promise<InvoiceException[]> {
  const rows = await sql
    .select({
      draftId: invoiceDrafts.id,
      draftNo: invoiceDrafts.draftNo,
      exceptions: invoiceDrafts.exceptions,
      total: invoiceDrafts.total,
      customerName: customers.customerName,
      projectName: projects.projectName,
    })
    .from(invoiceDrafts)
    .innerJoin(customers, eq(customers.id, invoiceDrafts.customerId))
    .innerJoin(projects, eq(projects.id, invoiceDrafts.projectId))
    .where(
      and(
        raw`${invoiceDrafts.status} not in ('invoiced', 'withdrawn') and jsonb_array_length(${invoiceDrafts.exceptions}) > 0`,
        of.fromDate ? gte(invoiceDrafts.toDate, of.fromDate) : undefined,
        of.toDate ? lte(invoiceDrafts.fromDate, of.toDate) : undefined,
        of.regionId ? eq(invoiceDrafts.regionId, of.regionId) : undefined,
        seenBills(person, invoiceDrafts.customerId),
      ),
    )
    .orderBy(desc(invoiceDrafts.total))
    .limit(1000)
  return rows.flatMap(({ exceptions, ...row }) =>
    exceptions.map(({ kind, text, deliveryOrderId }) => ({
      ...row,
      kind,
      text,
      deliveryOrderId: deliveryOrderId ?? null,
    })),
  )
}
