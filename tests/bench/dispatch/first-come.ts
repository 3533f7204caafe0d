import type { Day, Load } from '~/domain/orders/plan/engine/day'
import { unloadMinutes } from '~/domain/orders/plan/engine/lines'
import { mayServe } from '~/domain/orders/plan/engine/model'

type Desk = { free: number[]; place: number[]; lines: Load[][][]; loads: Load[] }

/**
 * A dispatcher without look-ahead: loads are handed out in the order in which sites need them, from the nearest plant,
 * to the nearest truck that is free by then, else to the first that gets free. A load nobody can bring ends its pour.
 */
export function firstCome(day: Day): Load[] {
  const desk: Desk = {
    free: day.trucks.map(truck => truck.shiftFrom),
    place: day.trucks.map(truck => truck.at),
    lines: day.plants.map(plant => plant.lines.map(() => [])),
    loads: [],
  }
  const waiting = day.pours.map((pour, o) => ({ pour: o, position: 0, left: pour.volume, needed: pour.due, ended: 0 }))
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.needed - b.needed || a.pour - b.pour)
    const next = waiting[0]!
    const load = send(day, desk, next.pour, next.position, next.left, next.needed)
    if (load) {
      desk.loads.push(load)
      next.left -= load.volume
      next.position += 1
      next.needed = Math.max(load.end, load.start + day.pours[next.pour]!.interval)
    }
    if (!load || next.left <= 0) waiting.shift()
  }
  return desk.loads
}

function send(day: Day, desk: Desk, o: number, position: number, left: number, needed: number): Load | null {
  const pour = day.pours[o]!
  const plant = pour.plants[0]!.plant
  const wished = needed - loadedWay(day, plant, o, needed) - batchMinutes(day, plant, 0, 800)
  const free = day.trucks.flatMap((truck, k) => (mayServe(pour, truck) ? [{ k, ...readyAt(day, desk, k, plant) }] : []))
  free.sort((a, b) => Math.max(a.ready, wished) - Math.max(b.ready, wished) || a.way - b.way || a.k - b.k)
  for (const { k, ready } of free) {
    const load = trip(day, desk, o, position, left, needed, plant, k, Math.max(ready, wished))
    if (load) return load
  }
  return null
}

function trip(
  day: Day,
  desk: Desk,
  o: number,
  position: number,
  left: number,
  needed: number,
  plant: number,
  k: number,
  from: number,
): Load | null {
  const truck = day.trucks[k]!
  const volume = Math.min(left, truck.capacity)
  const slot = slotFrom(day, desk, plant, volume, from)
  if (!slot) return null
  const start = Math.max(needed, slot.until + loadedWay(day, plant, o, slot.until))
  const end = start + unloadMinutes(day, o, k, volume)
  const home = end + (truck.home === undefined ? 0 : emptyWay(day, o, truck.home, end))
  if (home > truck.overtimeUntil || end - slot.until > day.pours[o]!.drumLife) return null
  desk.free[k] = end
  desk.place[k] = o
  const line = day.plants.slice(0, plant).reduce((sum, each) => sum + each.lines.length, 0) + slot.line
  const load = { pour: o, position, volume, truck: k, plant, line, begin: slot.begin, start, end }
  desk.lines[plant]![slot.line]!.push(load)
  return load
}

/** The first free time of a line of the plant within its hours and its volume per hour. */
function slotFrom(day: Day, desk: Desk, plant: number, volume: number, from: number) {
  const { opens, closes, hourlyVolume } = day.plants[plant]!
  for (let begin = Math.max(from, opens); begin < closes; begin++) {
    const hour = Math.floor(begin / 60)
    const batched = desk.lines[plant]!.flat().filter(load => Math.floor(load.begin / 60) === hour)
    const sum = batched.reduce((total, load) => total + load.volume, 0)
    if (sum + volume > (hourlyVolume?.[hour] ?? Infinity)) continue
    for (const [line, queue] of desk.lines[plant]!.entries()) {
      const until = begin + batchMinutes(day, plant, line, volume)
      const busy = queue.some(
        load => load.begin < until && load.begin + batchMinutes(day, plant, line, load.volume) > begin,
      )
      if (!busy && until <= closes) return { line, begin, until }
    }
  }
  return null
}

function readyAt(day: Day, desk: Desk, k: number, plant: number) {
  const way = emptyWay(day, desk.place[k]!, plant, desk.free[k]!)
  return { way, ready: desk.free[k]! + way }
}

function batchMinutes(day: Day, plant: number, line: number, volume: number) {
  const { setupMinutes, minutesPerM3 } = day.plants[plant]!.lines[line]!
  return setupMinutes + Math.ceil((minutesPerM3 * volume) / 100)
}

function hourOf({ travel }: Day, depart: number) {
  return Math.min(travel.buckets - 1, Math.max(0, Math.floor(depart / travel.minutesPerBucket)))
}

function loadedWay(day: Day, plant: number, o: number, depart: number) {
  return day.travel.loaded[(plant * day.pours.length + o) * day.travel.buckets + hourOf(day, depart)]!
}

function emptyWay(day: Day, place: number, plant: number, depart: number) {
  return day.travel.empty[(place * day.plants.length + plant) * day.travel.buckets + hourOf(day, depart)]!
}
