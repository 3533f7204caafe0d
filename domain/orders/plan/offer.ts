import { byText } from '~/domain/kit/collation'
import { random } from '~/domain/kit/random'
import { engineLoads, type PlanDay, planDay, standingLoads } from './day'
import type { Day, Load, Pour } from './engine/day'
import { initialDraft, isOpen, loadsOf } from './engine/draft'
import { placerOf } from './engine/method'
import { compile } from './engine/model'
import type { Params } from './engine/params'
import { fitIn } from './engine/relax'
import type { FactOrder, PlanFacts } from './facts'
import { asLate } from './pours'

/** A pour that is asked about: minutes of the day at which its first load is on site, its spacing, and plants, best first. */
export type Wish = { start: number; spacing: number; plantIds: readonly string[] }
/** What carries it: the plant, and how many trucks. */
export type Carried = { plantId: string; trucks: number }

/** A day with all that is booked in it, and room for one more pour. */
export type Room = {
  /** The day as the engine sees it, the asked pour among its pours. */
  of: PlanDay
  asked: number
  /** Loads of everything else, planned or as booked. */
  seats: Load[]
  /** Numbers of booked orders that find no truck on this day. */
  short: string[]
  params: Params
  /** Minutes by which a load may come after its promise. */
  tolerance: number
}

/**
 * The day in which an order is looked at: planned loads stay where they are; what is booked and not planned yet takes
 * trucks, lines and hours in the order of booking, late rather than never, so that whoever was promised first keeps it, and
 * an offer that is taken is found again as it was made. Ways take as long as offers are to bear. `facts` are without the asked order.
 */
export function roomFor(facts: PlanFacts, order: FactOrder, planned: Params, tolerance: number): Room {
  const params = bearing(planned)
  const of = planDay({ ...facts, orders: [...facts.orders, order] })
  const asked = of.pours.length - 1
  const day = changed(of.day, pour => ({ ...pour, volume: 0, loads: [] }), [asked])
  const frozen = engineLoads(of, standingLoads(facts))
  const model = compile({ ...day, frozen }, params)
  const draft = initialDraft(model)
  const exactly = (pour: Pour) => promised(pour, params, tolerance)
  // The slots of a draft follow from volumes and trucks alone, so days that differ in their windows share it.
  const placers = [day.pours.map(exactly), day.pours, day.pours.map(asLate)].map(pours =>
    placerOf(compile({ ...day, frozen, pours }, params), params),
  )
  const draw = random(1)
  const open = () => of.pours.flatMap((_, pour) => (isOpen(model, draft, pour) ? [pour] : []))
  const first = (a: number, b: number) => byText(of.pours[a]!.order.no, of.pours[b]!.order.no) || a - b
  for (const pour of open().sort(first)) placers.some(placer => placer.place(draft, pour, draw, 0))
  const short = [...new Set(open().map(pour => of.pours[pour]!.order.no))].sort(byText)
  return { of, asked, seats: loadsOf(model, draft), short, params, tolerance }
}

/**
 * The orders of a day that find their time while their callers wait, each in the order of booking beside those before it; whose
 * time does not hold is not there for the next.
 */
export function carriedInTurn(facts: PlanFacts, planned: Params, tolerance: number): Set<string> {
  const params = bearing(planned)
  const of = planDay(facts)
  const day = changed(of.day, pour => promised(pour, params, tolerance), [...of.pours.keys()])
  const booked = [...Map.groupBy(of.pours.keys(), pour => of.pours[pour]!.order)]
  const carried = new Set<string>()
  let seats: Load[] = of.frozen
  for (const [order, pours] of booked.sort(([a], [b]) => byText(a.no, b.no))) {
    let taken: Load[] | null = seats
    for (const pour of pours) {
      const found: Load[] | null = taken && fitIn(day, taken, pour, params)
      const own: Load[] = found?.filter(load => load.pour === pour) ?? []
      taken = keepsPromise(own, day.pours[pour]!.due, day.pours[pour]!.interval, tolerance) ? found : null
    }
    if (!taken) continue
    seats = taken
    carried.add(order.id)
  }
  return carried
}

/** With the ways that an offer is to bear. */
const bearing = (planned: Params): Params => ({
  ...planned,
  travelReserve: Math.max(planned.travelReserve, planned.offerReserve),
})

/** Every load of a pour is there by its turn, and no more than the tolerance after it. */
function keepsPromise(own: readonly Load[], start: number, spacing: number, tolerance: number): boolean {
  const inTurn = [...own].sort((a, b) => a.start - b.start)
  return own.length > 0 && inTurn.every((load, turn) => load.start <= start + turn * spacing + tolerance)
}

/** The asked pour at its time in the day, everything else unmoved; null when not every load keeps its promise. */
export function carry(room: Room, wish: Wish, day: Day = dayFor(room, wish)): Carried | null {
  const { asked, seats, params, tolerance, of } = room
  if (!wish.plantIds.length) return null
  const found = fitIn(day, seats, asked, params)
  const own = found?.filter(load => load.pour === asked).sort((a, b) => a.start - b.start)
  if (!own || !keepsPromise(own, wish.start, wish.spacing, tolerance)) return null
  return {
    plantId: of.facts.plants[own[0]!.plant]!.id,
    trucks: new Set(own.map(load => load.truck)).size,
  }
}

/** The day with the pour at the asked time; no load begins within the freeze, where a plan moves nothing any more. */
export function dayFor({ of, asked, params, tolerance }: Room, { start, spacing, plantIds }: Wish): Day {
  const plants = plantIds.map(id => ({ plant: of.plantAt.get(id)!, penalty: 0 }))
  const day = changed(
    of.day,
    pour => promised({ ...pour, due: start, interval: spacing, plants, maxPlants: 1 }, params, tolerance),
    [asked],
  )
  return day.now === undefined ? day : { ...day, now: day.now + params.freezeMinutes }
}

/**
 * A pour that keeps its promise: its first load at the minute, the others at their spacing, from the plants it is booked
 * at. Trucks may fall behind by the reserve of a gap, never by more than the tolerance, which `carry` checks.
 */
function promised(pour: Pour, params: Params, tolerance: number): Pour {
  const { due, interval, loads = [], plants } = pour
  const unload = loads.map(volume => pour.unload.fixed + Math.ceil((pour.unload.perM3 * volume) / 100))
  const idle = Math.max(0, ...unload.map(minutes => interval - minutes))
  const least = Math.min(...plants.map(plant => plant.penalty))
  return {
    ...pour,
    ...{ from: due, latestStart: due, maxGap: idle + params.gapReserve, maxGapStretch: 0 },
    until: due + loads.length * interval + Math.max(0, ...unload) + tolerance,
    plants: plants.filter(plant => plant.penalty === least),
  }
}

function changed(day: Day, change: (pour: Pour) => Pour, which: readonly number[]): Day {
  const at = new Set(which)
  return { ...day, pours: day.pours.map((pour, i) => (at.has(i) ? change(pour) : pour)) }
}
