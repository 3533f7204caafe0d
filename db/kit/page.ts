import { asc, count, desc, ilike, is, or, sql as raw, type SQL } from 'drizzle-orm'
import { PgColumn, type PgSelect } from 'drizzle-orm/pg-core'
import { type Page, type Paging, TOTAL_CAP } from '~/domain/kit/page'
import { unsortable } from '~/domain/kit/sorted-rows'
import type { Sql } from './open'

type Sortable = PgColumn | SQL
/** A query of which a part can be read: what its rows hold follows from what it selects. */
type Divisible<Row> = { limit(most: number): { offset(skipped: number): PromiseLike<Row[]> } }

/**
 * A page and its total are two statements: a window count reads every row, ten times slower. The total is exact up to
 * the cap and says `more` beyond it.
 */
export async function paged<Row>(
  rows: Divisible<Row>,
  total: Promise<number>,
  { limit, offset }: Paging,
): Promise<Page<Row>> {
  // The only place that turns a page index into a row number.
  const [found, counted] = await Promise.all([rows.limit(known(limit)).offset(offset * limit), total])
  return counted > TOTAL_CAP ? { rows: found, total: TOTAL_CAP, more: true } : { rows: found, total: counted }
}

/**
 * A page with the sums of the whole filter, not of the page: of each named column of what `from` selects, two places, as text. Of
 * more rows than are counted every one would be read for each page that is looked at: they are added up when they are asked for.
 */
export async function pagedWithSums<Row, Name extends string>(
  sql: Sql,
  rows: Divisible<Row>,
  { total, from, names }: { total: Promise<number>; from: () => PgSelect; names: readonly Name[] },
  { totals, ...paging }: Paging & { totals?: boolean | undefined },
): Promise<Page<Row> & { sums: Record<Name, string> | null }> {
  const found = from().as('found')
  const column = found as unknown as Record<Name, SQL>
  const columns = names.map(name => [name, raw<string>`coalesce(sum(${column[name]}), 0)::numeric(14,2)::text`])
  const summed = async () => {
    if (!totals && (await total) > TOTAL_CAP) return null
    const [sums] = await sql.select(Object.fromEntries(columns)).from(found)
    return sums as Record<Name, string>
  }
  const [page, sums] = await Promise.all([paged(rows, total, paging), summed()])
  return { ...page, sums }
}

/** Counts at most one row past the cap: pass the same FROM and WHERE as the page, with one column. */
export async function cappedCount(sql: Sql, filtered: PgSelect): Promise<number> {
  const some = filtered.limit(known(TOTAL_CAP + 1)).as('some')
  const [row] = await sql.select({ total: count() }).from(some)
  return row?.total ?? 0
}

/**
 * A limit as part of the text: a plan that is kept for later must know that few rows are wanted, or it prepares for a
 * tenth of the table.
 */
export const known = (limit: number): number => raw.raw(String(Math.trunc(limit))) as unknown as number

/** `-orderDate,customerName` against the columns that a list allows; anything else is refused, never interpolated. */
export function sorted(text: string | undefined, allowed: Record<string, Sortable>, usual: SQL[]): SQL[] {
  if (!text) return usual
  return text.split(',').map(part => directed(named(part.replace(/^-/, ''), allowed), part.startsWith('-')))
}

/** The same, and rows of one value by their id the same way: then one index of both is walked from either end. */
export function sortedById(
  text: string | undefined,
  allowed: Record<string, Sortable>,
  usual: SQL[],
  id: PgColumn,
): SQL[] {
  const last = text?.startsWith('-') ? desc(id) : asc(id)
  return [...sorted(text, allowed, usual), last]
}

/** What a list is to be sorted by, of what it can be sorted by; the refusal names all of it. */
export function named<Of>(name: string, allowed: Record<string, Of>): Of {
  const column = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (!column) throw unsortable(name, Object.keys(allowed))
  return column
}

/** What has no value comes last either way; where there always is one, an index is read from its end. */
export const directed = (column: Sortable, down: boolean): SQL =>
  !down ? asc(column) : is(column, PgColumn) && column.notNull ? desc(column) : raw`${column} desc nulls last`

/** Only what is the person's own, or only what is of others; everything where neither is asked for. */
export const ownOr = (own: boolean | undefined, mine: SQL): SQL | undefined =>
  own === undefined ? undefined : own ? mine : raw`(${mine}) is not true`

/** Text search that treats % and _ as letters. */
export const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** An index of three letters each tells of a shorter word only where it begins. */
const SHORT = /^[a-z\d]{1,2}$/i
const BEFORE = ['', '% ', '%-', '%/']

/**
 * Text that holds the word. One or two letters or digits are looked for where a word or a number begins: in the middle they are in so
 * many texts that nobody finds anything by them, and every row would be read for it.
 */
export const holds = (text: PgColumn | SQL, word: string): SQL =>
  SHORT.test(word) ? or(...BEFORE.map(before => ilike(text, `${before}${word}%`)))! : ilike(text, like(word))
