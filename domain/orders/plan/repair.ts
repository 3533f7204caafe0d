import { random } from '~/domain/kit/random'
import { carryOver, leaveShort } from './carry-over'
import type { Day, Load } from './day'
import { frozenOf, isHit } from './frozen'
import { methodOf, type Plan, planOf } from './method'
import { compile } from './model'
import type { Params } from './params'
import { recreator } from './recreate'
import { type Stop, search } from './search'

export type Repair = Plan & {
  /** Published loads that now run otherwise or not at all. */
  changed: Load[]
  /** Loads that had begun or were too near to change. */
  frozen: Load[]
}

/**
 * Brings a running plan in line with a day that has changed: what has begun or begins soon stays, what still holds
 * stays, a load that lost its truck gets another one at the same time, and only then are whole pours placed anew. Where
 * that would change too many published loads, or serves no more, pours end short instead and count as unserved. Frozen loads
 * that the day names are loads of the running plan and stay too.
 */
export function repair(day: Day, running: Load[], now: number, seed: number, params: Params, stop?: Stop): Repair {
  const held = day.frozen ?? []
  const frozen = [...held, ...frozenOf(day, running, now, params).filter(load => !held.includes(load))]
  const live: Day = {
    ...day,
    now,
    frozen,
    published: renumbered(running.filter(load => load.begin > now || frozen.includes(load))),
  }
  const model = compile(live, params)
  const method = methodOf(model, params)
  const draw = random(seed)
  const draft = carryOver(model, params, running, frozen, now, draw)
  recreator(model, method.placer, params.openTries)(draft, draw, 0)
  const found = search(model, method, stop ?? { iterations: params.repairRounds }, draw, calm(params), draft)
  const repairOf = (plan: Plan) => ({ ...plan, changed: changesOf(running, plan.loads, params), frozen })
  const whole = repairOf(planOf(live, model, params, found.draft, found.iterations))
  if (!whole.changed.length) return whole
  const short = leaveShort(model, params, running, frozen, now)
  const least = repairOf(planOf(live, model, params, short, found.iterations))
  const hit = running.filter(load => !frozen.includes(load) && load.end > now && isHit(live, load)).length
  return better(whole, least, Math.max(params.repairMostChanges, 2 * hit))
}

/** Serving more goes first as long as it changes at most so many loads. */
function better(whole: Repair, least: Repair, most: number) {
  if (least.changed.length >= whole.changed.length) return whole
  return whole.changed.length > most || volumeOf(least) >= volumeOf(whole) ? least : whole
}

const volumeOf = ({ loads }: Plan) => loads.reduce((sum, load) => sum + load.volume, 0)

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
