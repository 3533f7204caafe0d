import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SiteReadiness } from '~/domain/orders/site-link'
import { cubicMetres, instant, recordColumns } from '../kit/columns'
import { orders } from './tables'

/** The link by which a site looks at its pour without an account; what it opens is signed and kept nowhere. */
export const siteLinks = pgTable(
  'site_link',
  {
    ...recordColumns,
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** What the site said of access, pump, crew and slump, the last time. */
    readiness: jsonb().$type<SiteReadiness>(),
    revokedAt: instant(),
    openedAt: instant(),
    minute: instant(),
    calls: integer().notNull().default(0),
  },
  table => [
    index('site_link_order').on(table.orderId),
    // A pour has one link at a time: the one before is revoked first.
    uniqueIndex('site_link_open_once').on(table.orderId).where(sql`revoked_at is null`),
  ],
)

/** status: open, accepted, declined. What a site asks for; a dispatcher decides. */
export const siteRequests = pgTable(
  'site_request',
  {
    ...recordColumns,
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    siteLinkId: uuid()
      .notNull()
      .references(() => siteLinks.id),
    kind: text().notNull(),
    quantity: cubicMetres(),
    /** When the site wants it; null is as soon as it can come. */
    wantedAt: instant(),
    askedBy: text().notNull(),
    remarks: text(),
    status: text().notNull().default('open'),
    answer: text(),
    decidedAt: instant(),
    decidedByName: text(),
  },
  table => [
    index('site_request_status').on(table.status, table.orderId),
    uniqueIndex('site_request_open_once').on(table.orderId, table.kind).where(sql`status = 'open'`),
  ],
)
