import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { MessageStatus, MessageTry } from '~/domain/deliveries/e-ticket-message'
import type { ETicketEvent, SubscriptionStatus } from '~/domain/deliveries/e-ticket-subscription'
import { customers, projects } from '../customers/tables'
import { demoFlag, instant, recordColumns, textList } from '../kit/columns'
import { deliveryOrders } from './tables'

/**
 * Where the loads of a customer, or of one of its projects, are told as e-tickets, and of which events. status: active,
 * paused (what happens is kept until it goes on), ended.
 */
export const eTicketSubscriptions = pgTable(
  'e_ticket_subscription',
  {
    ...recordColumns,
    ...demoFlag,
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    projectId: uuid().references(() => projects.id),
    url: text().notNull(),
    events: textList(),
    status: text().$type<SubscriptionStatus>().notNull().default('active'),
    statusReason: text(),
    /** Sealed by the key of the installation: it signs, so a hash would not do. */
    secret: text().notNull(),
    hint: text().notNull(),
    previousSecret: text(),
    previousUntil: instant(),
    /** Since when every try has failed; null after one that arrived. */
    failingSince: instant(),
  },
  table => [
    unique('e_ticket_subscription_once').on(table.customerId, table.projectId, table.url).nullsNotDistinct(),
    index('e_ticket_subscription_project').on(table.projectId),
  ],
)

/**
 * One event of one load for one subscription: written with the event, sent after it. status: waiting, held (for a pause to
 * end), sent, failed. A test is of no load, or of the last one without its number in the count.
 */
export const eTicketMessages = pgTable(
  'e_ticket_message',
  {
    ...recordColumns,
    ...demoFlag,
    subscriptionId: uuid()
      .notNull()
      .references(() => eTicketSubscriptions.id),
    deliveryOrderId: uuid().references(() => deliveryOrders.id),
    doNumber: text(),
    event: text().$type<ETicketEvent | 'test'>().notNull(),
    /** Of the load, counted over all that is told of it. */
    sequence: integer(),
    at: instant().notNull(),
    status: text().$type<MessageStatus>().notNull().default('waiting'),
    /** Raised by "Send again": a job of the round before does nothing. */
    round: integer().notNull().default(1),
    /** Tries of this round. */
    attempts: integer().notNull().default(0),
    /** As it went first, so that every try is the same message. */
    body: text(),
    lastStatus: integer(),
    lastFault: text(),
    nextAt: instant(),
    sentAt: instant(),
    tries: jsonb().$type<MessageTry[]>().notNull().default([]),
  },
  table => [
    unique('e_ticket_message_once').on(table.subscriptionId, table.deliveryOrderId, table.sequence),
    index('e_ticket_message_newest').on(table.subscriptionId, table.createdAt, table.id),
    index('e_ticket_message_load').on(table.deliveryOrderId, table.sequence),
    index('e_ticket_message_status').on(table.status, table.subscriptionId),
  ],
)
