import { between, type Random } from './chance'
import { brokenPromise } from './costing'
import type { Load } from './day'
import type { Draft } from './draft'
import { earliestSlot, latestSlot } from './line-slots'
import { unloadMinutes } from './lines'
import { loadMinutes, type Model } from './model'
import { lagOf } from './pace'
import type { Params } from './params'
import { latestDeparture, loadedMinutes } from './travel'
import { fits, type Trial, type Trip, tryTruck } from './truck-fit'

/** What the next load of a chain asks for. */
export type Wish = {
  pour: number
  slot: number
  plants: number[]
  remaining: number
  /** The volume of this load where it is settled. */
  settled: number | null
  /** Unloading should begin at `target` and must by `latest`. */
  target: number
  latest: number
  /** End of unloading where something follows; else that of the pour counts. */
  until?: number
  /** The start from which a minute counts as late, or as gap. */
  costFrom: number
  costPerMinute: number
  /** The first load of its pour: what the promise is about. */
  opening: boolean
}

export type Choice = Load & { cost: number }

/** No choice; `next` is the earliest start that seemed open, Infinity when none. */
export type Refusal = { next: number }

/** Chooses plant, line, minute and truck of one load by the cost it adds. */
export function loadChooser(model: Model, params: Params) {
  const { weights } = params
  const trial: Trial = { fit: 0, cost: 0, ready: 0 }
  const trip: Trip = { pour: 0, plant: 0, begin: 0, end: 0 }
  const classes = model.eligible.map(trucks => byCapacity(model, trucks))
  const none: Refusal = { next: Infinity }
  let best: Choice | null = null
  return { choose, refusal: none }

  function choose(draft: Draft, wish: Wish, random: Random, blink: number): Choice | null {
    best = null
    let target = wish.target
    none.next = Infinity
    for (let tries = 0; tries < 5 && target <= wish.latest; tries++) {
      none.next = Infinity
      for (const plant of wish.plants) tryPlant(draft, wish, plant, target, random, blink)
      if (best) return best
      if (!(none.next > target)) return null
      target = none.next
    }
    return null
  }

  function tryPlant(draft: Draft, wish: Wish, plant: number, target: number, random: Random, blink: number) {
    const { first } = model.lines
    for (const { capacity, trucks } of classes[wish.pour]!) {
      if (wish.settled !== null && wish.settled > capacity) continue
      const volume = wish.settled ?? Math.min(capacity, wish.remaining)
      if (first[plant] === first[plant + 1]) {
        const begin = latestDeparture(model, plant, wish.pour, target)
        tryBegin(draft, wish, plant, -1, begin, begin, target, volume, trucks, random, blink)
      }
      for (let line = first[plant]!; line < first[plant + 1]!; line++) {
        if (!model.lines.makes[line]!(model.day.pours[wish.pour]!.mix)) continue
        tryLine(draft, wish, plant, line, target, volume, trucks, random, blink)
      }
    }
  }

  function tryLine(
    draft: Draft,
    wish: Wish,
    plant: number,
    line: number,
    target: number,
    volume: number,
    trucks: Int32Array,
    random: Random,
    blink: number,
  ) {
    const minutes = loadMinutes(model, line, volume)
    const wished = Math.max(latestDeparture(model, plant, wish.pour, target) - minutes, model.day.now ?? -Infinity)
    const later = earliestSlot(model, draft, line, wished, minutes, volume)
    if (later !== null)
      tryBegin(draft, wish, plant, line, later, later + minutes, target, volume, trucks, random, blink)
    if (later === wished) return
    const unload = unloadMinutes(model.day, wish.pour, trucks[0]!, volume)
    const floor = Math.max(target + unload - model.day.pours[wish.pour]!.drumLife - minutes, model.day.now ?? 0)
    const sooner = latestSlot(model, draft, line, wished - 1, floor, minutes, volume)
    if (sooner !== null)
      tryBegin(draft, wish, plant, line, sooner, sooner + minutes, target, volume, trucks, random, blink)
  }

  function tryBegin(
    draft: Draft,
    wish: Wish,
    plant: number,
    line: number,
    begin: number,
    depart: number,
    target: number,
    volume: number,
    trucks: Int32Array,
    random: Random,
    blink: number,
  ) {
    const { drumLife } = model.day.pours[wish.pour]!
    const until = wish.until ?? model.day.pours[wish.pour]!.until
    const way = loadedMinutes(model, plant, wish.pour, depart)
    const start = Math.max(target, depart + way)
    const end = start + unloadMinutes(model.day, wish.pour, trucks[0]!, volume)
    if (start > wish.latest || end > until || end - depart > drumLife) {
      if (start > wish.latest && end <= until) none.next = Math.min(none.next, start)
      return
    }
    trip.pour = wish.pour
    trip.plant = plant
    trip.begin = begin
    trip.end = end
    const shared =
      weights.loaded * way +
      weights.siteWait * (start - depart - way) +
      weights.drum * Math.max(0, end - depart - drumLife + params.drumReserve) +
      wish.costPerMinute * Math.max(0, start - wish.costFrom) +
      weights.late * lagOf(model.day.pours[wish.pour]!, wish.slot - model.slots[wish.pour]!, start) +
      (wish.opening ? weights.promise * brokenPromise(model, params, wish.pour, start) : 0) +
      weights.plantPreference * model.penalty(wish.pour, plant)
    for (const truck of trucks) {
      if (blink > 0 && random() < blink) continue
      tryTruck(model, params, draft, trip, truck, trial)
      if (trial.fit !== fits.yes) {
        if (trial.fit === fits.before || trial.fit === fits.after || trial.fit === fits.outage)
          none.next = Math.min(none.next, start + trial.ready - begin)
        continue
      }
      const spare = (weights.spareCapacity * (model.capacity[truck]! - volume)) / 100
      const wished = weights.wish * model.unwished[wish.pour * model.trucks + truck]!
      const cost =
        shared + trial.cost * noise(random, blink) + spare + wished + changeCost(wish.slot, truck, plant, start)
      if (best && cost - value(volume) >= best.cost - value(best.volume)) continue
      best = { pour: wish.pour, position: 0, volume, truck, plant, line, begin, start, end, cost }
    }
  }

  /** A fuller load saves the cost of a later one; the day's average trip prices it. */
  function value(volume: number) {
    return (volume / 100) * params.tripCostPerM3
  }

  function noise(random: Random, blink: number) {
    return blink > 0 ? between(random, 1 - params.noise.way / 2, 1 + params.noise.way / 2) : 1
  }

  function changeCost(slot: number, truck: number, plant: number, start: number) {
    const { published } = model
    if (!published || published.truck[slot]! < 0) return 0
    const kept =
      published.truck[slot] === truck &&
      published.plant[slot] === plant &&
      Math.abs(published.start[slot]! - start) <= params.changeTolerance
    return kept ? 0 : weights.change * published.urgency[slot]!
  }
}

/** Plants a chain may still use: those in use by the others once the most are reached. */
export function openPlants(model: Model, draft: Draft, pour: number, plants: number[], most: number, but = -1) {
  const used = new Set<number>()
  const first = model.slots[pour]!
  for (let task = first; task < first + draft.count[pour]!; task++) if (task !== but) used.add(draft.plant[task]!)
  return used.size >= most ? [...used] : plants
}

function byCapacity(model: Model, trucks: Int32Array) {
  const sizes = [...new Set(Array.from(trucks, truck => model.capacity[truck]!))].sort((a, b) => b - a)
  return sizes.map(capacity => ({ capacity, trucks: trucks.filter(truck => model.capacity[truck] === capacity) }))
}
