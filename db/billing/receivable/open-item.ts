import { and, asc, eq, inArray, isNull, lte, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { type OpenItem, openOf } from '~/domain/billing/receivable'
import { type PlainDate, SINGAPORE } from '~/domain/kit/time'
import { customers, projects } from '../../customers/tables'
import type { Sql } from '../../kit/open'
import { isCancelled } from '../cancelled-invoice'
import { seenBills } from '../scope'
import { invoices } from '../tables'
import { paymentAllocations, payments } from './tables'

type Asked = { day: PlainDate; customerId?: string; invoiceIds?: readonly string[]; settled?: boolean }
export type CustomerItem = OpenItem & {
  customerId: string
  projectId: string
  sentAt: Date | null
  creditsInvoiceId: string | null
}

const notesOn = (kind: string, day: PlainDate) => raw`coalesce((select sum(note.total) from ${invoices} note
  where note.credits_invoice_id = ${invoices.id} and note.kind = ${kind} and note.invoice_date <= ${day}), 0)`

/**
 * Credit notes on a bill up to a day, as a negative amount. The note that cancels an invoice credits its debit notes as
 * well: what it takes off them is not open on them, and not over on the invoice.
 */
const creditedBy = (day: PlainDate): SQL<string> => raw<string>`(case
  when ${invoices.kind} = 'debit_note' and ${isCancelled(invoices.creditsInvoiceId, day)} then -${invoices.total}
  when ${isCancelled(invoices.id, day)} then ${notesOn('credit_note', day)} + ${notesOn('debit_note', day)}
  else ${notesOn('credit_note', day)} end)::numeric(14,2)::text`

/** A payment that was reversed later counts until then: what an ageing said of a day it says for ever. */
const reversedAfter = (reversedAt: SQL, day: PlainDate): SQL =>
  raw`(${reversedAt} at time zone ${raw.raw(`'${SINGAPORE}'`)})::date > ${day}::date`
/** Nor does what its reversal took back. */
const takenLater = (reversedAt: SQL, day: PlainDate): SQL =>
  raw`coalesce(part.amount < 0 and part.at >= ${reversedAt} and ${reversedAfter(reversedAt, day)}, false)`

/** What was paid of a bill by payments up to a day. */
const paidBy = (
  day: PlainDate,
): SQL<string> => raw<string>`coalesce((select sum(part.amount) from ${paymentAllocations} part
  join ${payments} paid on paid.id = part.payment_id
  where part.invoice_id = ${invoices.id} and paid.paid_on <= ${day}
    and not ${takenLater(raw`paid.reversed_at`, day)}), 0)::numeric(14,2)::text`

/** A credit note on an invoice is part of that invoice; every other bill is an item of its own. */
const isItem = or(ne(invoices.kind, 'credit_note'), isNull(invoices.creditsInvoiceId))

/**
 * The open items on a day, oldest due first: the only place that says what is still to be paid of a bill. `settled` gives
 * those too of which nothing is open.
 */
export async function openItems(sql: Sql, person: Person, of: Asked): Promise<CustomerItem[]> {
  if (of.invoiceIds && !of.invoiceIds.length) return []
  const [credited, paid] = [creditedBy(of.day), paidBy(of.day)]
  const rows = await sql
    .select({
      id: invoices.id,
      customerId: invoices.customerId,
      projectId: invoices.projectId,
      invoiceNo: invoices.invoiceNo,
      customerDocumentNo: invoices.customerDocumentNo,
      kind: invoices.kind,
      creditsInvoiceId: invoices.creditsInvoiceId,
      projectName: projects.projectName,
      purchaseOrderNo: invoices.purchaseOrderNo,
      invoiceDate: invoices.invoiceDate,
      dueDate: invoices.dueDate,
      sentAt: invoices.sentAt,
      total: invoices.total,
      credited,
      paid,
    })
    .from(invoices)
    .innerJoin(projects, eq(projects.id, invoices.projectId))
    .where(
      and(
        isItem,
        lte(invoices.invoiceDate, of.day),
        of.customerId ? eq(invoices.customerId, of.customerId) : undefined,
        of.invoiceIds ? inArray(invoices.id, [...of.invoiceIds]) : undefined,
        of.settled ? undefined : raw`${invoices.total} + ${credited}::numeric - ${paid}::numeric <> 0`,
        seenBills(person, invoices.customerId),
      ),
    )
    .orderBy(asc(invoices.dueDate), asc(invoices.invoiceNo))
  return rows.map(row => ({ ...row, open: openOf(row) }))
}

/** Payments up to a day that pay no bill of up to that day, by customer. */
export async function unallocatedOf(
  sql: Sql,
  person: Person,
  { day, customerId }: { day: PlainDate; customerId?: string },
): Promise<Map<string, string>> {
  const used = raw`coalesce((select sum(part.amount) from ${paymentAllocations} part join ${invoices} bill on bill.id = part.invoice_id
    where part.payment_id = ${payments.id} and bill.invoice_date <= ${day}
    and not ${takenLater(raw`${payments.reversedAt}`, day)}), 0)`
  const rows = await sql
    .select({
      customerId: payments.customerId,
      left: raw<string>`sum(${payments.amount} - ${used})::numeric(14,2)::text`,
    })
    .from(payments)
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(
      and(
        raw`(${payments.reversedAt} is null or ${reversedAfter(raw`${payments.reversedAt}`, day)})`,
        lte(payments.paidOn, day),
        customerId ? eq(payments.customerId, customerId) : undefined,
        seenBills(person, payments.customerId),
      ),
    )
    .groupBy(payments.customerId)
  return new Map(rows.map(row => [row.customerId, row.left]))
}
