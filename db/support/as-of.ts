import type { Person } from '~/domain/access/roles'
import type { AsOf, AsOfFields } from '~/domain/kit/as-of'
import type { Page, Paging } from '~/domain/kit/page'
import { type AsOfSource, recordAsOf } from '../kit/as-of'
import type { Sql } from '../kit/open'
import { isNarrowed } from '../kit/scope'
import { namesBut, type ToldRow, toldTrail } from './told-trail'
import { idsIn, namesById } from './trail-names'

/** After every line. */
const NOW = new Date('9999-12-31T00:00:00Z')

/** Reads what belongs to a record, and refuses who may not see it. */
type SourceOf = (sql: Sql, person: Person, id: string) => Promise<AsOfSource>

/** The trail of a record in names. */
export async function trailOfRecord(
  sql: Sql,
  person: Person,
  source: SourceOf,
  of: { id: string; paging: Paging },
): Promise<Page<ToldRow>> {
  const { subject, subjectId } = await source(sql, person, of.id)
  return toldTrail(sql, person, { subject, subjectId }, of.paging)
}

/** A record as it was at a moment beside what it is. */
export async function recordThen(
  sql: Sql,
  person: Person,
  source: SourceOf,
  of: { id: string; at: string },
): Promise<AsOf> {
  return asOf(sql, person, await source(sql, person, of.id), new Date(of.at))
}

/** A record as it was at a moment and as it is, in names that the person may know. */
async function asOf(sql: Sql, person: Person, of: AsOfSource, at: Date): Promise<AsOf> {
  const [was, is] = await Promise.all([recordAsOf(sql, of, at), recordAsOf(sql, of, NOW)])
  const ids = idsIn([was, is])
  const names = await namesById(sql, person, ids)
  const visible = (state: AsOfFields | null) => (isNarrowed(person) && state ? withoutUnknown(state, names) : state)
  return { at, was: visible(was), is: visible(is), names: namesBut(of.subjectId, names, ids) }
}

/** Who sees a part of the company is not told the ids of what they do not see. */
function withoutUnknown(state: AsOfFields, names: ReadonlyMap<string, string>): AsOfFields {
  return Object.fromEntries(Object.entries(state).map(([field, value]) => [field, known(field, value, names)]))
}

function known(field: string, value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return field !== 'id' && idsIn(value).size > 0 && !names.has(value) ? null : value
  if (Array.isArray(value)) return value.map(one => known('', one, names))
  return typeof value === 'object' && value !== null ? withoutUnknown({ ...value }, names) : value
}
