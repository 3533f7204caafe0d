import { type Column, type ColumnBuilderExtraConfig, sql } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Spoken } from '~/domain/kit/language'
import type { MachinePurpose } from '~/domain/users/machine-key'
import { instant, recordColumns, switchable, textList } from '../kit/columns'

/** One table of people: staff, booking-app users and drivers; salesperson and driver rows point at it. */
export const users = pgTable(
  'portal_user',
  {
    ...recordColumns,
    ...switchable,
    kind: text().notNull().default('staff'),
    username: text().notNull(),
    /** What the person reads; null: what their browser asks for. */
    language: text().$type<Spoken>(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    roles: textList(),
    passwordHash: text(),
    mustChangePassword: boolean().notNull().default(false),
    /** Until when a one-time password set by an administrator holds. */
    oneTimeUntil: instant(),
    regionIds: uuid().array().notNull().default([]),
    plantIds: uuid().array().notNull().default([]),
    /** The customers a booking-app user may order for. */
    customerIds: uuid().array().notNull().default([]),
    /** Raised with every change of password, roles or status: sessions made before are over. */
    credentialEpoch: integer().notNull().default(1),
  },
  table => [uniqueIndex('portal_user_username').on(sql`lower(${table.username})`)],
)

export const sessions = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    credentialEpoch: integer().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    endsAt: instant().notNull(),
    revokedAt: instant(),
    revokedBecause: text(),
    address: text(),
    agent: text(),
    /** Opened without the second factor that a role of the person needs: it sets one up and does nothing else. */
    mustEnrol: boolean().notNull().default(false),
    /** When its person proved last who they are; null: at the sign-in. */
    provedAt: instant(),
  },
  table => [index('session_user').on(table.userId)],
)

export const refreshTokens = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id),
    createdAt: instant().notNull(),
    usedAt: instant(),
    /** The token given in exchange, sealed, so that a second tab inside the grace gets the same one. */
    successor: text(),
  },
  table => [index('refresh_token_session').on(table.sessionId)],
)

/**
 * Failures only. Of an account a row is the instant at which somebody failed, kept for a day; of an address it is a minute.
 * Rows by the quarter of an hour, as they were counted before, are read as well.
 */
export const loginAttempts = pgTable(
  'login_attempt',
  {
    key: text().notNull(),
    windowStart: instant().notNull(),
    failures: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.key, table.windowStart] })],
)

/** A list as somebody wants to see it again: for themselves or for everybody of one role. */
export const savedViews = pgTable(
  'saved_view',
  {
    ...recordColumns,
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    list: text().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    sharedWith: text(),
  },
  table => [
    uniqueIndex('saved_view_name').on(table.ownerId, table.list, sql`lower(${table.name})`),
    index('saved_view_list').on(table.list),
  ],
)

/** How one person looks at one list. */
export const listSettings = pgTable(
  'list_setting',
  {
    ...recordColumns,
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    list: text().notNull(),
    columns: textList(),
    pinnedColumns: integer().notNull().default(1),
    /** In px by the key of the column. */
    widths: jsonb().$type<Record<string, number>>().notNull().default({}),
    density: text(),
    tabs: uuid().array().notNull().default([]),
    defaultViewId: uuid(),
  },
  table => [uniqueIndex('list_setting_list').on(table.ownerId, table.list)],
)

/**
 * A key by which a machine signs its calls: the ERP, later devices. Only the hash is kept; at most two keys of a machine
 * hold at once, so that a new one takes over before the old one ends. `minute` and `calls` bound how often it asks.
 */
export const machineKeys = pgTable(
  'machine_key',
  {
    ...recordColumns,
    purpose: text().$type<MachinePurpose>().notNull(),
    machine: text().notNull(),
    /** Where a machine belongs to a plant, and to one line of it. */
    plantId: uuid(),
    batchingPlantId: uuid(),
    hash: text().notNull().unique(),
    /** Its first characters, to tell one from the other. */
    hint: text().notNull(),
    endsAt: instant().notNull(),
    revokedAt: instant(),
    lastUsedAt: instant(),
    minute: instant(),
    calls: integer().notNull().default(0),
  },
  table => [index('machine_key_machine').on(table.purpose, table.machine)],
)
