import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Channels } from '~/domain/users/notification'
import { recordColumns } from '../kit/columns'
import { users } from './tables'

/** What a person is told of and how; who has no row has the usual. */
export const notificationSettings = pgTable('notification_setting', {
  ...recordColumns,
  ownerId: uuid()
    .notNull()
    .unique()
    .references(() => users.id),
  channels: jsonb().$type<Channels>().notNull(),
  quietFrom: text(),
  quietTo: text(),
  digestAt: text(),
  /** The business day of the last digest. */
  digestedOn: date({ mode: 'string' }),
  /** First and last day away, and who is told meanwhile of what nobody acts on. */
  awayFrom: date({ mode: 'string' }),
  awayUntil: date({ mode: 'string' }),
  deputyId: uuid().references(() => users.id),
})
