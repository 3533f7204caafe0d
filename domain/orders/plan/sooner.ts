import { truckFaults } from './engine/check-fleet'
import type { Day as AnyDay, Arriving, Load } from './engine/day'
import { batchMinutes, emptyWay, isFrozen, travelled } from './engine/fault'
import { mayServe } from './engine/model'
import { pacedStart } from './engine/pace'

type Day = AnyDay & { now: number }

/** A load that leaves sooner; on the truck of another one, which takes the truck it had. */
export type Sooner = { next: Arriving; other: Arriving | null }

/** Neither begun nor called, and not due in this very minute. */
export const isOpen = (day: Day, load: Load): boolean => load.begin > day.now + 1 && !isFrozen(day, load)

/** Loads of a pour in the order in which they unload. */
export const inTurn = (loads: readonly Arriving[], pour: number): Arriving[] =>
  loads.filter(load => load.pour === pour).sort((a, b) => a.start - b.start)

/** Minute of the day at which a load is on site that begins then. */
export function arrivalOf(day: Day, load: Load, begin: number): number {
  const depart = begin + batchMinutes(day, load)
  return depart + travelled(day, day.travel.loaded, load.plant * day.pours.length + load.pour, depart)
}

/**
 * A load on a truck as soon as it may begin from the wished minute on: the truck is there, its line is free, and it unloads
 * within its drum life, in its turn and at the rhythm of its pour. Null where that is no sooner than it is planned.
 */
export function soonerOn(
  day: Day,
  all: readonly Arriving[],
  load: Arriving,
  { truck: k, wished, without = null }: { truck: number; wished: number; without?: Load | null },
): Arriving | null {
  const pour = day.pours[load.pour]!
  const turn = inTurn(all, load.pour).indexOf(load)
  const ahead = inTurn(all, load.pour)[turn - 1]
  const turnAt = ahead ? Math.max(ahead.end, pacedStart(pour, ahead.start, turn)) : 0
  const [loading, unload] = [batchMinutes(day, load), load.end - load.start]
  const youngest = Math.min(load.start, turnAt) + unload - pour.drumLife - loading
  let begin = Math.max(day.now + 1, wished, youngest, readyAt(day, all, load, k, without))
  while (begin < load.begin && !lineFree(day, all, load, begin, loading)) begin++
  if (begin >= load.begin) return null
  const onSite = Math.min(load.start, arrivalOf(day, load, begin))
  const start = Math.min(load.start, Math.max(onSite, turnAt))
  if (start + unload - begin - loading > pour.drumLife) return null
  return { ...load, truck: k, begin, onSite, start, end: start + unload }
}

/** The same on trucks in the yard, each of which leaves its own next load to the truck that is not back in time. */
export function soonerFromYard(day: Day, all: readonly Arriving[], load: Arriving, wished: number): Sooner[] {
  const mine = day.trucks[load.truck]!
  return day.trucks.flatMap((truck, k) => {
    if (k === load.truck || truck.capacity < load.volume || !mayServe(day.pours[load.pour]!, truck)) return []
    if (truck.unloadMinutes !== mine.unloadMinutes) return []
    const other = all.filter(each => each.truck === k && isOpen(day, each)).sort((a, b) => a.begin - b.begin)[0] ?? null
    if (other && (other.volume > mine.capacity || other.pour === load.pour)) return []
    if (other && !mayServe(day.pours[other.pour]!, mine)) return []
    const next = soonerOn(day, all, load, { truck: k, wished, without: other })
    if (!next) return []
    const found: Sooner = { next, other }
    const faults = (loads: readonly Load[]) =>
      [k, load.truck].reduce((sum, each) => sum + truckFaults(day, each, ofTruck(loads, each)).length, 0)
    return faults(exchanged(all, load, found)) <= faults(all) ? [found] : []
  })
}

export const exchanged = (all: readonly Arriving[], load: Arriving, { next, other }: Sooner): Arriving[] =>
  all.map(each => (each === load ? next : each === other ? { ...each, truck: load.truck } : each))

const ofTruck = (loads: readonly Load[], k: number) => loads.filter(load => load.truck === k)

/** When a truck is at the plant of a load, behind what it brings before. */
function readyAt(day: Day, all: readonly Load[], load: Load, k: number, without: Load | null): number {
  const truck = day.trucks[k]!
  const [before] = ofTruck(all, k)
    .filter(each => each !== load && each !== without && each.begin < load.begin)
    .sort((a, b) => b.begin - a.begin)
  if (!before && truck.heading?.plant === load.plant) return truck.heading.ready
  const free = before ? before.end : Math.max(truck.shiftFrom, day.now)
  return free + emptyWay(day, before ? before.pour : truck.at, load.plant, free)
}

function lineFree(day: Day, all: readonly Load[], load: Load, begin: number, loading: number): boolean {
  const clashes = (each: Load) => each.begin < begin + loading && each.begin + batchMinutes(day, each) > begin
  return load.line < 0 || !all.some(each => each !== load && each.line === load.line && clashes(each))
}
