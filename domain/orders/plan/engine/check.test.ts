import { expect, test } from 'vitest'
import { generatedDay } from '~/tests/bench/dispatch/generated-day'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { faultsOf } from './check'
import type { Day, Load } from './day'

const day = generatedDay({ loads: 60, trucks: 18, plants: 4 }, 1)
const { loads } = plan(day, { iterations: 10 }, 1)

const rulesOf = (changed: Load[], on: Day = day) => new Set(faultsOf(on, changed).map(fault => fault.rule))
const withFirst = (change: (load: Load) => Partial<Load>, match: (load: Load) => boolean = () => true) => {
  const at = loads.findIndex(match)
  return loads.map((load, i) => (i === at ? { ...load, ...change(load) } : load))
}
const pourWith = (o: number, change: Partial<Day['pours'][number]>): Day => ({
  ...day,
  pours: day.pours.map((pour, i) => (i === o ? { ...pour, ...change } : pour)),
})

test('the plan itself holds', () => {
  expect(faultsOf(day, loads)).toEqual([])
})

test('a broken rule is named', () => {
  const some = loads[0]!
  const second = loads.find(load => load.position === 1)!
  const truck = day.trucks[some.truck]!
  expect(rulesOf(withFirst(load => ({ start: load.start - 30, end: load.end - 30 })))).toContain('travel')
  expect(rulesOf(withFirst(load => ({ end: load.end + 1 })))).toContain('unload')
  expect(rulesOf(withFirst(() => ({ volume: 5000 })))).toContain('volume')
  expect(rulesOf(loads.filter(load => load !== second))).toContain('volume')
  expect(rulesOf(withFirst(load => ({ begin: load.begin - 200 })))).toContain('drum-life')
  expect(rulesOf(loads, pourWith(some.pour, { bannedTrucks: [truck.id] }))).toContain('banned')
  expect(rulesOf(loads, pourWith(some.pour, { passes: ['quarry'] }))).toContain('pass-missing')
  expect(rulesOf(loads, pourWith(some.pour, { truckTypes: ['crane'] }))).toContain('truck-type')
  expect(rulesOf(loads, pourWith(some.pour, { minCapacity: 5000 }))).toContain('too-small')
  expect(rulesOf(loads, pourWith(some.pour, { plants: [] }))).toContain('plant')
  expect(rulesOf(loads, pourWith(some.pour, { maxPlants: 0 }))).toContain('most-plants')
  expect(rulesOf(loads, pourWith(some.pour, { from: some.start + 1 }))).toContain('start')
  expect(rulesOf(loads, pourWith(some.pour, { until: some.start }))).toContain('finish')
  expect(rulesOf(loads, pourWith(second.pour, { interval: 600 }))).toContain('interval')
  expect(rulesOf(loads, pourWith(second.pour, { maxGap: -600 }))).toContain('gap')
  expect(rulesOf(loads, { ...day, frozen: [{ ...some, start: some.start + 5 }] })).toContain('frozen')
})

test('busy trucks, lines and plants are named', () => {
  const some = loads[0]!
  const other = loads.find(load => load.truck !== some.truck)!
  const trucks = day.trucks.map(truck => ({ ...truck, overtimeUntil: 400 }))
  expect(
    rulesOf(
      withFirst(
        () => ({ truck: some.truck, begin: some.begin }),
        load => load === other,
      ),
    ),
  ).toContain('truck-busy')
  expect(rulesOf(loads, { ...day, trucks })).toContain('shift')
  const out = day.trucks.map(truck => ({ ...truck, outages: [{ from: 0, until: 1440 }] }))
  expect(rulesOf(loads, { ...day, trucks: out })).toContain('truck-out')
  const shut = day.plants.map(plant => ({ ...plant, closes: 0 }))
  expect(rulesOf(loads, { ...day, plants: shut })).toContain('plant-hours')
  const broken = day.plants.map(plant => ({
    ...plant,
    lines: plant.lines.map(line => ({ ...line, outages: [{ from: 0, until: 1440 }] })),
  }))
  expect(rulesOf(loads, { ...day, plants: broken })).toContain('line-out')
  const idle = day.plants.map(plant => ({ ...plant, hourlyVolume: Array(24).fill(0) }))
  expect(rulesOf(loads, { ...day, plants: idle })).toContain('hourly-volume')
  const slow = day.plants.map(plant => ({ ...plant, lines: plant.lines.map(line => ({ ...line, setupMinutes: 90 })) }))
  expect(rulesOf(loads, { ...day, plants: slow })).toContain('line-busy')
})
