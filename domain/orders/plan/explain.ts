import { clockOf as clockWords } from '../../kit/gantt/scale'
import { cubicMetres } from '../../kit/money'
import { split } from '../loads'
import type { CostPart, LoadExplanation, UnservedOrder } from './chart'
import { WEIGHT_LABELS } from './config'
import { engineLoads, type PlanDay } from './day'
import type { Load } from './engine/day'
import { type CostParts, explainPlan } from './engine/explain'
import type { Params } from './engine/params'
import { explainUnserved, fitIn, type Relaxation } from './engine/relax'
import type { PlanLoad } from './facts'
import { clockOf } from './lanes'
import { identity } from './view'
import { asBookedWords, cutWords, relaxationWords, ruleWords } from './words'

/** Orders with loads that the plan does not bring, each with the smallest change that would serve it. */
export function unservedOrders(of: PlanDay, loads: readonly PlanLoad[], params: Params, most = 20): UnservedOrder[] {
  const planned = new Set(loads.map(load => load.loadId))
  const open = new Map<string, number>()
  of.pours.forEach((pour, o) => {
    if (pour.loads.some(load => !planned.has(load.id)) && !open.has(pour.order.id)) open.set(pour.order.id, o)
  })
  const engine = engineLoads(of, loads)
  return [...open.values()].map((o, turn) => {
    const { order } = of.pours[o]!
    const [reason] = turn < most ? explainUnserved(of.day, engine, [o], params) : []
    const first = reason?.firstRule ?? 'no-room-left'
    const rule = order.certainty < 1 && first === 'no-room-left' ? 'not-called' : first
    const least = reason?.relaxation
    return {
      orderId: order.id,
      orderNo: order.no,
      customerName: order.customerName,
      quantity: (order.loads.reduce((sum, load) => sum + load.volume, 0) / 100).toFixed(2),
      startTime: clockOf(of)(order.due),
      rule,
      words: ruleWords(rule),
      relaxation: least
        ? {
            rule: least.rule,
            amount: least.amount,
            unit: least.unit,
            words: helpWords(least, o, reason.asBooked, of.pours[o]!.loads.length),
            loadSize: least.rule === 'smaller-loads' ? sizeThatFits(of, engine, o, least, params) : null,
          }
        : null,
    }
  })
}

/**
 * The largest size of load to which the order may be cut as booking cuts it, so that it fits; null where only loads of several
 * sizes do, where loads are under way, or where trucks of several points would have to be cut alike.
 */
function sizeThatFits(of: PlanDay, engine: Load[], o: number, { loads }: Relaxation, params: Params): string | null {
  const { order, loads: own } = of.pours[o]!
  if (own.length !== order.loads.length || own.some(load => load.mark !== 'free')) return null
  const total = own.reduce((sum, load) => sum + load.volume, 0)
  const sizes = new Set(loads.filter(load => load.pour === o).map(load => load.volume))
  for (const size of [...sizes].sort((a, b) => b - a)) {
    const schedule = cubicMetres(size / 100)
    const cut = split(cubicMetres(total / 100), { schedule, minimum: of.facts.minimumLoad ?? '0' })
    const pours = of.day.pours.map((pour, at) => (at === o ? { ...pour, loads: cut.map(hundredths) } : pour))
    if (fitIn({ ...of.day, pours }, engine, o, params)) return schedule
  }
  return null
}

const hundredths = (quantity: string): number => Math.round(Number(quantity) * 100)

function helpWords({ rule, amount, loads }: Relaxation, pour: number, fitting: number, of: number): string {
  const own = loads.filter(load => load.pour === pour).map(load => load.volume)
  const change = rule === 'smaller-loads' ? cutWords(own) : relaxationWords(rule, amount)
  return fitting > 0 && fitting < of ? `${change}; ${asBookedWords(fitting, of)}` : change
}

/** Why a load has its truck and plant, what the next ones would cost, and what excluded every other truck. */
export function explainLoad(
  of: PlanDay,
  loads: readonly PlanLoad[],
  loadId: string,
  params: Params,
  planNo: string,
  alternatives: number,
): LoadExplanation | null {
  const order = of.facts.orders.find(each => each.loads.some(load => load.id === loadId))
  const load = order?.loads.find(each => each.id === loadId)
  if (!order || !load) return null
  const head = { loadId, orderNo: order.no, loadNo: load.loadNo, planNo }
  const engine = engineLoads(of, loads)
  const idOf = identity(of, engine, loads)
  const own = engine.find(each => idOf(each) === loadId)
  if (!own) {
    const unserved = unservedOrders(of, loads, params).find(each => each.orderId === order.id) ?? null
    const message = unserved ? `Not planned: ${unserved.words.toLowerCase()}` : 'Not planned yet'
    return { ...head, message, chosen: null, parts: [], alternatives: [], excluded: [], unserved }
  }
  const [found] = explainPlan(of.day, engine, params, [own])
  const at = clockOf(of)
  const truck = of.facts.trucks[own.truck]!
  const plant = of.facts.plants[own.plant]!
  const line = of.facts.plants.flatMap(each => each.lines)[own.line]
  const chosen = {
    truckNo: truck.no,
    plantName: plant.name,
    lineName: line?.name ?? plant.name,
    beginAt: at(own.begin),
    onSiteAt: at(own.start),
  }
  return {
    ...head,
    message: `${truck.no} from ${plant.name}, ${chosen.lineName}, loads ${clockWords(own.begin)}, on site ${clockWords(own.start)}`,
    chosen,
    parts: partsOf(found!.parts, params),
    alternatives: found!.alternatives.slice(0, alternatives).map(each => ({
      truckId: of.facts.trucks[each.truck]!.id,
      truckNo: of.facts.trucks[each.truck]!.no,
      plantName: of.facts.plants[each.plant]!.name,
      beginAt: at(each.begin),
      onSiteAt: at(each.start),
      extraCost: Math.round(each.extraCost * 100) / 100,
    })),
    excluded: found!.excluded.map(each => {
      const other = of.facts.trucks[each.truck]!
      const rule = each.rule === 'banned' && order.otherGroupTruckIds.includes(other.id) ? 'other-group' : each.rule
      return { truckId: other.id, truckNo: other.no, rule, words: ruleWords(rule) }
    }),
    unserved: null,
  }
}

function partsOf(parts: CostParts, { weights }: Params): CostPart[] {
  const part = (name: string, label: string, amount: number, unit: CostPart['unit'], weight: number): CostPart => ({
    part: name,
    label,
    amount: Math.round(amount * 100) / 100,
    unit,
    weight,
    cost: Math.round(amount * weight * 100) / 100,
  })
  return [
    part('loaded', WEIGHT_LABELS.loaded, parts.loaded, 'min', weights.loaded),
    part('siteWait', WEIGHT_LABELS.siteWait, parts.siteWait, 'min', weights.siteWait),
    part('unload', 'Unloading', parts.unload, 'min', 0),
    part('late', WEIGHT_LABELS.late, parts.late, 'min', weights.late),
    ...(parts.promise ? [part('promise', WEIGHT_LABELS.promise, parts.promise, 'm³ × h', weights.promise)] : []),
    part('gap', WEIGHT_LABELS.gap, parts.gap, 'min', weights.gap),
    part('spareCapacity', WEIGHT_LABELS.spareCapacity, parts.spare / 100, 'm³', weights.spareCapacity),
    ...(parts.unwished ? [part('wish', WEIGHT_LABELS.wish, parts.unwished, 'loads', weights.wish)] : []),
    part('extra', 'Extra travel of its truck', parts.extra, 'min', 1),
  ]
}
