import type { Column, ColumnBuilderExtraConfig } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SubmittalContent } from '~/domain/mixdesign/mix-submittal'
import { products } from '../catalog/tables'
import { projects } from '../customers/tables'
import { plants } from '../fleet/tables'
import { instant, recordColumns, textList } from '../kit/columns'
import { mixDesigns } from './tables'

/**
 * A mix as it is put before the customer of a project, and what the customer answered.
 * status: draft, sent, agreed, agreed_with_comments, rejected, superseded, withdrawn.
 */
export const mixSubmittals = pgTable(
  'mix_submittal',
  {
    ...recordColumns,
    submittalNo: text().notNull(),
    revision: integer().notNull().default(0),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    mixDesignId: uuid()
      .notNull()
      .references(() => mixDesigns.id),
    /** Its factors of energy, and the certificate that the paper names. */
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    exposureClasses: textList(),
    remarks: text(),
    status: text().notNull().default('draft'),
    statusReason: text(),
    preparedByName: text().notNull(),
    /** What the paper says, from the moment that it was sent; a draft says what is so now. */
    content: jsonb().$type<SubmittalContent>(),
    sentAt: instant(),
    sentByName: text(),
    /** Empty where it was handed over. */
    recipients: textList(),
    answeredOn: date({ mode: 'string' }),
    answeredByName: text(),
    answeredByPosition: text(),
    answerReference: text(),
    answerComments: text(),
    answerRecordedByName: text(),
    /** The last day of the agreement; null has no end. */
    validUntil: date({ mode: 'string' }),
  },
  table => [
    unique('mix_submittal_revision_once').on(table.submittalNo, table.revision),
    index('mix_submittal_agreement').on(table.projectId, table.productId, table.mixDesignId),
    index('mix_submittal_mix').on(table.mixDesignId),
  ],
)
