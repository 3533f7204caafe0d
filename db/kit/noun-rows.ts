import { and, asc, eq, getTableColumns, ilike, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'
import { labelOf, type Noun, type RowOf } from '~/domain/kit/noun'
import type { NounAsk } from '~/domain/kit/noun-shape'
import type { Page } from '~/domain/kit/page'
import { tableOf } from '../table-of'
import type { Sql } from './open'
import { cappedCount, like, paged, sorted } from './page'
import { record } from './record'

type Columns = Record<string, PgColumn>
type RecordTable = Parameters<typeof record>[0]

const columnsOf = (table: string) => getTableColumns(tableOf(table)) as Columns

/** The writer of a noun. Who reads its rows by their types hands in the table. */
export function nounRecord<T extends RecordTable = RecordTable>(noun: Noun, table?: T) {
  return record((table ?? tableOf(noun.table)) as T, noun.audit ?? noun.key, { label: labelOf(noun) })
}

/** A page of a noun: its own columns, those of the records that it names, and how often it is named itself. */
export async function nounPage<N extends Noun>(sql: Sql, noun: N, ask: NounAsk, more?: SQL): Promise<Page<RowOf<N>>> {
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
  const where = and(narrowed(noun, ask, own, named), more)
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
  const page = await paged(
    rows.where(where).orderBy(...sorted(ask.sort, sortable, sorted(noun.order, all, [])), asc(own.id!)),
    cappedCount(sql, joined(sql.select({ id: own.id! }).from(table).$dynamic()).where(where)),
    ask,
  )
  return page as Page<RowOf<N>>
}

/** One row as the list has it, or nothing. */
export async function nounRow<N extends Noun>(sql: Sql, noun: N, id: string): Promise<RowOf<N> | undefined> {
  const { rows } = await nounPage(sql, noun, { ids: [id], limit: 1, offset: 0 })
  return rows[0]
}

/** One row with all that is kept of it. */
export const nounKept = (sql: Sql, noun: Noun, id: string) => nounRecord(noun).get(sql, id)

/** Whether a row of that column names this id. */
export async function isNamed(sql: Sql, { table, column }: { table: string; column: string }, id: string) {
  const rows = await sql
    .select({ one: raw`1` })
    .from(tableOf(table))
    .where(eq(columnsOf(table)[column]!, id))
    .limit(1)
  return rows.length > 0
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
      return own[name] ? eq(own[name], value) : eq(raw`lower(${named[name]})`, String(value).toLowerCase())
    }),
  )
}

function shownOf(noun: Noun, own: Columns): Columns {
  if (noun.answer === 'record') return own
  const names = ['id', 'version', 'active', ...Object.keys(noun.fields)]
  const shown = Object.fromEntries(names.map(name => [name, own[name]!]))
  return noun.idName ? { [noun.idName]: own.id!, ...shown } : shown
}

const counted = (sql: Sql, { table, column }: { table: string; column: string }) => {
  const ref = columnsOf(table)[column]!
  return sql
    .select({ ref, total: raw<number>`count(*)::int`.as('total') })
    .from(tableOf(table) as PgTable)
    .groupBy(ref)
    .as(`${table}_${column}`)
}

const totals = (counts: { name: string; of: ReturnType<typeof counted> }[]) =>
  Object.fromEntries(counts.map(({ name, of }) => [name, raw<number>`coalesce(${of.total}, 0)`]))
