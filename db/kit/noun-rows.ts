import { and, asc, eq, getTableColumns, ilike, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { isSwitched, labelOf, type Noun, type RowOf } from '~/domain/kit/noun'
import type { NounAsk } from '~/domain/kit/noun-shape'
import type { Page } from '~/domain/kit/page'
import { rowsFor, seenRows } from '../noun-whose'
import { tableOf } from '../table-of'
import type { Sql } from './open'
import { cappedCount, like, paged, sorted } from './page'
import { type Key, record } from './record'
import type { Work } from './work'

type Columns = Record<string, PgColumn>
type RecordTable = Parameters<typeof record>[0]

const columnsOf = (table: string) => getTableColumns(tableOf(table)) as Columns

/** The writer of a noun. Who reads its rows by their types gives the table. */
export function nounRecord<T extends RecordTable = RecordTable>(noun: Noun, table?: T) {
  return record((table ?? tableOf(noun.table)) as T, noun.audit ?? noun.key, { label: labelOf(noun) })
}

/** Who reads, where the rows are not everybody's, and what narrows them beside the query. */
type Reading = { by?: Person; more?: SQL }

/**
 * A page of a noun, or all of it where no limit is asked: its own columns, those of the records that it names, and how
 * often it is named itself.
 */
export async function nounPage<N extends Noun>(
  sql: Sql,
  noun: N,
  ask: NounAsk,
  { by, more }: Reading = {},
): Promise<Page<RowOf<N>>> {
  const table = tableOf(noun.table)
  const own = columnsOf(noun.table)
  const lookups = Object.entries(noun.fields).flatMap(([name, field]) =>
    field.kind === 'lookup'
      ? [{ of: columnsOf(field.table), table: tableOf(field.table), from: own[name]!, field }]
      : [],
  )
  const named: Columns = Object.fromEntries(
    lookups.flatMap(({ of, field }) => Object.entries(field.shows).map(([name, { column }]) => [name, of[column]!])),
  )
  const all = { ...own, ...named }
  const where = and(forReader(noun, own, by), narrowed(noun, ask, own, named), more)
  const counts = Object.entries(noun.counts ?? {}).map(([name, of]) => ({ name, of: counted(sql, of) }))

  const joined = (query: PgSelect) => {
    for (const { table: other, of, from } of lookups) query.leftJoin(other, eq(of.id!, from))
    return query
  }
  const rows = joined(
    sql
      .select({ ...shownOf(noun, own), ...named, ...totals(counts) })
      .from(table)
      .$dynamic(),
  )
  for (const { of } of counts) rows.leftJoin(of, eq(of.ref as never, own.id!))
  const sortable = Object.fromEntries(noun.sort.map(name => [name, all[name]!]))
  const found = rows.where(where).orderBy(...sorted(ask.sort, sortable, sorted(noun.order, all, [])), asc(own.id!))
  const total = () => cappedCount(sql, joined(sql.select({ id: own.id! }).from(table).$dynamic()).where(where))
  const { limit, offset = 0 } = ask
  const page = limit === undefined ? allOf(await found) : await paged(found, total(), { limit, offset })
  return page as Page<RowOf<N>>
}

const allOf = <Row>(rows: Row[]): Page<Row> => ({ rows, total: rows.length })

/** One row as the list has it, or nothing. */
export async function nounRow<N extends Noun>(sql: Sql, noun: N, id: string, by?: Person) {
  const { rows } = await nounPage(sql, noun, { ids: [id] }, by && { by })
  return rows[0]
}

/** One row with all that is kept of it. */
export const nounKept = (sql: Sql, noun: Noun, id: string) => nounRecord(noun).get(sql, id)

/** A row goes, or stays hidden where its table marks what was removed. */
export async function dropNoun(work: Work, noun: Noun, key: Key): Promise<void> {
  const rows = nounRecord(noun)
  await (columnsOf(noun.table).removed ? rows.hide(work, key) : rows.remove(work, key))
}

/** Whether a row of that column names this id. */
export async function isNamed(sql: Sql, { table, column }: { table: string; column: string }, id: string) {
  const rows = await sql
    .select({ one: raw`1` })
    .from(tableOf(table))
    .where(eq(columnsOf(table)[column]!, id))
    .limit(1)
  return rows.length > 0
}

/** Rows that are not everybody's are read for somebody; rows that were removed are kept for history alone. */
function forReader({ key, whose }: Noun, own: Columns, by: Person | undefined): SQL | undefined {
  if (whose && !by) throw new Error(`Rows of ${key} are read for a person`)
  return and(whose && by && seenRows(whose, by, own[whose.column]!), own.removed && eq(own.removed, false))
}

function narrowed(noun: Noun, ask: NounAsk, own: Columns, named: Columns): SQL | undefined {
  const { keyword, active, ids } = ask
  const all = { ...own, ...named }
  return and(
    keyword ? or(...noun.keyword.map(name => ilike(all[name]!, like(keyword)))) : undefined,
    active === undefined ? undefined : eq(own.active!, active),
    ids ? inArray(own.id!, ids) : undefined,
    ...(noun.filters ?? []).map(name => {
      const value = ask[name]
      if (value === undefined || value === '') return undefined
      if (noun.whose?.column === name) return rowsFor(noun.whose, own[name]!, String(value))
      return own[name] ? eq(own[name], value) : eq(raw`lower(${named[name]})`, String(value).toLowerCase())
    }),
  )
}

function shownOf(noun: Noun, own: Columns): Columns {
  if (noun.answer === 'record') return own
  const names = ['id', 'version', ...(isSwitched(noun) ? ['active'] : []), ...Object.keys(noun.fields)]
  const shown = Object.fromEntries(names.map(name => [name, own[name]!]))
  return noun.idName ? { [noun.idName]: own.id!, ...shown } : shown
}

const counted = (sql: Sql, { table, column, each }: NonNullable<Noun['counts']>[string]) => {
  const ref = columnsOf(table)[column]!
  const what = each ? raw`distinct ${columnsOf(table)[each]!}` : raw`*`
  return sql
    .select({ ref, total: raw<number>`count(${what})::int`.as('total') })
    .from(tableOf(table) as PgTable)
    .groupBy(ref)
    .as(`${table}_${column}`)
}

const totals = (counts: { name: string; of: ReturnType<typeof counted> }[]) =>
  Object.fromEntries(counts.map(({ name, of }) => [name, raw<number>`coalesce(${of.total}, 0)`]))
