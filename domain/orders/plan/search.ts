import { below, type Random, roulette } from './chance'
import { copyDraft, type Draft, emptyDraft, removePour } from './draft'
import { intervalChain } from './chain-by-interval'
import { type Model, TRUCK_TASKS } from './model'
import { nearness } from './nearness'
import { slider } from './slide'
import type { Params } from './params'

export type Stop = { iterations?: number; seconds?: number; clock?: () => number; cancelled?: () => boolean }

export const tune: Record<string, number> = { t0: 4, t1: 0.3, eps: 0.004, beam: 5, blink: 0.02, most: 8, slide: 0, spare: 6, restart: 1e9 }

export function search(model: Model, stop: Stop, random: Random, params: Params) {
  void params
  const current = emptyDraft(model)
  const work = emptyDraft(model)
  const best = emptyDraft(model)
  const chain = intervalChain(model, tune.beam!, tune.spare!)
  const slideOne = slider(model)
  const near = nearness(model)
  const absent = new Float64Array(model.pours)
  const ctx = { model, draft: work, random, near, absent }
  const weights = [1, 1, 1, 1, 1]
  const clock = stop.clock ?? (() => 0)
  const began = clock()
  const limit = stop.iterations ?? Infinity
  const seconds = stop.seconds ?? Infinity
  recreate(0)
  copyDraft(work, current)
  copyDraft(work, best)
  let currentScore = score(model, work)
  let bestScore = currentScore
  let progress = 0
  let it = 0
  const total = model.worth.reduce((a, b) => a + b, 0)
  for (; it < limit; it++) {
    if ((it & 15) === 0) {
      progress = stop.seconds ? (clock() - began) / seconds : it / limit
      if (progress >= 1 || stop.cancelled?.()) break
    }
    copyDraft(current, work)
    const op = roulette(random, weights)
    ruin(op)
    if (random() < tune.slide!) slide()
    recreate(tune.blink!)
    const value = score(model, work)
    const t = tune.t0! * (tune.t1! / tune.t0!) ** progress
    if (value >= currentScore || random() < Math.exp((value - currentScore) / t)) {
      copyDraft(work, current)
      currentScore = value
      if (value > bestScore + 1e-9) {
        bestScore = value
        copyDraft(work, best)
        if (served(model, best) >= total) break
      }
    }
  }
  return { best, iterations: it }

  function recreate(blink: number) {
    const list: number[] = []
    for (let o = 0; o < model.pours; o++) if (work.count[o] === 0) list.push(o)
    const keys = new Float64Array(model.pours)
    const kind = below(random, 5)
    for (const o of list) {
      const pour = model.day.pours[o]!
      keys[o] =
        kind === 0 ? random()
        : kind === 1 ? -model.worth[o]! * (0.7 + 0.6 * random())
        : kind === 2 ? pour.from * (0.9 + 0.2 * random())
        : kind === 3 ? -pour.until * (0.9 + 0.2 * random())
        : -absent[o]! * random()
    }
    list.sort((a, b) => keys[a]! - keys[b]!)
    chain.refresh(work)
    for (const o of list) {
      if (!chain.place(work, o, random, blink)) absent[o]! += 1
    }
  }

  function slide() {
    const mode = below(random, 3)
    const list: number[] = []
    for (let o = 0; o < model.pours; o++) if (work.count[o]! > 0) list.push(o)
    const key = (o: number) => work.start[model.slots[o]!]!
    if (mode === 0) list.sort((a, b) => key(a) - key(b))
    else list.sort((a, b) => key(b) - key(a))
    for (const o of list) slideOne(work, o, mode, random)
  }

  function ruin(op: number) {
    const servedPours: number[] = []
    for (let o = 0; o < model.pours; o++) if (work.count[o]! > 0) servedPours.push(o)
    if (servedPours.length === 0) return
    const most = Math.min(tune.most!, servedPours.length)
    const many = 1 + below(random, most)
    if (op === 0) {
      for (let i = 0; i < many; i++) drop(servedPours[below(random, servedPours.length)]!)
    } else if (op === 1) {
      const seed = servedPours[below(random, servedPours.length)]!
      drop(seed)
      dropNear(seed, many - 1)
    } else if (op === 2) {
      const unserved: number[] = []
      for (let o = 0; o < model.pours; o++) if (work.count[o] === 0) unserved.push(o)
      if (unserved.length === 0) return dropNear(servedPours[below(random, servedPours.length)]!, many)
      dropNear(unserved[below(random, unserved.length)]!, many)
    } else if (op === 3) {
      const k = below(random, model.trucks)
      const n = work.tourLength[k]!
      if (n === 0) return
      const len = 1 + below(random, Math.min(n, many))
      const from = below(random, n - len + 1)
      const tasks = Array.from(work.tours.subarray(k * TRUCK_TASKS + from, k * TRUCK_TASKS + from + len))
      for (const t of tasks) drop(model.pourOfSlot[t]!)
    } else {
      const o = servedPours[below(random, servedPours.length)]!
      const from = model.day.pours[o]!.from
      const width = 20 + 80 * random()
      for (const p of servedPours) {
        const at = work.start[model.slots[p]!]!
        if (at >= from && at < from + width && random() < 0.6) drop(p)
      }
    }
  }

  function drop(o: number) {
    if (work.count[o]! > 0) removePour(model, work, o)
  }

  function dropNear(seed: number, many: number) {
    const list = near[seed]!
    let done = 0
    for (let i = 0; i < list.length && done < many; i++) {
      const o = list[i]!
      if (work.count[o] === 0 || random() < 0.35) continue
      drop(o)
      done++
    }
  }
  void ctx
}

function served(model: Model, draft: Draft) {
  let sum = 0
  for (let o = 0; o < model.pours; o++) if (draft.count[o]! > 0) sum += model.worth[o]!
  return sum
}

function score(model: Model, draft: Draft) {
  let setup = 0
  for (let k = 0; k < model.trucks; k++) {
    let place = model.truckAt[k]!
    const base = k * TRUCK_TASKS
    for (let j = 0; j < draft.tourLength[k]!; j++) {
      const task = draft.tours[base + j]!
      setup += model.empty[place * model.plants + draft.plant[task]!]!
      setup += draft.end[task]! - draft.begin[task]!
      place = model.pourOfSlot[task]!
    }
  }
  return served(model, draft) - tune.eps! * setup
}
