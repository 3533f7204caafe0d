import { and, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { selfBills } from './self-bill-tables'
import { invoiceDrafts } from './tables'

/** The statement of the draft of a row, as long as it tells what the draft holds now. */
export const statementOfRow = (sql: Sql) =>
  sql
    .select({ one: raw`1` })
    .from(selfBills)
    .where(and(eq(selfBills.draftId, invoiceDrafts.id), eq(selfBills.linesHash, invoiceDrafts.linesHash)))
