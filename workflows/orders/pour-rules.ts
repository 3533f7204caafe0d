import { compare, cubicMetres, decimal } from '~/domain/kit/money'
import { leadMinutes } from '~/domain/orders/schedule'
import type { Objection, RuledOrder } from './objection'
import type { Plan } from './plan-order'
import type { Unloading } from './unloading'

/**
 * What the site can do with the trucks that are asked for: one pump unloads one truck at a time, which is said, since a
 * site may have two; and a load is out of the drum before its concrete is too old, which refuses.
 */
export function pourObjections(order: RuledOrder, plan: Plan, unloading: Unloading): Objection[] {
  const { schedule } = plan.sizes
  const { unloadingMinutes: minutes, dischargeLimitMinutes: limit, needsPump } = unloading
  const truck = `A ${cubicMetres(schedule)} m³ truck`
  const found: Objection[] = []
  const oneLoad = plan.shares.length === 1 && compare(order.quantity, schedule) <= 0
  if ((order.pumpId || needsPump) && !oneLoad && order.spacingMinutes < minutes)
    found.push({
      rule: 'spacing',
      warning: true,
      message: `${truck} takes ${minutes} min at the pump; with one every ${order.spacingMinutes} min they queue on site. Choose ${minutes} min or more`,
    })
  for (const share of plan.shares) {
    // A truck that is not full is empty sooner.
    const largest = compare(share.quantity, schedule) < 0 ? share.quantity : schedule
    const age = leadMinutes(share) + decimal(largest).div(schedule).times(minutes).ceil().toNumber()
    if (age <= limit) continue
    const { plantName } = plan.plants.get(share.plantId)!
    found.push({
      rule: 'concrete-age',
      message: `A load of ${cubicMetres(largest)} m³ from ${plantName} is out of the drum ${age} min after batching; the limit is ${limit} min`,
    })
  }
  return found
}
