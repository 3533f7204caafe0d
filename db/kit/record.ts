import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Missing, Stale } from '~/domain/kit/problem'
import { newId } from '~/domain/kit/uuid'
import { note, noteAll } from './audit'
import { insertRows } from './bulk'
import type { Sql } from './open'
import { rowsOf } from './rows-of'
import type { Work } from './work'

type RecordTable = PgTable & Record<'id' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy', PgColumn>
type Managed = 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'
export type RowOf<T extends PgTable> = T['$inferSelect']
/** What is given of a row to be: all but what the record itself stamps. */
export type Given<Insert> = Omit<Insert, Managed | 'id'> & { id?: string }
export type ValuesOf<T extends PgTable> = Given<T['$inferInsert']>
export type Key = { id: string; version: number }

/**
 * What `record` answers, by the rows of its table and not by the table: a table's type is all its columns, and written out
 * for each of these calls it was most of what the type check had to hold.
 */
export interface RecordOf<Row, Insert> {
  subject: string
  find(sql: Sql, id: string): Promise<Row | undefined>
  get(sql: Sql, id: string): Promise<Row>
  /** Reads the row and keeps it until the end of the work, so that what is decided on it still holds when written. */
  lock(work: Work, id: string): Promise<Row>
  insert(work: Work, values: Given<Insert>, action?: string): Promise<Row>
  /** Many rows of one command, in one statement, with a line of the trail for each. */
  insertAll(work: Work, rows: readonly Given<Insert>[], action?: string): Promise<Row[]>
  update(work: Work, key: Key, values: Partial<Given<Insert>>, action?: string): Promise<Row>
  /** A change starts from the row that its person saw; of another one they are shown what is there now. */
  atVersion<R extends Row>(present: R, version: number): R
  /** A change made on a row that this work already holds locked: a state moved by a rule, not by a form. */
  move(work: Work, before: Row, values: Partial<Given<Insert>>, action: string): Promise<Row>
  /** Creates without an id, changes with one. */
  save(work: Work, values: Partial<Key> & Partial<Given<Insert>>): Promise<Row>
  setActive(work: Work, key: Key, active: boolean): Promise<Row>
  /** Only for rows that no history points at. */
  remove(work: Work, key: Key): Promise<void>
  /** For a table that marks what was removed, because history points at it. */
  hide(work: Work, key: Key): Promise<Row>
  byIds(sql: Sql, ids: readonly string[]): Promise<Map<string, Row>>
}

type Options = { hidden?: string[]; label?: string }

/**
 * The only way to write an edited row: it stamps, it demands the version the change was made from, and it writes the
 * audit line in the same transaction, so that a write without one cannot be expressed.
 */
export function record<T extends RecordTable>(
  table: T,
  subject: string,
  { hidden = [], label }: Options = {},
): RecordOf<RowOf<T>, T['$inferInsert']> {
  type Row = RowOf<T>
  type Values = ValuesOf<T>
  const name = label ?? subject.replaceAll('_', ' ')

  const shown = (row: object) => Object.fromEntries(Object.entries(row).filter(([field]) => !hidden.includes(field)))

  async function find(sql: Sql, id: string): Promise<Row | undefined> {
    const [row] = await rowsOf(
      table,
      sql
        .select()
        .from(table as PgTable)
        .where(eq(table.id, id))
        .limit(1),
    )
    return row
  }

  async function get(sql: Sql, id: string): Promise<Row> {
    const row = await find(sql, id)
    if (!row) throw new Missing(`There is no such ${name}`)
    return row
  }

  async function lock(work: Work, id: string): Promise<Row> {
    const [row] = await rowsOf(
      table,
      work.sql
        .select()
        .from(table as PgTable)
        .where(eq(table.id, id))
        .for('update'),
    )
    if (!row) throw new Missing(`There is no such ${name}`)
    return row
  }

  function insert(work: Work, values: Values, action = 'create'): Promise<Row> {
    return add(work, values, action)
  }

  async function add(work: Work, values: object, action: string): Promise<Row> {
    const [row] = await rowsOf(
      table,
      work.sql
        .insert(table as PgTable)
        .values(stamped(work, values))
        .returning(),
    )
    const made = row!
    await note(work, { subject, subjectId: keyOf(made).id, action, after: shown(made) })
    return made
  }

  const stamped = (work: Work, values: object) => ({
    ...{ id: newId(work.now.getTime()), ...values },
    ...{ createdAt: work.now, createdBy: work.by.id, updatedAt: work.now, updatedBy: work.by.id },
  })

  async function insertAll(work: Work, rows: readonly Values[], action = 'create'): Promise<Row[]> {
    const given = rows.map(values => stamped(work, values))
    const made = await insertRows(work.sql, table, given)
    await noteAll(
      work,
      made.map(row => ({ subject, subjectId: keyOf(row).id, action, after: shown(row) })),
    )
    return made
  }

  function update(work: Work, key: Key, values: Partial<Values>, action = 'change'): Promise<Row> {
    return from(work, key, values, action)
  }

  async function from(work: Work, { id, version }: Key, values: object, action: string): Promise<Row> {
    return change(work, atVersion(await lock(work, id), version), values, action)
  }

  function atVersion<R extends Row>(present: R, version: number): R {
    if (keyOf(present).version !== version) throw stale(present)
    return present
  }

  function move(work: Work, before: Row, values: Partial<Values>, action: string): Promise<Row> {
    return change(work, before, values, action)
  }

  async function change(work: Work, before: Row, values: object, action: string): Promise<Row> {
    const { id, version } = keyOf(before)
    const stamp = { version: raw`${table.version} + 1`, updatedAt: work.now, updatedBy: work.by.id }
    const [row] = await rowsOf(
      table,
      work.sql
        .update(table as PgTable)
        .set({ ...values, ...stamp })
        .where(and(eq(table.id, id), eq(table.version, version)))
        .returning(),
    )
    if (!row) throw stale(before)
    await note(work, { subject, subjectId: id, action, before: shown(before), after: shown(row) })
    return row
  }

  function save(work: Work, { id, version, ...values }: Partial<Key> & Partial<Values>): Promise<Row> {
    return id ? from(work, { id, version: version ?? 0 }, values, 'change') : add(work, values, 'create')
  }

  function setActive(work: Work, key: Key, active: boolean): Promise<Row> {
    return from(work, key, { active }, active ? 'switch on' : 'switch off')
  }

  async function remove(work: Work, key: Key): Promise<void> {
    const before = atVersion(await lock(work, key.id), key.version)
    await work.sql.delete(table).where(eq(table.id, key.id))
    await note(work, { subject, subjectId: key.id, action: 'remove', before: shown(before) })
  }

  const hide = (work: Work, key: Key): Promise<Row> => from(work, key, { removed: true, active: false }, 'remove')

  async function byIds(sql: Sql, ids: readonly string[]): Promise<Map<string, Row>> {
    if (!ids.length) return new Map()
    const found = sql
      .select()
      .from(table as PgTable)
      .where(inArray(table.id, [...new Set(ids)]))
    return new Map((await rowsOf(table, found)).map(row => [keyOf(row).id, row]))
  }

  const keyOf = (row: Row): Key => row as Key
  const stale = (present: Row) =>
    new Stale(`This ${name} was changed by somebody else`, undefined, { present: shown(present) })

  return { subject, find, get, lock, insert, insertAll, update, atVersion, move, save, setActive, remove, hide, byIds }
}
