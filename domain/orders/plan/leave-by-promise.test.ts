import { expect, test } from 'vitest'
import { offerDay, offerOrder } from '~/tests/kit/rules/offer-day'
import { type Random, random } from '../../kit/random'
import { engineLoads, planDay, standingLoads } from './day'
import { faultsOf } from './engine/check'
import { standardParams } from './engine/params'
import type { FactLoad, PlanFacts } from './facts'
import { leavingByPromise } from './leave-by-promise'
import { repaired, running } from './run'

const NOW = 610

/** An order whose first truck still pours, and a second load that is planned to begin at a minute, promised for 625. */
function behind(pours: number, begin: number, truckId: string, order: { drumLife?: number } = {}): PlanFacts {
  const draw = random(4)
  const day = offerDay(draw, { orders: 0, now: NOW })
  const pour = { ...offerOrder(draw, 'o', 600, 2), unloading: 20, spacing: 25, ...order }
  const place = { plantId: 'p1', lineId: 'p1-line' }
  const loads: FactLoad[] = [
    {
      ...pour.loads[0]!,
      ...{ status: 'pouring', mark: 'frozen', promised: 600 },
      place: { ...place, truckId: 't0', begin: 560, start: 600, end: pours },
    },
    {
      ...pour.loads[1]!,
      promised: 625,
      place: { ...place, truckId, begin, start: begin + 40, end: begin + 60 },
    },
  ]
  const trucks = ['t0', 't2', 't4'].map(id => ({
    ...day.trucks[0]!,
    ...{
      id,
      no: id,
      capacity: 900,
      mainPlantId: 'p1',
      plantId: 'p1',
      shiftFrom: 330,
      shiftUntil: 930,
      overtimeUntil: 1050,
    },
  }))
  return { ...day, trucks, orders: [{ ...pour, loads }] }
}
const after = (facts: PlanFacts) =>
  repaired(facts, standingLoads(facts), standardParams, 1, new Set()).loads.find(load => load.loadId === 'o-1')!

test('a load leaves for its promise although the one ahead of it still pours, and unloads in its turn', () => {
  const load = after(behind(680, 680, 't2'))
  expect(load.begin).toBeLessThan(625)
  expect(load.onSite).toBeLessThan(660)
  expect(load.start).toBeGreaterThanOrEqual(680)
  expect(load.start - (load.onSite ?? load.start)).toBeGreaterThan(10)
})

test('it leaves no sooner than its drum life lets it wait', () => {
  const [long, short] = [110, 50].map(drumLife => after(behind(680, 680, 't2', { drumLife })))
  expect(short!.begin).toBeGreaterThan(long!.begin)
  expect(short!.end - short!.begin).toBeLessThanOrEqual(50 + 9)
})

test('a truck from the yard goes for one that is not back in time', () => {
  // The truck that pours is planned for the next load as well; two others are in the yard.
  const load = after(behind(660, 700, 't0'))
  expect(load.truckId).not.toBe('t0')
  expect(load.begin).toBeLessThan(640)
})

/** A planned day of which a part has begun, each load of it some minutes later than planned. */
function lateDay(draw: Random): PlanFacts {
  const day = offerDay(draw, { orders: 6 })
  const ask = { facts: day, params: standardParams, published: null, seed: 1, seconds: 0, iterations: 20 }
  const steps = running(ask, () => 0)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const planned = new Map(step.value.loads.map(load => [load.loadId, load]))
  const now = 560 + Math.floor(draw() * 120)
  return {
    ...day,
    now,
    orders: day.orders.map(order => {
      let late = 0
      return {
        ...order,
        loads: order.loads.map((load, turn) => {
          const plan = planned.get(load.id)
          const promised = order.due + turn * order.spacing
          if (!plan) return { ...load, promised }
          late += Math.floor(draw() * 25)
          const begun = plan.begin <= now
          const begin = begun ? plan.begin : plan.begin + late
          const place = { ...plan, begin, start: plan.start + late, end: plan.end + late }
          return { ...load, promised, ...(begun && { status: 'in_transit', mark: 'frozen' as const }), place }
        }),
      }
    }),
  }
}

test('no load leaves later, nothing that has begun moves, and no rule is broken anew', () => {
  let sooner = 0
  for (let seed = 1; seed <= 60; seed++) {
    const facts = lateDay(random(seed))
    const of = planDay(facts)
    const before = engineLoads(of, standingLoads(facts))
    const left = leavingByPromise(of, before)
    expect(left).toHaveLength(before.length)
    const volumes = (loads: typeof before) => loads.map(load => `${load.pour} ${load.volume}`).sort()
    expect(volumes(left)).toEqual(volumes(before))
    left.forEach((load, at) => {
      const was = before[at]!
      expect(load.begin).toBeLessThanOrEqual(was.begin)
      expect(load.start).toBeLessThanOrEqual(was.start)
      expect(load.onSite ?? load.start).toBeLessThanOrEqual(load.start)
      if (was.begin <= facts.now! + 1) expect(load).toEqual(was)
      if (load.begin < was.begin) sooner++
    })
    expect(faultsOf(of.day, left).length).toBeLessThanOrEqual(faultsOf(of.day, before).length)
  }
  expect(sooner).toBeGreaterThan(60)
})
