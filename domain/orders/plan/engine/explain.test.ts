import { expect, test } from 'vitest'
import { generatedDay } from '~/tests/bench/dispatch/generated-day'
import { plan } from '~/tests/bench/dispatch/plan-day'
import { faultsOf } from './check'
import { explainPlan } from './explain'
import { standardParams } from './params'
import { explainUnserved, fitIn } from './relax'

const day = generatedDay({ loads: 60, trucks: 5, plants: 3 }, 3)
const { loads, unserved } = plan(day, { iterations: 60 }, 1)

test('every load has its cost, up to five candidates and a rule for every other truck that cannot', () => {
  const explanations = explainPlan(day, loads, standardParams)
  expect(explanations.map(({ load }) => load)).toEqual(loads)
  for (const { load, alternatives, excluded, parts } of explanations) {
    const named = new Set([
      load.truck,
      ...alternatives.map(({ truck }) => truck),
      ...excluded.map(({ truck }) => truck),
    ])
    expect(named.size).toBe(Math.min(day.trucks.length, 6 + excluded.length, 1 + alternatives.length + excluded.length))
    expect(alternatives.length === 5 || named.size === day.trucks.length).toBe(true)
    expect(parts.unload).toBe(load.end - load.start)
    expect(excluded.every(({ rule }) => rule.length > 0)).toBe(true)
  }
})

test('a banned truck is excluded by its ban', () => {
  const { pour, truck } = loads[0]!
  const banned = day.trucks.findIndex((_, k) => k !== truck)
  const pours = day.pours.map((each, o) => (o === pour ? { ...each, bannedTrucks: [day.trucks[banned]!.id] } : each))
  const kept = loads.filter(load => load.pour !== pour || load.truck !== banned)
  const own = explainPlan({ ...day, pours }, kept, standardParams).find(({ load }) => load.pour === pour)!
  expect(own.excluded).toContainEqual({ truck: banned, rule: 'banned' })
})

test('every unserved order names a smallest relaxation that the planner confirms', () => {
  expect(unserved.length).toBeGreaterThan(0)
  const reasons = explainUnserved(day, loads, unserved, standardParams)
  expect(reasons.map(({ pour }) => pour)).toEqual(unserved)
  for (const { pour, relaxation, firstRule } of reasons) {
    expect(firstRule.length).toBeGreaterThan(0)
    expect(fitIn(day, loads, pour, standardParams)).toBeNull()
    expect(relaxation).not.toBeNull()
    expect(relaxation!.loads.some(load => load.pour === pour)).toBe(true)
    expect(relaxation!.loads.filter(load => load.pour !== pour)).toHaveLength(loads.length)
    expect(faultsOf(relaxation!.day, relaxation!.loads)).toEqual([])
  }
})

test('of a pour that is running only what is open is judged, after what has begun', () => {
  const whole = plan(generatedDay({ loads: 60, trucks: 22, plants: 3 }, 2), { iterations: 50 }, 1)
  const own = Map.groupBy(whole.loads, load => load.pour)
  const running = [...own.values()].find(
    chain => chain.length >= 3 && chain.every(load => load.plant === chain[0]!.plant),
  )!
  const [first] = running.toSorted((a, b) => a.start - b.start)
  const roomy = generatedDay({ loads: 60, trucks: 22, plants: 3 }, 2)
  const pours = roomy.pours.map((pour, o) => (o === first!.pour ? { ...pour, latestStart: first!.start } : pour))
  const later = { ...roomy, pours, now: first!.start + 1, frozen: [first!] }
  const [reason] = explainUnserved(later, [first!], [first!.pour], standardParams)
  expect(reason!.firstRule).toBe('no-room-left')
  const [unbegun] = explainUnserved({ ...later, frozen: [] }, [], [first!.pour], standardParams)
  expect(unbegun!.firstRule).toBe('own-limits')
})

test('a pour that every truck together cannot carry at its hour is short of trucks, and no rule of its own', () => {
  const day = generatedDay({ loads: 60, trucks: 22, plants: 3 }, 2)
  const longest = day.pours.reduce((most, pour, o) => (pour.volume > day.pours[most]!.volume ? o : most), 0)
  // All but one truck have gone home before it begins.
  const home = day.pours[longest]!.from
  const short = {
    ...day,
    trucks: day.trucks.map((truck, at) =>
      at === 0 ? truck : { ...truck, shiftFrom: 0, shiftUntil: Math.min(1, home), overtimeUntil: Math.min(1, home) },
    ),
  }
  const [reason] = explainUnserved(short, [], [longest], standardParams)
  expect(reason!.firstRule).toBe('too-few-trucks')
  expect(reason!.relaxation!.rule).toBe('more-trucks')
})
