import { and, asc, desc, eq, gte, inArray, isNull, lte, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { PaymentAllocationRow, PaymentRow } from '~/domain/billing/payment'
import { Missing } from '~/domain/kit/problem'
import { customers } from '../customers/tables'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { paymentAllocations, payments } from './receivable/tables'
import { seenBills } from './scope'
import { invoices } from './tables'

export const payment = record(payments, 'payment')
export const paymentAllocation = ledger(paymentAllocations, 'payment')
export type PaymentRecord = typeof payments.$inferSelect

const used = raw`coalesce((select sum(part.amount) from ${paymentAllocations} part where part.payment_id = ${payments.id}), 0)`
/** What of a payment pays no invoice; of a reversed one nothing is left. */
export const left = raw<string>`(case when ${payments.reversedAt} is null then ${payments.amount} - ${used} else 0 end)::numeric(14,2)`

const COLUMNS = {
  id: payments.id,
  version: payments.version,
  paymentNo: payments.paymentNo,
  customerId: payments.customerId,
  customerName: customers.customerName,
  customerCode: customers.customerCode,
  reference: payments.reference,
  paidOn: payments.paidOn,
  amount: payments.amount,
  left: left.as('left_over'),
  method: payments.method,
  source: payments.source,
  remarks: payments.remarks,
  reversedAt: payments.reversedAt,
  reversedReason: payments.reversedReason,
}
export const paymentsRead = (sql: Sql) =>
  sql.select(COLUMNS).from(payments).innerJoin(customers, eq(customers.id, payments.customerId))

/** What came in on these days and was not taken back. */
export async function collectedIn(sql: Sql, person: Person, of: { from: string; to: string }): Promise<string> {
  const [row] = await sql
    .select({ total: raw<string>`coalesce(sum(${payments.amount}), 0)::numeric(14,2)::text` })
    .from(payments)
    .where(
      and(
        seenBills(person, payments.customerId),
        gte(payments.paidOn, of.from),
        lte(payments.paidOn, of.to),
        isNull(payments.reversedAt),
      ),
    )
  return row!.total
}

export async function seenPayment(sql: Sql, person: Person, id: string): Promise<PaymentRow> {
  const [row] = await paymentsRead(sql).where(and(eq(payments.id, id), seenBills(person, payments.customerId)))
  if (!row) throw new Missing('There is no such payment')
  return row
}

export function allocationsOf(sql: Sql, paymentId: string): Promise<PaymentAllocationRow[]> {
  const { id, invoiceId, amount, at, byName, reason } = paymentAllocations
  return sql
    .select({ id, invoiceId, invoiceNo: invoices.invoiceNo, amount, at, byName, reason })
    .from(paymentAllocations)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .where(eq(paymentAllocations.paymentId, paymentId))
    .orderBy(asc(at), asc(id))
}

/** What a payment pays of each bill now. */
export async function partsOf(sql: Sql, paymentId: string): Promise<Map<string, string>> {
  const { invoiceId, amount } = paymentAllocations
  const rows = await sql
    .select({ invoiceId, amount: raw<string>`sum(${amount})::numeric(14,2)::text` })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.paymentId, paymentId))
    .groupBy(invoiceId)
    .having(raw`sum(${amount}) <> 0`)
  return new Map(rows.map(row => [row.invoiceId, row.amount]))
}

/** The payments of a bill, newest first, each with what it pays of it. */
export function payersOf(sql: Sql, invoiceId: string): Promise<{ paymentId: string; amount: string }[]> {
  const { paymentId, amount } = paymentAllocations
  return sql
    .select({ paymentId, amount: raw<string>`sum(${amount})::numeric(14,2)::text` })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.invoiceId, invoiceId))
    .groupBy(paymentId)
    .having(raw`sum(${amount}) <> 0`)
    .orderBy(desc(raw`max(${paymentAllocations.at})`), desc(paymentId))
}

/** The payment of a customer with that reference; from here to the end of the work nobody else enters it. */
export async function paymentByReference(
  work: Work,
  customerId: string,
  reference: string,
): Promise<PaymentRecord | undefined> {
  await work.sql.execute(
    raw`select pg_advisory_xact_lock(hashtextextended(${`${customerId} ${reference.toLowerCase()}`}, 724005))`,
  )
  return (await paymentsByReference(work.sql, [{ customerId, reference }]))[0]
}

export async function paymentsByReference(
  sql: Sql,
  of: readonly { customerId: string; reference: string }[],
): Promise<PaymentRecord[]> {
  if (!of.length) return []
  const references = of.map(each => each.reference.toLowerCase())
  const rows = await sql
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.customerId, [...new Set(of.map(each => each.customerId))]),
        inArray(raw`lower(${payments.reference})`, references),
      ),
    )
  return rows
}

/** Customers by the account that the ERP knows, or by our own code. */
export async function customersByAccount(
  sql: Sql,
  accounts: readonly string[],
): Promise<Map<string, { id: string; customerName: string }>> {
  const asked = [...new Set(accounts.map(text => text.toLowerCase()))]
  if (!asked.length) return new Map()
  const { id, customerName, customerCode, erpAccount } = customers
  const rows = await sql
    .select({ id, customerName, customerCode, erpAccount })
    .from(customers)
    .where(or(inArray(raw`lower(${customerCode})`, asked), inArray(raw`lower(${erpAccount})`, asked)))
  const byCode = rows.map(row => [row.customerCode.toLowerCase(), row] as const)
  const byAccount = rows.flatMap(row => (row.erpAccount ? [[row.erpAccount.toLowerCase(), row] as const] : []))
  // Where a code of ours is an account of somebody else there, the ERP's own name counts.
  return new Map([...byCode, ...byAccount])
}

type Quoted = Map<string, { id: string; customerId: string }>

/** The bill of a customer by our number or, where it issues the invoices itself, by its own. */
export function billQuoted(found: Quoted, customerId: string, no: string): { id: string } | undefined {
  const ours = found.get(no)
  return ours?.customerId === customerId ? ours : found.get(`${customerId} ${no.toUpperCase()}`)
}

export async function invoicesByNo(sql: Sql, nos: readonly string[]): Promise<Quoted> {
  if (!nos.length) return new Map()
  const { id, customerId, invoiceNo, customerDocumentNo } = invoices
  const rows = await sql
    .select({ id, customerId, invoiceNo, customerDocumentNo })
    .from(invoices)
    .where(or(inArray(invoiceNo, [...nos]), inArray(raw`upper(${customerDocumentNo})`, [...nos])))
  return new Map(
    rows.flatMap(row => [
      [row.invoiceNo, row] as const,
      ...(row.customerDocumentNo ? [[`${row.customerId} ${row.customerDocumentNo.toUpperCase()}`, row] as const] : []),
    ]),
  )
}
