import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { RebateRow, RebateSearch } from '~/domain/billing/rebate/rebate'
import type { InvoiceToRebate } from '~/domain/billing/rebate/work-rebate'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { customers } from '../../customers/tables'
import type { Sql } from '../../kit/open'
import { cappedCount, paged, sorted } from '../../kit/page'
import { record } from '../../kit/record'
import { users } from '../../users/tables'
import { notedLines } from '../noted-lines'
import { isOpenDraft } from '../open-draft'
import { seenBills } from '../scope'
import { invoiceDrafts, invoices } from '../tables'
import { rebates } from './tables'

export const rebate = record(rebates, 'rebate')
export type RebateRecord = typeof rebates.$inferSelect
type Days = Pick<RebateRecord, 'customerId' | 'fromDate' | 'toDate'>

const { customerId, fromDate, toDate } = rebates
const ender = alias(users, 'ender')
const COLUMNS = {
  ...{ id: rebates.id, version: rebates.version, customerId, customerName: customers.customerName, fromDate, toDate },
  ...{ tiers: rebates.tiers, reason: rebates.reason, settledAt: rebates.settledAt, madeBy: users.name },
  ...{ endedAt: rebates.endedAt, endReason: rebates.endReason },
  // Nothing changes it after its end.
  endedBy: raw<string | null>`case when ${rebates.endedAt} is not null then ${ender.name} end`,
}

export function searchRebates(sql: Sql, person: Person, of: RebateSearch): Promise<Page<RebateRow>> {
  const where = and(
    seenBills(person, customerId),
    of.customerId ? eq(customerId, of.customerId) : undefined,
    of.keyword ? raw`${customers.customerName} ilike ${`%${of.keyword}%`}` : undefined,
  )
  const from = () =>
    sql
      .select(COLUMNS)
      .from(rebates)
      .innerJoin(customers, eq(customers.id, customerId))
      .leftJoin(users, eq(users.id, rebates.createdBy))
      .leftJoin(ender, eq(ender.id, rebates.updatedBy))
      .where(where)
  const rows = from()
    .orderBy(
      ...sorted(of.sort, { customerName: customers.customerName, fromDate, toDate }, [
        desc(toDate),
        asc(customers.customerName),
      ]),
      asc(rebates.id),
    )
    .$dynamic()
  return paged<RebateRow>(rows, cappedCount(sql, from().$dynamic()), of)
}

export async function seenRebate(sql: Sql, person: Person, id: string): Promise<RebateRow> {
  const [row] = await sql
    .select(COLUMNS)
    .from(rebates)
    .innerJoin(customers, eq(customers.id, customerId))
    .leftJoin(users, eq(users.id, rebates.createdBy))
    .leftJoin(ender, eq(ender.id, rebates.updatedBy))
    .where(and(eq(rebates.id, id), seenBills(person, customerId)))
  if (!row) throw new Missing('There is no such rebate')
  return row
}

/** Another rebate of the customer with a day of these; one that was ended leaves its days free. */
export async function rebateOn(sql: Sql, of: Days): Promise<RebateRecord | undefined> {
  const [row] = await sql
    .select()
    .from(rebates)
    .where(
      and(eq(customerId, of.customerId), isNull(rebates.endedAt), lte(fromDate, of.toDate), gte(toDate, of.fromDate)),
    )
    .limit(1)
  return row
}

/** The invoices of a customer whose delivery period ends within the days, each with its lines and those of its notes. */
export async function invoicesToRebate(sql: Sql, of: Days): Promise<InvoiceToRebate[]> {
  const rows = await sql
    .select({
      id: invoices.id,
      invoiceNo: invoices.invoiceNo,
      invoiceDate: invoices.invoiceDate,
      gstPercent: invoices.gstPercent,
      gstTotals: invoices.gstTotals,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.customerId, of.customerId),
        eq(invoices.kind, 'invoice'),
        gte(invoices.toDate, of.fromDate),
        lte(invoices.toDate, of.toDate),
      ),
    )
    .orderBy(asc(invoices.invoiceNo))
  const found: InvoiceToRebate[] = []
  for (const { id, invoiceNo, invoiceDate, ...taxed } of rows)
    found.push({ invoiceId: id, invoiceNo, invoiceDate, lines: await notedLines(sql, { id, ...taxed }) })
  return found
}

/** Drafts and notes of the days that have no number yet: with them the quantity is not final. */
export async function openBillsOf(sql: Sql, of: Days): Promise<string[]> {
  const rows = await sql
    .select({ draftNo: invoiceDrafts.draftNo })
    .from(invoiceDrafts)
    .where(
      and(
        eq(invoiceDrafts.customerId, of.customerId),
        isOpenDraft,
        gte(invoiceDrafts.toDate, of.fromDate),
        lte(invoiceDrafts.toDate, of.toDate),
      ),
    )
    .orderBy(asc(invoiceDrafts.draftNo))
  return rows.map(row => row.draftNo)
}

export type RebateNoteRow = {
  draftId: string
  draftNo: string
  status: string
  total: string
  invoiceNo: string | null
}

/** What became of the credit notes of a rebate. */
export async function notesOfRebate(sql: Sql, id: string): Promise<RebateNoteRow[]> {
  const { notes } = await rebate.get(sql, id)
  if (!notes.length) return []
  return sql
    .select({
      draftId: invoiceDrafts.id,
      draftNo: invoiceDrafts.draftNo,
      status: raw<string>`${invoiceDrafts.status}`,
      total: invoiceDrafts.total,
      invoiceNo: invoices.invoiceNo,
    })
    .from(invoiceDrafts)
    .leftJoin(invoices, eq(invoices.draftId, invoiceDrafts.id))
    .where(
      inArray(
        invoiceDrafts.id,
        notes.map(note => note.draftId),
      ),
    )
    .orderBy(asc(invoiceDrafts.draftNo))
}

/** Whether a credit note of the rebate still holds or climbs. */
export async function hasNotes(sql: Sql, { notes }: Pick<RebateRecord, 'notes'>): Promise<boolean> {
  if (!notes.length) return false
  const [row] = await sql
    .select({ id: invoiceDrafts.id })
    .from(invoiceDrafts)
    .where(
      and(
        inArray(
          invoiceDrafts.id,
          notes.map(note => note.draftId),
        ),
        ne(invoiceDrafts.status, 'withdrawn'),
      ),
    )
    .limit(1)
  return row !== undefined
}
