import { and, asc, eq, gte, ilike, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ExceptionSearch, InvoiceException } from '~/domain/billing/draft-exception'
import type { ExceptionListSearch } from '~/domain/billing/draft-exception-owner'
import type { Page } from '~/domain/kit/page'
import { addDays, businessDay } from '~/domain/kit/time'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { users } from '../users/tables'
import { isOpen } from './draft-exception'
import { isOpenDraft } from './open-draft'
import { seenBills } from './scope'
import { draftExceptions, invoiceDrafts } from './tables'

/** Every open exception of the open drafts with who is asked first, the oldest first. */
export async function invoiceExceptions(
  sql: Sql,
  person: Person,
  of: ExceptionSearch,
  now: Date,
): Promise<InvoiceException[]> {
  return open(sql, person, of, now).limit(1000)
}

/** The same by page, for whoever works through them. */
export async function exceptionPage(
  sql: Sql,
  person: Person,
  { limit, offset, sort, keyword, ...of }: ExceptionListSearch,
  now: Date,
): Promise<Page<InvoiceException>> {
  const words = keyword
    ? or(
        ...[invoiceDrafts.draftNo, customers.customerName, projects.projectName, draftExceptions.text].map(column =>
          ilike(column, like(keyword)),
        ),
      )
    : undefined
  const counted = sql
    .select({ id: draftExceptions.id })
    .from(draftExceptions)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, draftExceptions.draftId))
    .innerJoin(customers, eq(customers.id, invoiceDrafts.customerId))
    .innerJoin(projects, eq(projects.id, invoiceDrafts.projectId))
    .where(and(asked(person, of, now), words))
  const usual = [asc(draftExceptions.createdAt), asc(draftExceptions.id)]
  const rows = open(sql, person, of, now, words).orderBy(...sorted(sort, SORTS, usual), asc(draftExceptions.id))
  return paged(rows, cappedCount(sql, counted.$dynamic()), { limit, offset })
}

const SORTS = {
  raisedAt: draftExceptions.createdAt,
  kind: draftExceptions.kind,
  ownerName: users.name,
  draftNo: invoiceDrafts.draftNo,
  customerName: customers.customerName,
  projectName: projects.projectName,
  total: invoiceDrafts.total,
}

function asked(person: Person, of: ExceptionSearch, now: Date): SQL {
  const ownerId = of.mine ? person.id : of.ownerId
  const { kind, createdAt } = draftExceptions
  return and(
    isOpen(),
    isOpenDraft,
    of.kind ? eq(kind, of.kind) : undefined,
    ownerId ? eq(draftExceptions.ownerId, ownerId) : undefined,
    // Days of the calendar: what was raised yesterday evening is a day old this morning.
    of.age ? raw`${createdAt} < ${addDays(businessDay(now), 1 - of.age)}::date` : undefined,
    of.fromDate ? gte(invoiceDrafts.toDate, of.fromDate) : undefined,
    of.toDate ? lte(invoiceDrafts.fromDate, of.toDate) : undefined,
    of.regionId ? eq(invoiceDrafts.regionId, of.regionId) : undefined,
    seenBills(person, invoiceDrafts.customerId),
  )!
}

function open(sql: Sql, person: Person, of: ExceptionSearch, now: Date, more?: SQL) {
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
    .where(and(asked(person, of, now), more))
    .orderBy(asc(createdAt), asc(id))
    .$dynamic()
}
