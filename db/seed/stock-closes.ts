import { addDays, instantOn, SINGAPORE } from '~/domain/kit/time'
import { closesFrom } from '~/domain/materials/stock-close'
import { bulkInsert } from '../kit/bulk'
import { stockCloses } from '../materials/stock-close-tables'
import { uncountedSilos } from '../materials/uncounted-silos'
import type { Seed } from './base'

/** Plants close the stock of a month in the first week after it; the last one has not come to it yet. */
export async function seedStockCloses(seed: Seed, plantIds: readonly string[], closer: string): Promise<void> {
  const until = addDays(`${addDays(seed.today, -7).slice(0, 7)}-01`, -1)
  const closedAt = instantOn(addDays(until, 4), '15:20')
  if (closedAt < seed.start) return
  const from = closesFrom(until, null)
  const rows = plantIds.slice(0, -1).map(async plantId => ({
    ...seed.stamp(closedAt),
    demo: true,
    plantId,
    closedUntil: until,
    closedBy: closer,
    closedAt,
    uncounted: (await uncountedSilos(seed.sql, [{ plantId, zone: SINGAPORE, from, until }])).map(({ silo }) => silo),
  }))
  await bulkInsert(seed.sql, stockCloses, await Promise.all(rows))
}
