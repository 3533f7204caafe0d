import { expect, test } from 'vitest'
import { generatedDay } from '~/tests/bench/dispatch/generated-day'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { faultsOf } from './check'
import { figuresOf } from './figures'
import { standardParams } from './params'

const small = { loads: 40, trucks: 12, plants: 3 }
const tight = { loads: 40, trucks: 5, plants: 2 }

test('a plan breaks no rule of the day, with trucks to spare and without', () => {
  for (const seed of [1, 2]) {
    for (const size of [small, tight]) {
      const day = generatedDay(size, seed)
      const { loads, unserved } = plan(day, { iterations: 40 }, seed)
      expect(faultsOf(day, loads)).toEqual([])
      const served = new Set(loads.map(load => load.pour))
      expect(day.pours.every((_, o) => served.has(o) !== unserved.includes(o))).toBe(true)
    }
  }
})

test('the same day, seed and rounds give the same plan byte for byte', () => {
  const day = generatedDay(small, 7)
  const [one, two] = [1, 2].map(() => JSON.stringify(plan(day, { iterations: 40 }, 5)))
  expect(one).toBe(two)
  expect(JSON.stringify(plan(day, { iterations: 40 }, 6))).not.toBe(one)
})

test('more rounds make a cheaper plan and serve no less', () => {
  const day = generatedDay(small, 4)
  const first = plan(day, { iterations: 0 }, 1)
  const later = plan(day, { iterations: 100 }, 1)
  expect(later.cost).toBeLessThan(first.cost)
  expect(figuresOf(day, later.loads).servedVolume).toBeGreaterThanOrEqual(figuresOf(day, first.loads).servedVolume)
})

test('pours of a merged order are all served or none', () => {
  const day = generatedDay(tight, 2)
  const pours = day.pours.map((pour, o) => ({ ...pour, group: o % 2 === 0 ? 'merged' : undefined }))
  const merged = { ...day, pours }
  const { loads } = plan(merged, { iterations: 60 }, 1)
  const served = pours.filter((pour, o) => pour.group && loads.some(load => load.pour === o)).length
  expect([0, pours.filter(pour => pour.group).length]).toContain(served)
  expect(faultsOf(merged, loads)).toEqual([])
})

test('frozen loads stay where they are while the rest is planned around them', () => {
  const day = generatedDay(small, 3)
  const before = plan(day, { iterations: 20 }, 1).loads
  const frozen = before.filter(load => load.begin < 540)
  const { loads } = plan({ ...day, frozen }, { iterations: 40 }, 2)
  expect(frozen.length).toBeGreaterThan(0)
  expect(faultsOf({ ...day, frozen }, loads)).toEqual([])
  for (const load of frozen) {
    expect(loads).toContainEqual(expect.objectContaining({ pour: load.pour, truck: load.truck, begin: load.begin }))
  }
})

test('orders of a higher priority are served first when trucks are short', () => {
  const day = generatedDay({ loads: 40, trucks: 3, plants: 2 }, 5)
  const pours = day.pours.map((pour, o) => ({ ...pour, priority: o % 2 ? 5 : 1, volume: 900, interval: 0, passes: [] }))
  const { unserved } = plan({ ...day, pours }, { iterations: 200 }, 1, {
    ...standardParams,
    priorityFactors: [10, 1, 1, 1, 1],
  })
  const urgent = unserved.filter(o => pours[o]!.priority === 1).length
  expect(unserved.length).toBeGreaterThan(0)
  expect(urgent).toBeLessThan(unserved.length - urgent)
})

test('a run stops when it is cancelled', () => {
  let asked = 0
  const { iterations } = plan(generatedDay(small, 1), { iterations: 10_000, cancelled: () => ++asked > 5 }, 1)
  expect(iterations).toBeLessThan(200)
})
