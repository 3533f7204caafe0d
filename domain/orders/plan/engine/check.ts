import { plantFaults, truckFaults } from './check-fleet'
import type { Day, Load } from './day'
import { batchMinutes, type Fault, isFrozen, localLine, type Seen, travelled } from './fault'
import { closedBy } from './model'
import { without } from './model-tables'
import { pacedStart } from './pace'

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

function loadFaults(day: Day, load: Load): Fault[] {
  const pour = day.pours[load.pour]!
  const truck = day.trucks[load.truck]!
  const plant = day.plants[load.plant]!
  const faults: Fault[] = []
  const fault = (rule: string, detail: string, seen: Seen = {}) =>
    faults.push({ rule, pour: load.pour, truck: load.truck, load, ...seen, detail })
  const closed = closedBy(pour, truck)
  if (closed) fault(closed, `truck ${truck.id} may not serve ${pour.id}`)
  if (!pour.plants.some(each => each.plant === load.plant)) fault('plant', `plant ${plant.id} may not serve ${pour.id}`)
  const line = plant.lines[localLine(day, load)]
  if (plant.lines.length > 0 && !line) fault('line', 'no such line')
  if (line?.mixes && pour.mix !== undefined && !line.mixes.includes(pour.mix))
    fault('mix', `line ${line.id} does not make it`)
  if (load.volume > truck.capacity || load.volume <= 0)
    fault('volume', `${load.volume} on truck ${truck.id}`, { is: load.volume, most: truck.capacity })
  const depart = load.begin + batchMinutes(day, load)
  const row = load.plant * day.pours.length + load.pour
  if (load.start < depart + travelled(day, day.travel.loaded, row, depart))
    fault('travel', 'unloads before it can arrive')
  const unload = truck.unloadMinutes ?? pour.unload.fixed + Math.ceil((pour.unload.perM3 * load.volume) / 100)
  if (load.end - load.start !== unload) fault('unload', `unloads in ${load.end - load.start} of ${unload} min`)
  // A load under way that is late is a fact, not a decision of the plan.
  if (load.end - depart > pour.drumLife && !isFrozen(day, load))
    fault('drum-life', `${load.end - depart} min in the drum`, { is: load.end - depart, most: pour.drumLife })
  if (load.begin < plant.opens || depart > plant.closes) fault('plant-hours', `plant ${plant.id} is closed`)
  return faults
}

function pourFaults(day: Day, o: number, unsorted: Load[], short: boolean): Fault[] {
  const pour = day.pours[o]!
  const own = [...unsorted].sort((a, b) => a.start - b.start)
  if (own.length === 0) return []
  const frozen = (day.frozen ?? []).filter(load => load.pour === o)
  const faults: Fault[] = []
  const fault = (rule: string, detail: string, seen: Seen = {}) => faults.push({ rule, pour: o, ...seen, detail })
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
    fault('start', `first load at ${first.start}`, { load: first, is: first.start })
  const last = own.at(-1)!
  if (!onlyFrozen && last.end > pour.until)
    fault('finish', `last load ends at ${last.end}`, { load: last, is: last.end, most: pour.until })
  if (new Set(own.map(load => load.plant)).size > pour.maxPlants) fault('most-plants', 'too many plants')
  own.slice(1).forEach((load, i) => {
    const before = own[i]!
    if (i + 1 < frozen.length) return
    const seen = { load, other: before }
    const apart = load.start - before.start
    if (load.start < before.end) fault('one-at-a-time', 'two trucks unload at once', { ...seen, is: before.end })
    if (load.start < pacedStart(pour, before.start, i + 1))
      fault('interval', 'trucks come too fast', { ...seen, is: apart, most: pour.interval })
    // A site left waiting by an accident is served as soon as it can be.
    if (i + 1 === frozen.length) return
    const [pause, most] = [load.start - before.end, pour.maxGap + pour.maxGapStretch]
    if (pause > most) fault('gap', `waits ${pause} min`, { ...seen, is: pause, most })
  })
  return faults
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
