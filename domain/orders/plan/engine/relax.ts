import { random } from '~/domain/kit/random'
import type { Day, Load, Pour } from './day'
import { loadsOf } from './draft'
import { placerOf } from './method'
import { mayServe } from './model'
import type { Params } from './params'
import { reopen } from './reopen'

/** One rule let go by some amount, and the plan that then serves the pour. */
export type Relaxation = { rule: string; amount: number; unit: string; loads: Load[]; day: Day }

/** `asBooked` of its first loads fit as the order asks for them. */
export type UnservedReason = { pour: number; firstRule: string; relaxation: Relaxation | null; asBooked: number }

type Rule = { rule: string; unit: string; steps: number[]; apply(day: Day, pour: number, amount: number): Day }

/**
 * Says for every unserved pour which rule fails first and the smallest relaxation of one rule that would serve it with
 * all other loads as they are. Each relaxation was found by placing the pour, so it is confirmed by the plan it carries.
 */
export function explainUnserved(day: Day, loads: Load[], unserved: number[], params: Params): UnservedReason[] {
  return unserved.map(pour => ({
    pour,
    firstRule: firstRule(day, pour, params),
    relaxation: smallest(day, loads, pour, params),
    asBooked: fitting(day, loads, pour, params),
  }))
}

/** Places one pour into a plan that stays as it is; null when it does not fit. */
export function fitIn(day: Day, loads: Load[], pour: number, params: Params): Load[] | null {
  const { model, draft } = reopen(day, loads, params, [pour])
  const placer = placerOf(model, params)
  placer.refresh(draft)
  return placer.place(draft, pour, random(1), 0) ? loadsOf(model, draft) : null
}

/** The most of its first loads that fit: fewer never fit worse. */
function fitting(day: Day, loads: Load[], o: number, params: Params): number {
  const volumes = day.pours[o]!.loads ?? []
  const begun = (day.frozen ?? []).filter(load => load.pour === o).length
  const fits = (count: number) =>
    fitIn(
      withPour(day, o, () => firstLoads(volumes, count)),
      loads,
      o,
      params,
    ) !== null
  let [low, high] = [begun, volumes.length]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

function firstLoads(volumes: number[], count: number) {
  const loads = volumes.slice(0, count)
  return { loads, volume: loads.reduce((sum, volume) => sum + volume, 0) }
}

/** Steps of all rules by the effort they ask for; the first that serves the pour is the smallest. */
function smallest(day: Day, loads: Load[], pour: number, params: Params): Relaxation | null {
  const most = Math.max(...rules.map(rule => rule.steps.length))
  for (let level = 0; level < most; level++) {
    for (const { rule, unit, steps, apply } of rules) {
      const amount = steps[level]
      if (amount === undefined) continue
      const relaxed = apply(day, pour, amount)
      const found = fitIn(relaxed, loads, pour, params)
      if (!found) continue
      const exact = leastOf(
        steps[level - 1] ?? 0,
        amount,
        least => fitIn(apply(day, pour, least), loads, pour, params) !== null,
      )
      const final = apply(day, pour, exact)
      return { rule, unit, amount: exact, day: final, loads: fitIn(final, loads, pour, params)! }
    }
  }
  return null
}

/** The least whole amount above `low` that still serves, by halving; `high` is known to. */
function leastOf(low: number, high: number, serves: (amount: number) => boolean) {
  let fails = low
  let works = high
  while (works - fails > 1) {
    const middle = Math.floor((fails + works) / 2)
    if (serves(middle)) works = middle
    else fails = middle
  }
  return works
}

const rules: Rule[] = [
  {
    rule: 'smaller-loads',
    unit: 'orders',
    steps: [1],
    apply: (day, o) => withPour(day, o, () => ({ loads: undefined })),
  },
  {
    rule: 'start-later',
    unit: 'min',
    steps: [15, 30, 60, 120, 240, 480],
    apply: (day, o, amount) =>
      withPour(day, o, pour => ({ latestStart: pour.latestStart + amount, until: pour.until + amount })),
  },
  {
    rule: 'start-earlier',
    unit: 'min',
    steps: [15, 30, 60, 120, 240],
    apply: (day, o, amount) => withPour(day, o, pour => ({ from: pour.from - amount, due: pour.due - amount })),
  },
  {
    rule: 'longer-gap',
    unit: 'min',
    steps: [5, 10, 15, 20, 30, 45],
    apply: (day, o, amount) => withPour(day, o, pour => ({ maxGapStretch: pour.maxGapStretch + amount })),
  },
  {
    rule: 'drum-life',
    unit: 'min',
    steps: [5, 10, 15, 30],
    apply: (day, o, amount) => withPour(day, o, pour => ({ drumLife: pour.drumLife + amount })),
  },
  {
    rule: 'more-plants',
    unit: 'plants',
    steps: [1, 2, 4, 20],
    apply: (day, o, amount) =>
      withPour(day, o, pour => ({ plants: [...pour.plants, ...otherPlants(day, pour).slice(0, amount)] })),
  },
  { rule: 'more-trucks', unit: 'trucks', steps: [1, 2, 4, 8, 16], apply: withTrucks },
  {
    rule: 'any-truck',
    unit: 'orders',
    steps: [1],
    apply: (day, o) =>
      withPour(day, o, () => ({ truckTypes: undefined, passes: [], bannedTrucks: [], minCapacity: undefined })),
  },
]

/** As many as no pour needs more of. */
const MANY = 16

/** The first thing that keeps what is open of a pour out: the loads planned already, the trucks on shift, or its own rules. */
function firstRule(day: Day, o: number, params: Params) {
  const pour = day.pours[o]!
  if (pour.plants.length === 0) return 'no-plant'
  if (!day.trucks.some(truck => mayServe(pour, truck))) return 'no-truck'
  const begun = (day.frozen ?? []).filter(load => load.pour === o)
  const alone = { ...day, frozen: begun }
  if (fitIn(alone, [], o, params)) return 'no-room-left'
  if (fitIn(withTrucks(alone, o, MANY), [], o, params)) return 'too-few-trucks'
  return begun.length ? 'rest-limits' : 'own-limits'
}

function withPour(day: Day, o: number, change: (pour: Pour) => Partial<Pour>): Day {
  return { ...day, pours: day.pours.map((pour, i) => (i === o ? { ...pour, ...change(pour) } : pour)) }
}

function otherPlants(day: Day, pour: Pour) {
  const known = new Set(pour.plants.map(({ plant }) => plant))
  return day.plants.flatMap((_, plant) => (known.has(plant) ? [] : [{ plant, penalty: 0 }]))
}

/** Extra trucks of the largest kind the pour takes, from the yard of its best plant. */
export function withTrucks(day: Day, o: number, amount: number): Day {
  const pour = day.pours[o]!
  const home = pour.plants[0]?.plant ?? 0
  const capacity = Math.max(...day.trucks.map(truck => truck.capacity))
  const extra = Array.from({ length: amount }, (_, i) => ({
    id: `extra-${i}`,
    capacity,
    type: pour.truckTypes?.[0],
    at: day.pours.length + home,
    home,
    shiftFrom: pour.from - 120,
    shiftUntil: pour.until + 120,
    overtimeUntil: pour.until + 240,
    passes: pour.passes ?? [],
  }))
  return { ...day, trucks: [...day.trucks, ...extra] }
}
