import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

/** A file of the object store that rows point at. */
export type ShelfFile = { key: string; type: string; base64: string }

/** The first lines of a fixture: what made it, what it holds and which schema it needs. */
export type Head = {
  release: number
  commit: string
  /** Where the demo's clock stood. */
  now: string
  /** Name and sha256 of the release's own migration files; they make the schema, which is not in here. */
  migrations: { name: string; sha256: string }[]
  /** Rows by table. */
  counts: Record<string, number>
  files: ShelfFile[]
}

const ROWS_A_STATEMENT = 400
/** Between two statements; no row holds it. */
export const BREAK = '\n;\n'

/** Keys that are random lie in the order of the rows that belong together: repeated names pack into little. */
const ORDER: Record<string, string> = {
  fleet_action: 'truck_id, at, id',
  delivery_event: 'delivery_order_id, at, id',
}

/**
 * All rows of a database as SQL for an empty one of the same schema; the same rows give the same text. Keys of other rows
 * become numbers between tildes and come from a list at the beginning, which makes the file a sixth smaller.
 */
export async function dump(owner: Client, of: Omit<Head, 'counts'>): Promise<string> {
  await owner.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'`)
  const tables = new Map<string, string[]>()
  for (const { name, key } of await tablesOf(owner)) {
    const { rows } = await owner.query<{ row: string }>(
      `select t::text as row from ${quoted(name)} t order by ${ORDER[name] ?? key}`,
    )
    const texts = rows.map(({ row }) => row)
    const odd = texts.find(row => row.includes(MARK) || row.includes(BREAK))
    if (odd) throw new Error(`A row of ${name} holds a mark of the file: ${odd.slice(0, 200)}`)
    tables.set(name, texts)
  }
  const short = shortened([...tables.values()].flat())
  const statements = ['set session_replication_role = replica', words(short.words), WHOLE]
  for (const [name, rows] of tables)
    for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
      statements.push(insert(name, rows.slice(at, at + ROWS_A_STATEMENT).map(short.row)))
  statements.push(...(await sequences(owner)), ...(await grants(owner)))
  const counts = Object.fromEntries([...tables].map(([name, rows]) => [name, rows.length]))
  return [...headLines({ ...of, counts }), [...statements, ''].join(BREAK)].join('\n')
}

export const migrationsOf = (folder: string, names: readonly string[]) =>
  names.map(name => ({
    name,
    sha256: createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  }))

const headLines = ({ counts, migrations, files, ...head }: Head) => [
  `-- Readymix Portal, rows of release ${head.release} for the schema that its migrations make`,
  `-- head ${JSON.stringify(head)}`,
  ...migrations.map(of => `-- migration ${JSON.stringify(of)}`),
  `-- counts ${JSON.stringify(counts)}`,
  ...files.map(of => `-- file ${JSON.stringify(of)}`),
]

export function readHead(text: string): Head {
  const found = (word: string) =>
    [...text.slice(0, text.indexOf('\nset ')).matchAll(new RegExp(`^-- ${word} (.*)$`, 'gm'))].map(([, json]) =>
      JSON.parse(json!),
    )
  const [head, counts] = [found('head')[0], found('counts')[0]]
  return { ...head, counts, migrations: found('migration'), files: found('file') }
}

async function tablesOf(owner: Client) {
  const { rows } = await owner.query<{ name: string; key: string }>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by array_position(i.indkey::int[], a.attnum::int)) as key
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`,
  )
  return rows
}

const MARK = '~'
const KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Keys that are named more than once, in the order of their first row. */
function shortened(rows: readonly string[]) {
  const times = new Map<string, number>()
  for (const row of rows) for (const [key] of row.matchAll(KEY)) times.set(key, (times.get(key) ?? 0) + 1)
  const places = new Map<string, number>()
  for (const [key, count] of times) if (count > 1) places.set(key, places.size + 1)
  const row = (text: string) =>
    text.replaceAll(KEY, key => (places.has(key) ? `${MARK}${places.get(key)}${MARK}` : key))
  return { words: [...places.keys()], row }
}

/** One statement a line of code here, so that the loader may send them one by one. */
const words = (keys: readonly string[]) =>
  [
    `create temp table word as select no::text as place, word from unnest(string_to_array('${keys.join(',')}', ',')) with ordinality as of (word, no)`,
    'analyze word',
  ].join(BREAK)

/** The lines as they were: every second part between the marks is the place of a word. */
const WHOLE = `create function pg_temp.whole(lines text[]) returns setof text language sql stable as $$
  select string_agg(coalesce(word, part), '' order by no)
  from unnest(lines) with ordinality as line (text, line_no)
  cross join lateral unnest(string_to_array(text, '${MARK}')) with ordinality as parts (part, no)
  left join pg_temp.word on no % 2 = 0 and place = part
  group by line_no
$$`

const insert = (table: string, rows: string[]) =>
  `insert into ${quoted(table)} select * from unnest((select array_agg(line::${quoted(table)}) from pg_temp.whole(array[
${rows.map(literal).join(',\n')}
]) as line))`

async function sequences(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; value: string }>(
    `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows.map(({ name, value }) => `select setval(${literal(name)}, ${value})`)
}

/** What other roles than the owner were given. */
async function grants(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ statement: string }>(
    `select format('grant %s on %s %s to %I', string_agg(lower(privilege_type), ', ' order by privilege_type), kind, name,
      grantee::regrole::text) as statement
    from (
      select case relkind when 'S' then 'sequence' else 'table' end as kind, quote_ident(relname) as name, relowner as owner,
        (aclexplode(relacl)).* from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
      union all select 'schema', quote_ident(nspname), nspowner, (aclexplode(nspacl)).* from pg_namespace where nspname = 'public'
    ) as given where grantee not in (0, owner) group by kind, name, grantee order by kind, name`,
  )
  return [ROLE, ...rows.map(row => row.statement)]
}

/** Roles belong to the whole server: the one that release 1 made for itself may be there or not. */
const ROLE = `do $$ begin create role portal_app; exception when duplicate_object or unique_violation then null; end $$`

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const quoted = (name: string) => `"${name}"`
