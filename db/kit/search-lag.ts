import { sql as raw } from 'drizzle-orm'
import type { SearchKind } from '~/domain/reports/search-kinds'
import type { Sql } from './open'

/** What the index keeps, as the search calls it and as the trail does. Loads are found in their own table, never late. */
const SUBJECTS: Record<Exclude<SearchKind, 'delivery order'>, string> = {
  customer: 'customer',
  project: 'project',
  site: 'location',
  contact: 'contact',
  'purchase order': 'purchase_order',
  driver: 'driver',
  truck: 'truck',
  product: 'product',
  mix: 'mix_design',
  material: 'material',
  order: 'order',
  'invoice draft': 'invoice_draft',
  invoice: 'invoice',
  'cylinder set': 'cylinder_test',
}

/** So many of the newest lines of the trail are followed up, of the last hour: rule I15 of the books asks all records every hour. */
const LINES = 500

/**
 * Since when the search lacks a change, in seconds; 0 where it has them all. Triggers keep it in the unit of work of the
 * record, so that it is late by nothing while they run, and for good where one does not. So it is looked at and not
 * reckoned: each record that the trail says was written is held against its entry.
 */
export async function searchLag(sql: Sql, now: Date): Promise<number> {
  const names = Object.entries(SUBJECTS).map(([kind, subject]) => raw`(${subject}, ${kind})`)
  const { rows } = await sql.execute<{ late: number | null }>(raw`with line as (
      select subject, subject_id, at from audit_line order by seq desc limit ${LINES}
    ), written as materialized (
      select kind, subject_id as id, max(at) as at from line
      join (values ${raw.join(names, raw`, `)}) named (subject, kind) using (subject)
      where at > ${now}::timestamptz - interval '1 hour' group by kind, subject_id
    ), now as materialized (
      select fresh.* from (select kind, array_agg(id) as ids from written group by kind) of,
        lateral search_rows(of.kind, of.ids) fresh
    ), kept as materialized (
      select entry.* from search_entry entry join written on written.kind = entry.kind and written.id = entry.record_id
    ), different as (
      (table now except table kept) union all (table kept except table now)
    )
    select extract(epoch from ${now}::timestamptz - min(written.at))::float8 as late
    from written join different on different.kind = written.kind and different.record_id = written.id`)
  return Math.max(0, rows[0]?.late ?? 0)
}
