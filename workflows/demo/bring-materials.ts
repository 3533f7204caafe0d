import { lowSilos, tankersDue } from '~/db/demo/stock-to-bring'
import type { Db } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import { decimal, kilograms } from '~/domain/kit/money'
import { addMinutes, businessDay, hourIn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { createMaterialOrder, placeMaterialOrder, receiveMaterialOrder } from '../materials/material-order'
import { refused } from './bring-drivers'

const STORE: Person = { ...SYSTEM, name: 'Demo plant', roles: ['dispatcher_manager'] }
/** Ordered below one share of a silo, up to the other; the first tanker is there after so many minutes, then one by one. */
const [LOW, FULL] = [0.5, 0.8]
const [FIRST, EACH, MOST] = [40, 20, 6]
/** Works and bridges are open from, until. */
const [OPENS, CLOSES] = [5, 20]

/**
 * The stores of the demo company: a tanker that is there is weighed into its silo, and what runs low is ordered from its
 * supplier, by the commands of people. Says how many tankers came.
 */
export async function bringMaterials(db: Db, now: Date): Promise<number> {
  const act = (of: (work: Work) => Promise<unknown>) =>
    inOneGo(db, { by: STORE, now, requestId: newId() }, of).then(() => true, refused)
  let came = 0
  for (const { id, version, orderNo, orderedKg } of await tankersDue(db.sql, now)) {
    const short = decimal(20).times(Number(orderNo.at(-1)) % 4)
    const weighed = {
      version,
      receivedKg: kilograms(decimal(orderedKg).minus(short)),
      ticketNo: `WB${orderNo.slice(2)}`,
      remarks: null,
    }
    came += Number(await act(work => receiveMaterialOrder(work, id, weighed)))
  }
  if (hourIn(now) < OPENS || hourIn(now) >= CLOSES) return came
  const loads: Record<string, string> = await settingOn(db.sql, 'materials.delivery-load', businessDay(now))
  for (const silo of await lowSilos(db.sql, LOW)) {
    const load = loads[silo.kind]
    if (!load || !silo.sourceId) continue
    const missing = decimal(silo.capacityKg).times(FULL).minus(silo.levelKg)
    const tankers = Math.min(MOST, missing.div(load).floor().toNumber())
    // A small tank takes a part of a tanker.
    const orderedKg = tankers ? load : kilograms(missing)
    for (let tanker = 0; tanker < Math.max(1, tankers); tanker++) {
      const expectedAt = addMinutes(now, FIRST + tanker * EACH).toISOString()
      const of = { siloId: silo.id, sourceId: silo.sourceId, orderedKg, expectedAt, remarks: null }
      const placed = await act(async work => {
        const { id, version } = await createMaterialOrder(work, of)
        return placeMaterialOrder(work, id, version)
      })
      if (!placed) break
    }
  }
  return came
}
