import { expect, test } from 'vitest'
import { offerDay, offerOrder } from '~/tests/kit/rules/offer-day'
import { random } from '../../kit/random'
import { planDay, standingLoads } from './day'
import { driftOf } from './drift'
import { standardParams } from './engine/params'
import type { FactLoad, FactOrder, PlanFacts } from './facts'
import { chartOf } from './view'

const NOW = 600

/** Trucks of one order on the road, by the minute at which each is on site, and unloading takes 20 minutes. */
function facts(places: [onSite: number, status: string][], order: Partial<FactOrder> = {}): PlanFacts {
  const draw = random(4)
  const day = offerDay(draw, { orders: 0, now: NOW })
  const pour = { ...offerOrder(draw, 'o', 560, places.length), unloading: 20, spacing: 25, ...order }
  const loads = pour.loads.map((load, turn): FactLoad => {
    const [start, status] = places[turn]!
    const place = { plantId: 'p1', lineId: 'p1-line', truckId: `t${turn}`, begin: start - 40, start, end: start + 20 }
    return { ...load, status, mark: status === 'planned' ? 'free' : 'frozen', place }
  })
  return { ...day, orders: [{ ...pour, loads }] }
}
const promisedAt = (promised: number) => (load: FactLoad) => ({ ...load, promised })
const startsOf = (of: PlanFacts) => standingLoads(of).map(load => [load.start, load.end])

test('trucks at one pump are unloaded one after the other', () => {
  const queue = facts([
    [590, 'pouring'],
    [600, 'on_site'],
    [600, 'on_site'],
    [640, 'in_transit'],
    [700, 'in_transit'],
  ])
  expect(startsOf(queue)).toEqual([
    [590, 610],
    [610, 630],
    [630, 650],
    [650, 670],
    [700, 720],
  ])
  expect(planDay(queue).frozen.map(load => load.start)).toEqual([590, 610, 630, 650, 700])
})

test('a truck that waits for its turn is late by when it is on site, and by the plan where it is still planned', () => {
  const queue = facts([
    [600, 'on_site'],
    [601, 'on_site'],
    [602, 'called'],
    [625, 'planned'],
  ])
  const promised = {
    ...queue,
    orders: queue.orders.map(order => ({ ...order, loads: order.loads.map(promisedAt(595)) })),
  }
  const of = planDay(promised)
  const now = new Date('2026-11-20T02:00:00Z')
  const given = { params: standardParams, parts: {}, plan: null, unserved: [], published: null, onTimeMinutes: 15, now }
  const shown = chartOf({ of, loads: standingLoads(promised), ...given }).loads
  // They pour at 600, 620, 640 and 660.
  expect(shown.map(load => load.lateMinutes)).toEqual([5, 6, 7, 30])
  expect(shown.map(load => load.pourAt.slice(11, 16))).toEqual(['02:00', '02:20', '02:40', '03:00'])
  expect(shown.map(load => load.onSiteAt.slice(11, 16))).toEqual(['02:00', '02:01', '02:02', '02:25'])
})

test('what is poured stays where it was; what is still to be called leaves as planned and unloads in its turn, on the running day', () => {
  const places: [number, string][] = [
    [560, 'pouring'],
    [555, 'pouring'],
    [600, 'on_site'],
    [600, 'on_site'],
    [625, 'planned'],
  ]
  const queue = facts(places)
  expect(startsOf(queue).slice(0, 2)).toEqual([
    [560, 580],
    [555, 575],
  ])
  expect(standingLoads(queue).at(-1)).toMatchObject({ begin: 585, onSite: 625, start: 640, end: 660 })
  expect(standingLoads({ ...queue, now: null }).at(-1)).toMatchObject({ begin: 585, start: 625, end: 645 })
})

test('a load that would grow old before its turn presses', () => {
  const places: [number, string][] = [
    [600, 'pouring'],
    [600, 'on_site'],
    [600, 'on_site'],
    [605, 'planned'],
  ]
  const presses = (drumLife: number) =>
    driftOf(facts(places, { drumLife }), new Set()).filter(words => words.startsWith('O: '))
  expect(presses(70)).not.toEqual([])
  expect(presses(200)).toEqual([])
})

test('at two points two trucks unload side by side', () => {
  const places: [number, string][] = [
    [600, 'on_site'],
    [600, 'on_site'],
    [605, 'in_transit'],
  ]
  expect(startsOf(facts(places, { pumped: false, spacing: 12 }))).toEqual([
    [600, 620],
    [600, 620],
    [620, 640],
  ])
})
