import type { PlanDay } from './day'
import { faultsOf } from './engine/check'
import type { Arriving } from './engine/day'
import { arrivalOf, exchanged, inTurn, isOpen, soonerFromYard, soonerOn } from './sooner'

/** Minutes ahead in which a load may take a truck from the yard: what is further off finds its own truck again. */
const NEAR = 60
/** Minutes that an exchange of trucks has to win. */
const WORTH = 3
/** No way is longer. */
const LONGEST_WAY = 240

/**
 * The loads of a repaired day as they leave: by their promise, although their pour is behind. Where a truck is free each load
 * is on site when it was promised and unloads in its turn, so that what one load lost makes no later one late. A truck that
 * is in the yard goes for one that is not back yet. Nothing that has begun moves, nothing leaves later than before, and no
 * rule of the day is broken that was not broken already. Minutes of the day.
 */
export function leavingByPromise({ day: { now, ...rest } }: PlanDay, loads: readonly Arriving[]): Arriving[] {
  if (now === undefined) return [...loads]
  const day = { ...rest, now }
  const behind = loads.filter(load => isOpen(day, load)).sort((a, b) => a.begin - b.begin)
  const known = faultsOf(day, [...loads]).length
  const holds = (all: Arriving[]) => faultsOf(day, all).length <= known
  let left = [...loads]
  for (const pour of new Set(behind.map(load => load.pour))) {
    // The first load may only come sooner with the next ones: alone it would leave a gap behind it.
    const whole = sooner(left, pour, () => true)
    left = holds(whole) ? whole : sooner(left, pour, holds)
  }
  return left.map(load => (isOpen(day, load) ? withArrival(load, inTurn(left, load.pour).indexOf(load)) : load))

  /** Where its truck waits on site for the pour; whoever is there before the promise waits for that. */
  function withArrival({ onSite: _onSite, ...load }: Arriving, turn: number): Arriving {
    const promised = promisedTo(load, turn)
    if (promised === undefined || load.start <= promised) return load
    const onSite = Math.max(promised, arrivalOf(day, load, load.begin))
    return onSite < load.start ? { ...load, onSite } : load
  }

  function promisedTo({ pour }: Arriving, turn: number): number | undefined {
    return day.pours[pour]!.promised?.[turn]
  }

  function sooner(all: Arriving[], pour: number, allowed: (all: Arriving[]) => boolean): Arriving[] {
    return inTurn(all, pour).reduce((found, _, turn) => {
      const load = inTurn(found, pour)[turn]!
      const wished = isOpen(day, load) ? wishedBegin(found, load, turn) : null
      if (wished === null) return found
      const own = soonerOn(day, found, load, { truck: load.truck, wished })
      const isWorth = wished <= now! + NEAR && (own ?? load).begin - wished >= WORTH
      const choices = [
        ...(own ? [{ next: own, other: null }] : []),
        ...(isWorth ? soonerFromYard(day, found, load, wished) : []),
      ].sort((a, b) => a.next.begin - b.next.begin || (b.other?.begin ?? Infinity) - (a.other?.begin ?? Infinity))
      for (const choice of choices) {
        const trial = exchanged(found, load, choice)
        if (allowed(trial)) return trial
      }
      return found
    }, all)
  }

  /** When a load has to begin to be on site as promised, behind the one ahead of it; null where it is not late. */
  function wishedBegin(all: Arriving[], load: Arriving, turn: number): number | null {
    const promised = promisedTo(load, turn)
    if (promised === undefined || load.start <= promised) return null
    const ahead = inTurn(all, load.pour)[turn - 1]
    const target = Math.max(promised, ahead?.onSite ?? ahead?.start ?? promised)
    let begin = load.begin
    while (arrivalOf(day, load, begin) > target && begin > target - LONGEST_WAY) begin--
    return begin < load.begin ? begin : null
  }
}
