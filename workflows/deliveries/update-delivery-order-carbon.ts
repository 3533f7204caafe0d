import { carbonOf } from '~/db/deliveries/carbon'
import { deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import { countingWeights } from '~/db/deliveries/last-weights'
import type { Work } from '~/db/kit/work'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { carbonByMix } from '~/domain/deliveries/batch'

/**
 * Computes the carbon of a load again from what was weighed, or from its mix while nothing is. It may be repeated: an
 * equal value writes nothing.
 */
export async function updateCarbon(work: Work, id: string) {
  const row = await lockSeen(work, id)
  const { revision, rows } = await countingWeights(work.sql, row)
  const mix = !rows.length && row.mixDesignId ? await mixDesign.get(work.sql, row.mixDesignId) : undefined
  const gwpBatched = rows.length
    ? await carbonOf(work.sql, id, revision)
    : mix?.gwpPerM3
      ? carbonByMix(mix.gwpPerM3, row.quantity)
      : row.gwpBatched
  const from = rows.length ? 'weights' : mix?.gwpPerM3 ? 'mix' : 'unknown'
  const changed = gwpBatched !== row.gwpBatched
  const after = changed ? await deliveryOrder.move(work, row, { gwpBatched }, 'update carbon') : row
  return { doId: id, gwpBatched, from, changed, version: after.version }
}
