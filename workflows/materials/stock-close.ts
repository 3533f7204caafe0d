import type * as z from 'zod'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { lastClose, lockBook, type StockCloseRow, stockClose } from '~/db/materials/stock-close'
import { uncountedSilos, undecidedCounts } from '~/db/materials/uncounted-silos'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { closeRefusal, closesFrom, type StockCloseReopen, type StockCloseSave } from '~/domain/materials/stock-close'
import * as words from '~/domain/materials/words'

/** Closes the stock book of a plant up to a day. Silos that nobody counted are asked about first and kept with the closing. */
export async function closeStock(work: Work, { plantId, until, uncounted }: StockCloseSave): Promise<StockCloseRow> {
  await getSeenPlant(work.sql, work.by, plantId)
  const { closedUntil, zone } = await lockBook(work, plantId)
  refuse(closeRefusal(until, closedUntil, businessDay(work.now, zone)), { rule: 'period' })
  const of = { plantId, zone, from: closesFrom(until, closedUntil), until }
  const undecided = await undecidedCounts(work.sql, of)
  if (undecided.length) refuse(words.closeUndecided({ counts: undecided.join(', ') }), { rule: 'undecided-count' })
  const missing = await uncountedSilos(work.sql, [of])
  const silos = missing.map(row => row.silo)
  if (missing.length && !uncounted) {
    const said = { count: missing.length, from: of.from, until, silos: silos.join(', ') }
    refuse(words.closeUncountedRefused(said), { rule: 'uncounted', count: missing.length, silos })
  }
  const values = { plantId, closedUntil: until, closedBy: work.by.id, closedAt: work.now, uncounted: silos }
  return stockClose.insert(work, values, 'close')
}

/** Reopens the days of the last closing, for a named reason; the closing stays on record. */
export async function reopenStock(
  work: Work,
  id: string,
  { version, reason }: z.output<typeof StockCloseReopen>,
): Promise<StockCloseRow> {
  const { plantId } = await stockClose.get(work.sql, id)
  await getSeenPlant(work.sql, work.by, plantId)
  await lockBook(work, plantId)
  const row = stockClose.atVersion(await stockClose.lock(work, id), version)
  if (row.reopenedAt) refuse(words.closeReopenedAlready(), { rule: 'period' })
  const last = await lastClose(work.sql, plantId)
  if (last && last.id !== id) refuse(words.closeLater({ day: last.closedUntil }), { rule: 'period' })
  const values = { reopenedBy: work.by.id, reopenedAt: work.now, reopenReason: reason }
  return stockClose.move({ ...work, reason }, row, values, 'reopen')
}

function refuse(why: string | null, facts: Record<string, unknown>): void {
  if (why) throw new Refused(why, undefined, facts)
}
