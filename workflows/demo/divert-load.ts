import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import { anyDiverted } from '~/db/demo/any-diverted'
import type { Work } from '~/db/kit/work'
import { minutesBetween } from '~/domain/kit/time'
import { divertCandidates } from '../deliveries/divert-candidates'
import { divertDo } from '../deliveries/divert-delivery-order'

const REASON = 'Formwork not passed by the inspector yet; the pour next door can take it'
/** Minutes that the truck may be early at the other site, or late, and the least of the discharge limit that it then has left. */
const EARLY = { least: -20, most: 40 }
const LEFT = 25

/** On each day one truck whose site is not ready goes to a pour that waits for the same mix. Says whether this one did. */
export async function divertOnce(work: Work, load: DeliveryOrderRow): Promise<boolean> {
  if (await anyDiverted(work.sql, load.doDate)) return false
  const { rows } = await divertCandidates(work.sql, work.by, load.id, work.now)
  for (const row of rows) {
    const target = await deliveryOrder.get(work.sql, row.loadId)
    const early = minutesBetween(row.arrivesAt, target.plannedOnSiteAt)
    const fits = !row.refusals.length && row.sameMix && target.demo && target.quantity === load.quantity
    if (!fits || early < EARLY.least || early > EARLY.most || row.leftMinutes - Math.max(0, early) < LEFT) continue
    const versions = { version: load.version, targetVersion: target.version }
    await divertDo(work, load.id, { targetId: target.id, ...versions, reason: REASON, rules: [] })
    return true
  }
  return false
}
