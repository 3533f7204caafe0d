import { and, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import type { StockEntryRow } from './stock-entry'
import { stockEntries } from './tables'

/** What the batch of a panel drew before anybody knew its load. */
export const stockOfPanelBatch = (sql: Sql, panelBatchId: string): Promise<StockEntryRow[]> =>
  sql
    .select()
    .from(stockEntries)
    .where(and(eq(stockEntries.panelBatchId, panelBatchId), isNull(stockEntries.reversesId)))
