import { breachWords } from './breach-words'
import type { Breach, CostPart } from './chart'
import { WEIGHT_LABELS, WEIGHT_UNITS } from './config'
import type { PlanDay } from './day'
import { faultsOf } from './engine/check'
import { costing, type Parts } from './engine/costing'
import type { Load } from './engine/day'
import { initialDraft } from './engine/draft'
import type { Fault } from './engine/fault'
import { figuresOf } from './engine/figures'
import { compile } from './engine/model'
import type { Params, Weights } from './engine/params'
import type { FactLoad } from './facts'
import { staysPut } from './facts'
import type { PlanFigures } from './plan'

export type Judgement = { parts: Parts; cost: number; figures: PlanFigures }

/** What any set of loads costs and achieves, counted anew from the day. `published` prices changes. */
export function judge(of: PlanDay, loads: Load[], params: Params, published?: Load[]): Judgement {
  const model = compile({ ...of.day, frozen: loads, published }, params)
  const parts = costing(model, params).parts(initialDraft(model))
  const counted = figuresOf(of.day, loads)
  const planned = new Map<number, number>()
  for (const load of loads) planned.set(load.pour, (planned.get(load.pour) ?? 0) + 1)
  const open = new Set(
    of.pours.flatMap((pour, o) => (pour.loads.length > (planned.get(o) ?? 0) ? [pour.order.id] : [])),
  )
  return {
    parts,
    cost: costOf(parts, params.weights),
    figures: {
      loads: loads.length,
      servedVolume: round(counted.servedVolume),
      orderedVolume: round(of.day.pours.reduce((sum, pour) => sum + pour.volume, 0) / 100),
      unservedOrders: open.size,
      lateMinutes: counted.lateMinutes,
      gapMinutes: counted.gapMinutes,
      trucks: counted.trucks,
      truckMinutes: counted.truckMinutes,
      shiftMinutes: counted.shiftMinutes,
      emptyMinutes: round(parts.empty),
      overtimeMinutes: round(parts.overtime),
    },
  }
}

export function costOf(parts: Record<string, number>, weights: Weights): number {
  const names = Object.keys(weights) as (keyof Weights)[]
  return round(names.reduce((sum, name) => sum + (parts[name] ?? 0) * weights[name], 0))
}

export function costParts(parts: Record<string, number>, weights: Weights): CostPart[] {
  return (Object.keys(weights) as (keyof Weights)[]).map(part => ({
    part,
    label: WEIGHT_LABELS[part],
    amount: round(parts[part] ?? 0),
    unit: WEIGHT_UNITS[part],
    weight: weights[part],
    cost: round((parts[part] ?? 0) * weights[part]),
  }))
}

/** Broken rules, but for those that only loads break which nobody can move any more. */
export function breachesOf(of: PlanDay, loads: Load[], idOf: (load: Load) => string | null): Breach[] {
  const fixed = new Set(
    of.facts.orders.flatMap(order => order.loads.flatMap((load: FactLoad) => (staysPut(load) ? [load.id] : []))),
  )
  return faultsOf(of.day, loads).flatMap(fault => {
    const about = fault.load ? [fault.load, fault.other ?? []].flat() : loads.filter(load => concerns(fault, load))
    const ids = about.map(idOf)
    if (about.length && ids.every(id => id !== null && fixed.has(id))) return []
    return breachIn(of, fault, fault.load || about.length === 1 ? ids[0]! : null, idOf)
  })
}

function breachIn(of: PlanDay, fault: Fault, loadId: string | null, idOf: (load: Load) => string | null): Breach[] {
  const { facts, pours } = of
  const order = fault.pour === undefined ? undefined : pours[fault.pour]!.order
  const truck = fault.truck === undefined ? undefined : facts.trucks[fault.truck]!
  const otherGroup = fault.rule === 'banned' && !!truck && !!order?.otherGroupTruckIds.includes(truck.id)
  const rule = otherGroup ? 'other-group' : fault.rule
  return [
    {
      rule,
      words: breachWords(of, fault, rule, idOf),
      loadId,
      orderId: order?.id ?? null,
      truckId: truck?.id ?? null,
      plantId: fault.plant === undefined ? null : facts.plants[fault.plant]!.id,
    },
  ]
}

function concerns(fault: Fault, load: Load): boolean {
  if (fault.pour !== undefined && fault.pour !== load.pour) return false
  if (fault.truck !== undefined && fault.truck !== load.truck) return false
  return fault.plant === undefined || fault.plant === load.plant
}

const round = (value: number) => Math.round(value * 100) / 100
