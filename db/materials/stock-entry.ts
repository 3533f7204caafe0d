import { eq, sql as raw } from 'drizzle-orm'
import { ledger } from '../kit/ledger'
import type { Work } from '../kit/work'
import { silos, stockEntries } from './tables'

const entries = ledger(stockEntries, 'stock_entry')
export type StockEntryRow = typeof stockEntries.$inferSelect
export type Movement = Omit<typeof stockEntries.$inferInsert, 'id' | 'at'> & { at?: Date }

/**
 * Moves stock: the ledger rows and the level kept on each silo change together. Silos are taken in the order of their
 * ids, so that two loads drawing from the same silos wait for each other and never dead-lock.
 */
export async function moveStock(work: Work, rows: Movement[], action: string, about: string | null) {
  const made = await entries.addAll(
    work,
    rows.map(row => ({ at: work.now, ...row })),
    action,
    about,
  )
  const bySilo = Map.groupBy(made, row => row.siloId)
  for (const siloId of [...bySilo.keys()].sort()) {
    const change = bySilo.get(siloId)!.map(row => row.kg)
    await work.sql
      .update(silos)
      .set({ levelKg: raw`${silos.levelKg} + ${total(change)}::numeric`, levelAt: work.now })
      .where(eq(silos.id, siloId))
  }
  return made
}

const total = (values: string[]) =>
  raw.join(
    values.map(value => raw`${value}::numeric`),
    raw` + `,
  )
