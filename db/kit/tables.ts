import { type Column, type ColumnBuilderExtraConfig, sql } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import {
  bigint,
  bigserial,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ScanState } from '~/domain/kit/attachment'
import { instant, recordColumns } from './columns'

/** What every area builds on: audit, idempotency, jobs, numbers, approvals, files, letters, settings. */

/** Append-only by grants and trigger; the sealer puts a link beside each line. */
export const auditLines = pgTable(
  'audit_line',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    sessionId: uuid(),
    subject: text().notNull(),
    subjectId: uuid(),
    action: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    changed: text().array().notNull().default([]),
    reason: text(),
    requestId: text().notNull(),
    /** When it was done on a device that had no network then; `at` is when it arrived. */
    doneAt: instant(),
  },
  table => [
    index('audit_line_subject').on(table.subject, table.subjectId, table.seq),
    index('audit_line_actor').on(table.actorId, table.seq),
    index('audit_line_at').on(table.at),
    index('audit_line_words').using('gin', table.action.op('gin_trgm_ops'), table.actorName.op('gin_trgm_ops')),
  ],
)

/** One link per audit line, in order of `seq`: `no` has no gap, and the hash covers the link before and the whole line. */
export const auditLinks = pgTable('audit_link', {
  no: bigint({ mode: 'number' }).primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().unique(),
  hash: text().notNull(),
  sealedAt: instant().notNull(),
})

/** What was said about the head of the chain outside of the database: the same words are there, signed. */
export const auditAnchors = pgTable('audit_anchor', {
  n: integer().primaryKey(),
  no: bigint({ mode: 'number' }).notNull(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  at: instant().notNull(),
  key: text().notNull().unique(),
  text: text().notNull(),
})

/** The chain of the releases before: what it covers is still asked of it. */
export const auditSeals = pgTable('audit_seal', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  hash: text().notNull(),
  sealedAt: instant().notNull(),
})

export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    actorId: text().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    hash: text().notNull(),
    /** As text, because jsonb would not keep the order of the fields: every try gets the same bytes. */
    answer: json(),
    createdAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.actorId, table.call, table.key] })],
)

export const jobs = pgTable(
  'job',
  {
    ...recordColumns,
    kind: text().notNull(),
    input: jsonb().notNull(),
    status: text().notNull().default('waiting'),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    result: jsonb(),
    error: text(),
    /** One job for one cause, e.g. the mail of one invoice version. */
    cause: text(),
    requestId: text(),
    actorName: text().notNull().default('system'),
    sentAt: instant(),
    /** It waits until then: a try that failed is not made again at once. */
    dueAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  table => [
    uniqueIndex('job_cause').on(table.cause).where(sql`cause is not null`),
    index('job_status').on(table.status, table.sentAt),
    index('job_created_by').on(table.createdBy, table.createdAt),
  ],
)

/** Messages already taken, so that a repeated one has no second effect. */
export const inbox = pgTable(
  'inbox',
  {
    consumer: text().notNull(),
    messageId: text().notNull(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.consumer, table.messageId] })],
)

/** Numbers for people: one locked row per series, never a gap after commit, never a number twice. */
export const counters = pgTable('counter', { series: text().primaryKey(), value: integer().notNull() })

/** One row per decision of a level. The unique keys hold the rules of four eyes even against a race. */
export const approvals = pgTable(
  'approval',
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    subjectId: uuid().notNull(),
    /** Raised whenever the content changes, which voids the levels taken before. */
    round: integer().notNull(),
    level: integer().notNull(),
    approverId: uuid().notNull(),
    approverName: text().notNull(),
    decision: text().notNull(),
    reason: text(),
    amount: text(),
    contentHash: text().notNull(),
    /** With the setting "persons differ" off this is the row's own id, so that one person may climb alone. */
    personKey: uuid().notNull(),
    at: instant().notNull(),
  },
  table => [
    unique('approval_level_once').on(table.subject, table.subjectId, table.round, table.level),
    unique('approval_person_once').on(table.subject, table.subjectId, table.round, table.personKey),
  ],
)

/** A file attached to a record; its bytes lie on the shelf under the key. */
export const attachments = pgTable(
  'attachment',
  {
    ...recordColumns,
    subject: text().notNull(),
    subjectId: uuid().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    key: text().notNull().unique(),
    uploadedByName: text().notNull(),
    scan: text().$type<ScanState>().notNull().default('none'),
    scannedAt: instant(),
    found: text(),
  },
  table => [
    index('attachment_of').on(table.subject, table.subjectId),
    index('attachment_scan').on(table.scan, table.createdAt),
  ],
)

/** Every letter that left, one per cause, with who got it. */
export const letters = pgTable('letter', {
  ...recordColumns,
  cause: text().notNull().unique(),
  subject: text().notNull(),
  subjectId: uuid().notNull(),
  recipients: text().array().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  fileKeys: text().array().notNull().default([]),
  status: text().notNull().default('waiting'),
  sentAt: instant(),
})

/** Business settings; the newest row at or before the day counts. */
export const settingRows = pgTable(
  'setting',
  {
    ...recordColumns,
    name: text().notNull(),
    regionId: uuid(),
    effectiveFrom: text().notNull(),
    value: jsonb().notNull(),
  },
  table => [unique('setting_once').on(table.name, table.regionId, table.effectiveFrom).nullsNotDistinct()],
)

/**
 * A value of a setting that somebody asks for; it becomes a row of its day when somebody else has approved it.
 * status: pending, approved, rejected, withdrawn.
 */
export const settingProposals = pgTable(
  'setting_proposal',
  {
    ...recordColumns,
    name: text().notNull(),
    regionId: uuid(),
    effectiveFrom: text().notNull(),
    value: jsonb().notNull(),
    reason: text().notNull(),
    status: text().notNull().default('pending'),
    askedBy: uuid().notNull(),
    askedByName: text().notNull(),
    decidedBy: uuid(),
    decidedByName: text(),
    decidedAt: instant(),
    decisionReason: text(),
  },
  table => [
    uniqueIndex('setting_proposal_pending_once')
      .on(table.name, sql`coalesce(${table.regionId}::text, '')`, table.effectiveFrom)
      .where(sql`${table.status} = 'pending'`),
  ],
)

/** Which column of whose file stands for which field, so that the next file of the same person maps itself. */
export const importMaps = pgTable(
  'import_map',
  {
    ...recordColumns,
    noun: text().notNull(),
    ownerId: uuid().notNull(),
    sheet: text(),
    columns: jsonb().$type<Record<string, string>>().notNull(),
  },
  table => [unique('import_map_once').on(table.noun, table.ownerId)],
)

/** What the portal asked of itself and found: whether all holds that must always hold, whether the trail is whole. */
export const checkRuns = pgTable(
  'check_run',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'invariants' | 'trail'>().notNull(),
    at: instant().notNull(),
    tookMs: integer().notNull(),
    /** What is broken, in words, with how many rows show it. */
    broken: jsonb().$type<{ text: string; rows: number }[]>().notNull(),
  },
  table => [index('check_run_kind').on(table.kind, table.at)],
)

/** Every base and every drill of the backup, also those that failed. What of the log has arrived is told by the archive alone. */
export const backupRuns = pgTable(
  'backup_run',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'base' | 'drill'>().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant().notNull(),
    /** The base that was made or restored. */
    base: text(),
    place: text().notNull(),
    bytes: bigint({ mode: 'number' }),
    /** What a drill found the restored copy to lack, and how long restoring took. */
    lostSeconds: integer(),
    restoreSeconds: integer(),
    fault: text(),
  },
  table => [index('backup_run_kind').on(table.kind, table.finishedAt)],
)
