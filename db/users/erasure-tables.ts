import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ErasedPart, ErasureKind } from '~/domain/users/erasure'
import { instant, recordColumns } from '../kit/columns'

/**
 * Somebody's personal data that is to go: one person asks, another one decides. Of the person there is the id and the
 * pseudonym, never the name. status: pending, erased, rejected, withdrawn.
 */
export const erasures = pgTable(
  'erasure',
  {
    ...recordColumns,
    kind: text().$type<ErasureKind>().notNull(),
    subjectId: uuid().notNull(),
    pseudonym: text().notNull(),
    reason: text().notNull(),
    status: text().notNull().default('pending'),
    askedBy: uuid().notNull(),
    askedByName: text().notNull(),
    decidedBy: uuid(),
    decidedByName: text(),
    decidedAt: instant(),
    decisionReason: text(),
    /** What went, and what stays with its reason, as it was counted at the erasure. */
    report: jsonb().$type<ErasedPart[]>().notNull().default([]),
  },
  table => [uniqueIndex('erasure_once').on(table.subjectId).where(sql`status in ('pending', 'erased')`)],
)
