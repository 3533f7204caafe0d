import { expect, test } from 'vitest'
import { servedBound } from '~/domain/orders/plan/engine/bound'
import { loadHighs } from '~/functions/kit/highs'
import { faultsOf, servedDemand } from './check'
import { generatedInstance } from './generate'
import { dayOf, deliveriesOf, type Instance, instanceParams, readInstance, stationDayOf } from './kinable'
import { plan } from './plan-day'

const tiny = [
  'MaxTimeLag:\t5',
  'Vehicles:\t2',
  'k0\t10\t10',
  'k1\t15\t15',
  'Customers:\t2',
  'c0\t25\t40\t80',
  'c1\t10\t200\t220',
  'Stations:\t1',
  's0',
  'Locations:\t5',
  'v0\t0\t0',
  'v1\t0\t0',
  's0\t0\t10',
  'c0\t3\t14',
  'c1\t0\t20',
  '-----',
].join('\n')

const solved = (instance: Instance, iterations: number) =>
  deliveriesOf(plan(dayOf(instance), { iterations }, 1, instanceParams).loads)

test('the public format is read, ways lead past a station and are rounded up', () => {
  const instance = readInstance(tiny)
  expect(instance).toMatchObject({
    maxLag: 5,
    trucks: [{ capacity: 10 }, { unload: 15 }],
    customers: [{ demand: 25 }, { from: 200 }],
  })
  expect(instance.way[0]).toEqual([10, 15])
  expect(instance.way[2]).toEqual([15, 20])
})

test('a file cut short is refused', () => {
  expect(() => readInstance(tiny.slice(0, 60))).toThrow(/unreadable/)
  expect(() => readInstance(tiny.replace('25', 'x'))).toThrow(/whole number/)
})

test('a small instance is served whole', () => {
  const instance = readInstance(tiny)
  const deliveries = solved(instance, 50)
  expect(faultsOf(instance, deliveries)).toEqual([])
  expect(servedDemand(instance, deliveries)).toBe(35)
})

test('the checker names every broken rule', () => {
  const instance = readInstance(tiny)
  const good = [
    { customer: 0, truck: 0, start: 40 },
    { customer: 0, truck: 1, start: 52 },
  ]
  expect(faultsOf(instance, good)).toEqual([])
  const broken = (change: object) => faultsOf(instance, [good[0]!, { ...good[1]!, ...change }]).join()
  expect(broken({ start: 45 })).toContain('two trucks at once')
  expect(broken({ start: 60 })).toContain('waits too long')
  expect(broken({ start: 70 })).toContain('outside its window')
  expect(broken({ truck: 0 })).toContain('gets 20 of 25')
  expect(broken({ truck: 0, start: 55 })).toContain('cannot be at customer')
  expect(broken({ truck: 9 })).toContain('unknown delivery')
  expect(servedDemand(instance, good.slice(1))).toBe(0)
})

test('generated instances: plans hold and no bound lies below them', async () => {
  const solve = await loadHighs()
  for (const seed of [1, 2]) {
    const instance = readInstance(generatedInstance({ trucks: 2, customers: 4, stations: 1 }, seed))
    const deliveries = solved(instance, 300)
    expect(faultsOf(instance, deliveries)).toEqual([])
    const bound = servedBound(stationDayOf(instance), solve, instanceParams, 1)
    expect(bound).not.toBeNull()
    expect(bound!).toBeGreaterThanOrEqual(servedDemand(instance, deliveries))
    expect(bound!).toBeLessThanOrEqual(instance.customers.reduce((sum, { demand }) => sum + demand, 0))
  }
})
