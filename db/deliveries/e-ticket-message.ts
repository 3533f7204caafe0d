import { and, asc, desc, eq, inArray, isNotNull, max, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ETicketMessageRow, ETicketMessageSearch } from '~/domain/deliveries/e-ticket-message'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, paged } from '../kit/page'
import { record } from '../kit/record'
import { eTicketSubscriptions, eTicketMessages as messages } from './e-ticket-tables'
import { seenSubscriptions } from './scope'
import { deliveryOrders } from './tables'

/** Its text is in the table and not on the trail as well: the trail says what was sent when and what was answered. */
export const eTicketMessage = record(messages, 'e_ticket_message', {
  hidden: ['body', 'tries'],
  label: 'message of an e-ticket subscription',
})
export type MessageRecord = typeof messages.$inferSelect

/** The log of a subscription that a person sees, newest first. */
export function messagePage(
  sql: Sql,
  person: Person,
  subscriptionId: string,
  { status, ...paging }: ETicketMessageSearch,
): Promise<Page<ETicketMessageRow>> {
  const { id, version, event, doNumber, sequence, at, attempts, lastStatus, lastFault, nextAt, sentAt, tries } =
    messages
  const seen = sql
    .select({ id: eTicketSubscriptions.id })
    .from(eTicketSubscriptions)
    .where(and(eq(eTicketSubscriptions.id, subscriptionId), seenSubscriptions(person)))
  const where = and(inArray(messages.subscriptionId, seen), status ? eq(messages.status, status) : undefined)
  const rows = sql
    .select({
      ...{ id, version, event, doNumber, sequence, at, status: messages.status, attempts },
      ...{ lastStatus, lastFault, nextAt, sentAt, tries },
    })
    .from(messages)
    .where(where)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .$dynamic()
  return paged<ETicketMessageRow>(
    rows,
    cappedCount(sql, sql.select({ id }).from(messages).where(where).$dynamic()),
    paging,
  )
}

/** The next number of what is told of a load; the load is held by whoever tells. */
export async function nextSequence(sql: Sql, deliveryOrderId: string): Promise<number> {
  const [row] = await sql
    .select({ last: max(messages.sequence) })
    .from(messages)
    .where(eq(messages.deliveryOrderId, deliveryOrderId))
  return (row?.last ?? 0) + 1
}

/** What a subscription has not been told yet, oldest first, held to the end of the work. */
export function lockUnsent(
  sql: Sql,
  subscriptionId: string,
  status: 'waiting' | 'held',
  most: number,
): Promise<MessageRecord[]> {
  return sql
    .select()
    .from(messages)
    .where(and(eq(messages.subscriptionId, subscriptionId), eq(messages.status, status)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(most)
    .for('update')
}

/** The last ticket of a subscription's customer or project, to try the address with. */
export async function lastTicketOf(
  sql: Sql,
  { customerId, projectId }: Pick<typeof eTicketSubscriptions.$inferSelect, 'customerId' | 'projectId'>,
): Promise<{ id: string; doNumber: string | null } | undefined> {
  const [row] = await sql
    .select({ id: deliveryOrders.id, doNumber: deliveryOrders.doNumber })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.customerId, customerId),
        projectId ? eq(deliveryOrders.projectId, projectId) : undefined,
        isNotNull(deliveryOrders.generatedAt),
        isNotNull(deliveryOrders.doNumber),
      ),
    )
    .orderBy(desc(deliveryOrders.doDate), desc(deliveryOrders.generatedAt))
    .limit(1)
  return row
}

/** Forgets the log of what arrived or was given up before a moment; says how many. */
export async function forgetMessages(sql: Sql, before: Date, most = 5000): Promise<number> {
  const old = sql
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.status, ['sent', 'failed']), raw`${messages.createdAt} < ${before}`))
    .limit(most)
  const gone = await sql.delete(messages).where(inArray(messages.id, old)).returning({ id: messages.id })
  return gone.length
}
