import { and, asc, desc, eq, inArray, sql as raw } from 'drizzle-orm'
import { decimal, kilograms } from '~/domain/kit/money'
import * as words from '~/domain/materials/words'
import { ledger } from '../kit/ledger'
import type { Work } from '../kit/work'
import { inOpenBooks } from './open-books'
import { silos, stockCounts, stockEntries } from './tables'

const entries = ledger(stockEntries, 'stock_entry')
export type StockEntryRow = typeof stockEntries.$inferSelect
/** `at` is when it moved; where that day is closed, the entry is booked later. */
export type Movement = Omit<typeof stockEntries.$inferInsert, 'id' | 'at' | 'happenedAt'> & { at?: Date }

/**
 * Moves stock: the ledger rows and the level kept on each silo change together. The silos are locked first, in the order of
 * their ids: two loads that draw from the same silos follow one another and never dead-lock, and a count that is posted at
 * the same moment is either seen whole or comes after. Answers the levels that the silos have now.
 */
export async function moveStock(work: Work, rows: Movement[], action: string, about: string | null) {
  const locked = await lockSilos(
    work,
    rows.map(row => row.siloId),
  )
  const moves = rows.map(row => ({ at: work.now, ...row }))
  const seen = await seenByCounts(work, moves)
  const booked = await inOpenBooks(work, [...moves, ...seen], new Map(locked.map(row => [row.id, row.plantId])))
  const made = await entries.addAll(work, booked, action, about)
  const levels = new Map<string, string>()
  for (const [siloId, of] of Map.groupBy(made, row => row.siloId)) {
    const change = of.map(row => row.kg)
    const [moved] = await work.sql
      .update(silos)
      .set({ levelKg: raw`${silos.levelKg} + ${total(change)}::numeric`, levelAt: work.now })
      .where(eq(silos.id, siloId))
      .returning({ levelKg: silos.levelKg })
    levels.set(siloId, moved!.levelKg)
  }
  return levels
}

const lockSilos = (work: Work, ids: readonly string[]) =>
  work.sql
    .select({ id: silos.id, plantId: silos.plantId })
    .from(silos)
    .where(inArray(silos.id, [...new Set(ids)]))
    .orderBy(asc(silos.id))
    .for('update')

/**
 * Who counted a silo saw what had moved in it before: an entry for an earlier time changes the book of the count, not what
 * was counted. Its difference is made smaller or larger by as much, so that the level stays what was found.
 */
async function seenByCounts(work: Work, moves: (Movement & { at: Date })[]): Promise<(Movement & { at: Date })[]> {
  const others = moves.filter(row => !row.countId)
  if (others.length === 0) return []
  const siloIds = [...new Set(others.map(row => row.siloId))]
  const counted = await work.sql
    .selectDistinctOn([stockCounts.siloId])
    .from(stockCounts)
    .where(and(inArray(stockCounts.siloId, siloIds), eq(stockCounts.status, 'posted')))
    .orderBy(stockCounts.siloId, desc(stockCounts.countedAt))
  const newest = new Map(counted.map(count => [count.siloId, count]))
  return others.flatMap(({ siloId, materialId, kg, at, demo }) => {
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
