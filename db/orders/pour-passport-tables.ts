import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PassportContent } from '~/domain/orders/pour-passport'
import { projects } from '../customers/tables'
import { instant, recordColumns } from '../kit/columns'
import { orders } from './tables'

/** What the concrete of a pour, or of a whole project, was: kept as it was issued. status: issued, superseded. */
export const pourPassports = pgTable(
  'pour_passport',
  {
    ...recordColumns,
    passportNo: text().notNull(),
    revision: integer().notNull().default(0),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    /** Null is the whole project. */
    orderId: uuid().references(() => orders.id),
    status: text().notNull().default('issued'),
    content: jsonb().$type<PassportContent>().notNull(),
    /** SHA-256 of the content, its keys in order. */
    contentHash: text().notNull(),
    issuedAt: instant().notNull(),
    issuedByName: text().notNull(),
  },
  table => [
    unique('pour_passport_revision_once').on(table.passportNo, table.revision),
    index('pour_passport_of').on(table.projectId, table.orderId),
  ],
)
