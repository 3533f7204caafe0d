import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { LpSolver } from '~/domain/kit/lp'
import { loadHighs } from '~/functions/kit/highs'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { PLANT, RULES } from '~/tests/kit/rules/reference-plant'
import { checkRows } from './check'
import { availableFrom } from './constituent'
import { describeMix } from './describe'
import { paretoFront } from './pareto'
import { rowsOf } from './rows'
import { EN_206_ADDITIONS } from './rules'
import { optimiseMix } from './solve'
import { summed } from './weighable'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let solver: LpSolver
beforeAll(async () => {
  solver = await loadHighs()
})

const change = (id: string, more: Partial<(typeof PLANT)[number]>) =>
  PLANT.map(one => (one.id === id ? { ...one, ...more } : one))

test('conflicting rules are named, each of them needed', () => {
  const answer = optimiseMix(
    PLANT,
    { ...RULES, binder: { min: 340, max: 350 }, strengthRatio: { max: 0.35, efficiency: {} }, water: { min: 155 } },
    'cost',
    solver,
  )
  expect(answer).toEqual({ feasible: false, conflict: ['strength-ratio', 'binder-max', 'water-min'] })
  const front = paretoFront(PLANT, { ...RULES, paste: { min: 0.26, max: 0.261 }, binder: { min: 470 } }, solver)
  expect(front).toMatchObject({ feasible: false })
  if (Array.isArray(front)) throw new Error('expected a conflict')
  expect(front.conflict).toContain('paste-max')
  expect(front.conflict).toContain('binder-min')
})

test('a rule on a constituent the plant does not have conflicts with nothing but itself', () => {
  const rules = { ...RULES, amounts: [{ kinds: ['silica-fume' as const], min: 20 }] }
  expect(optimiseMix(PLANT, rules, 'cost', solver)).toEqual({ feasible: false, conflict: ['amount:silica-fume-min'] })
})

test('a mix is described in the figures a laboratory reads', () => {
  const best = optimiseMix(PLANT, RULES, 'cost', solver)
  if (!best.feasible) throw new Error('infeasible')
  const told = describeMix(PLANT, RULES, best.masses)
  expect(told.ratio).toBeCloseTo(0.408, 3)
  expect(told.effectiveRatio).toBeCloseTo(0.48, 6)
  expect(told.binder).toBeCloseTo(371.3768, 3)
  expect(told.paste).toBeGreaterThan(0.26)
  expect(told.passing.find(one => one.sieve === 10)?.percent).toBeCloseTo(60, 4)
  expect(told.total).toBeCloseTo(
    Object.values(best.masses).reduce((sum, one) => sum + one, 0),
    9,
  )
})

test('the additions of EN 206 count by their k, and only up to their share of the cement', () => {
  const { efficiency, overCement } = EN_206_ADDITIONS
  const rules = { ...RULES, shares: [], strengthRatio: { max: 0.48, efficiency }, overCement }
  const best = optimiseMix(PLANT, rules, 'carbon', solver)
  if (!best.feasible) throw new Error('infeasible')
  const { cemI, ggbs, pfa, water } = best.masses as Record<string, number>
  expect(pfa!).toBeLessThanOrEqual(0.33 * cemI! + 1e-6)
  expect(ggbs!).toBeLessThanOrEqual(cemI! + 1e-6)
  expect(water!).toBeLessThanOrEqual(0.48 * (cemI! + 0.6 * ggbs! + 0.4 * pfa!) + 1e-6)
  expect(best.active.map(one => one.rule)).toContain('over-cement:ggbs')
})

test('an empty silo is a named rule of the conflict', () => {
  const dry = PLANT.map(one =>
    one.kind === 'cement' || one.kind === 'ggbs' ? { ...one, available: availableFrom(600, 10) } : one,
  )
  const answer = optimiseMix(dry, RULES, 'cost', solver)
  if (answer.feasible) throw new Error('expected a conflict')
  expect(answer.conflict.some(rule => rule.startsWith('available:'))).toBe(true)
})

test('availability limits a constituent and has a price', () => {
  const scarce = optimiseMix(change('pfa', { available: 40 }), RULES, 'cost', solver)
  if (!scarce.feasible) throw new Error('infeasible')
  expect(scarce.masses.pfa).toBeLessThanOrEqual(40 + 1e-6)
  expect(scarce.active.find(one => one.rule === 'available:pfa')?.shadowPrice).toBeLessThan(0)
})

test('a silo is off or gives at least its least, and prices still come back', () => {
  const best = optimiseMix(change('pfa', { leastUsed: 100 }), RULES, 'cost', solver)
  if (!best.feasible) throw new Error('infeasible')
  expect(best.masses.pfa! < 1e-6 || best.masses.pfa! >= 100 - 1e-6).toBe(true)
  expect(best.active.some(one => one.shadowPrice !== 0)).toBe(true)
  const used = best.weighable.masses.pfa!
  expect(used === 0 || used >= 100).toBe(true)
})

test('weighable amounts keep every rule, in whole steps', () => {
  const best = optimiseMix(PLANT, RULES, 'cost', solver)
  if (!best.feasible) throw new Error('infeasible')
  const { masses, kept, broken, cost } = best.weighable
  expect({ kept, broken }).toEqual({ kept: true, broken: [] })
  expect(
    Object.entries(masses).every(([id, mass]) =>
      id === 'sp' ? Math.abs(mass * 100 - Math.round(mass * 100)) < 1e-9 : Number.isInteger(mass),
    ),
  ).toBe(true)
  expect(
    checkRows(
      rowsOf(PLANT, RULES),
      PLANT.map(one => masses[one.id]!),
    ).every(one => one.kept),
  ).toBe(true)
  expect(Math.abs(best.weighable.yield - 1)).toBeLessThanOrEqual(0.002)
  expect(Number(cost)).toBeLessThan(best.cost * 1.02)
  const cents = PLANT.reduce((sum, one) => sum + Math.round(one.cost * 1e4) * Math.round(masses[one.id]! * 100), 0)
  expect(Number(cost) * 1e6).toBeCloseTo(cents, 3)
})

test('money and carbon are summed exactly, in any order', () => {
  const mass = fc.integer({ min: 0, max: 200_000 }).map(step => step / 100)
  fc.assert(
    fc.property(fc.array(mass, { minLength: PLANT.length, maxLength: PLANT.length }), masses => {
      const backwards = summed([...PLANT].reverse(), 'cost', [...masses].reverse())
      expect(summed(PLANT, 'cost', masses)).toBe(backwards)
    }),
  )
  expect(
    summed(
      PLANT,
      'gwp',
      PLANT.map(() => 0.1),
    ),
  ).toBe('0.2861649')
})

test('rounding that breaks a rule is never called kept', () => {
  const tight = { ...RULES, binder: { min: 371.3767, max: 371.3768 } }
  const best = optimiseMix(PLANT, tight, 'cost', solver)
  if (!best.feasible) throw new Error('infeasible')
  expect(best.weighable.kept).toBe(false)
  expect(best.weighable.broken.some(one => one.rule.startsWith('binder-'))).toBe(true)
})

test('a tighter rule never makes the mix cheaper', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.36, max: 0.5, noNaN: true }),
      fc.double({ min: 0.001, max: 0.03, noNaN: true }),
      (ratio, less) => {
        const at = (max: number) =>
          optimiseMix(PLANT, { ...RULES, strengthRatio: { ...RULES.strengthRatio!, max } }, 'cost', solver)
        const [loose, tight] = [at(ratio), at(ratio - less)]
        if (!tight.feasible) return
        expect(loose.feasible && loose.cost <= tight.cost + 1e-6).toBe(true)
      },
    ),
    { numRuns: 25 },
  )
})

test('bad input is a named fault', () => {
  const solve = (list: typeof PLANT, rules = RULES) => faultOf(() => optimiseMix(list, rules, 'cost', solver))
  expect(solve(change('cemI', { density: 3150 }))).toBe('units-mixed-up')
  expect(solve(change('cemI', { cost: Number.NaN }))).toBe('not-a-number')
  expect(solve(change('cemI', { available: -5 }))).toBe('out-of-bounds')
  expect(solve(PLANT.filter(one => one.id !== 'water'))).toBe('missing-constituent')
  expect(solve([...PLANT, PLANT[0]!])).toBe('doubled-constituent')
  expect(solve(PLANT, { air: 1 })).toBe('nothing-asked')
  expect(solve(change('msand', { passing: undefined }))).toBe('missing-grading')
  expect(solve(change('msand', { passing: { 20: 100, 10: 90, 5: 95 } }))).toBe('passing-not-falling')
  expect(solve(change('msand', { passing: { 20: 100, 5: 97 } }))).toBe('missing-sieve')
  expect(solve(PLANT, { ...RULES, paste: { min: 0.32, max: 0.26 } })).toBe('limits-crossed')
  expect(solve(PLANT, { ...RULES, air: Number.NaN })).toBe('not-a-number')
  expect(faultOf(() => optimiseMix(PLANT, RULES, { carbonPrice: -1 }, solver))).toBe('out-of-bounds')
})
