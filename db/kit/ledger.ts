import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { newId } from '~/domain/kit/uuid'
import { note, noteOnly } from './audit'
import type { Work } from './work'

type LedgerTable = PgTable & Record<'id', PgColumn>

/** Rows that are only ever added (stock movements, timestamps of a load, revisions); corrections are new rows. */
export function ledger<T extends LedgerTable>(table: T, subject: string) {
  type Row = T['$inferSelect']
  type Values = Omit<T['$inferInsert'], 'id'> & { id?: string }

  async function add(work: Work, values: Values, action = 'record', about: string | null = null): Promise<Row> {
    const [row] = await work.sql
      .insert(table)
      .values({ id: newId(work.now.getTime()), ...values } as never)
      .returning()
    const made = row as Row & { id: string }
    await note(work, { subject, subjectId: about ?? made.id, action, after: made as Record<string, unknown> })
    return made
  }

  /** Many rows of one cause leave one summary line. */
  async function addAll(
    work: Work,
    rows: Values[],
    action: string,
    about: string | null,
    facts: Record<string, unknown> = {},
  ): Promise<Row[]> {
    if (!rows.length) return []
    const made = rows.map((row, place) => ({ id: newId(work.now.getTime() + place), ...row }))
    const added = (await work.sql
      .insert(table)
      .values(made as never)
      .returning()) as Row[]
    await noteOnly(work, subject, action, { rows: added.length, ...facts }, about)
    return added
  }

  return { table, add, addAll }
}
