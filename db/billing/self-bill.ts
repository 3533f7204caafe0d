import {
  and,
  asc,
  desc,
  eq,
  exists,
  ilike,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { SelfBillRow, SelfBillSearch, SelfBillStatus } from '~/domain/billing/self-bill'
import type { DocumentLine } from '~/domain/billing/self-bill-match'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { customers, projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { isOpen } from './draft-exception'
import { seenBills } from './scope'
import { selfBillLines, selfBills } from './self-bill-tables'
import { draftExceptions, invoiceDrafts } from './tables'

export const selfBill = record(selfBills, 'self_bill')
export type SelfBillRecord = typeof selfBills.$inferSelect
export const selfBillLine = children(selfBillLines, 'selfBillId', 'self_bill', 'lines')

const openDifferences = (sql: Sql) =>
  sql
    .select({ one: raw`1` })
    .from(draftExceptions)
    .where(and(eq(draftExceptions.draftId, selfBills.draftId), eq(draftExceptions.kind, 'self_billed'), isOpen()))

const differences = raw<number>`(select count(*)::int from invoice_draft_exception e where e.draft_id = ${selfBills.draftId}
  and e.kind = 'self_billed' and e.settled_at is null and e.accepted_at is null)`
const status = raw<SelfBillStatus>`(case when ${invoiceDrafts.status} = 'invoiced' then 'receivable'
  when ${selfBills.documentNo} is null then 'sent' when ${differences} > 0 then 'differing' else 'matched' end)`

const COLUMNS = {
  id: selfBills.id,
  version: selfBills.version,
  statementNo: selfBills.statementNo,
  draftId: selfBills.draftId,
  draftNo: invoiceDrafts.draftNo,
  draftStatus: invoiceDrafts.status,
  customerId: selfBills.customerId,
  customerName: customers.customerName,
  projectName: projects.projectName,
  fromDate: invoiceDrafts.fromDate,
  toDate: invoiceDrafts.toDate,
  statementDate: selfBills.statementDate,
  total: selfBills.total,
  sentAt: selfBills.sentAt,
  documentNo: selfBills.documentNo,
  documentDate: selfBills.documentDate,
  documentTotal: selfBills.documentTotal,
  differences,
  status,
}
const SORTS = {
  statementNo: selfBills.statementNo,
  customerName: customers.customerName,
  statementDate: selfBills.statementDate,
  total: selfBills.total,
}

const read = (sql: Sql, where: SQL | undefined) =>
  sql
    .select(COLUMNS)
    .from(selfBills)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, selfBills.draftId))
    .innerJoin(customers, eq(customers.id, selfBills.customerId))
    .innerJoin(projects, eq(projects.id, invoiceDrafts.projectId))
    .where(where)
    .$dynamic()

export function searchSelfBills(sql: Sql, person: Person, of: SelfBillSearch): Promise<Page<SelfBillRow>> {
  const where = and(
    seenBills(person, selfBills.customerId),
    of.customerId ? eq(selfBills.customerId, of.customerId) : undefined,
    inStatus(sql, of.status),
    of.keyword
      ? or(
          ilike(selfBills.statementNo, like(of.keyword)),
          ilike(selfBills.documentNo, like(of.keyword)),
          ilike(customers.customerName, like(of.keyword)),
          ilike(projects.projectName, like(of.keyword)),
        )
      : undefined,
  )
  const order = sorted(of.sort, SORTS, [desc(selfBills.statementDate), desc(selfBills.statementNo)])
  return paged(read(sql, where).orderBy(...order), cappedCount(sql, read(sql, where)), of)
}

function inStatus(sql: Sql, of: SelfBillStatus | undefined): SQL | undefined {
  if (!of) return
  if (of === 'receivable') return eq(invoiceDrafts.status, 'invoiced')
  const running = ne(invoiceDrafts.status, 'invoiced')
  if (of === 'sent') return and(running, isNull(selfBills.documentNo))
  const has = openDifferences(sql)
  return and(running, isNotNull(selfBills.documentNo), of === 'differing' ? exists(has) : notExists(has))
}

/** A statement that the person may see; outside the scope it does not exist. */
export async function seenSelfBill(sql: Sql, person: Person, id: string): Promise<SelfBillRow> {
  const [row] = await read(sql, and(eq(selfBills.id, id), seenBills(person, selfBills.customerId)))
  if (!row) throw new Missing('There is no such statement')
  return row
}

export async function selfBillOfDraft(sql: Sql, draftId: string): Promise<SelfBillRecord | undefined> {
  const [row] = await sql.select().from(selfBills).where(eq(selfBills.draftId, draftId))
  return row
}

/** The statement of the same customer that has a document number already. */
export async function selfBillOfDocument(
  sql: Sql,
  { customerId, documentNo }: { customerId: string; documentNo: string },
): Promise<SelfBillRecord | undefined> {
  const same = raw`lower(${selfBills.documentNo}) = ${documentNo.toLowerCase()}`
  const [row] = await sql
    .select()
    .from(selfBills)
    .where(and(eq(selfBills.customerId, customerId), same))
  return row
}

/** Statements by number, for a file. */
export function selfBillsByNo(sql: Sql, person: Person, nos: readonly string[]): Promise<SelfBillRow[]> {
  const asked = raw.join(
    [...new Set(nos)].map(no => raw`${no}`),
    raw`, `,
  )
  return nos.length
    ? read(sql, and(raw`${selfBills.statementNo} in (${asked})`, seenBills(person, selfBills.customerId)))
    : Promise.resolve([])
}

/** The lines of the customer's document as they are on it. */
export function documentLines(sql: Sql, selfBillId: string): Promise<DocumentLine[]> {
  const { id, selfBillId: whose, docketNo, description, quantity, amount, place } = selfBillLines
  return sql
    .select({ id, docketNo, description, quantity, amount })
    .from(selfBillLines)
    .where(eq(whose, selfBillId))
    .orderBy(asc(place))
}

export async function isSelfBilling(sql: Sql, customerId: string): Promise<boolean> {
  const [row] = await sql.select({ is: customers.selfBilling }).from(customers).where(eq(customers.id, customerId))
  return row?.is ?? false
}

/** The load that has a docket number, whichever bill it is on. */
export async function loadOfDocket(
  sql: Sql,
  docketNo: string,
): Promise<{ doNumber: string | null; draftNo: string | null } | undefined> {
  const [row] = await sql
    .select({ doNumber: deliveryOrders.doNumber, draftNo: invoiceDrafts.draftNo })
    .from(deliveryOrders)
    .leftJoin(invoiceDrafts, eq(invoiceDrafts.id, deliveryOrders.invoiceDraftId))
    .where(eq(deliveryOrders.doNumber, docketNo.toUpperCase()))
  return row
}
