import type { FactSpan } from '~/domain/orders/plan/facts'
import { bookedUnloading, type YearLoad } from './booking'
import type { DayState, Pour } from './facts'
import { DAY_END, fateOf, siteLate, tableMinutes, unloadMinutes, WASH, type World, wayMinutes } from './world'

/** Where a truck is: at a plant from a minute on, unless it carries a load. */
export type Standing = { plantId: string; readyAt: number; load: YearLoad | null }
export type Spell = { truckId: string; from: number; until: number }

/** Who says which load a truck takes next. */
export type Dispatcher = {
  /** Something happened at this minute that a plan answers. */
  look(live: Live, happened: boolean): void
  /** The plant that an empty truck drives to. */
  homeOf(live: Live, truckId: string, pour: Pour): string
}

/** A day as it is lived: what happens by the distributions, minute by minute. */
export type Live = DayState & {
  world: World
  now: number
  trucks: Map<string, Standing>
  outages: Map<string, FactSpan[]>
  /** From when on the site takes concrete. */
  opensAt: Map<string, number>
  busy: Spell[]
}

const OUT = 2880

export function liveOf(world: World, day: number, pours: Pour[], from: number): Live {
  return {
    ...{ world, day, now: from, pours, outages: new Map(), opensAt: new Map(), busy: [] },
    trucks: new Map(
      world.trucks.map(truck => [truck.id, { plantId: truck.plantId, readyAt: truck.shiftFrom, load: null }]),
    ),
  }
}

/** One minute: trucks go out, arrive, unload and come back; says whether anything was unforeseen. */
export function step(live: Live, dispatcher: Dispatcher): boolean {
  const struck = live.world.trucks.map(truck => strike(live, truck.id))
  const late = live.pours.map(pour => unloadAt(live, pour, dispatcher))
  return struck.includes(true) || late.includes(true)
}

/** Trucks that do not come and trucks that break down. */
function strike(live: Live, truckId: string): boolean {
  const { world, now, day } = live
  const truck = world.trucks.find(each => each.id === truckId)!
  const fate = fateOf(world, truck, day)
  const standing = live.trucks.get(truckId)!
  if (!fate.comes && now === truck.shiftFrom) return out(live, truckId, now, OUT)
  if (fate.breaksAt !== now) return false
  const { load } = standing
  const pouring = load?.status === 'pouring'
  const from = pouring ? load.endAt! : now
  const until = from + fate.outFor
  if (load && !pouring) {
    live.busy.push({ truckId, from: load.loadingAt!, until: now })
    again(load)
    Object.assign(standing, { load: null, plantId: truck.plantId, readyAt: until })
  }
  if (!load) standing.readyAt = Math.max(standing.readyAt, until)
  return out(live, truckId, from, until)
}

function out(live: Live, truckId: string, from: number, until: number): true {
  const reason = 'Out'
  live.outages.set(truckId, [...(live.outages.get(truckId) ?? []), { from, until, reason }])
  return true
}

export const isOut = (live: Live, truckId: string, at: number): boolean =>
  live.outages.get(truckId)?.some(({ from, until }) => at >= from && at < until) ?? false

/** It is batched anew. */
function again(load: YearLoad): void {
  const never = { loadingAt: null, leftAt: null, onSiteAt: null, pourAt: null, endAt: null }
  Object.assign(load, { status: 'planned', lost: load.lost + 1, plan: null, ...never })
}

const keyOf = (day: number, load: YearLoad) => [day, load.id, load.lost]

/** Loading begins: the truck is at the plant, the line is free. */
export function begin(live: Live, { booking }: Pour, load: YearLoad, truckId: string, lineId: string): void {
  const { world, now, day } = live
  const standing = live.trucks.get(truckId)!
  const plant = world.plants.find(each => each.id === standing.plantId)!
  const line = plant.lines.find(each => each.id === lineId)!
  const leftAt = now + line.setupMinutes + Math.ceil((line.minutesPerM3 * load.volume) / 100)
  const site = world.sites[booking.site]!
  const way = wayMinutes(world, plant, site, leftAt, [...keyOf(day, load), 'out'])
  const lead = load.plan ? load.plan.start - load.plan.begin : leftAt - now + tableMinutes(plant, site, leftAt)
  standing.load = load
  load.plan = { plantId: plant.id, lineId, truckId, begin: now, start: now + lead }
  Object.assign(load, { status: 'loading', loadingAt: now, leftAt, onSiteAt: leftAt + way })
}

/** What arrives is unloaded one truck after the other, as the site is ready. Says whether the site was not. */
function unloadAt(live: Live, { booking, loads }: Pour, dispatcher: Dispatcher): boolean {
  const { world, now, day } = live
  let surprise = false
  for (const load of loads) {
    if (load.status === 'loading' && load.leftAt! <= now) load.status = 'in_transit'
    if (load.status === 'in_transit' && load.onSiteAt! <= now) load.status = 'on_site'
    if (load.status === 'pouring' && load.endAt! <= now) {
      load.status = 'delivered'
      goBack(live, { booking, loads }, load, dispatcher)
    }
  }
  const here = loads.filter(load => load.status === 'on_site').sort((a, b) => a.onSiteAt! - b.onSiteAt! || a.no - b.no)
  const [next] = here
  if (!next || loads.some(load => load.status === 'pouring')) return false
  let opens = live.opensAt.get(booking.id)
  if (opens === undefined && now >= booking.start) {
    opens = booking.start + siteLate(world, booking.id, booking.day)
    live.opensAt.set(booking.id, opens)
    if (opens > now) surprise = calledLater(live, { booking, loads }, opens - booking.start)
  }
  if (opens === undefined || now < opens) return surprise
  const minutes = unloadMinutes(world, bookedUnloading(booking, next.volume), keyOf(day, next))
  Object.assign(next, { status: 'pouring', pourAt: now, endAt: now + minutes })
  return surprise
}

/** Its customer asks for what is not called yet so much later. */
function calledLater({ now }: Live, { loads }: Pour, minutes: number): true {
  for (const load of loads)
    if (load.status === 'planned' && !(load.plan?.truckId && load.plan.begin <= now + CALLED)) load.promised += minutes
  return true
}

/** A load is called so many minutes before it is batched. */
export const CALLED = 15

function goBack(live: Live, pour: Pour, load: YearLoad, dispatcher: Dispatcher): void {
  const { world, now } = live
  const [truckId, standing] = [...live.trucks].find(([, each]) => each.load === load)!
  const plantId = dispatcher.homeOf(live, truckId, pour)
  const plant = world.plants.find(each => each.id === plantId)!
  const leaves = now + WASH
  const way = wayMinutes(world, world.sites[pour.booking.site]!, plant, leaves, [...keyOf(live.day, load), 'back'])
  const down = live.outages.get(truckId)?.find(({ from, until }) => from <= now && now < until)
  const readyAt = leaves + way + (down ? down.until - now : 0)
  live.busy.push({ truckId, from: load.loadingAt!, until: leaves + way })
  Object.assign(standing, { plantId, readyAt, load: null })
}

/** An empty truck drives to another plant. */
export function moveTo(live: Live, truckId: string, plantId: string): void {
  const { world, now, day } = live
  const standing = live.trucks.get(truckId)!
  const [from, to] = [standing.plantId, plantId].map(id => world.plants.find(each => each.id === id)!)
  const readyAt = now + wayMinutes(world, from!, to!, now, [day, truckId, now, 'yard'])
  live.busy.push({ truckId, from: now, until: readyAt })
  Object.assign(standing, { plantId, readyAt })
}

/** A line of the plant on which nobody is loading. */
export function freeLine(live: Live, plantId: string): string | null {
  const plant = live.world.plants.find(each => each.id === plantId)!
  if (live.now < plant.opens || live.now >= plant.closes) return null
  const loading = live.pours.flatMap(({ loads }) => loads.filter(load => load.status === 'loading'))
  const taken = new Set(loading.map(load => load.plan?.lineId))
  return plant.lines.find(line => !taken.has(line.id))?.id ?? null
}

/** Everything that can still come has come. */
export const isOver = ({ now, pours, trucks }: Live): boolean =>
  now >= DAY_END - 60 &&
  [...trucks.values()].every(each => !each.load && each.readyAt <= now) &&
  pours.every(({ loads }) => loads.every(load => ['planned', 'delivered', 'cancelled'].includes(load.status)))
