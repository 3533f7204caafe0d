import { below, type Random } from './chance'
import { cutBack, type Draft, enterQueue, enterTour, nextVolume, plannedVolume, removePour, writeLoad } from './draft'
import { type Choice, loadChooser, openPlants } from './load-choice'
import type { Model } from './model'
import { pacedStart } from './pace'
import type { Params } from './params'
import type { Placer } from './recreate'

/**
 * Places a pour load by load on a day of batching lines and changing travel times. When a load cannot follow within
 * the longest gap, the start of the chain moves by the missing minutes and the chain begins anew.
 */
export function chainByClock(
  model: Model,
  params: Params,
): Placer & { extend(draft: Draft, pour: number, random: Random): boolean } {
  const { choose, refusal } = loadChooser(model, params)
  return { refresh: () => {}, place, extend }

  /** Adds loads behind those a pour already has until its volume is there; false, and no load added, when it cannot. */
  function extend(draft: Draft, pour: number, random: Random): boolean {
    const { plants } = model.day.pours[pour]!
    const near = plants.slice(0, params.plantsPerPour).map(({ plant }) => plant)
    const before = draft.count[pour]!
    for (const stretched of [false, true]) {
      if (run(draft, pour, near, 0, stretched, random, 0).chain) return true
      cutBack(model, draft, pour, before)
    }
    return false
  }

  function place(draft: Draft, pour: number, random: Random, blink: number): boolean {
    let best: Choice[] | null = null
    let bestCost = Infinity
    for (const plants of plantSets(pour, random, blink)) {
      for (const stretched of [false, true]) {
        const chain = follow(draft, pour, plants, stretched, random, blink)
        if (!chain) continue
        const cost = chain.reduce((sum, load) => sum + load.cost, 0)
        if (cost < bestCost) {
          best = chain
          bestCost = cost
        }
        if (smooth(pour, chain)) break
      }
      if (best && smooth(pour, best)) break
    }
    if (!best) return false
    for (const load of best) enter(draft, load)
    return true
  }

  /** The plants of a chain, tried in turn: any of them where several may serve, else one after the other. */
  function plantSets(pour: number, random: Random, blink: number) {
    const { plants, maxPlants } = model.day.pours[pour]!
    const near = plants.slice(0, params.plantsPerPour).map(({ plant }) => plant)
    if (maxPlants > 1 || model.frozen[pour]! > 0) return [near]
    if (blink > 0 && near.length > 1 && random() < params.otherPlant) {
      const first = below(random, near.length)
      return [near[first]!, ...near.filter((_, i) => i !== first)].map(plant => [plant])
    }
    return near.map(plant => [plant])
  }

  /** Builds the whole chain in the draft to see it hold, and takes it out again. */
  function follow(draft: Draft, pour: number, plants: number[], stretched: boolean, random: Random, blink: number) {
    const { from, due, latestStart } = model.day.pours[pour]!
    let first = Math.max(due, from, model.day.now ?? -Infinity)
    if (blink > 0 && from < due && random() < params.otherPlant) first = from + below(random, due - from + 1)
    first = asPublished(model.slots[pour]!, Math.max(from, model.day.now ?? from), Math.max(due, first), first)
    for (let shifts = 0; shifts <= params.chainShifts; shifts++) {
      const { chain, missing } = run(draft, pour, plants, first, stretched, random, blink)
      removePour(model, draft, pour)
      if (chain || missing === Infinity || model.frozen[pour]! > 0) return chain
      first += Math.max(1, missing)
      if (first > latestStart) return null
    }
    return null
  }

  function run(
    draft: Draft,
    pour: number,
    plants: number[],
    first: number,
    stretched: boolean,
    random: Random,
    blink: number,
  ): { chain: Choice[] | null; missing: number } {
    const rules = model.day.pours[pour]!
    const { weights } = params
    const chain: Choice[] = []
    let remaining = model.volume[pour]! - plannedVolume(model, draft, pour)
    while (remaining > 0) {
      const slot = model.slots[pour]! + draft.count[pour]!
      if (slot >= model.slots[pour + 1]!) return { chain: null, missing: Infinity }
      const opening = draft.count[pour] === 0
      const ended = opening ? 0 : draft.end[slot - 1]!
      const soonest = opening
        ? first
        : Math.max(ended, pacedStart(rules, draft.start[slot - 1]!, draft.count[pour]!), model.day.now ?? 0)
      const waiting = model.frozen[pour]! > 0 && draft.count[pour] === model.frozen[pour]
      const calm = Math.max(0, rules.maxGap - params.gapReserve)
      const gapLimit = ended + (stretched ? rules.maxGap + rules.maxGapStretch : calm)
      const target = opening ? soonest : asPublished(slot, soonest, ended + calm)
      const latest = opening ? rules.latestStart : stretched && waiting ? rules.until : gapLimit
      const found = choose(
        draft,
        {
          pour,
          slot,
          plants: openPlants(model, draft, pour, plants, rules.maxPlants),
          remaining,
          settled: nextVolume(model, draft, pour),
          target,
          latest,
          costFrom: opening ? rules.due : ended + calm,
          costPerMinute: opening ? weights.late : weights.gap,
          opening,
        },
        random,
        blink,
      )
      if (!found) return { chain: null, missing: opening ? Infinity : refusal.next - latest }
      found.position = draft.count[pour]!
      chain.push(found)
      enter(draft, found)
      remaining -= found.volume
    }
    return { chain, missing: 0 }
  }

  /** A published start is kept where it costs no gap. */
  function asPublished(slot: number, soonest: number, latest: number, otherwise = soonest) {
    const { published } = model
    if (!published || published.truck[slot]! < 0) return otherwise
    const start = published.start[slot]!
    return start >= soonest && start <= latest ? start : otherwise
  }

  function enter(draft: Draft, load: Choice) {
    const task = model.slots[load.pour]! + draft.count[load.pour]!++
    writeLoad(draft, task, load)
    enterTour(draft, task)
    if (load.line >= 0) enterQueue(draft, task)
  }

  function smooth(pour: number, chain: Choice[]) {
    const { due, maxGap } = model.day.pours[pour]!
    if (chain.length > 0 && chain[0]!.position === 0 && chain[0]!.start > due) return false
    return chain.every((load, i) => i === 0 || load.start - chain[i - 1]!.end <= maxGap)
  }
}
