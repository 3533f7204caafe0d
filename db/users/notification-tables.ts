import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '~/domain/access/roles'
import type { Channels } from '~/domain/users/notification'
import type { ToldFacts } from '~/domain/users/told-facts'
import { instant, recordColumns } from '../kit/columns'
import { users } from './tables'

/** What a person was told without asking: made from the audit trail alone, one row a person and line. */
export const notifications = pgTable(
  'notification',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    /** The line of the audit trail that it tells of. */
    seq: bigint({ mode: 'number' }).notNull(),
    at: instant().notNull(),
    subject: text().notNull(),
    subjectId: uuid(),
    title: text().notNull(),
    detail: text(),
    /** What title and detail say, for the language of who reads them; none of those told before. */
    facts: jsonb().$type<ToldFacts>(),
    readAt: instant(),
    /** Whether an e-mail is wanted, and when one told of it. */
    mail: boolean().notNull().default(false),
    mailedAt: instant(),
    /** Its e-mail does not wait for the end of the quiet hours. */
    urgent: boolean().notNull().default(false),
  },
  table => [
    uniqueIndex('notification_once').on(table.personId, table.seq),
    index('notification_person').on(table.personId, table.at),
    index('notification_unread').on(table.personId).where(sql`${table.readAt} is null`),
    index('notification_to_mail').on(table.personId).where(sql`${table.mail} and ${table.mailedAt} is null`),
  ],
)

/** How far the audit trail has been told of: one row. */
export const notificationProgress = pgTable('notification_progress', {
  one: boolean().primaryKey().default(true),
  seq: bigint({ mode: 'number' }).notNull(),
})

/** Work that was told again because nobody acted: once an item, wait and step. Names are those of the records that it names. */
export const escalations = pgTable(
  'escalation',
  {
    id: uuid().primaryKey(),
    /** The kind of work, what of it, and which of its waits: what is submitted anew waits anew. */
    kind: text().notNull(),
    itemId: uuid().notNull(),
    wait: text().notNull(),
    step: integer().notNull(),
    since: instant().notNull(),
    at: instant().notNull(),
    urgent: boolean().notNull(),
    /** The record that is told of, by the subject of its lines in the trail. */
    subject: text().notNull(),
    recordId: uuid().notNull(),
    /** Who had it, to which roles it went, and who was told; `insteadOf` is away. */
    had: uuid().array().notNull(),
    toRoles: text().array().$type<Role[]>().notNull(),
    told: jsonb().$type<ToldPerson[]>().notNull(),
  },
  table => [
    uniqueIndex('escalation_once').on(table.kind, table.itemId, table.wait, table.step),
    index('escalation_at').on(table.at),
  ],
)
export type ToldPerson = { id: string; insteadOf: string | null }

/** Records of which a person is told when others change them. */
export const recordWatches = pgTable(
  'record_watch',
  {
    ...recordColumns,
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    subject: text().notNull(),
    subjectId: uuid().notNull(),
  },
  table => [
    uniqueIndex('record_watch_once').on(table.subject, table.subjectId, table.ownerId),
    index('record_watch_owner').on(table.ownerId),
  ],
)
