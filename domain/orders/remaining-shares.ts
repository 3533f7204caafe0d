import { cubicMetres, type DecimalText, decimal, sum } from '../kit/money'
import { addMinutes } from '../kit/time'
import type { PlantShare } from './schedule'

export type KeptLoad = { plantId: string; quantity: DecimalText }

/**
 * What is left to plan when some loads are called already and stay as they are. A plant's share shrinks by what it made,
 * its next load follows its last one at the pace (minutes); what other plants made goes off the last shares.
 */
export function remainingShares(
  shares: readonly PlantShare[],
  kept: readonly KeptLoad[],
  paceMinutes: number,
): PlantShare[] {
  const named = new Set(shares.map(share => share.plantId))
  let excess = sum(kept.filter(load => !named.has(load.plantId)).map(load => load.quantity))
  const left = shares.map(share => {
    const made = kept.filter(load => load.plantId === share.plantId)
    const rest = decimal(share.quantity).minus(sum(made.map(load => load.quantity)))
    if (rest.isNegative()) excess = excess.minus(rest)
    return {
      ...share,
      quantity: cubicMetres(rest.isNegative() ? 0 : rest),
      startTime: addMinutes(share.startTime, made.length * paceMinutes),
    }
  })
  for (const share of [...left].reverse()) {
    const off = decimal(share.quantity).lessThan(excess) ? decimal(share.quantity) : excess
    share.quantity = cubicMetres(decimal(share.quantity).minus(off))
    excess = excess.minus(off)
  }
  return left.filter(share => decimal(share.quantity).greaterThan(0))
}
