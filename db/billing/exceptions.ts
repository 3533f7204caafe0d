import { and, asc, eq, gte, lte, notInArray, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ExceptionSearch, InvoiceException } from '~/domain/billing/draft-exception'
import { addDays, businessDay } from '~/domain/kit/time'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { users } from '../users/tables'
import { isOpen } from './draft-exception'
import { seenBills } from './scope'
import { draftExceptions, invoiceDrafts } from './tables'

/** Every open exception of the open drafts with who is asked first, the oldest first. */
export async function invoiceExceptions(
  sql: Sql,
  person: Person,
  of: ExceptionSearch,
  now: Date,
): Promise<InvoiceException[]> {
  const ownerId = of.mine ? person.id : of.ownerId
  const { id, version, kind, text, deliveryOrderId, lineId, createdAt } = draftExceptions
  return sql
    .select({
      ...{ id, version, kind, text, deliveryOrderId, lineId },
      raisedAt: createdAt,
      ownerId: draftExceptions.ownerId,
      ownerName: users.name,
      draftId: invoiceDrafts.id,
      draftNo: invoiceDrafts.draftNo,
      total: invoiceDrafts.total,
      customerName: customers.customerName,
      projectName: projects.projectName,
    })
    .from(draftExceptions)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, draftExceptions.draftId))
    .innerJoin(customers, eq(customers.id, invoiceDrafts.customerId))
    .innerJoin(projects, eq(projects.id, invoiceDrafts.projectId))
    .leftJoin(users, eq(users.id, draftExceptions.ownerId))
    .where(
      and(
        isOpen(),
        notInArray(invoiceDrafts.status, ['invoiced', 'withdrawn']),
        of.kind ? eq(kind, of.kind) : undefined,
        ownerId ? eq(draftExceptions.ownerId, ownerId) : undefined,
        // Days of the calendar: what was raised yesterday evening is a day old this morning.
        of.age ? raw`${createdAt} < ${addDays(businessDay(now), 1 - of.age)}::date` : undefined,
        of.fromDate ? gte(invoiceDrafts.toDate, of.fromDate) : undefined,
        of.toDate ? lte(invoiceDrafts.fromDate, of.toDate) : undefined,
        of.regionId ? eq(invoiceDrafts.regionId, of.regionId) : undefined,
        seenBills(person, invoiceDrafts.customerId),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(1000)
}
