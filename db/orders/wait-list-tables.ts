import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { HeldOffer } from '~/domain/orders/wait-list'
import { demoFlag, instant, recordColumns } from '../kit/columns'
import { orders } from './tables'

/** Drafts that no time of their day fitted: whoever asked first is offered first what becomes free. */
export const waitEntries = pgTable(
  'wait_entry',
  {
    ...recordColumns,
    ...demoFlag,
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    toleranceMinutes: integer().notNull(),
    askedAt: instant().notNull(),
    /** waiting, offered, booked, left. */
    status: text().notNull().default('waiting'),
    /** What is reserved for the site until it answers. */
    offer: jsonb().$type<HeldOffer | null>(),
    offeredUntil: instant(),
    /** Starts that the site did not want, HH:mm. */
    refused: text().array().notNull().default([]),
  },
  table => [index('wait_entry_open').on(table.status), index('wait_entry_order').on(table.orderId)],
)
