import { desc, eq, sql as raw } from 'drizzle-orm'
import type { ErasedPart, ErasedPerson, ErasureKind } from '~/domain/users/erasure'
import { pseudonymOf } from '~/domain/users/erasure'
import { noteOnly } from '../kit/audit'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { PERSON_PARTS } from './erasure-parts'
import { erasures } from './erasure-tables'

export const erasure = record(erasures, 'erasure')
export type ErasureRecord = typeof erasures.$inferSelect

/** Only what stays as it is when it is asked twice. */
const NOBODY = { by: '00000000-0000-7000-8000-000000000000', now: new Date(0) }

/** What is kept of a person now, part by part: what would go, and what would stay. */
export async function partsOf(sql: Sql, { kind, subjectId }: ErasedPerson): Promise<ErasedPart[]> {
  const found: ErasedPart[] = []
  const of = { id: subjectId, pseudonym: pseudonymOf(subjectId), ...NOBODY }
  for (const { what, count, why } of PERSON_PARTS[kind](of)) {
    const { rows } = await sql.execute<{ count: string }>(count)
    found.push({ what, rows: Number(rows[0]?.count ?? 0), why: why ?? null })
  }
  return found
}

/** The data goes; one line of the trail says so without it. */
export async function eraseParts(work: Work, { kind, subjectId }: ErasedPerson): Promise<ErasedPart[]> {
  const parts = await partsOf(work.sql, { kind, subjectId })
  const of = { id: subjectId, pseudonym: pseudonymOf(subjectId), by: work.by.id, now: work.now }
  for (const { erase = [] } of PERSON_PARTS[kind](of)) for (const statement of erase) await work.sql.execute(statement)
  const went = Object.fromEntries(parts.filter(({ why }) => !why).map(({ what, rows }) => [what, rows]))
  await noteOnly(work, kind, 'erase personal data', went, subjectId)
  return parts
}

export type ErasablePerson = { id: string; kind: ErasureKind; name: string; detail: string; active: boolean }

const PEOPLE = raw`
  select 'user' as kind, id, name, case kind when 'staff' then 'Staff account' else 'Booking app account' end as detail, active
    from portal_user
  union all select 'driver', id, driver_name, 'Driver ' || driver_no, active and not removed from driver
  union all select 'contact', c.id, c.name, 'Contact of ' || m.customer_name, c.active from contact c
    join customer m on m.id = c.customer_id`

/** People by a part of their name; those who were erased are in no list. */
export async function erasablePeople(sql: Sql, keyword: string, most: number): Promise<ErasablePerson[]> {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql.execute<ErasablePerson>(raw`select * from (${PEOPLE}) p
    where name ilike ${like} and not exists (select 1 from erasure e where e.subject_id = p.id and e.status = 'erased')
    order by active, name, id limit ${most}`)
  return rows
}

export async function erasablePerson(sql: Sql, { kind, subjectId }: ErasedPerson): Promise<ErasablePerson | undefined> {
  const { rows } = await sql.execute<ErasablePerson>(
    raw`select * from (${PEOPLE}) p where kind = ${kind} and id = ${subjectId}`,
  )
  return rows[0]
}

/** Erasures, the newest first. */
export const erasuresOf = (sql: Sql): Promise<ErasureRecord[]> =>
  sql.select().from(erasures).orderBy(desc(erasures.createdAt)).limit(200)

export async function standingErasure(sql: Sql, subjectId: string): Promise<ErasureRecord | undefined> {
  const rows = await sql.select().from(erasures).where(eq(erasures.subjectId, subjectId))
  return rows.find(({ status }) => status === 'pending' || status === 'erased')
}
