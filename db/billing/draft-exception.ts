import { and, asc, eq, inArray, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { DraftExceptionRow, ExceptionOfRow } from '~/domain/billing/draft-exception'
import { customers, salespeople } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { users } from '../users/tables'
import { draftExceptions, invoiceDrafts } from './tables'

export const draftException = record(draftExceptions, 'invoice_draft_exception', { label: 'exception of a draft' })
export type DraftExceptionRecord = typeof draftExceptions.$inferSelect

/** Neither accepted nor settled: the draft waits for it. */
export const isOpen = (): SQL => and(isNull(draftExceptions.settledAt), isNull(draftExceptions.acceptedAt))!
/** What a row of a list shows of the exceptions of its draft, and what they are settled by. */
export const openExceptionsOfRow = raw<ExceptionOfRow[]>`coalesce((
  select json_agg(json_build_object('id', e.id, 'version', e.version, 'kind', e.kind, 'text', e.text, 'lineId', e.line_id,
    'deliveryOrderId', e.delivery_order_id, 'raisedAt', e.created_at, 'ownerName', (
      select u.name from portal_user u where u.id = e.owner_id
    ), 'doNumber', (
      select d.do_number from delivery_order d where d.id = e.delivery_order_id
    ), 'line', (
      select json_build_object('id', l.id, 'quantity', l.quantity::text, 'unitPrice', l.unit_price::text, 'unit', l.unit,
        'disputed', l.disputed) from invoice_draft_line l where l.id = e.line_id
    )) order by e.created_at, e.id) from invoice_draft_exception e
  where e.draft_id = ${invoiceDrafts.id} and e.settled_at is null and e.accepted_at is null), '[]')`

/** Whether a person changed, added or disputed a line of a row's draft, or accepted an exception of it. */
export const byHandOfRow = raw<boolean>`(exists (select 1 from invoice_draft_line l where l.draft_id = ${invoiceDrafts.id}
  and (l.kind = 'adjustment' or l.disputed or l.decided_price is not null or l.decided_quantity is not null))
  or exists (select 1 from invoice_draft_exception e where e.draft_id = ${invoiceDrafts.id} and e.accepted_at is not null))`

/** No exception is open, and no person touched it: as `isClean` of the domain says of a row. */
export const cleanDrafts = (): SQL => raw`${invoiceDrafts.kind} = 'invoice' and not (${byHandOfRow}) and not exists (
  select 1 from invoice_draft_exception e where e.draft_id = ${invoiceDrafts.id} and e.settled_at is null
  and e.accepted_at is null)`

/** What of a draft is held against the limits of a pass. */
export async function draftToPass(
  sql: Sql,
  draftId: string,
): Promise<{ exceptions: ExceptionOfRow[]; byHand: boolean } | undefined> {
  const [row] = await sql
    .select({ exceptions: openExceptionsOfRow, byHand: byHandOfRow })
    .from(invoiceDrafts)
    // Of one table alone the inner statements would read their own id.
    .innerJoin(customers, eq(customers.id, invoiceDrafts.customerId))
    .where(eq(invoiceDrafts.id, draftId))
  return row
}

/** Every exception that the draft ever had and that was not simply gone, the oldest first. */
export function exceptionsOfDraft(sql: Sql, draftId: string): Promise<DraftExceptionRow[]> {
  const { id, version, kind, text, deliveryOrderId, lineId, ownerId, createdAt } = draftExceptions
  const { acceptedAt, reason, settledAt, settlement } = draftExceptions
  return sql
    .select({
      ...{ id, version, kind, text, deliveryOrderId, lineId, ownerId, acceptedAt, reason, settledAt, settlement },
      raisedAt: createdAt,
      ownerName: users.name,
      doNumber: raw<
        string | null
      >`(select do_number from ${deliveryOrders} where ${deliveryOrders.id} = ${deliveryOrderId})`,
      acceptedByName: raw<string | null>`(select name from ${users} where ${users.id} = ${draftExceptions.acceptedBy})`,
    })
    .from(draftExceptions)
    .leftJoin(users, eq(users.id, draftExceptions.ownerId))
    .where(and(eq(draftExceptions.draftId, draftId), raw`${draftExceptions.settlement} is distinct from 'gone'`))
    .orderBy(asc(draftExceptions.createdAt), asc(draftExceptions.id))
}

/** All exceptions of a draft, locked. */
export function lockExceptions(work: Work, draftId: string): Promise<DraftExceptionRecord[]> {
  return work.sql
    .select()
    .from(draftExceptions)
    .where(eq(draftExceptions.draftId, draftId))
    .orderBy(asc(draftExceptions.createdAt), asc(draftExceptions.id))
    .for('update')
}

export async function openExceptionCount(sql: Sql, draftId: string): Promise<number> {
  return sql.$count(draftExceptions, and(eq(draftExceptions.draftId, draftId), isOpen()))
}

type Owners = { maker: string | null; sales: string | null }

/** The people of each draft who are asked first: its maker, and the salesperson's own user. */
export async function ownersOf(sql: Sql, draftIds: readonly string[]): Promise<Map<string, Owners>> {
  const rows = await sql
    .select({ id: invoiceDrafts.id, maker: users.id, sales: salespeople.userId })
    .from(invoiceDrafts)
    .leftJoin(users, eq(users.id, invoiceDrafts.madeBy))
    .leftJoin(salespeople, eq(salespeople.id, invoiceDrafts.salespersonId))
    .where(inArray(invoiceDrafts.id, [...draftIds]))
  return new Map(rows.map(({ id, ...owners }) => [id, owners]))
}
