import type { OrderRow } from '~/db/orders/order'
import { compare, cubicMetres } from '~/domain/kit/money'
import { leadMinutes, leastSpacing, minutesToUnload, type PlannedLoad } from '~/domain/orders/schedule'
import type { Objection, RuledOrder } from './objection'
import type { Plan } from './plan-order'
import type { Unloading } from './unloading'

/**
 * What the site can do with the trucks that are asked for: one point unloads one truck at a time, whether by pump or by
 * chute, and a load is out of the drum before its concrete is too old. A site with two points is the exception that a
 * dispatcher manager sets aside with a reason.
 */
export function pourObjections(order: RuledOrder, plan: Plan, unloading: Unloading, loads: PlannedLoad[]): Objection[] {
  return [
    ...(order.newPour ? spacingObjections(order, plan, unloading, loads) : []),
    ...plan.shares.flatMap(share => ageObjections(plan, share, unloading)),
  ]
}

function spacingObjections(
  order: RuledOrder,
  { sizes: { schedule } }: Plan,
  { unloadingMinutes, needsPump }: Unloading,
  loads: PlannedLoad[],
): Objection[] {
  const least = leastSpacing(
    loads.map(load => load.quantity),
    schedule,
    unloadingMinutes,
  )
  if (order.spacingMinutes >= least) return []
  const point = order.pumpId || needsPump ? 'at the pump' : 'to unload'
  const truck = `A ${cubicMetres(schedule)} m³ truck takes ${unloadingMinutes} min ${point}`
  const message = `${truck}; with one every ${order.spacingMinutes} min they queue on site. Choose ${least} min or more`
  return [{ rule: 'spacing', message }]
}

function ageObjections(
  { plants, sizes: { schedule } }: Plan,
  share: Plan['shares'][number],
  { unloadingMinutes, dischargeLimitMinutes: limit }: Unloading,
): Objection[] {
  const largest = compare(share.quantity, schedule) < 0 ? share.quantity : schedule
  const minutes = minutesToUnload(largest, schedule, unloadingMinutes)
  if (minutes > limit) {
    const message = `Unloading ${cubicMetres(largest)} m³ takes ${minutes} min; the discharge limit is ${limit} min`
    return [{ rule: 'concrete-age', message }]
  }
  const age = leadMinutes(share) + minutes
  if (age <= limit) return []
  const { plantName } = plants.get(share.plantId)!
  const message = `A load of ${cubicMetres(largest)} m³ from ${plantName} is out of the drum ${age} min after batching; the limit is ${limit} min`
  return [{ rule: 'concrete-age', message }]
}

type PourFields = Pick<OrderRow, 'spacingMinutes' | 'quantity'> & {
  pumpId?: string | null | undefined
  dischargeMethodId?: string | null | undefined
}
type PouredBefore = PourFields &
  Pick<OrderRow, 'status' | 'unloadingMinutes' | 'dischargeLimitMinutes' | 'pumpId' | 'dischargeMethodId' | 'loadSize'>

/** An order that was booked before with such a pour keeps it when something else of it changes, or when it gets smaller. */
export const isNewPour = (before: PouredBefore | undefined, order: PourFields, plan: Plan): boolean =>
  !before ||
  before.status === 'draft' ||
  before.spacingMinutes !== order.spacingMinutes ||
  before.pumpId !== (order.pumpId ?? null) ||
  before.dischargeMethodId !== (order.dischargeMethodId ?? null) ||
  compare(order.quantity, before.quantity) > 0 ||
  compare(before.loadSize ?? '0', plan.sizes.schedule) !== 0 ||
  (plan.unloading !== undefined &&
    (plan.unloading.unloadingMinutes !== before.unloadingMinutes ||
      plan.unloading.dischargeLimitMinutes !== before.dischargeLimitMinutes))
