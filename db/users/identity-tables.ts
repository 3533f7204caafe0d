import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../kit/columns'
import { users } from './tables'

/** A person as an identity provider of the company knows them: its `subject` never changes, whatever else does. */
export const identities = pgTable(
  'portal_identity',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  table => [
    unique('portal_identity_subject').on(table.issuer, table.subject),
    index('portal_identity_user').on(table.userId),
  ],
)
