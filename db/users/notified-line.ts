import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, lt, lte, or, sql as raw } from 'drizzle-orm'
import { DECIDED_SUBJECTS, DECISIONS, ESCALATION, type NotedLine } from '~/domain/users/notification-line'
import { customerSalespeople, customers, salespeople } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { bulkInsert } from '../kit/bulk'
import type { Sql } from '../kit/open'
import { lastLink } from '../kit/seal'
import { auditLines } from '../kit/tables'
import { orders } from '../orders/tables'
import { notificationProgress, notifications, recordWatches } from './notification-tables'
import { users } from './tables'

const COLUMNS = {
  seq: auditLines.seq,
  at: auditLines.at,
  actorId: auditLines.actorId,
  actorName: auditLines.actorName,
  subject: auditLines.subject,
  subjectId: auditLines.subjectId,
  action: auditLines.action,
  before: auditLines.before,
  after: auditLines.after,
  changed: auditLines.changed,
  reason: auditLines.reason,
  requestId: auditLines.requestId,
}
const BATCH = 500

/**
 * The next lines of the trail that may tell somebody something, in the order of their numbers, and how far they reach.
 * Only up to the sealed head: no line with a lower number can come any more, so none is ever passed over. Holds the one
 * row of the progress, so that two rounds at once tell nothing twice. What happened before `since` is no news.
 */
export async function nextLines(sql: Sql, since: Date): Promise<{ lines: NotedLine[]; upTo: number }> {
  const from = await progressOf(sql)
  const { seq: head } = await lastLink(sql)
  const watched = sql
    .select({ one: raw`1` })
    .from(recordWatches)
    .where(
      and(
        eq(recordWatches.subject, auditLines.subject),
        eq(recordWatches.subjectId, auditLines.subjectId),
        lt(recordWatches.createdAt, auditLines.at),
      ),
    )
  const decided = and(
    inArray(auditLines.subject, [...DECIDED_SUBJECTS, 'customer']),
    raw`${auditLines.changed} && array['status', 'creditSuspended']`,
  )
  const escalated = eq(auditLines.subject, ESCALATION)
  const lines = await sql
    .select(COLUMNS)
    .from(auditLines)
    .where(
      and(
        gt(auditLines.seq, from),
        lte(auditLines.seq, head),
        gte(auditLines.at, since),
        or(decided, escalated, exists(watched)),
      ),
    )
    .orderBy(asc(auditLines.seq))
    .limit(BATCH)
  return { lines: lines as NotedLine[], upTo: lines.length === BATCH ? lines[BATCH - 1]!.seq : head }
}

async function progressOf(sql: Sql): Promise<number> {
  const [held] = await sql.select().from(notificationProgress).for('update')
  if (held) return held.seq
  await sql.insert(notificationProgress).values({ seq: 0 }).onConflictDoNothing()
  const [now] = await sql.select().from(notificationProgress).for('update')
  return now!.seq
}

export async function keepProgress(sql: Sql, seq: number): Promise<void> {
  await sql.update(notificationProgress).set({ seq })
}

/** Who brought the record to where the line found it: the person of the last step before it that was no decision. */
export async function askerOf(sql: Sql, { seq, subject, subjectId }: NotedLine): Promise<string | null> {
  if (!subjectId) return null
  const [row] = await sql
    .select({ actorId: auditLines.actorId })
    .from(auditLines)
    .where(
      and(
        eq(auditLines.subject, subject),
        eq(auditLines.subjectId, subjectId),
        lt(auditLines.seq, seq),
        or(isNull(auditLines.before), raw`'status' = any(${auditLines.changed})`),
        raw`${auditLines.action} <> all(${raw.param(DECISIONS)}::text[])`,
      ),
    )
    .orderBy(desc(auditLines.seq))
    .limit(1)
  return row?.actorId ?? null
}

/** The salespeople of the customer that a line is of, or whose order it is of. */
export async function salespeopleOf(sql: Sql, { subject, subjectId }: NotedLine): Promise<string[]> {
  if (!subjectId) return []
  const customer =
    subject === 'customer'
      ? eq(customers.id, subjectId)
      : eq(customers.id, sql.select({ id: orders.customerId }).from(orders).where(eq(orders.id, subjectId)))
  const rows = await sql
    .selectDistinct({ userId: salespeople.userId })
    .from(customers)
    .innerJoin(customerSalespeople, eq(customerSalespeople.customerId, customers.id))
    .innerJoin(salespeople, eq(salespeople.id, customerSalespeople.salespersonId))
    .where(customer)
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Who runs the laboratory of the plant that made the load of an e-modification. */
export async function laboratoryOf(sql: Sql, { after }: NotedLine): Promise<string[]> {
  const { plantId, id } = deliveryOrders
  const rows = await sql
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(deliveryOrders, eq(id, String(after?.deliveryOrderId)))
    .where(
      and(eq(users.active, true), raw`'lab_manager' = any(${users.roles})`, raw`${plantId} = any(${users.plantIds})`),
    )
  return rows.map(row => row.id)
}

export const addNotifications = (sql: Sql, rows: (typeof notifications.$inferInsert)[]): Promise<void> =>
  bulkInsert(sql, notifications, rows)

/** Where e-mails of each of these people go; who has no address is left out. */
export async function addressesOf(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.active, true)))
  return new Map(rows.flatMap(({ id, email }) => (email ? [[id, email] as const] : [])))
}
