import type { Day, Load } from './day'
import { closedBy } from './model'
import { without } from './model-tables'

/** A rule that a plan breaks, with the pour or truck it breaks it at. */
export type Fault = { rule: string; pour?: number; truck?: number; plant?: number; detail: string }

/** Judges a plan from the day alone, sharing no tables with the search; none is a plan that holds. `short` pours may end early. */
export function faultsOf(day: Day, loads: Load[], short: readonly number[] = []): Fault[] {
  return [
    ...loads.flatMap(load => loadFaults(day, load)),
    ...day.pours.flatMap((_, o) =>
      pourFaults(
        day,
        o,
        loads.filter(load => load.pour === o),
        short.includes(o),
      ),
    ),
    ...day.trucks.flatMap((_, k) =>
      truckFaults(
        day,
        k,
        loads.filter(load => load.truck === k),
      ),
    ),
    ...day.plants.flatMap((_, p) =>
      plantFaults(
        day,
        p,
        loads.filter(load => load.plant === p),
      ),
    ),
    ...frozenFaults(day, loads),
    ...mergedFaults(day, loads),
  ]
}

/** Travel at the real departure, with waiting for a faster hour allowed. */
function travelled(day: Day, table: ArrayLike<number>, row: number, depart: number) {
  const { buckets, minutesPerBucket } = day.travel
  const hour = Math.min(buckets - 1, Math.max(0, Math.floor(depart / minutesPerBucket)))
  const direct = table[row * buckets + hour]!
  if (hour === buckets - 1 || depart < 0) return direct
  return Math.min(direct, (hour + 1) * minutesPerBucket - depart + table[row * buckets + hour + 1]!)
}

function emptyWay(day: Day, place: number, plant: number, depart: number) {
  return travelled(day, day.travel.empty, place * day.plants.length + plant, depart)
}

function batchMinutes(day: Day, load: Load) {
  const line = day.plants[load.plant]!.lines[localLine(day, load)]
  return line ? line.setupMinutes + Math.ceil((line.minutesPerM3 * load.volume) / 100) : 0
}

/** Lines count through all plants in order. */
function localLine(day: Day, load: Load) {
  if (load.line < 0) return -1
  return load.line - day.plants.slice(0, load.plant).reduce((sum, plant) => sum + plant.lines.length, 0)
}

function loadFaults(day: Day, load: Load): Fault[] {
  const pour = day.pours[load.pour]!
  const truck = day.trucks[load.truck]!
  const plant = day.plants[load.plant]!
  const faults: Fault[] = []
  const fault = (rule: string, detail: string) => faults.push({ rule, pour: load.pour, truck: load.truck, detail })
  const closed = closedBy(pour, truck)
  if (closed) fault(closed, `truck ${truck.id} may not serve ${pour.id}`)
  if (!pour.plants.some(each => each.plant === load.plant)) fault('plant', `plant ${plant.id} may not serve ${pour.id}`)
  const line = plant.lines[localLine(day, load)]
  if (plant.lines.length > 0 && !line) fault('line', 'no such line')
  if (line?.mixes && pour.mix !== undefined && !line.mixes.includes(pour.mix))
    fault('mix', `line ${line.id} does not make it`)
  if (load.volume > truck.capacity || load.volume <= 0) fault('volume', `${load.volume} on truck ${truck.id}`)
  const depart = load.begin + batchMinutes(day, load)
  const row = load.plant * day.pours.length + load.pour
  if (load.start < depart + travelled(day, day.travel.loaded, row, depart))
    fault('travel', 'unloads before it can arrive')
  const unload = truck.unloadMinutes ?? pour.unload.fixed + Math.ceil((pour.unload.perM3 * load.volume) / 100)
  if (load.end - load.start !== unload) fault('unload', `unloads in ${load.end - load.start} of ${unload} min`)
  // A load under way that is late is a fact, not a decision of the plan.
  if (load.end - depart > pour.drumLife && !isFrozen(day, load))
    fault('drum-life', `${load.end - depart} min in the drum`)
  if (load.begin < plant.opens || depart > plant.closes) fault('plant-hours', `plant ${plant.id} is closed`)
  return faults
}

function pourFaults(day: Day, o: number, unsorted: Load[], short: boolean): Fault[] {
  const pour = day.pours[o]!
  const own = [...unsorted].sort((a, b) => a.start - b.start)
  if (own.length === 0) return []
  const frozen = (day.frozen ?? []).filter(load => load.pour === o)
  const faults: Fault[] = []
  const fault = (rule: string, detail: string) => faults.push({ rule, pour: o, detail })
  const brought = own.reduce((sum, load) => sum + load.volume, 0)
  const onlyFrozen = own.length === frozen.length
  if (
    pour.loads &&
    without(
      own.map(load => load.volume),
      pour.loads,
    ).length > 0
  )
    fault('load-size', 'a load has another volume than was agreed')
  if (!short && !onlyFrozen && brought < pour.volume) fault('volume', `${brought} of ${pour.volume}`)
  const first = own[0]!
  if (frozen.length === 0 && (first.start < pour.from || first.start > pour.latestStart))
    fault('start', `first load at ${first.start}`)
  if (!onlyFrozen && own.at(-1)!.end > pour.until) fault('finish', `last load ends at ${own.at(-1)!.end}`)
  if (new Set(own.map(load => load.plant)).size > pour.maxPlants) fault('most-plants', 'too many plants')
  own.slice(1).forEach((load, i) => {
    const before = own[i]!
    if (i + 1 < frozen.length) return
    if (load.start < before.end) fault('one-at-a-time', 'two trucks unload at once')
    if (load.start < before.start + pour.interval) fault('interval', 'trucks come too fast')
    // A site left waiting by an accident is served as soon as it can be.
    if (i + 1 === frozen.length) return
    if (load.start > before.end + pour.maxGap + pour.maxGapStretch) fault('gap', `waits ${load.start - before.end} min`)
  })
  return faults
}

function truckFaults(day: Day, k: number, unsorted: Load[]): Fault[] {
  const truck = day.trucks[k]!
  const own = [...unsorted].sort((a, b) => a.begin - b.begin)
  const faults: Fault[] = []
  const fault = (rule: string, detail: string) => faults.push({ rule, truck: k, detail })
  own.forEach((load, i) => {
    const before = own[i - 1]
    const free = before ? before.end : Math.max(truck.shiftFrom, day.now ?? truck.shiftFrom)
    const there = !before && truck.heading?.plant === load.plant
    const ready = there ? truck.heading!.ready : free + emptyWay(day, before ? before.pour : truck.at, load.plant, free)
    if (ready > load.begin && !isFrozen(day, load))
      fault('truck-busy', `truck ${truck.id} is ready at ${ready}, loads at ${load.begin}`)
    for (const { from, until } of truck.outages ?? []) {
      if (load.begin < until && load.end > from && !isFrozen(day, load)) fault('truck-out', `truck ${truck.id} is out`)
    }
  })
  const last = own.at(-1)
  if (!last) return faults
  const home = last.end + (truck.home === undefined ? 0 : emptyWay(day, last.pour, truck.home, last.end))
  if (home > truck.overtimeUntil && !isFrozen(day, last)) fault('shift', `truck ${truck.id} is home at ${home}`)
  return faults
}

function plantFaults(day: Day, p: number, own: Load[]): Fault[] {
  const plant = day.plants[p]!
  const faults: Fault[] = []
  const fault = (rule: string, detail: string) => faults.push({ rule, plant: p, detail })
  plant.lines.forEach((line, l) => {
    const queue = own.filter(load => localLine(day, load) === l).sort((a, b) => a.begin - b.begin)
    queue.forEach((load, i) => {
      const until = load.begin + batchMinutes(day, load)
      const next = queue[i + 1]
      if (next && next.begin < until && !(isFrozen(day, load) && isFrozen(day, next)))
        fault('line-busy', `line ${line.id} at ${next.begin}`)
      if (isFrozen(day, load)) return
      for (const outage of line.outages)
        if (load.begin < outage.until && until > outage.from) fault('line-out', `line ${line.id}`)
    })
  })
  plant.hourlyVolume?.forEach((limit, hour) => {
    const within = own.filter(load => Math.floor(load.begin / 60) === hour)
    if (limit === null || within.every(load => isFrozen(day, load))) return
    const sum = within.reduce((total, load) => total + load.volume, 0)
    if (sum > limit) fault('hourly-volume', `plant ${plant.id} batches ${sum} of ${limit} in hour ${hour}`)
  })
  return faults
}

function isFrozen(day: Day, load: Load) {
  return (day.frozen ?? []).some(
    each => each.pour === load.pour && each.truck === load.truck && each.begin === load.begin,
  )
}

/** What makes a frozen load the same one. */
const KEPT = ['pour', 'truck', 'plant', 'start'] as const

function frozenFaults(day: Day, loads: Load[]): Fault[] {
  return (day.frozen ?? []).flatMap(frozen => {
    const kept = loads.some(load => KEPT.every(name => load[name] === frozen[name]))
    return kept ? [] : [{ rule: 'frozen', pour: frozen.pour, truck: frozen.truck, detail: 'a frozen load moved' }]
  })
}

function mergedFaults(day: Day, loads: Load[]): Fault[] {
  const served = new Set(loads.map(load => load.pour))
  const split = day.pours.flatMap((pour, o) =>
    pour.group !== undefined &&
    !served.has(o) &&
    day.pours.some((other, p) => other.group === pour.group && served.has(p))
      ? [o]
      : [],
  )
  return split.map(o => ({ rule: 'merged', pour: o, detail: 'only a part of a merged order is served' }))
}
