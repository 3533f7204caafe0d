import { sql as raw } from 'drizzle-orm'
import type { House } from '../../kit/house'

export type Known = { id: string; version: number | null }
/** What is in the database, to ask about things that exist: ids by table, texts by column. */
export type Harvest = { ids: Map<string, Known[]>; texts: Map<string, string[]> }

const PER_TABLE = 12
/** Its values are secrets or numbers of the machine, not what a person would type. */
const UNTYPED = /hash|token|secret|agent|address|before|after|answer|input|result/

export async function harvest({ db }: Pick<House, 'db'>): Promise<Harvest> {
  const { rows: columns } = await db.sql.execute<{ table: string; column: string; type: string }>(
    raw`select t.relname as table, c.attname as column, format_type(c.atttypid, null) as type
      from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' order by t.relname, c.attnum`,
  )
  const ids = new Map<string, Known[]>()
  const texts = new Map<string, string[]>()
  const tables = Map.groupBy(columns, ({ table }) => table)
  for (const [table, of] of tables) {
    const has = (name: string) => of.some(({ column }) => column === name)
    if (!has('id')) continue
    const version = has('version') ? 'version' : 'null::int as version'
    const newest = has('created_at') ? 'order by created_at desc' : ''
    const found = await db.sql.execute<Record<string, unknown> & Known>(
      raw.raw(`select *, ${version} from "${table}" ${newest} limit ${PER_TABLE}`),
    )
    ids.set(
      table,
      found.rows.map(({ id, version }) => ({ id: String(id), version: Number(version) || null })),
    )
    for (const { column, type } of of)
      if (type === 'text' && !UNTYPED.test(column)) {
        const name = camel(column)
        const seen = new Set([...(texts.get(name) ?? []), ...found.rows.map(row => String(row[column] ?? ''))])
        texts.set(name, [...seen].filter(Boolean).slice(0, 40))
      }
  }
  return { ids, texts }
}

const camel = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
