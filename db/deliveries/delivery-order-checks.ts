import type { LoadFacts } from '~/domain/deliveries/check-facts'
import { businessDay } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { type Crew, crewSides } from './crew-side'
import type { DeliveryOrderRow } from './delivery-order'
import { type LoadSide, loadSide } from './load-side'

export type CheckSettings = { washMinutes: number }

const checkSettings = async (sql: Sql, now: Date): Promise<CheckSettings> => ({
  washMinutes: await settingOn(sql, 'deliveries.wash-minutes', businessDay(now)),
})

/** Everything the rules look at for one load and one crew. */
export async function loadFacts(
  sql: Sql,
  load: DeliveryOrderRow,
  crew: Crew,
  now: Date,
): Promise<{ facts: LoadFacts; side: LoadSide }> {
  const [found] = await manyFacts(sql, load, [crew], now)
  return found!
}

/** The same for one load and all the crews that might carry it. */
export async function manyFacts(sql: Sql, load: DeliveryOrderRow, crews: readonly Crew[], now: Date) {
  const set = await checkSettings(sql, now)
  const side = await loadSide(sql, load, now, set)
  const of = await crewSides(sql, load, side, crews, now)
  return crews.map(crew => ({ side, facts: { ...side, ...of(crew) } satisfies LoadFacts }))
}
