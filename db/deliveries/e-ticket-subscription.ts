import { and, asc, count, eq, ilike, inArray, isNull, max, ne, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { ETicketSubscriptionRow, ETicketSubscriptionSearch } from '~/domain/deliveries/e-ticket-subscription'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import type { DeliveryOrderRow } from './delivery-order'
import { eTicketMessages, eTicketSubscriptions as subscriptions } from './e-ticket-tables'
import { seenSubscriptions } from './scope'

const SECRETS = ['secret', 'previousSecret']
export const eTicketSubscription = record(subscriptions, 'e_ticket_subscription', {
  hidden: SECRETS,
  label: 'e-ticket subscription',
})
export type SubscriptionRecord = typeof subscriptions.$inferSelect

const ofMessages = (sql: Sql) =>
  sql
    .select({
      subscriptionId: eTicketMessages.subscriptionId,
      waiting: count(raw`case when ${inArray(eTicketMessages.status, ['waiting', 'held'])} then 1 end`).as('waiting'),
      lastSentAt: max(eTicketMessages.sentAt).as('last_sent_at'),
    })
    .from(eTicketMessages)
    .groupBy(eTicketMessages.subscriptionId)
    .as('told')

function asked(sql: Sql) {
  const told = ofMessages(sql)
  const { id, version, customerId, projectId, url, events, status, statusReason, hint } = subscriptions
  const { previousUntil, failingSince } = subscriptions
  return sql
    .select({
      ...{ id, version, customerId, customerName: customers.customerName, projectId },
      ...{ projectName: projects.projectName, url, events, status, statusReason, hint, previousUntil, failingSince },
      waiting: raw<number>`coalesce(${told.waiting}, 0)::int`,
      lastSentAt: told.lastSentAt,
    })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, customerId))
    .leftJoin(projects, eq(projects.id, projectId))
    .leftJoin(told, eq(told.subscriptionId, id))
    .$dynamic()
}

/** Of the customers and projects that the person sees. */
export function searchSubscriptions(
  sql: Sql,
  person: Person,
  search: ETicketSubscriptionSearch,
): Promise<Page<ETicketSubscriptionRow>> {
  const text = search.keyword && like(search.keyword)
  const where = and(
    seenSubscriptions(person),
    search.customerId ? eq(subscriptions.customerId, search.customerId) : undefined,
    search.status ? eq(subscriptions.status, search.status) : undefined,
    text
      ? or(ilike(customers.customerName, text), ilike(projects.projectName, text), ilike(subscriptions.url, text))
      : undefined,
  )
  const sorts = { customerName: customers.customerName, url: subscriptions.url, status: subscriptions.status }
  const rows = asked(sql)
    .where(where)
    .orderBy(...sorted(search.sort, sorts, [asc(customers.customerName)]), asc(subscriptions.id))
  const total = sql
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .leftJoin(projects, eq(projects.id, subscriptions.projectId))
    .where(where)
    .$dynamic()
  return paged<ETicketSubscriptionRow>(rows, cappedCount(sql, total), search)
}

/** One of a customer or project that the person does not see is none. */
export async function getSeenSubscription(sql: Sql, person: Person, id: string): Promise<ETicketSubscriptionRow> {
  const [row] = await asked(sql).where(and(eq(subscriptions.id, id), seenSubscriptions(person)))
  if (!row) throw new Missing('There is no such e-ticket subscription')
  return row
}

/** Those that are told of a load, ended ones aside. */
export function subscriptionsOf(
  sql: Sql,
  load: Pick<DeliveryOrderRow, 'customerId' | 'projectId'>,
): Promise<SubscriptionRecord[]> {
  return sql
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, load.customerId),
        or(isNull(subscriptions.projectId), eq(subscriptions.projectId, load.projectId)),
        ne(subscriptions.status, 'ended'),
      ),
    )
    .orderBy(asc(subscriptions.id))
}

/** All that is sealed, to seal it anew; nobody makes a new secret meanwhile. */
export const lockSecrets = (sql: Sql): Promise<SubscriptionRecord[]> =>
  sql.select().from(subscriptions).orderBy(subscriptions.id).for('update')

export async function sealSecretsAnew(
  sql: Sql,
  id: string,
  of: Pick<SubscriptionRecord, 'secret' | 'previousSecret'>,
): Promise<void> {
  await sql.update(subscriptions).set(of).where(eq(subscriptions.id, id))
}
