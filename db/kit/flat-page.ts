import { and, asc, desc, eq, is, isNotNull, isNull, sql as raw, type SQL } from 'drizzle-orm'
import { PgColumn, type PgSelect, type PgTable, type SelectedFields } from 'drizzle-orm/pg-core'
import { TOTAL_CAP } from '~/domain/kit/page'
import type { Sql } from './open'
import { cappedCount, directed, known, named } from './page'

/**
 * The name of a record that rows refer to by `from`; `of` is where the records are read, few beside the rows. What the rows hold
 * for their filters anyhow is not joined again.
 */
export type Name = { from: PgColumn; id: PgColumn; name: PgColumn } & (
  | { of: PgTable; held?: boolean }
  | { of: SQL; held: true }
)
type Sortable = PgColumn | SQL | Name

/** A list that grows: whatever it is sorted by, its page is found by the walk of an index and costs the same at any size. */
export type FlatList = {
  id: PgColumn
  /** Its rows, with whatever the filters speak of. */
  rows: (sql: Sql, columns: SelectedFields) => PgSelect
  sorts: Record<string, Sortable>
  usual: (SQL | PgColumn)[]
  /** In what order the rows of one name follow, from the last: an index has `from` and then these. */
  newest: PgColumn[]
}
type Ask = {
  sort?: string | undefined
  limit: number
  offset: number
  where: SQL | undefined
  keyword?: string | undefined
}
type Column = { by: Sortable; down: boolean }
/** The ids of the rows of a page, the order in which they are shown, and how many rows the filter finds. */
export type Found = { ids: SQL; order: (SQL | PgColumn)[]; total: Promise<number> }

const isName = (by: Sortable): by is Name => 'from' in by && 'of' in by
const sameWay = (down: boolean) => (down ? desc : asc)

/**
 * A page by the ids of its rows; the lines are asked for those alone. By a name, the records are walked in the order of their
 * names and of each no more rows are looked up than a page can hold, but only where more rows are found than are counted: fewer
 * are sorted at once, where a walk would look through record by record for them. So it is of a word: PostgreSQL can only guess how
 * many rows hold one, and where it guesses too many it walks the whole table for a page of the few there are.
 */
export async function flatPage(sql: Sql, list: FlatList, ask: Ask): Promise<Found> {
  const columns = (ask.sort?.split(',') ?? []).map(part => ({
    by: named(part.replace(/^-/, ''), list.sorts),
    down: part.startsWith('-'),
  }))
  const [first] = columns
  const order = orderOf(list, columns)
  // After the sort was read, so that a refused one leaves no count running that nobody waits for.
  const total = cappedCount(sql, list.rows(sql, { id: list.id }).where(ask.where))
  const rows = () => withNames(list.rows(sql, { id: list.id }), columns).where(ask.where)
  if (ask.keyword && (await total) <= TOTAL_CAP)
    return { ids: sortedAtOnce(rows().orderBy(...order), ask), order, total }
  if (first && columns.length === 1) {
    if (isName(first.by) && (await total) > TOTAL_CAP)
      return { ids: byName(sql, list, first.by, first.down, ask), order, total }
    if (is(first.by, PgColumn) && !first.by.notNull && !first.down)
      return { ids: valuesFirst(sql, list, first.by, ask), order, total }
  }
  const page = rows()
    .orderBy(...order)
    .limit(known(ask.limit))
    .offset(ask.offset * ask.limit)
  return { ids: raw`${page}`, order, total }
}

const withNames = (rows: PgSelect, columns: Column[]): PgSelect =>
  columns.reduce((all, { by }) => (isName(by) && !by.held ? all.leftJoin(by.of, eq(by.id, by.from)) : all), rows)

function orderOf({ usual, newest, id }: FlatList, columns: Column[]): (SQL | PgColumn)[] {
  const [first] = columns
  if (!first) return [...usual, asc(id)]
  const named = columns.flatMap(({ by, down }) =>
    isName(by) ? [nullsLast(by.name, down), nullsLast(by.from, down)] : [directed(by, down)],
  )
  return isName(first.by)
    ? [...named, ...newest.map(column => desc(column)), desc(id)]
    : [...named, sameWay(first.down)(id)]
}

/** Planned as if all of it were read: by what finds the rows, not by the order that they come in. */
const sortedAtOnce = (rows: PgSelect, { limit, offset }: Ask): SQL =>
  raw`(with found as materialized (${rows}) select id from found ${window(limit, offset)})`

const nullsLast = (column: PgColumn, down: boolean) => raw`${column} ${way(down)} nulls last`
const way = (down: boolean) => raw.raw(down ? 'desc' : 'asc')

/** One index of the values, newest first, serves both ways: read from its end the rows without one would come first. */
function valuesFirst(sql: Sql, { rows, id }: FlatList, column: PgColumn, { where, limit, offset }: Ask): SQL {
  const part = (which: SQL) =>
    rows(sql, { id, value: raw`${column}`.as('value') })
      .where(and(where, which))
      .orderBy(raw`${column} asc nulls first`, asc(id))
      .limit(known((offset + 1) * limit))
  return raw`(select id from (select *, 0 as part from ${part(isNotNull(column))} valued
    union all select *, 1 from ${part(isNull(column))} rest) parts
    order by part, value, id ${window(limit, offset)})`
}

function byName(sql: Sql, { rows, id, newest }: FlatList, by: Name, down: boolean, { where, limit, offset }: Ask): SQL {
  const keys = Object.fromEntries(newest.map((column, at) => [`key${at}`, raw`${column}`.as(`key${at}`)]))
  const part = (which: SQL) =>
    rows(sql, { id, ...keys })
      .where(and(which, where))
      .orderBy(...newest.map(column => desc(column)), desc(id))
      .limit(known((offset + 1) * limit))
  const last = raw.raw([...Object.keys(keys), 'id'].map(key => `${key} desc`).join(', '))
  const order = raw`name ${way(down)}, of_id ${way(down)}, ${last}`
  const walked = raw`select found.*, walked.name, walked.id as of_id
    from (select ${by.id} as id, ${by.name} as name from ${by.of}) walked
    cross join lateral ${part(eq(by.from, raw`walked.id`))} found
    order by ${order} limit ${known((offset + 1) * limit)}`
  if (by.from.notNull) return raw`(select id from (${walked}) parts order by ${order} ${window(limit, offset)})`
  return raw`(select id from (select *, 0 as part from (${walked}) named
    union all select *, null, null, 1 from ${part(isNull(by.from))} rest) parts
    order by part, ${order} ${window(limit, offset)})`
}

const window = (limit: number, offset: number): SQL => raw`limit ${known(limit)} offset ${offset * limit}`
