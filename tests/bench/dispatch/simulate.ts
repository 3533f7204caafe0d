import { type Random, random } from '~/domain/kit/random'
import { between } from '~/domain/orders/plan/engine/chance'
import type { Day, Load } from '~/domain/orders/plan/engine/day'
import { unloadMinutes } from '~/domain/orders/plan/engine/lines'
import type { Params } from '~/domain/orders/plan/engine/params'
import { repair } from '~/domain/orders/plan/engine/repair'
import { normal } from '~/tests/bench/normal'

/** A load on its way: when it really arrived and how long it really takes, which the planner only learns in time. */
type Run = { load: Load; begin: number; arrival: number; unload: number; start: number; end: number; nominal: number }

/** `withinGap` is the share of loads that follow another within the longest gap of their pour. */
export type Lived = { loads: number; withinGap: number; lateStarts: number; changesPerLoad: number; unserved: number }

const TICK = 5
const SPREAD = { travel: 0.25, unload: 0.3 }

/** Lives through a planned day with travel times spread lognormally and unloading times evenly, re-planning every tick. */
export function simulate(day: Day, planned: Load[], seed: number, params: Params): Lived {
  const draw = random(seed)
  const runs: Run[] = []
  let plan = planned
  let changes = 0
  const first = Math.min(...planned.map(load => load.begin))
  const closing = Math.max(...day.plants.map(plant => plant.closes))
  for (let now = first; now <= closing; now += TICK) {
    const begun = new Set(runs.map(({ load }) => load))
    for (const load of plan.filter(each => each.begin <= now && !begun.has(each)))
      runs.push(depart(day, runs, load, draw))
    unloadInTurn(day, runs)
    const seen = runs.map(run => asSeen(run, now))
    const coming = plan.filter(load => load.begin > now)
    if (coming.length === 0 && now > first + 720) break
    const next = repair(day, [...seen, ...coming], now, seed + now, params)
    changes += next.changed.filter(load => load.begin > now).length
    plan = next.loads.map(load => originalOf(runs, seen, load))
  }
  return judge(day, runs, changes)
}

function depart(day: Day, runs: Run[], load: Load, draw: Random): Run {
  const before = runs.filter(run => run.load.truck === load.truck).at(-1)
  const place = before ? before.load.pour : day.trucks[load.truck]!.at
  const free = before ? before.end : day.trucks[load.truck]!.shiftFrom
  const back = before
    ? Math.round(way(day, day.travel.empty, place * day.plants.length + load.plant, free) * lognormal(draw))
    : 0
  const begin = Math.max(load.begin, free + back)
  const leaves = begin + batchMinutes(day, load)
  const nominal = way(day, day.travel.loaded, load.plant * day.pours.length + load.pour, leaves)
  const unload = Math.max(
    1,
    Math.round(
      unloadMinutes(day, load.pour, load.truck, load.volume) * between(draw, 1 - SPREAD.unload, 1 + SPREAD.unload),
    ),
  )
  return {
    load,
    begin,
    arrival: leaves + Math.round(nominal * lognormal(draw)),
    unload,
    start: 0,
    end: 0,
    nominal: leaves + nominal,
  }
}

/** Trucks unload one at a time in the order they arrive, not before the pour wants them. */
function unloadInTurn(day: Day, runs: Run[]) {
  const last = new Map<number, Run>()
  for (const run of [...runs].sort((a, b) => a.arrival - b.arrival)) {
    const { pour } = run.load
    const before = last.get(pour)
    const wanted = before ? Math.max(before.end, before.start + day.pours[pour]!.interval) : day.pours[pour]!.from
    run.start = Math.max(run.arrival, wanted)
    run.end = run.start + run.unload
    last.set(pour, run)
  }
}

/** What the planner knows by now: what has happened, and for the rest what it would expect. */
function asSeen({ load, begin, start, end, nominal }: Run, now: number): Load {
  const expected = load.end - load.start
  const seenStart = start <= now ? start : Math.max(nominal, Math.min(load.start, start), now + 1)
  const seenEnd = end <= now ? end : Math.max(seenStart + expected, now + 1)
  return { ...load, begin, start: seenStart, end: seenEnd }
}

function originalOf(runs: Run[], seen: Load[], load: Load) {
  const at = seen.findIndex(each => each.pour === load.pour && each.truck === load.truck && each.begin === load.begin)
  return at < 0 ? load : runs[at]!.load
}

function judge(day: Day, runs: Run[], changes: number): Lived {
  let within = 0
  let followers = 0
  let late = 0
  let unserved = 0
  for (const [o, pour] of day.pours.entries()) {
    const own = runs.filter(run => run.load.pour === o).sort((a, b) => a.start - b.start)
    if (own.reduce((sum, run) => sum + run.load.volume, 0) < pour.volume) unserved += 1
    own.forEach((run, i) => {
      if (i > 0) followers += 1
      if (i > 0 && run.start - own[i - 1]!.end <= pour.maxGap) within += 1
      if (i === 0 && run.start > pour.due) late += 1
    })
  }
  return {
    loads: runs.length,
    withinGap: within / followers,
    lateStarts: late,
    changesPerLoad: changes / runs.length,
    unserved,
  }
}

function lognormal(draw: Random) {
  return Math.exp(SPREAD.travel * normal(draw) - SPREAD.travel ** 2 / 2)
}

function batchMinutes(day: Day, load: Load) {
  const before = day.plants.slice(0, load.plant).reduce((sum, plant) => sum + plant.lines.length, 0)
  const line = day.plants[load.plant]!.lines[load.line - before]
  return line ? line.setupMinutes + Math.ceil((line.minutesPerM3 * load.volume) / 100) : 0
}

function way(day: Day, table: ArrayLike<number>, row: number, leaves: number) {
  const { buckets, minutesPerBucket } = day.travel
  return table[row * buckets + Math.min(buckets - 1, Math.max(0, Math.floor(leaves / minutesPerBucket)))]!
}
