import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { LpSolver } from '~/domain/kit/lp'
import { loadHighs } from '~/functions/kit/highs'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { PLANT, RULES } from '~/tests/kit/rules/reference-plant'
import { checkRows } from '../optimise/check'
import { rowsOf } from '../optimise/rows'
import { strongerWithLess } from '../strength/directions'
import { predictorOf } from '../strength/predict'
import { SHIPPED_MODEL } from '../strength/shipped'
import { type Generated, generateMixes } from './candidates'
import { strengthMixOf } from './mix'
import { type Merits, rankCandidates } from './rank'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const WANTED = { strength: 30, age: 28, specimen: 'cube' } as const
const FEW = { draws: 30, most: 12, seed: 4 }
let solver: LpSolver
let made: Generated
beforeAll(async () => {
  solver = await loadHighs()
  made = generateMixes(PLANT, RULES, WANTED, SHIPPED_MODEL, solver, FEW)
})

test('candidates keep every rule at weighable amounts and reach the wanted strength in their lower quantile', () => {
  expect(made.candidates.length).toBeGreaterThan(3)
  const rows = rowsOf(PLANT, RULES)
  const predictor = predictorOf(SHIPPED_MODEL)
  for (const one of made.candidates) {
    const masses = PLANT.map(item => one.masses[item.id]!)
    expect(checkRows(rows, masses).filter(row => !row.kept)).toEqual([])
    const mix = strengthMixOf(PLANT, one.masses, 28)!
    const answer = predictor.ask(mix, 'cube')
    expect(strongerWithLess(predictor, [mix])).toEqual([false])
    expect(answer).toMatchObject({ refused: false, ...one.strength })
    expect(one.strength.p10).toBeGreaterThanOrEqual(30)
    expect(one.merits.cost).toBeCloseTo(
      PLANT.reduce((sum, item) => sum + item.cost * one.masses[item.id]!, 0),
      9,
    )
  }
  const { dropped, drawn } = made
  const lost = Object.values(dropped).reduce((sum, one) => sum + one, 0)
  expect(lost + made.candidates.length).toBeLessThanOrEqual(drawn)
})

test('a strength asked of cubes is asked of the cylinders of the same concrete: as many mixes are good enough', () => {
  const cylinders = generateMixes(
    PLANT,
    RULES,
    { strength: 32, age: 28, specimen: 'cylinder' },
    SHIPPED_MODEL,
    solver,
    FEW,
  )
  const cubes = generateMixes(PLANT, RULES, { strength: 40, age: 28, specimen: 'cube' }, SHIPPED_MODEL, solver, FEW)
  expect([cylinders.specimen, cubes.specimen]).toEqual(['cylinder', 'cube'])
  expect(cubes.dropped).toEqual(cylinders.dropped)
  expect(cubes.candidates.length).toBeGreaterThan(0)
  const twin = (one: { masses: object }) => cylinders.candidates.find(other => isEqual(other.masses, one.masses))
  for (const one of cubes.candidates) expect(one.strength.p10).toBeGreaterThan(twin(one)!.strength.p10)
})

const isEqual = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

test('a candidate is a proposal and nothing more', () => {
  expect(new Set(made.candidates.map(one => one.status))).toEqual(new Set(['proposed']))
  expect(JSON.stringify(made)).not.toMatch(/approv/i)
})

test('the same seed draws the same candidates', () => {
  expect(generateMixes(PLANT, RULES, WANTED, SHIPPED_MODEL, solver, FEW)).toEqual(made)
})

test('what cannot be reached yields none, and conflicting rules are named', () => {
  const strong = generateMixes(PLANT, RULES, { ...WANTED, strength: 120 }, SHIPPED_MODEL, solver, { ...FEW, draws: 5 })
  expect(strong.candidates).toEqual([])
  expect(strong.dropped.strength).toBeGreaterThan(0)
  const none = generateMixes(
    PLANT,
    { ...RULES, binder: { min: 340, max: 341 }, paste: { min: 0.315 } },
    WANTED,
    SHIPPED_MODEL,
    solver,
    FEW,
  )
  expect(none.candidates).toEqual([])
  expect(none.conflict.length).toBeGreaterThan(1)
})

test('silica fume is beyond the model, so such a mix has no prediction', () => {
  const list = [...PLANT, { id: 'sf', kind: 'silica-fume' as const, density: 2.2, cost: 0.5, gwp: 0.02 }]
  expect(strengthMixOf(list, { cemI: 300, sf: 20 }, 28)).toBeNull()
  expect(strengthMixOf(list, { cemI: 300, sf: 0 }, 28)).toMatchObject({ cement: 300, age: 28 })
})

test('front 1 holds exactly those that none betters, fronts come in order', () => {
  const merit = fc.integer({ min: 0, max: 6 })
  const list = fc.array(fc.record({ cost: merit, gwp: merit, strength: merit }), { maxLength: 20 })
  const betters = (a: Merits, b: Merits) =>
    a.cost <= b.cost &&
    a.gwp <= b.gwp &&
    a.strength >= b.strength &&
    (a.cost < b.cost || a.gwp < b.gwp || a.strength > b.strength)
  fc.assert(
    fc.property(list, all => {
      const ranked = rankCandidates(all.map(merits => ({ merits })))
      expect(ranked).toHaveLength(all.length)
      for (const one of ranked) expect(one.front === 1).toBe(!all.some(other => betters(other, one.merits)))
      expect(ranked.map(one => one.front)).toEqual(ranked.map(one => one.front).sort((a, b) => a - b))
    }),
  )
})

test('bad wishes are named faults', () => {
  const generate = (wanted: { strength?: number; age?: number }) =>
    faultOf(() => generateMixes(PLANT, RULES, { ...WANTED, ...wanted }, SHIPPED_MODEL, solver, FEW))
  expect(generate({ strength: 4000 })).toBe('out-of-bounds')
  expect(generate({ age: Number.NaN })).toBe('not-a-number')
})
