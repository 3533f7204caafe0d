import type { Column, ColumnBuilderExtraConfig } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PromiseSource } from '~/domain/orders/promise'
import { cubicMetres, instant } from '../kit/columns'
import { orders } from './tables'

/** What a site was promised, each time that it was promised something else. Rows only grow; the last one is in force. */
export const orderPromises = pgTable(
  'order_promise',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    revision: integer().notNull(),
    /** The first load on site, UTC. */
    startsAt: instant().notNull(),
    spacingMinutes: integer().notNull(),
    quantity: cubicMetres().notNull(),
    plantIds: uuid().array().notNull(),
    source: text().$type<PromiseSource>().notNull(),
    /** The contact at the site, as it was then. */
    promisedTo: text(),
    askedBy: text(),
    reason: text(),
    madeAt: instant().notNull(),
    byName: text().notNull(),
  },
  table => [unique('order_promise_once').on(table.orderId, table.revision)],
)
