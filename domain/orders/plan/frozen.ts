import type { Day, Load } from './day'
import type { Params } from './params'

/** Begun, or beginning soon with its truck, line and order in place and every earlier load of its pour settled. */
export function frozenOf(day: Day, running: Load[], now: number, { freezeMinutes }: Params) {
  const free = new Map<number, Load>()
  const broken = new Set<number>()
  const ended = new Map<number, number>()
  const frozen: Load[] = []
  for (const load of [...running].sort((a, b) => a.begin - b.begin || a.start - b.start)) {
    const stays = load.begin <= now ? !lostUnderway(day, load, now) : stillHolds(load)
    if (!stays) {
      broken.add(load.pour)
      continue
    }
    frozen.push(load)
    free.set(load.truck, load)
    ended.set(load.pour, load.end)
  }
  return frozen

  function stillHolds(load: Load) {
    const before = free.get(load.truck)
    return (
      load.begin <= now + freezeMinutes &&
      !broken.has(load.pour) &&
      day.pours[load.pour]!.volume > 0 &&
      !truckOut(day, load) &&
      !lineOut(day, load) &&
      load.start >= (ended.get(load.pour) ?? load.start) &&
      (!before || before.end + wayAfter(day, before, load.plant) <= load.begin)
    )
  }
}

/** A load on the road when its truck breaks down is lost; one already poured is not. */
function lostUnderway(day: Day, load: Load, now: number) {
  return load.end > now && truckOut(day, load)
}

function truckOut(day: Day, load: Load) {
  return day.trucks[load.truck]!.outages?.some(({ from, until }) => load.begin < until && load.end > from) ?? false
}

function wayAfter({ travel, plants }: Day, before: Load, plant: number) {
  const hour = Math.min(travel.buckets - 1, Math.max(0, Math.floor(before.end / travel.minutesPerBucket)))
  return travel.empty[(before.pour * plants.length + plant) * travel.buckets + hour]!
}

function lineOut(day: Day, load: Load) {
  const before = day.plants.slice(0, load.plant).reduce((sum, plant) => sum + plant.lines.length, 0)
  const line = load.line < 0 ? undefined : day.plants[load.plant]!.lines[load.line - before]
  return line?.outages.some(({ from, until }) => load.begin < until && load.begin >= from) ?? false
}
