import type { Column, ColumnBuilderExtraConfig } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, textList } from '../kit/columns'
import { users } from './tables'

/** The secret that a person's authenticator app keeps too. It is sealed with a key that is not in the database. */
export const secondFactors = pgTable('second_factor', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  /** In force; null until the first right code. */
  sealed: text(),
  confirmedAt: instant(),
  /** Shown to the person and not confirmed by a code yet; the one in force holds until then. */
  pending: text(),
  pendingAt: instant(),
  /** The number of the last 30 seconds whose code was used: a code that somebody read over a shoulder works no second time. */
  lastStep: integer().notNull().default(0),
})

/** For the day on which the phone is gone; each works once. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  table => [index('recovery_code_user').on(table.userId)],
)

/**
 * A passkey of a person: what its device signs with is never here, only what tells a right signature. The counter of a
 * device only rises; one that does not was copied, and the passkey is blocked.
 */
export const passkeys = pgTable(
  'passkey',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: textList(),
    name: text().notNull(),
    /** Kept by the person's account at Apple, Google or Microsoft, so that it is on more devices than one. */
    synced: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    blockedAt: instant(),
  },
  table => [index('passkey_user').on(table.userId)],
)

/** Challenges that were answered: each is answered once. */
export const answeredChallenges = pgTable('answered_challenge', {
  hash: text().primaryKey(),
  endsAt: instant().notNull(),
})
