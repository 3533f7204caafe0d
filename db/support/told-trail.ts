import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { type AuditOf, type AuditRow, auditTrail } from '../kit/trail'
import { idsIn, namesById } from './trail-names'

/** `names`: what the ids of the line are called, as far as the person may know. */
export type Told<Row> = Row & { names: Record<string, string> }
export type ToldRow = Told<AuditRow>

/** The trail as `auditTrail` reads it, with the names of the other records that its lines name. */
export async function toldTrail(sql: Sql, person: Person, of: AuditOf, paging: Paging): Promise<Page<ToldRow>> {
  const page = await auditTrail(sql, of, paging)
  return { ...page, rows: await withNames(sql, person, page.rows) }
}

/** The record that a line is of is named by whoever shows the line, and not once more in each entry of its lists. */
export async function withNames<Row extends { subjectId: string | null; before: unknown; after: unknown }>(
  sql: Sql,
  person: Person,
  rows: readonly Row[],
): Promise<Told<Row>[]> {
  const ids = rows.map(({ before, after }) => idsIn([before, after]))
  const names = await namesById(sql, person, new Set(ids.flatMap(found => [...found])))
  return rows.map((row, at) => ({ ...row, names: namesBut(row.subjectId, names, ids[at]!) }))
}

/** Of these ids alone, without the record itself. */
export const namesBut = (
  own: string | null,
  names: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
): Record<string, string> =>
  Object.fromEntries([...ids].flatMap(id => (id !== own && names.has(id) ? [[id, names.get(id)!]] : [])))
