import type * as z from 'zod'
import { instantOn, minutesBetween } from '../../kit/time'
import type { PlanMove } from './change'
import type { PlanDay } from './day'
import { unloadMinutes } from './engine/lines'
import { compile, loadMinutes, type Model } from './engine/model'
import { pacedStart } from './engine/pace'
import type { Params } from './engine/params'
import { loadedMinutes } from './engine/travel'
import { lineIdOf, type PlanLoad, staysPut } from './facts'

type Move = z.output<typeof PlanMove>['moves'][number]
/** A move that names something that is not there, by the field that names it. */
export type WrongMove = { wrong: string; field: string }

/**
 * The loads after some moves: a moved load leaves at its loading minute and arrives when it arrives; who comes before the
 * one ahead is done waits.
 */
export function movedLoads(
  of: PlanDay,
  loads: readonly PlanLoad[],
  moves: readonly Move[],
  params: Params,
): PlanLoad[] | WrongMove {
  const byId = new Map(loads.map(load => [load.loadId, { ...load }]))
  const fixed = new Set(
    of.facts.orders.flatMap(order => order.loads.flatMap(load => (staysPut(load) ? [load.id] : []))),
  )
  const touched = new Set<string>()
  for (const [i, move] of moves.entries()) {
    const wrong = apply(of, byId, fixed, touched, move)
    if (wrong) return { ...wrong, field: `moves.${i}.${wrong.field}` }
  }
  const model = compile({ ...of.day, frozen: undefined, published: undefined }, params)
  for (const id of touched) retime(of, model, byId.get(id)!)
  settle(of, model, byId, touched, fixed)
  return [...byId.values()]
}

function apply(
  of: PlanDay,
  loads: Map<string, PlanLoad>,
  fixed: Set<string>,
  touched: Set<string>,
  move: Move,
): WrongMove | null {
  const known = loads.get(move.loadId) ?? unplanned(of, move)
  if (!known) return { wrong: 'This load is not in the plan', field: 'loadId' }
  if (fixed.has(move.loadId)) return { wrong: 'This load stays where it is', field: 'loadId' }
  const load = { ...known }
  loads.set(move.loadId, load)
  touched.add(move.loadId)
  if (move.swapWithId) {
    const other = loads.get(move.swapWithId)
    if (!other) return { wrong: 'This load is not in the plan', field: 'swapWithId' }
    if (fixed.has(move.swapWithId)) return { wrong: 'This load stays where it is', field: 'swapWithId' }
    loads.set(move.swapWithId, { ...other, truckId: load.truckId })
    load.truckId = other.truckId
    touched.add(move.swapWithId)
  }
  if (move.truckId && !of.truckAt.has(move.truckId))
    return { wrong: 'There is no such truck that day', field: 'truckId' }
  load.truckId = move.truckId ?? load.truckId
  if (move.plantId && move.plantId !== load.plantId) {
    const plant = of.facts.plants.find(each => each.id === move.plantId)
    if (!plant) return { wrong: 'There is no such plant in this region', field: 'plantId' }
    load.plantId = plant.id
    load.lineId = lineIdOf(plant.lines[0]?.id ?? null)
  }
  if (move.lineId) {
    const plant = of.facts.plants.find(each => each.lines.some(line => line.id === move.lineId))
    if (!plant) return { wrong: 'There is no such batching line in this region', field: 'lineId' }
    load.plantId = plant.id
    load.lineId = move.lineId
  }
  if (move.beginAt) {
    const start = instantOn(of.facts.orderDate, '00:00', of.facts.zone)
    load.begin = Math.round(minutesBetween(start, new Date(move.beginAt)))
  }
  return null
}

/** A load without a truck enters the plan by being put on one. */
function unplanned(of: PlanDay, { loadId, truckId }: Move): PlanLoad | undefined {
  const order = of.facts.orders.find(each => each.loads.some(load => load.id === loadId))
  const place = order?.loads.find(load => load.id === loadId)?.place
  return order && place && truckId ? { ...place, truckId, loadId, orderId: order.id } : undefined
}

function retime(of: PlanDay, model: Model, load: PlanLoad): void {
  const start = arrival(of, model, load)
  delete load.onSite
  load.start = start
  load.end = start + unloading(of, load)
}

function arrival(of: PlanDay, model: Model, load: PlanLoad): number {
  const plant = of.plantAt.get(load.plantId)!
  const own = of.facts.plants[plant]!.lines
  const line = of.lineAt.get((own.find(each => each.id === load.lineId) ?? own[0])?.id ?? '') ?? -1
  const pour = pourOf(of, load.loadId)
  const left = load.begin + loadMinutes(model, line, volumeOf(of, load.loadId))
  return left + loadedMinutes(model, plant, pour, left)
}

function unloading(of: PlanDay, load: PlanLoad): number {
  return unloadMinutes(of.day, pourOf(of, load.loadId), of.truckAt.get(load.truckId)!, volumeOf(of, load.loadId))
}

const pourOf = (of: PlanDay, loadId: string) => of.pours.findIndex(pour => pour.loads.some(load => load.id === loadId))
const volumeOf = (of: PlanDay, loadId: string) =>
  of.pours.flatMap(pour => pour.loads).find(load => load.id === loadId)!.volume

/** Behind a moved load the others of its pour wait their turn; departures do not move. */
function settle(
  of: PlanDay,
  model: Model,
  loads: Map<string, PlanLoad>,
  touched: Set<string>,
  fixed: Set<string>,
): void {
  const pours = new Set([...touched].map(id => pourOf(of, id)))
  for (const pour of pours) {
    const rules = of.day.pours[pour]!
    const own = of.pours[pour]!.loads.flatMap(load => loads.get(load.id) ?? []).sort((a, b) => a.start - b.start)
    let free = -Infinity
    for (const [turn, load] of own.entries()) {
      const was = touched.has(load.loadId) ? arrival(of, model, load) : load.start
      const late = Math.max(was, free) - load.start
      if (!fixed.has(load.loadId) && late > 0) {
        // On the running day it comes as it leaves and is unloaded in its turn, as the day is read again.
        if (of.facts.now !== null) load.onSite ??= load.start
        load.start += late
        load.end += late
      }
      free = Math.max(load.end, pacedStart(rules, load.start, turn + 1))
    }
  }
}
