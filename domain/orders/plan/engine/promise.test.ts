import { expect, test } from 'vitest'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { faultsOf } from './check'
import type { Day, Pour } from './day'

const DUE = 420

/** One plant, one truck of 9 m³, and an hour from one load on site to the next. */
const dayOf = (...asked: { m3: number; latestStart: number; due?: number }[]): Day => ({
  plants: [{ id: 'plant', opens: 0, closes: 1440, lines: [] }],
  trucks: [{ id: 'M001', capacity: 900, at: asked.length, shiftFrom: 0, shiftUntil: 1440, overtimeUntil: 1440 }],
  pours: asked.map(({ m3, latestStart, due = DUE }, o): Pour => {
    const loads = Array.from({ length: Math.ceil(m3 / 9) }, (_, i) => Math.min(900, m3 * 100 - i * 900))
    return {
      id: `pour ${o}`,
      volume: m3 * 100,
      loads,
      ...{ from: due, due, latestStart, until: 1440 },
      ...{ maxGap: 60, maxGapStretch: 0, interval: 0, unload: { fixed: 20, perM3: 0 }, drumLife: 120 },
      plants: [{ plant: 0, penalty: 0 }],
      maxPlants: 1,
      priority: 5,
    }
  }),
  travel: {
    buckets: 1,
    minutesPerBucket: 1440,
    places: asked.length + 1,
    loaded: asked.map(() => 20),
    empty: [...asked.map(() => 20), 0],
  },
})

function planned(day: Day) {
  const { loads, unserved } = plan(day, { iterations: 60 }, 1)
  expect(faultsOf(day, loads)).toEqual([])
  const late = day.pours.map((pour, o) => {
    const starts = loads.flatMap(load => (load.pour === o ? load.start : []))
    return starts.length ? Math.min(...starts) - pour.due : null
  })
  return { unserved, late }
}

test('17 m³ are left to be offered another time rather than that 54 m³ begin hours late', () => {
  const { unserved, late } = planned(dayOf({ m3: 54, latestStart: DUE + 180 }, { m3: 17, latestStart: DUE + 15 }))
  expect(late).toEqual([0, null])
  expect(unserved).toEqual([1])
})

test('9 m³ are left out rather than that the promise for 54 m³ is broken by an hour', () => {
  const { late } = planned(dayOf({ m3: 54, latestStart: DUE + 180 }, { m3: 9, latestStart: DUE + 15 }))
  expect(late).toEqual([0, null])
})

test('of two orders the one with less concrete comes late, and both come', () => {
  for (const [first, second] of [
    [9, 4],
    [4, 9],
  ] as const) {
    const { unserved, late } = planned(
      dayOf({ m3: first, latestStart: DUE + 120 }, { m3: second, latestStart: DUE + 120 }),
    )
    expect(unserved).toEqual([])
    expect(late).toEqual(first > second ? [0, 60] : [60, 0])
  }
})

test('no volume is left out for minutes that still count as on time', () => {
  const soon = { m3: 9, latestStart: DUE + 15, due: DUE - 45 }
  const { unserved, late } = planned(dayOf({ m3: 54, latestStart: DUE + 180, due: DUE + 5 }, soon))
  expect(unserved).toEqual([])
  expect(late[0]).toBeLessThanOrEqual(15)
})
