import type { Day, Load } from './day'
import { batchMinutes, emptyWay, type Fault, isFrozen, localLine, type Seen } from './fault'

/** Whether each truck can be where it is wanted, and is home in time. */
export function truckFaults(day: Day, k: number, unsorted: Load[]): Fault[] {
  const truck = day.trucks[k]!
  const own = [...unsorted].sort((a, b) => a.begin - b.begin)
  const faults: Fault[] = []
  const fault = (rule: string, detail: string, seen: Seen) => faults.push({ rule, truck: k, ...seen, detail })
  own.forEach((load, i) => {
    const before = own[i - 1]
    const free = before ? before.end : Math.max(truck.shiftFrom, day.now ?? truck.shiftFrom)
    const there = !before && truck.heading?.plant === load.plant
    const ready = there ? truck.heading!.ready : free + emptyWay(day, before ? before.pour : truck.at, load.plant, free)
    if (ready > load.begin && !isFrozen(day, load))
      fault('truck-busy', `truck ${truck.id} is ready at ${ready}, loads at ${load.begin}`, {
        load,
        ...(before && { other: before }),
        is: ready,
      })
    for (const { from, until } of truck.outages ?? []) {
      if (load.begin < until && load.end > from && !isFrozen(day, load))
        fault('truck-out', `truck ${truck.id} is out`, { load, is: until })
    }
  })
  const last = own.at(-1)
  if (!last) return faults
  const home = last.end + (truck.home === undefined ? 0 : emptyWay(day, last.pour, truck.home, last.end))
  if (home > truck.overtimeUntil && !isFrozen(day, last))
    fault('shift', `truck ${truck.id} is home at ${home}`, { load: last, is: home, most: truck.overtimeUntil })
  return faults
}

export function plantFaults(day: Day, p: number, own: Load[]): Fault[] {
  const plant = day.plants[p]!
  const faults: Fault[] = []
  const fault = (rule: string, detail: string, seen: Seen = {}) => faults.push({ rule, plant: p, ...seen, detail })
  plant.lines.forEach((line, l) => {
    const queue = own.filter(load => localLine(day, load) === l).sort((a, b) => a.begin - b.begin)
    queue.forEach((load, i) => {
      const until = load.begin + batchMinutes(day, load)
      const next = queue[i + 1]
      if (next && next.begin < until && !(isFrozen(day, load) && isFrozen(day, next)))
        fault('line-busy', `line ${line.id} at ${next.begin}`, { load: next, other: load, is: until })
      if (isFrozen(day, load)) return
      for (const outage of line.outages)
        if (load.begin < outage.until && until > outage.from)
          fault('line-out', `line ${line.id}`, { load, is: outage.until })
    })
  })
  plant.hourlyVolume?.forEach((limit, hour) => {
    const within = own.filter(load => Math.floor(load.begin / 60) === hour)
    if (limit === null || within.every(load => isFrozen(day, load))) return
    const sum = within.reduce((total, load) => total + load.volume, 0)
    if (sum > limit)
      fault('hourly-volume', `plant ${plant.id} batches ${sum} of ${limit} in hour ${hour}`, { is: sum, most: limit })
  })
  return faults
}
