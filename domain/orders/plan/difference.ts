import type { LoadChange, LoadPlace, PlanDifference } from './change'
import type { PlanDay } from './day'
import type { PlanLoad } from './facts'
import { clockOf } from './lanes'
import type { PlanFigures } from './plan'

export type Side = {
  of: PlanDay
  loads: readonly PlanLoad[]
  figures: PlanFigures
  plan: { id: string; planNo: string } | null
}

const FIGURES: [keyof PlanFigures, string, string, 'more' | 'less'][] = [
  ['servedVolume', 'Served', 'm³', 'more'],
  ['unservedOrders', 'Orders not served', '', 'less'],
  ['lateMinutes', 'First loads late', 'min', 'less'],
  ['gapMinutes', 'Gaps over the limit', 'min', 'less'],
  ['trucks', 'Trucks', '', 'less'],
  ['truckMinutes', 'Truck time', 'min', 'less'],
  ['shiftMinutes', 'Driver time', 'min', 'less'],
  ['emptyMinutes', 'Empty travel', 'min', 'less'],
  ['overtimeMinutes', 'Overtime', 'min', 'less'],
]

/** A start that moves less than this is the same start. */
const SAME_MINUTES = 1

/** What a plan changes against another: its figures and each load that runs otherwise. */
export function differenceOf(before: Side, after: Side): PlanDifference {
  const head = ({ plan }: Side) => (plan ? { id: plan.id, planNo: plan.planNo } : null)
  return {
    from: head(before),
    to: head(after),
    figures: FIGURES.map(([figure, label, unit, wish]) => {
      const [was, is] = [before.figures[figure], after.figures[figure]]
      return { figure, label, unit, before: was, after: is, better: was === is ? null : (wish === 'more') === is > was }
    }),
    loads: loadChanges(before, after),
  }
}

function loadChanges(before: Side, after: Side): LoadChange[] {
  const was = new Map(before.loads.map(load => [load.loadId, load]))
  const is = new Map(after.loads.map(load => [load.loadId, load]))
  const names = new Map(
    [...before.of.facts.orders, ...after.of.facts.orders].flatMap(order =>
      order.loads.map(load => [load.id, { orderNo: order.no, loadNo: load.loadNo, volume: load.volume }] as const),
    ),
  )
  const volumeBefore = new Map(before.of.facts.orders.flatMap(of => of.loads.map(load => [load.id, load.volume])))
  return [...names].flatMap(([loadId, { orderNo, loadNo, volume }]) => {
    const [old, now] = [was.get(loadId), is.get(loadId)]
    const kinds = old || now ? kindsOf(old, now) : []
    if (old && now && (volumeBefore.get(loadId) ?? volume) !== volume) kinds.push('volume')
    if (!kinds.length) return []
    return [{ loadId, orderNo, loadNo, kinds, before: placeOf(before, old), after: placeOf(after, now) }]
  })
}

function kindsOf(was: PlanLoad | undefined, is: PlanLoad | undefined): LoadChange['kinds'] {
  if (!was) return ['new']
  if (!is) return ['gone']
  const kinds: LoadChange['kinds'] = []
  if (was.truckId !== is.truckId) kinds.push('truck')
  if (was.plantId !== is.plantId) kinds.push('plant')
  else if (was.lineId !== is.lineId) kinds.push('line')
  if (Math.abs(was.start - is.start) > SAME_MINUTES || Math.abs(was.begin - is.begin) > SAME_MINUTES)
    kinds.push('start')
  return kinds
}

/** Names of a load's place, also where a truck or plant is no longer there. */
export function placeOf({ of }: Pick<Side, 'of'>, load: PlanLoad): LoadPlace
export function placeOf({ of }: Pick<Side, 'of'>, load: PlanLoad | undefined): LoadPlace | null
export function placeOf({ of }: Pick<Side, 'of'>, load: PlanLoad | undefined): LoadPlace | null {
  if (!load) return null
  const at = clockOf(of)
  const plant = of.facts.plants.find(each => each.id === load.plantId)
  return {
    truckId: load.truckId,
    truckNo: of.facts.trucks.find(each => each.id === load.truckId)?.no ?? null,
    plantId: load.plantId,
    plantName: plant?.name ?? '',
    lineName: plant?.lines.find(each => each.id === load.lineId)?.name ?? null,
    beginAt: at(load.begin),
    onSiteAt: at(load.start),
  }
}
