import type { Draft } from './draft'
import { LINE_TASKS, loadMinutes, type Model } from './model'

/** The first minute from `at` on at which the line can batch for `minutes`, or null when the plant closes before. */
export function earliestSlot(model: Model, draft: Draft, line: number, at: number, minutes: number, volume: number) {
  const plant = model.day.plants[model.lines.plant[line]!]!
  let begin = Math.max(at, plant.opens)
  for (let tries = 0; tries < 60; tries++) {
    const free = afterOutage(model, line, behindQueue(model, draft, line, begin, minutes), minutes)
    if (free + minutes > plant.closes) return null
    if (free > begin && behindQueue(model, draft, line, free, minutes) > free) {
      begin = free
      continue
    }
    if (withinHour(model, draft, line, free, volume)) return free
    begin = (Math.floor(free / 60) + 1) * 60
  }
  return null
}

/** The last minute up to `at`, but not before `floor`, at which the line can batch for `minutes`. */
export function latestSlot(
  model: Model,
  draft: Draft,
  line: number,
  at: number,
  floor: number,
  minutes: number,
  volume: number,
) {
  const plant = model.day.plants[model.lines.plant[line]!]!
  const base = line * LINE_TASKS
  let begin = Math.min(at, plant.closes - minutes)
  for (let i = draft.queueLength[line]! - 1; i >= 0; i--) {
    const task = draft.queues[base + i]!
    if (draft.begin[task]! >= begin + minutes) continue
    if (draft.begin[task]! + loadMinutes(model, line, draft.volume[task]!) <= begin) break
    begin = draft.begin[task]! - minutes
    if (begin < floor) return null
  }
  if (begin < Math.max(floor, plant.opens)) return null
  const clear = afterOutage(model, line, begin, minutes) === begin && withinHour(model, draft, line, begin, volume)
  return clear ? begin : null
}

function behindQueue(model: Model, draft: Draft, line: number, at: number, minutes: number) {
  const base = line * LINE_TASKS
  const length = draft.queueLength[line]!
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (draft.begin[draft.queues[base + middle]!]! < at) low = middle + 1
    else high = middle
  }
  let begin = at
  for (let i = Math.max(0, low - 1); i < length; i++) {
    const task = draft.queues[base + i]!
    if (draft.begin[task]! >= begin + minutes) return begin
    begin = Math.max(begin, draft.begin[task]! + loadMinutes(model, line, draft.volume[task]!))
  }
  return begin
}

function afterOutage(model: Model, line: number, at: number, minutes: number) {
  let begin = at
  for (const { from, until } of model.lines.outages[line]!) {
    if (begin < until && begin + minutes > from) begin = until
  }
  return begin
}

function withinHour(model: Model, draft: Draft, line: number, at: number, volume: number) {
  const plant = model.lines.plant[line]!
  const hour = Math.floor(at / 60)
  const limit = model.day.plants[plant]!.hourlyVolume?.[hour]
  if (limit === undefined || limit === null) return true
  return hourVolume(model, draft, plant, hour) + volume <= limit
}

/** Volume the plant begins to batch within an hour of the day. */
export function hourVolume(model: Model, draft: Draft, plant: number, hour: number) {
  let sum = 0
  for (let line = model.lines.first[plant]!; line < model.lines.first[plant + 1]!; line++) {
    for (let i = 0; i < draft.queueLength[line]!; i++) {
      const task = draft.queues[line * LINE_TASKS + i]!
      if (Math.floor(draft.begin[task]! / 60) === hour) sum += draft.volume[task]!
    }
  }
  return sum
}
