import type { DenialLine } from '~/domain/kit/denial'
import { bulkInsert } from './bulk'
import type { Sql } from './open'
import { auditLines } from './tables'
import type { Work } from './work'

export type Note = {
  subject: string
  subjectId: string | null
  action: string
  before?: Fields | null
  after?: Fields | null
  reason?: string | undefined
}
type Fields = Record<string, unknown>

/** Stamps say when a row changed, which the line itself says better. */
const STAMPS = new Set(['version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'])

/** Writes one line of the audit trail in the transaction of the command; a change keeps only the fields that changed. */
export const note = (work: Work, one: Note): Promise<void> => noteAll(work, [one])

/** A line for each of many rows, in one statement. */
export async function noteAll(work: Work, notes: readonly Note[]): Promise<void> {
  await bulkInsert(
    work.sql,
    auditLines,
    notes.map(of => lineOf(work, of)),
  )
}

function lineOf(work: Work, { subject, subjectId, action, before, after, reason }: Note) {
  const changed = before && after ? changedFields(before, after) : Object.keys(after ?? before ?? {})
  return {
    at: work.now,
    actorId: work.by.id,
    actorName: work.by.name,
    sessionId: work.by.sessionId,
    subject,
    subjectId,
    action,
    before: before ? pick(before, after ? changed : Object.keys(before)) : null,
    after: after ? pick(after, before ? changed : Object.keys(after)) : null,
    changed: changed.filter(field => !STAMPS.has(field)),
    reason: reason ?? work.reason ?? null,
    requestId: work.requestId,
    doneAt: work.doneAt ?? null,
  }
}

/** A row that is already a line, e.g. one summary of a bulk statement or a look at somebody's data. */
export const noteOnly = (work: Work, subject: string, action: string, after: Fields, subjectId: string | null = null) =>
  note(work, { subject, subjectId, action, after })

/** Refusals in one statement; nothing was changed, so there is no transaction to share. */
export async function addDenials(sql: Sql, lines: readonly DenialLine[]): Promise<void> {
  const rows = lines.map(({ at, actorId, actorName, sessionId, requestId, ...after }) => {
    const action = after.count ? 'refused again' : 'refused'
    return { at, actorId, actorName, sessionId, requestId, subject: 'call', action, after, changed: Object.keys(after) }
  })
  await sql.insert(auditLines).values(rows)
}

function changedFields(before: Fields, after: Fields): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter(field => !STAMPS.has(field) && text(before[field]) !== text(after[field]))
}

const text = (value: unknown) => JSON.stringify(value ?? null)

const pick = (row: Fields, fields: string[]): Fields =>
  Object.fromEntries(fields.filter(field => !STAMPS.has(field)).map(field => [field, row[field] ?? null]))
