import { random } from '~/domain/kit/random'
import { carryOver } from './carry-over'
import type { Day, Load } from './day'
import { type Draft, loadsOf } from './draft'
import { frozenOf, hitsOf, withHeadings } from './frozen'
import { leastChange } from './least-change'
import { methodOf, type Plan, planOf } from './method'
import { compile } from './model'
import type { Params } from './params'
import { recreator } from './recreate'
import { type Stop, search } from './search'

export type Repair = Plan & {
  /** Published loads that now run otherwise or not at all. */
  changed: Load[]
  /** The day as it goes on: with its frozen loads and the trucks that have left. */
  day: Day
  /** Loads that had begun or were too near to change. */
  frozen: Load[]
  /** A plan that serves more and changes more loads than a repair may; null where there is none. */
  further: (Plan & { changed: Load[] }) | null
}

/**
 * Brings a running plan in line with a day that has changed: what has begun or begins soon stays, what still holds
 * stays, a load that lost its truck gets another one, and others move for it only as long as no more published loads
 * change than a repair may. Where that serves less, pours end short and count as unserved, and what more changes would
 * gain is said beside. Frozen loads that the day names are loads of the running plan and stay too. `wanted` are pours of
 * which the running plan serves nothing yet and that are asked for: what it would take to serve them is said as well.
 */
export function repair(
  day: Day,
  running: Load[],
  now: number,
  seed: number,
  params: Params,
  stop?: Stop,
  wanted: ReadonlySet<number> = NOTHING,
): Repair {
  const held = day.frozen ?? []
  const frozen = [...held, ...frozenOf(day, running, now, params).filter(load => !held.includes(load))]
  const live: Day = {
    ...day,
    trucks: withHeadings(day, running, now),
    now,
    frozen,
    published: renumbered(running.filter(load => load.begin > now || frozen.includes(load))),
  }
  const model = compile(live, params)
  const method = methodOf(model, params)
  const draw = random(seed)
  const { most, hit } = changesAllowed(live, running, frozen, params)
  const near = improved(leastChange(model, params, running, frozen, now, most - hit, draw), most)
  const short = isLess(near, running, live) || near.unserved.some(o => wanted.has(o))
  if (near.changed.length <= most && !short) return { ...near, day: live, frozen, further: null }
  const far = improved(carryOver(model, params, running, frozen, now, draw), Infinity)
  if (far.changed.length <= Math.max(most, near.changed.length) && volumeOf(far) > volumeOf(near))
    return { ...far, day: live, frozen, further: null }
  return { ...near, day: live, frozen, further: volumeOf(far) > volumeOf(near) ? far : null }

  /** Places what is open and searches, with no more than `limit` changes, or no more than there are already. */
  function improved(draft: Draft, limit: number) {
    const published = model.published!
    const before = changesOf(running, loadsOf(model, draft), params).length
    published.most = method.changes(draft) + Math.max(0, limit - before)
    recreator(model, method.placer, params.openTries)(draft, draw, 0)
    const found = search(model, method, stop ?? { iterations: params.repairRounds }, draw, calm(params), draft)
    published.most = Infinity
    const plan = planOf(live, model, params, found.draft, found.iterations)
    return { ...plan, changed: changesOf(running, plan.loads, params) }
  }
}

const NOTHING: ReadonlySet<number> = new Set()

/** The setting, or what was hit where that is more; loads of volume that is not wanted any more come on top. */
function changesAllowed(day: Day, running: Load[], frozen: Load[], { repairMostChanges }: Params) {
  const loose = running.filter(load => !frozen.includes(load) && load.end > (day.now ?? -Infinity))
  const hits = loose.map(load => hitsOf(day, load))
  const unwanted = day.pours.reduce((sum, _, o) => sum + unwantedOf(day, o, running, loose), 0)
  const least = hits.reduce<number>((sum, each) => sum + each, 0)
  return { most: Math.max(repairMostChanges, least) + unwanted, hit: hits.filter(Boolean).length + unwanted }
}

/** Last loads of a pour beyond its volume. */
function unwantedOf({ pours }: Day, o: number, running: Load[], loose: Load[]) {
  let over = volumeOf({ loads: running.filter(load => load.pour === o) }) - pours[o]!.volume
  let count = 0
  for (const load of loose.filter(load => load.pour === o).sort((a, b) => b.start - a.start)) {
    if (over <= 0) break
    over -= load.volume
    count++
  }
  return count
}

/** True when a pour that the running plan served gets less than it wants. */
function isLess({ unserved }: Plan, running: Load[], { pours }: Day) {
  return unserved.some(o => volumeOf({ loads: running.filter(load => load.pour === o) }) >= pours[o]!.volume)
}

const volumeOf = ({ loads }: Pick<Plan, 'loads'>) => loads.reduce((sum, load) => sum + load.volume, 0)

/** Published loads whose truck, plant or start (beyond the tolerance) is another one in the new plan. */
export function changesOf(before: Load[], after: Load[], { changeTolerance }: Params) {
  return before.filter(
    load =>
      !after.some(
        next =>
          next.pour === load.pour &&
          next.truck === load.truck &&
          next.plant === load.plant &&
          Math.abs(next.start - load.start) <= changeTolerance,
      ),
  )
}

/** A repair accepts next to nothing that is worse than what runs. */
function calm(params: Params): Params {
  const { last } = params.temperature
  return { ...params, temperature: { first: last, last: last / 10 } }
}

/** Positions count anew once lost loads have left the chain. */
function renumbered(loads: Load[]) {
  const counts = new Map<number, number>()
  const sorted = [...loads].sort((a, b) => a.pour - b.pour || a.start - b.start)
  return sorted.map(load => {
    const position = counts.get(load.pour) ?? 0
    counts.set(load.pour, position + 1)
    return { ...load, position }
  })
}
