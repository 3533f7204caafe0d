import { expect, test } from 'vitest'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { faultsOf } from './check'
import type { Day, Pour, Truck } from './day'
import { standardParams } from './params'
import { explainUnserved } from './relax'

const DUE = 420
const truck = (id: string, m3: number, until = 1440): Truck => ({
  ...{ id, capacity: m3 * 100, at: 2, shiftFrom: 0, shiftUntil: until, overtimeUntil: until },
})
const pour = (loads: number[], of: Partial<Pour> = {}): Pour => ({
  id: loads.join('+'),
  volume: loads.reduce((sum, volume) => sum + volume, 0),
  loads,
  ...{ from: DUE, due: DUE, latestStart: DUE, until: 1440 },
  ...{ maxGap: 40, maxGapStretch: 0, interval: 0, unload: { fixed: 20, perM3: 0 }, drumLife: 120 },
  plants: [{ plant: 0, penalty: 0 }],
  maxPlants: 1,
  priority: 3,
  ...of,
})
/** One plant, 20 minutes from both sites: a truck is back with its next load after an hour. */
const dayOf = (trucks: Truck[], pours: [Pour, Pour]): Day => ({
  plants: [{ id: 'plant', opens: 0, closes: 1440, lines: [] }],
  trucks,
  pours,
  travel: { buckets: 1, minutesPerBucket: 1440, places: 3, loaded: [20, 20], empty: [20, 20, 0] },
})

test('B4 loads of 9 m³ that no free truck carries are offered cut to the smaller trucks in the yard', () => {
  const busy = pour([900, 900, 900])
  const day = dayOf([truck('M001', 9), truck('M025', 7), truck('M026', 4)], [busy, pour([900, 900])])
  const { loads, unserved } = plan(day, { iterations: 40 }, 1)
  expect([unserved, new Set(loads.map(load => load.truck))]).toEqual([[1], new Set([0])])
  const [reason] = explainUnserved(day, loads, unserved, standardParams)
  expect(reason!.relaxation!.rule).toBe('smaller-loads')
  const cut = reason!.relaxation!.loads.filter(load => load.pour === 1)
  expect(cut.reduce((sum, load) => sum + load.volume, 0)).toBe(1800)
  expect(new Set(cut.map(load => day.trucks[load.truck]!.id))).toEqual(new Set(['M025', 'M026']))
  expect(faultsOf(reason!.relaxation!.day, reason!.relaxation!.loads)).toEqual([])
})

test('B3 of an order that does not fit whole it is said how many of its loads do as booked', () => {
  // The driver goes home at 10:00: the loads of 07:00, 08:00 and 09:00 are the last that he brings.
  const whole = pour([900, 900, 900, 900, 900])
  const day = dayOf([truck('M001', 9, 600)], [whole, pour([900], { due: 1200, from: 1200, latestStart: 1200 })])
  const { unserved } = plan(day, { iterations: 40 }, 1)
  expect(unserved).toContain(0)
  const [reason] = explainUnserved(day, [], [0], standardParams)
  expect(reason!.asBooked).toBe(3)
})
