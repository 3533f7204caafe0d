import { sql as raw } from 'drizzle-orm'
import type { House } from '../kit/house'

export type Counts = Record<string, number>

/** Rows of every table, and every version of a row: what a command did is the difference. */
export async function rowCounts({ db }: Pick<House, 'db'>): Promise<Counts> {
  const { rows } = await db.sql.execute<{ table: string; versioned: boolean }>(
    raw`select t.relname as table, exists (select 1 from pg_attribute c
      where c.attrelid = t.oid and c.attname = 'version' and c.atttypid = 'int4'::regtype) as versioned
      from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'`,
  )
  const counted = rows.map(
    ({ table, versioned }) =>
      `select '${table}' as name, count(*)::int as rows, ${versioned ? 'coalesce(sum(version), 0)::int' : '0'} as versions from "${table}"`,
  )
  const found = await db.sql.execute<{ name: string; rows: number; versions: number }>(
    raw.raw(`${counted.join(' union all ')} order by name`),
  )
  return Object.fromEntries(
    found.rows.flatMap(({ name, rows, versions }) => [
      [name, rows],
      [`${name} versions`, versions],
    ]),
  )
}

/** What grew, by how much. */
export const grown = (before: Counts, after: Counts): Counts =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      value === before[name] ? [] : [[name, value - (before[name] ?? 0)]],
    ),
  )
