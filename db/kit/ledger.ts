import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { newId } from '~/domain/kit/uuid'
import { note, noteOnly } from './audit'
import { insertRows } from './bulk'
import { rowsOf } from './rows-of'
import type { Work } from './work'

type LedgerTable = PgTable & Record<'id', PgColumn>

/** What `ledger` answers, by the rows of its table and not by the table, as `RecordOf` says why. */
export interface LedgerOf<Row, Values> {
  add(work: Work, values: Values, action?: string, about?: string | null): Promise<Row>
  /** Many rows of one cause leave one summary line. */
  addAll(
    work: Work,
    rows: Values[],
    action: string,
    about: string | null,
    facts?: Record<string, unknown>,
  ): Promise<Row[]>
}

type Kept<Insert> = Omit<Insert, 'id'> & { id?: string }

/** Rows that are only ever added (stock movements, timestamps of a load, revisions); corrections are new rows. */
export function ledger<T extends LedgerTable>(
  table: T,
  subject: string,
): LedgerOf<T['$inferSelect'], Kept<T['$inferInsert']>> {
  type Row = T['$inferSelect']
  type Values = Kept<T['$inferInsert']>

  async function add(work: Work, values: Values, action = 'record', about: string | null = null): Promise<Row> {
    const { id = newId(work.now.getTime()) } = values
    const insert = work.sql.insert(table as PgTable)
    const [made] = await rowsOf(table, insert.values({ ...(values as object), id }).returning())
    await note(work, { subject, subjectId: about ?? id, action, after: made as Record<string, unknown> })
    return made!
  }

  async function addAll(
    work: Work,
    rows: Values[],
    action: string,
    about: string | null,
    facts: Record<string, unknown> = {},
  ): Promise<Row[]> {
    if (!rows.length) return []
    const made = rows.map((row, place) => ({ id: newId(work.now.getTime() + place), ...(row as object) }))
    const added = await insertRows(work.sql, table, made)
    await noteOnly(work, subject, action, { rows: added.length, ...facts }, about)
    return added
  }

  return { add, addAll }
}
