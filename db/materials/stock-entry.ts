import { and, desc, eq, inArray, sql as raw } from 'drizzle-orm'
import { decimal, kilograms } from '~/domain/kit/money'
import * as words from '~/domain/materials/words'
import { ledger } from '../kit/ledger'
import type { Work } from '../kit/work'
import { silos, stockCounts, stockEntries } from './tables'

const entries = ledger(stockEntries, 'stock_entry')
export type StockEntryRow = typeof stockEntries.$inferSelect
export type Movement = Omit<typeof stockEntries.$inferInsert, 'id' | 'at'> & { at?: Date }

/**
 * Moves stock: the ledger rows and the level kept on each silo change together. Silos are taken in the order of their
 * ids, so that two loads drawing from the same silos wait for each other and never dead-lock.
 */
export async function moveStock(work: Work, rows: Movement[], action: string, about: string | null) {
  const moves = rows.map(row => ({ at: work.now, ...row }))
  const made = await entries.addAll(work, [...moves, ...(await seenByCounts(work, moves))], action, about)
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

/**
 * Who counted a silo saw what had moved in it before: an entry for an earlier time changes the book of the count, not what
 * was counted. Its difference is made smaller or larger by as much, so that the level stays what was found.
 */
async function seenByCounts(work: Work, moves: (Movement & { at: Date })[]): Promise<(Movement & { at: Date })[]> {
  const past = moves.filter(row => row.at < work.now && !row.countId)
  if (past.length === 0) return []
  const siloIds = [...new Set(past.map(row => row.siloId))]
  const counted = await work.sql
    .selectDistinctOn([stockCounts.siloId])
    .from(stockCounts)
    .where(and(inArray(stockCounts.siloId, siloIds), eq(stockCounts.status, 'posted')))
    .orderBy(stockCounts.siloId, desc(stockCounts.countedAt))
  const newest = new Map(counted.map(count => [count.siloId, count]))
  return past.flatMap(({ siloId, materialId, kg, at, demo }) => {
    const count = newest.get(siloId)
    if (!count || count.countedAt < at) return []
    const remarks = words.countSawIt({ countNo: count.countNo })
    const back = kilograms(decimal(kg).negated())
    return [{ siloId, materialId, kind: 'adjusted', kg: back, at: count.countedAt, countId: count.id, remarks, demo }]
  })
}

const total = (values: string[]) =>
  raw.join(
    values.map(value => raw`${value}::numeric`),
    raw` + `,
  )
