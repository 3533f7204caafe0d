import type { Day, Load } from './day'
import type { Params } from './params'

/** Begun, or beginning soon with its truck, line and order in place and every earlier load of its pour settled. */
export function frozenOf(day: Day, running: Load[], now: number, { freezeMinutes }: Params) {
  const free = new Map<number, Load>()
  const broken = new Set<number>()
  const ended = new Map<number, number>()
  const counts = new Map<number, number>()
  const frozen: Load[] = []
  for (const load of [...running].sort((a, b) => a.begin - b.begin || a.start - b.start)) {
    const stays = load.begin <= now ? !lostUnderway(day, load, now) : stillHolds(load)
    if (!stays) {
      broken.add(load.pour)
      continue
    }
    frozen.push(load)
    free.set(load.truck, load)
    ended.set(load.pour, Math.max(load.end, ended.get(load.pour) ?? load.end))
    counts.set(load.pour, (counts.get(load.pour) ?? 0) + 1)
  }
  return [...frozen, ...overtaken()]

  /** Loads due before one that has begun already, from a plant nearer by, keep their turn as long as the pump is free then. */
  function overtaken() {
    const begun = new Set(frozen)
    return running.filter(
      load =>
        !begun.has(load) &&
        load.begin > now &&
        frozen.some(({ pour, start }) => pour === load.pour && start > load.start) &&
        frozen.every(({ pour, start, end }) => pour !== load.pour || load.end <= start || load.start >= end) &&
        day.pours[load.pour]!.volume > 0 &&
        !truckOut(day, load) &&
        !lineOut(day, load),
    )
  }

  /** With loads ahead still open a truck that has left its yard may be called back. */
  function hasLeft(load: Load) {
    return mustHaveLeft(day, load, now) && load.position === (counts.get(load.pour) ?? 0)
  }

  function stillHolds(load: Load) {
    const before = free.get(load.truck)
    return (
      (load.begin <= now + freezeMinutes || (!before && hasLeft(load))) &&
      !broken.has(load.pour) &&
      day.pours[load.pour]!.volume > 0 &&
      !truckOut(day, load) &&
      !lineOut(day, load) &&
      load.start >= (ended.get(load.pour) ?? load.start) &&
      (!before || before.end + emptyWay(day, before.pour, load.plant, before.end) <= load.begin)
    )
  }
}

/** The trucks of a day, with the plant that each is on its way to for its first load. */
export function withHeadings(day: Day, running: Load[], now: number) {
  const firsts = new Map<number, Load>()
  for (const load of running) if (load.begin < (firsts.get(load.truck)?.begin ?? Infinity)) firsts.set(load.truck, load)
  return day.trucks.map((truck, k) => {
    const load = firsts.get(k)
    if (!load || load.begin <= now || !mustHaveLeft(day, load, now)) return truck
    return { ...truck, heading: { plant: load.plant, ready: load.begin } }
  })
}

/** A truck that would come too late when it left its yard only now must have left. */
function mustHaveLeft(day: Day, load: Load, now: number) {
  const { at, shiftFrom } = day.trucks[load.truck]!
  const leaves = Math.max(now, shiftFrom)
  return leaves + emptyWay(day, at, load.plant, leaves) > load.begin
}

/** A load on the road when its truck breaks down is lost; one already poured is not. */
function lostUnderway(day: Day, load: Load, now: number) {
  return load.end > now && truckOut(day, load)
}

/** Loads that must change for one that is hit: itself when its truck is out, another besides when its line is. */
export const hitsOf = (day: Day, load: Load) => (lineOut(day, load) ? 2 : truckOut(day, load) ? 1 : 0)

function truckOut(day: Day, load: Load) {
  return day.trucks[load.truck]!.outages?.some(({ from, until }) => load.begin < until && load.end > from) ?? false
}

function emptyWay({ travel, plants }: Day, place: number, plant: number, depart: number) {
  const hour = Math.min(travel.buckets - 1, Math.max(0, Math.floor(depart / travel.minutesPerBucket)))
  return travel.empty[(place * plants.length + plant) * travel.buckets + hour]!
}

function lineOut(day: Day, load: Load) {
  const before = day.plants.slice(0, load.plant).reduce((sum, plant) => sum + plant.lines.length, 0)
  const line = load.line < 0 ? undefined : day.plants[load.plant]!.lines[load.line - before]
  return line?.outages.some(({ from, until }) => load.begin < until && load.begin >= from) ?? false
}
