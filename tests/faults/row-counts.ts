import { sql as raw } from 'drizzle-orm'
import type { House } from '../kit/house'

export type Counts = Record<string, number>

/** Rows of every table, and every version of a row: what a command did is the difference. */
export async function rowCounts({ db }: Pick<House, 'db'>): Promise<Counts> {
  const { rows } = await db.sql.execute<{ table: string; versioned: boolean }>(
    raw`select t.table_name as table, exists (select 1 from information_schema.columns c
      where c.table_name = t.table_name and c.column_name = 'version' and c.data_type = 'integer') as versioned
      from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
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
