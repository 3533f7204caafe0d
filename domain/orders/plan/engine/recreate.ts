import { below, type Random } from './chance'
import { type Draft, isOpen, removePour } from './draft'
import type { Model } from './model'

/** Places the loads of a pour; false, and the draft as before, when it finds no room. */
export type Placer = {
  /** Called before a series of placements, after pours were taken out. */
  refresh(draft: Draft): void
  place(draft: Draft, pour: number, random: Random, blink: number): boolean
}

/** Fills a plan again, pour by pour, in an order drawn anew each time. */
export function recreator(model: Model, placer: Placer, tries: number) {
  const keys = new Float64Array(model.pours)
  const misses = new Float64Array(model.pours)
  return function recreate(draft: Draft, random: Random, blink: number, before?: Draft) {
    const open: number[] = []
    for (let pour = 0; pour < model.pours; pour++) if (isOpen(model, draft, pour)) open.push(pour)
    const key = orders[below(random, orders.length)]!
    for (const pour of open) keys[pour] = key(model, pour, misses[pour]!, random)
    const tried = before && open.length > tries ? someOf(open, before, random) : open
    tried.sort((a, b) => keys[a]! - keys[b]! || a - b)
    placer.refresh(draft)
    for (const pour of tried) if (isOpen(model, draft, pour)) placeGroup(draft, pour, random, blink)
  }

  /** Those taken out in this round, and a few of the others. */
  function someOf(open: number[], before: Draft, random: Random) {
    const idle = open.filter(pour => isOpen(model, before, pour))
    const some = Array.from({ length: Math.min(tries, idle.length) }, () => idle[below(random, idle.length)]!)
    return [...new Set([...open.filter(pour => !isOpen(model, before, pour)), ...some])]
  }

  function placeGroup(draft: Draft, pour: number, random: Random, blink: number) {
    const group = model.merged[pour]!
    for (const member of group) {
      if (!isOpen(model, draft, member) || placer.place(draft, member, random, blink)) continue
      for (const other of group) {
        misses[other]! += 1
        if (group.length > 1) removePour(model, draft, other)
      }
      if (group.length > 1) placer.refresh(draft)
      return
    }
  }
}

type Key = (model: Model, pour: number, misses: number, random: Random) => number

const wobble = (random: Random, by: number) => 1 - by + 2 * by * random()

/** The orders in which open pours are tried: by chance, worth, time from either end, bad luck so far and scarcity. */
const orders: Key[] = [
  (_model, _pour, _misses, random) => random(),
  (model, pour, _misses, random) => -model.worth[pour]! * wobble(random, 0.3),
  (model, pour, _misses, random) => model.day.pours[pour]!.from * wobble(random, 0.1),
  (model, pour, _misses, random) => -model.day.pours[pour]!.until * wobble(random, 0.1),
  (_model, _pour, misses, random) => -misses * random(),
  (model, pour, _misses, random) => -model.regret[pour]! * wobble(random, 0.3),
]
