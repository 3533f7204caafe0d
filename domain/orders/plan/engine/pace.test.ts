import { expect, test } from 'vitest'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { faultsOf } from './check'
import type { Day, Load } from './day'
import { standardParams } from './params'
import { repair } from './repair'

const DUE = 420
const SPACING = 30
const UNLOAD = 20

/** A pour of six loads every half an hour, trucks enough for more. */
const day: Day = {
  plants: [{ id: 'plant', opens: 0, closes: 1440, lines: [] }],
  trucks: Array.from({ length: 8 }, (_, k) => ({
    ...{ id: `M00${k}`, capacity: 900, at: 1, home: 0, shiftFrom: 0, shiftUntil: 1440, overtimeUntil: 1440 },
  })),
  pours: [
    {
      ...{ id: 'pour', volume: 5400, loads: [900, 900, 900, 900, 900, 900], from: DUE, due: DUE, latestStart: 700 },
      ...{ until: 1200, maxGap: 25, maxGapStretch: 20, interval: SPACING, unload: { fixed: UNLOAD, perM3: 0 } },
      ...{ promised: Array.from({ length: 6 }, (_, turn) => DUE + turn * SPACING) },
      ...{ drumLife: 110, plants: [{ plant: 0, penalty: 0 }], maxPlants: 1, priority: 3 },
    },
  ],
  travel: { buckets: 1, minutesPerBucket: 1440, places: 2, loaded: [20], empty: [20, 0] },
}
const behind = (loads: readonly Load[]) =>
  loads.toSorted((a, b) => a.start - b.start).map((load, turn) => load.start - DUE - turn * SPACING)

test('a pour that fell behind wins its promises back as fast as trucks unload', () => {
  const planned = plan(day, { iterations: 20 }, 1).loads
  expect(behind(planned)).toEqual([0, 0, 0, 0, 0, 0])
  const late = planned.map(load =>
    load.position === 0 ? { ...load, start: load.start + 25, end: load.end + 25 } : load,
  )
  const fixed = repair(day, late, DUE + 5, 1, standardParams, { iterations: 0 })
  expect(behind(fixed.loads)).toEqual([25, 15, 5, 0, 0, 0])
  expect(faultsOf(fixed.day, fixed.loads, fixed.unserved)).toEqual([])
})

test('a plan that begins late catches up as well', () => {
  const late: Day = { ...day, trucks: day.trucks.map(truck => ({ ...truck, shiftFrom: 425 })) }
  const after = behind(plan(late, { iterations: 20 }, 1).loads)
  expect(after[0]).toBeGreaterThan(20)
  expect(after.slice(-2)).toEqual([0, 0])
})

test('one in time keeps the rhythm that its site asked for', () => {
  const loads = [0, 1].map(turn => at(turn, DUE + UNLOAD * turn))
  expect(faultsOf(day, loads, [0])).toMatchObject([{ rule: 'interval', is: UNLOAD, most: SPACING }])
  expect(faultsOf(day, [at(0, DUE + 15), at(1, DUE + 15 + UNLOAD)], [0])).toEqual([])
  const untold: Day = { ...day, pours: day.pours.map(({ promised, ...pour }) => pour) }
  expect(faultsOf(untold, [at(0, DUE + 15), at(1, DUE + 15 + UNLOAD)], [0])).toMatchObject([{ rule: 'interval' }])
})

test('the load behind a late one comes after it at the pump', () => {
  const planned = plan(day, { iterations: 20 }, 1).loads
  // On its way and 35 minutes late: the next one was due while it unloads.
  const late = planned.map(load =>
    load.position === 0 ? { ...load, start: load.start + 35, end: load.end + 35 } : load,
  )
  for (const params of [standardParams, { ...standardParams, freezeMinutes: 0 }]) {
    const fixed = repair(day, late, DUE - 5, 1, params, { iterations: 0 })
    const loads = fixed.loads.toSorted((a, b) => a.start - b.start)
    expect(loads).toHaveLength(6)
    expect(loads.slice(1).filter((load, turn) => load.start < loads[turn]!.end)).toEqual([])
    expect(faultsOf(fixed.day, fixed.loads, fixed.unserved)).toEqual([])
  }
})

const at = (position: number, start: number): Load => ({
  ...{ pour: 0, position, volume: 900, truck: position, plant: 0, line: -1 },
  ...{ begin: start - 20, start, end: start + UNLOAD },
})
