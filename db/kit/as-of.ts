import { and, desc, eq, gt, inArray, sql as raw } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AsOfFields } from '~/domain/kit/as-of'
import { type RewindLine, rewind } from '~/domain/kit/rewind'
import type { Sql } from './open'
import { auditLines } from './tables'

/** Rows of their own that are shown as a part of the record: the contacts of a customer, the sites of a project. */
export type AsOfPart = { as: string; subject: string; table: PgTable; parent: PgColumn; parentField: string }

export type AsOfSource = {
  subject: string
  subjectId: string
  /** The record as it is now, with the lists that its own lines keep. */
  present: object
  parts?: readonly AsOfPart[]
}

const STAMPS = new Set(['version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'demo'])

/** A record as it was at a moment, from what it is now and the lines of the trail since; null where it was not there yet. */
export async function recordAsOf(sql: Sql, of: AsOfSource, at: Date): Promise<AsOfFields | null> {
  if (madeAfter(of.present, at)) return null
  const since = await linesSince(sql, of.subject, [of.subjectId], at)
  const state = rewind(asKept(of.present), since.get(of.subjectId) ?? [])
  if (!state) return null
  for (const part of of.parts ?? []) state[part.as] = await partAsOf(sql, of.subjectId, part, at)
  return state
}

async function partAsOf(sql: Sql, parentId: string, part: AsOfPart, at: Date): Promise<AsOfFields[]> {
  const all = (await sql.select().from(part.table).where(eq(part.parent, parentId))) as AsOfFields[]
  const present = all.filter(row => !madeAfter(row, at))
  const rows = new Map<string, AsOfFields | null>(present.map(row => [String(row.id), asKept(row)]))
  for (const id of await removedSince(sql, part, parentId, at)) if (!rows.has(id)) rows.set(id, null)
  const since = await linesSince(sql, part.subject, [...rows.keys()], at)
  return [...rows]
    .flatMap(([id, row]) => {
      const state = rewind(row, since.get(id) ?? [])
      return state ? [state] : []
    })
    .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
}

/** Newest first, by record. */
async function linesSince(sql: Sql, subject: string, ids: string[], at: Date): Promise<Map<string, RewindLine[]>> {
  if (!ids.length) return new Map()
  const { subjectId, before, after } = auditLines
  const lines = await sql
    .select({ subjectId, before, after })
    .from(auditLines)
    .where(and(eq(auditLines.subject, subject), inArray(subjectId, ids), gt(auditLines.at, at)))
    .orderBy(desc(auditLines.seq))
  return Map.groupBy(lines, line => line.subjectId ?? '')
}

async function removedSince(sql: Sql, part: AsOfPart, parentId: string, at: Date): Promise<string[]> {
  const rows = await sql
    .select({ id: auditLines.subjectId })
    .from(auditLines)
    .where(
      and(
        eq(auditLines.subject, part.subject),
        gt(auditLines.at, at),
        raw`${auditLines.after} is null and ${auditLines.before} ->> ${part.parentField} = ${parentId}`,
      ),
    )
  return rows.flatMap(({ id }) => id ?? [])
}

/** What came with a file has no line that made it; its stamp says when. */
const madeAfter = (row: object, at: Date): boolean =>
  'createdAt' in row && row.createdAt instanceof Date && row.createdAt > at

/** As the trail would keep it: without stamps, and every value as JSON has it. */
const asKept = (row: object): AsOfFields => {
  const kept: AsOfFields = JSON.parse(JSON.stringify(row))
  return Object.fromEntries(Object.entries(kept).filter(([field]) => !STAMPS.has(field)))
}
