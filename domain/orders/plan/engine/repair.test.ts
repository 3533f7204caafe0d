import { expect, test } from 'vitest'
import { afterEvent, type Event } from '~/tests/bench/dispatch/event'
import { generatedDay } from '~/tests/bench/dispatch/generated-day'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { faultsOf } from './check'
import type { Day } from './day'
import { standardParams } from './params'
import { repair } from './repair'

const day = generatedDay({ loads: 60, trucks: 22, plants: 3 }, 2)
const running = plan(day, { iterations: 50 }, 1).loads
const now = 540
const coming = running.filter(load => load.begin > now + 60)

function fixed(event: Event, on: Day = day) {
  const after = afterEvent(on, running, event)
  const result = repair(after.day, after.loads, now, 1, standardParams)
  return { ...result, faults: faultsOf(result.day, result.loads, result.unserved) }
}

test('begun loads stay, whatever happens', () => {
  const { loads, faults } = fixed({ kind: 'plant-closed', plant: coming[0]!.plant, from: now, until: now + 120 })
  expect(faults).toEqual([])
  for (const load of running.filter(each => each.begin <= now)) {
    expect(loads).toContainEqual(expect.objectContaining({ pour: load.pour, truck: load.truck, start: load.start }))
  }
})

test('without an event hardly anything changes', () => {
  const { changed, faults } = fixed({ kind: 'load-late', pour: coming[0]!.pour, position: 99, minutes: 5 })
  expect(faults).toEqual([])
  expect(changed.length).toBeLessThanOrEqual(2)
})

test('a truck that breaks down brings no further load and few other loads change', () => {
  const truck = coming[0]!.truck
  const own = running.filter(load => load.truck === truck && load.end > now).length
  const { loads, changed, faults } = fixed({ kind: 'truck-down', truck, from: now, until: 1440 })
  expect(faults).toEqual([])
  expect(loads.filter(load => load.truck === truck && load.end > now)).toEqual([])
  expect(changed.length).toBeGreaterThanOrEqual(own)
  expect(changed.length).toBeLessThanOrEqual(Math.max(10, own))
})

test('a plant closed batches nothing while it is', () => {
  const { plant } = coming[0]!
  const { loads } = fixed({ kind: 'plant-closed', plant, from: now, until: now + 120 })
  expect(loads.filter(load => load.plant === plant && load.begin > now && load.begin < now + 120)).toEqual([])
})

test('an order taken back frees its loads, one that grows gets more', () => {
  const pour = coming[0]!.pour
  const held = fixed({ kind: 'order', pour, change: { volume: 0 } })
  expect(held.faults).toEqual([])
  expect(held.loads.filter(load => load.pour === pour && load.begin > now)).toEqual([])
  const volume = day.pours[pour]!.volume + 1000
  const grown = fixed({ kind: 'order', pour, change: { volume, until: 1300 } })
  expect(grown.faults).toEqual([])
  const brought = grown.loads.filter(load => load.pour === pour).reduce((sum, load) => sum + load.volume, 0)
  expect(grown.unserved.includes(pour) || brought === volume).toBe(true)
})

test('a late load pushes what depends on it', () => {
  const load = running.find(each => each.begin <= now && each.end > now)!
  const { loads, faults } = fixed({ kind: 'load-late', pour: load.pour, position: load.position, minutes: 20 })
  expect(faults).toEqual([])
  expect(loads).toContainEqual(expect.objectContaining({ pour: load.pour, truck: load.truck, end: load.end + 20 }))
})

test('while nothing happens nothing changes, whichever trucks have left their yards', () => {
  for (let minute = 380; minute < 800; minute += 35) {
    const { changed, further } = repair(day, running, minute, 1, standardParams, { iterations: 0 })
    expect(changed).toEqual([])
    expect(further).toBeNull()
  }
})

test('where trucks are short, a breakdown changes few loads and says what more changes would gain', () => {
  const short = generatedDay({ loads: 120, trucks: 19, plants: 3 }, 3)
  const busy = plan(short, { iterations: 100 }, 1).loads
  const trucks = [...new Set(busy.filter(load => load.begin > now).map(load => load.truck))].slice(0, 6)
  const volume = (loads: { volume: number }[]) => loads.reduce((sum, load) => sum + load.volume, 0)
  const found = trucks.map(truck => {
    const after = afterEvent(short, busy, { kind: 'truck-down', truck, from: now, until: 1440 })
    const hit = busy.filter(load => load.truck === truck && load.end > now).length
    const few = repair(after.day, after.loads, now, 1, { ...standardParams, repairMostChanges: 4 })
    expect(faultsOf(few.day, few.loads, few.unserved)).toEqual([])
    expect(few.changed.length).toBeLessThanOrEqual(Math.max(4, hit))
    if (few.further) {
      expect(faultsOf(few.day, few.further.loads, few.further.unserved)).toEqual([])
      expect(volume(few.further.loads)).toBeGreaterThan(volume(few.loads))
      expect(few.further.changed.length).toBeGreaterThan(few.changed.length)
    }
    return few
  })
  expect(found.some(({ further }) => further !== null)).toBe(true)
})

test('a new order without a place is told what more changes would gain, as long as it is asked for', () => {
  const short = generatedDay({ loads: 120, trucks: 19, plants: 3 }, 3)
  const all = plan(short, { iterations: 100 }, 1).loads
  const few = { ...standardParams, repairMostChanges: 1 }
  const later = [...new Set(all.filter(load => load.begin > now + 60).map(load => load.pour))].filter(pour =>
    all.every(load => load.pour !== pour || load.begin > now + 60),
  )
  const told = later.slice(0, 8).map(pour => {
    // The others run as published and took the room; this one was booked just now.
    const others = plan({ ...short, pours: withoutVolume(short, pour) }, { iterations: 100 }, 1).loads
    const asked = repair(short, others, now, 1, few, undefined, new Set([pour]))
    const unasked = repair(short, others, now, 1, few)
    if (!asked.unserved.includes(pour)) return null
    expect(unasked.further).toBeNull()
    expect(faultsOf(asked.day, asked.loads, asked.unserved)).toEqual([])
    if (!asked.further) return null
    expect(faultsOf(asked.day, asked.further.loads, asked.further.unserved)).toEqual([])
    expect(asked.further.changed.length).toBeGreaterThan(asked.changed.length)
    return asked.further.loads.some(load => load.pour === pour)
  })
  expect(told).toContain(true)
})

const withoutVolume = (of: Day, pour: number) =>
  of.pours.map((each, at) => (at === pour ? { ...each, volume: 0 } : each))
