import { expect, test } from 'vitest'
import { random } from '~/domain/kit/random'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { below } from './chance'
import { faultsOf } from './check'
import type { Day } from './day'
import { standardParams } from './params'
import { unservable } from './unservable'

/** Sites in a row at a distance of `way` minutes from the plant; trucks unload one volume unit a minute. */
function dayWith(
  trucks: number[],
  sites: { volume: number; from: number; until: number; way: number }[],
  maxGap = 5,
): Day {
  return {
    plants: [{ id: 'p', opens: -1e6, closes: 1e6, lines: [] }],
    trucks: trucks.map((capacity, k) => ({
      id: `k${k}`,
      capacity,
      at: sites.length,
      shiftFrom: 0,
      shiftUntil: 1e6,
      overtimeUntil: 1e6,
      unloadMinutes: capacity,
    })),
    pours: sites.map(({ volume, from, until }, o) => ({
      id: `o${o}`,
      volume,
      from,
      due: from,
      latestStart: until,
      until,
      maxGap,
      maxGapStretch: 0,
      interval: 0,
      unload: { fixed: 0, perM3: 0 },
      drumLife: 1e6,
      plants: [{ plant: 0, penalty: 0 }],
      maxPlants: 1,
      priority: 1,
      fullLoads: true,
    })),
    travel: {
      buckets: 1,
      minutesPerBucket: 1440,
      places: sites.length + 1,
      loaded: sites.map(site => site.way),
      empty: [...sites.map(site => site.way), 0],
    },
  }
}

test('two trucks cannot come back in time for a third load from afar, from near by they can', () => {
  const site = { volume: 30, from: 100, until: 200, way: 12 }
  expect(unservable(dayWith([10, 10], [site]))).toEqual([[0]])
  expect(unservable(dayWith([10, 10, 10], [site]))).toEqual([])
  // Round trip 14: two pauses of 2 beside the 10 of the other truck are enough.
  expect(unservable(dayWith([10, 10], [{ ...site, way: 7 }]))).toEqual([])
  expect(unservable(dayWith([10, 10], [{ ...site, way: 7 }], 1))).toEqual([[0]])
})

test('a window that closes too soon, or opens before anyone can come', () => {
  expect(unservable(dayWith([10, 10], [{ volume: 20, from: 100, until: 119, way: 5 }]))).toEqual([[0]])
  expect(unservable(dayWith([10, 10], [{ volume: 20, from: 100, until: 120, way: 5 }]))).toEqual([])
  expect(unservable(dayWith([10], [{ volume: 10, from: 0, until: 40, way: 31 }]))).toEqual([[0]])
})

test('sites that can be served one by one but not together: named as the smallest set', () => {
  const site = { volume: 20, from: 100, until: 125, way: 10 }
  expect(unservable(dayWith([10, 10], [site, site]))).toEqual([[0, 1]])
  expect(unservable(dayWith([10, 10], [site, { ...site, from: 150, until: 175 }]))).toEqual([])
  const single = { volume: 10, from: 100, until: 115, way: 10 }
  expect(unservable(dayWith([10, 10], [single, single, single]))).toEqual([[0, 1, 2]])
})

test('smaller loads than trucks prove nothing', () => {
  const day = dayWith([10, 10], [{ volume: 30, from: 100, until: 200, way: 12 }])
  expect(unservable({ ...day, pours: day.pours.map(pour => ({ ...pour, fullLoads: false })) })).toEqual([])
})

test('nothing that a plan serves is ever named', () => {
  const draw = random(5)
  let named = 0
  for (let i = 0; i < 60; i++) {
    const trucks = Array.from({ length: 2 + below(draw, 2) }, () => [10, 15, 20][below(draw, 3)]!)
    const sites = Array.from({ length: 4 }, () => {
      const from = 60 + 10 * below(draw, 12)
      const volume = 10 + 5 * below(draw, 8)
      return { volume, from, until: from + volume + 10 + below(draw, 30), way: 2 + below(draw, 20) }
    })
    const day = dayWith(trucks, sites)
    const sets = unservable(day)
    named += sets.length
    for (let seed = 1; seed <= 3; seed++) {
      const { loads } = plan(day, { iterations: 60 }, seed, { ...standardParams, constructions: 1 })
      expect(faultsOf(day, loads)).toEqual([])
      const served = new Set(loads.map(load => load.pour))
      for (const set of sets) expect(set.every(o => served.has(o))).toBe(false)
    }
  }
  expect(named).toBeGreaterThan(60)
})
