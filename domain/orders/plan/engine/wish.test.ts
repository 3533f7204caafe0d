import { expect, test } from 'vitest'
import { generatedDay } from '~/tests/bench/dispatch/generated-day'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { faultsOf } from './check'
import type { Day, Load } from './day'
import { explainPlan } from './explain'
import { standardParams } from './params'

const plain = generatedDay({ loads: 60, trucks: 24, plants: 3 }, 4)
const pour = plain.pours.findIndex(({ volume }) => volume > 1500 && volume < 4000)
/** The trucks that a plan without the wish would not choose. */
const chosen = new Set(plan(plain, { iterations: 20 }, 1).loads.flatMap(load => (load.pour === pour ? load.truck : [])))
const wished = plain.trucks.flatMap(({ id, capacity }, k) => (chosen.has(k) || capacity < 800 ? [] : [id])).slice(0, 6)
const day: Day = withPour({ wishedTrucks: wished })

const onWished = (loads: Load[]) =>
  loads.filter(load => load.pour === pour && wished.includes(day.trucks[load.truck]!.id)).length
const planned = (on: Day, wish: number) =>
  plan(on, { iterations: 60 }, 1, { ...standardParams, weights: { ...standardParams.weights, wish } })

test('an order gets the trucks it wishes for, as far as the weight asks', () => {
  const heavy = planned(day, 5000)
  const own = heavy.loads.filter(load => load.pour === pour)
  expect(faultsOf(day, heavy.loads)).toEqual([])
  expect(onWished(heavy.loads)).toBe(own.length)
  expect(heavy.parts.wish).toBe(0)
  const without = planned(day, 0)
  expect(onWished(without.loads)).toBeLessThan(own.length)
  expect(without.parts.wish).toBeGreaterThan(0)
})

test('a wish is no rule: where the wished trucks are out, others come and each says so', () => {
  const out = {
    ...day,
    trucks: day.trucks.map(truck =>
      wished.includes(truck.id) ? { ...truck, outages: [{ from: 0, until: 1440 }] } : truck,
    ),
  }
  const { loads, parts } = planned(out, 5000)
  const own = loads.filter(load => load.pour === pour)
  expect(own.length).toBeGreaterThan(1)
  expect(faultsOf(out, loads)).toEqual([])
  expect(parts.wish).toBe(own.length)
  const told = explainPlan(out, loads, standardParams, own)
  expect(told.map(each => each.parts.unwished)).toEqual(own.map(() => 1))
})

function withPour(change: Partial<Day['pours'][number]>): Day {
  return { ...plain, pours: plain.pours.map((each, o) => (o === pour ? { ...each, ...change } : each)) }
}
