import type { Day } from './day'

/** Trials of the next truck in one proof, and in all proofs of a day: where they run out nothing is proved. */
const MOST_TRIALS = 3000
const MOST_TRIALS_OF_ALL = 300_000

/** Pours tried together: more of them have too many orders. */
const MOST_TOGETHER = 4

/** Minutes between two windows beyond which they are not tried together: trucks have time to come again. */
const NEAR = 30

/** One unloading of a trial, as early as the rules allow; the others are places in the list, −1 for none. */
type Stop = { pour: number; truck: number; start: number; end: number; ahead: number; before: number }

/**
 * Sets of pours of which no plan can serve all, the smallest first: not even the whole fleet could on a day with nothing
 * else on it, as no order of trucks brings the volumes without too long a pause. All times are relaxed to the least
 * (batching, hours of plants and shift ends do not count) and every order of trucks is tried, so what is named is
 * proved; pours whose loads may be smaller than trucks are never named.
 */
export function unservable(day: Day): number[][] {
  const rigid = day.trucks.every(truck => truck.unloadMinutes !== undefined)
  const live = day.pours.flatMap((pour, o) => (rigid && pour.fullLoads && pour.volume > 0 ? [o] : []))
  if (live.length === 0) return []
  const ways = waysOf(day)
  const proofs: number[][] = []
  let open: number[][] = [[]]
  let trialsLeft = MOST_TRIALS_OF_ALL
  for (let size = 1; size <= MOST_TOGETHER && open.length > 0; size++) {
    const next: number[][] = []
    for (const set of grown(day, open, live)) {
      if (trialsLeft <= 0) return proofs
      if (proofs.some(proof => proof.every(o => set.includes(o)))) continue
      const { served, trials } = tryAll(day, ways, set, Math.min(trialsLeft, MOST_TRIALS))
      trialsLeft -= trials
      if (served === false) proofs.push(set)
      else next.push(set)
    }
    open = next
  }
  return proofs
}

/** Each set with each later pour whose window lies near that of a member. */
function grown(day: Day, sets: number[][], live: number[]) {
  return sets.flatMap(set =>
    live.flatMap(o =>
      set.length === 0 || (o > set.at(-1)! && set.some(member => apart(day, member, o) < NEAR)) ? [[...set, o]] : [],
    ),
  )
}

function apart({ pours }: Day, a: number, b: number) {
  return Math.max(pours[a]!.from - pours[b]!.until, pours[b]!.from - pours[a]!.until)
}

type Ways = { first(truck: number, pour: number): number; between(from: number, to: number): number }

/** Tries every order in which trucks could come; `served` is null when the trials run out. */
function tryAll({ pours, trucks }: Day, ways: Ways, of: number[], most: number) {
  const stops: Stop[] = []
  const left = new Map(of.map(o => [o, pours[o]!.volume]))
  let trials = 0
  const served = extend()
  return { served: served ? true : trials >= most ? null : false, trials }

  function extend(): boolean {
    const waiting = of.filter(o => left.get(o)! > 0)
    if (waiting.length === 0) return true
    for (const pour of waiting) {
      const known = new Set<string>()
      for (let truck = 0; truck < trucks.length; truck++) {
        const before = stops.findLastIndex(stop => stop.truck === truck)
        // Trucks that have not come yet and are alike lead to the same chains.
        const kind =
          before < 0
            ? `${trucks[truck]!.capacity}|${trucks[truck]!.unloadMinutes}|${of.map(o => ways.first(truck, o))}`
            : truck
        if (known.has(`${kind}`) || swapped(pour, truck)) continue
        known.add(`${kind}`)
        if (++trials >= most) return false
        if (tryNext(pour, truck, before)) return true
      }
    }
    return false
  }

  /** Two stops that have nothing to do with each other are tried in one order alone. */
  function swapped(pour: number, truck: number) {
    const last = stops.at(-1)
    return !!last && last.truck !== truck && last.pour > pour
  }

  function tryNext(pour: number, truck: number, before: number) {
    const kept = stops.map(stop => ({ ...stop }))
    const ahead = stops.findLastIndex(stop => stop.pour === pour)
    const start = Math.max(pours[pour]!.from, before < 0 ? ways.first(truck, pour) : 0)
    stops.push({ pour, truck, start, end: start + trucks[truck]!.unloadMinutes!, ahead, before })
    left.set(pour, left.get(pour)! - trucks[truck]!.capacity)
    if (settled() && extend()) return true
    left.set(pour, left.get(pour)! + trucks[truck]!.capacity)
    stops.splice(0, stops.length, ...kept)
    return false
  }

  /** Moves starts later until every rule between two stops holds; false when a window closes first. */
  function settled(): boolean {
    for (let moved = true; moved; ) {
      moved = false
      for (let i = stops.length - 1; i >= 0; i--) moved = pulled(stops[i]!) || moved
      for (const stop of stops) {
        moved = pushed(stop) || moved
        const { until, latestStart } = pours[stop.pour]!
        if (stop.end > until || (stop.ahead < 0 && stop.start > latestStart)) return false
      }
    }
    return true
  }

  function pushed(stop: Stop) {
    const ahead = stops[stop.ahead]
    const before = stops[stop.before]
    const follows = ahead ? Math.max(ahead.end, ahead.start + pours[stop.pour]!.interval) : stop.start
    return movedTo(stop, Math.max(follows, before ? before.end + ways.between(before.pour, stop.pour) : stop.start))
  }

  /** The one ahead waits so that the pause between the two is not too long. */
  function pulled(stop: Stop) {
    const ahead = stops[stop.ahead]
    if (!ahead) return false
    const { maxGap, maxGapStretch } = pours[stop.pour]!
    return movedTo(ahead, stop.start - maxGap - maxGapStretch - (ahead.end - ahead.start))
  }
}

function movedTo(stop: Stop, start: number) {
  if (start <= stop.start) return false
  stop.end += start - stop.start
  stop.start = start
  return true
}

/** Least minutes from a yard, or from a pour, over an eligible plant to a pour. */
function waysOf({ travel, plants, pours, trucks }: Day): Ways {
  const count = plants.length
  const legs = (table: ArrayLike<number>, row: number) =>
    Math.min(...Array.from({ length: travel.buckets }, (_, bucket) => table[row * travel.buckets + bucket]!))
  const over = (place: number, o: number) =>
    Math.min(
      ...pours[o]!.plants.map(
        ({ plant }) => legs(travel.empty, place * count + plant) + legs(travel.loaded, plant * pours.length + o),
      ),
    )
  const table = pours.map((_, from) => pours.map((_, to) => over(from, to)))
  const yards = new Map<number, number[]>()
  for (const { at } of trucks)
    if (!yards.has(at))
      yards.set(
        at,
        pours.map((_, o) => over(at, o)),
      )
  return {
    first: (truck, pour) => trucks[truck]!.shiftFrom + yards.get(trucks[truck]!.at)![pour]!,
    between: (from, to) => table[from]![to]!,
  }
}
