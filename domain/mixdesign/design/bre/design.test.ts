import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { type BreInput, breDesign } from './design'
import { finesShare } from './fines'
import { ovenDryBatch } from './oven-dry'
import { ratioFor, strengthAt } from './strength-curve'
import { freeWater } from './water'

const FIRST: BreInput = {
  target: { characteristic: 30, defective: 2.5 },
  cement: '42.5',
  age: 28,
  fine: 'uncrushed',
  coarse: 'uncrushed',
  slump: '10_30',
  maxSize: 20,
  maxRatio: 0.55,
  minBinder: 290,
  relativeDensity: 2.6,
  passing600: 70,
}
const THIRD: BreInput = {
  ...FIRST,
  target: { characteristic: 25, margin: 10 },
  slump: '0_10',
  maxSize: 40,
  maxRatio: 0.5,
  relativeDensity: 2.5,
  passing600: 90,
}
const AIR: BreInput = {
  ...FIRST,
  target: { characteristic: 30, defective: 1, deviation: 5, air: 4.5 },
  coarse: 'crushed',
  slump: 25,
  minBinder: 285,
  relativeDensity: 2.65,
  passing600: 50,
}

const near = (actual: number | null | undefined, printed: number, tolerance: number) =>
  expect(Math.abs((actual ?? Number.NaN) - printed), `${actual} against ${printed}`).toBeLessThanOrEqual(
    tolerance + 1e-9,
  )

test('BRE 331 example 1, to its printed figures', () => {
  const mix = breDesign(FIRST)
  expect(mix.feasible).toBe(true)
  expect(mix.target.mean).toBe(46)
  near(mix.strengthRatio, 0.47, 0.01)
  expect(mix.density).toBe(2400)
  near(mix.finesPercent, 27, 1.5)
  expect(mix.masses).toEqual({
    cement: 340,
    pfa: 0,
    ggbs: 0,
    water: 160,
    fine: 515,
    coarse: 1385,
    sizes: [
      { size: 10, mass: 460 },
      { size: 20, mass: 925 },
    ],
  })
})

test('BRE 331 example 3: the minimum cement governs and the ratio falls to 0.40', () => {
  const mix = breDesign(THIRD)
  expect(mix.target.mean).toBe(35)
  expect(mix.binder?.governed).toBe('min-binder')
  near(mix.binder?.ratio, 0.4, 0.01)
  near(mix.expected, 55, 2)
  near(mix.density, 2375, 10)
  near(mix.finesPercent, 17, 1.5)
  expect(mix.masses?.cement).toBe(290)
  expect(mix.masses?.water).toBe(115)
  near(mix.masses?.fine, 335, 10)
  near(mix.masses?.coarse, 1635, 10)
  expect(mix.masses!.sizes.map(one => one.mass)).toEqual([300, 445, 890])
})

test('BRE 331 §8 example with 4.5 % of air', () => {
  const mix = breDesign(AIR)
  expect(mix.target).toMatchObject({ mean: 42, design: 56 })
  near(mix.strengthRatio, 0.45, 0.01)
  expect(mix.masses?.water).toBe(145)
  near(mix.masses?.cement, 320, 10)
  near(mix.density, 2340, 10)
  near(mix.finesPercent, 32, 1.5)
  near(mix.masses?.fine, 600, 10)
  near(mix.masses?.coarse, 1275, 10)
})

test('the five published ranges of Figure 6 that the fit was checked on lie around its values', () => {
  near(finesShare(20, '10_30', 70, 0.47), 26.7, 0.05)
  near(finesShare(40, '0_10', 90, 0.4), 16.5, 0.05)
  near(finesShare(20, '10_30', 50, 0.45), 31.7, 0.05)
})

test('trial batch of 50 L, weighed oven-dry, keeps its mass', () => {
  const masses = breDesign(FIRST).masses!
  const litres = (mass: number) => mass * 0.05
  near(litres(masses.cement), 17, 0.05)
  near(litres(masses.fine), 25.7, 0.06)
  near(litres(masses.coarse), 69.2, 0.06)
  const dry = ovenDryBatch({
    water: 8,
    aggregates: [
      { mass: 25.7, absorption: 2 },
      { mass: 69.2, absorption: 1 },
    ],
  })
  near(dry.aggregates[0], 25.2, 0.05)
  near(dry.aggregates[1], 68.5, 0.05)
  near(dry.water, 9.2, 0.05)
  near(dry.water + dry.aggregates[0]! + dry.aggregates[1]!, 8 + 25.7 + 69.2, 1e-9)
})

test('ash: less water, C and F by the efficiency of 0.30, limits on C + F', () => {
  expect(freeWater({ maxSize: 20, slump: '30_60', fine: 'uncrushed', coarse: 'uncrushed', pfa: 30 })).toBe(160)
  const mix = breDesign({ ...FIRST, slump: '30_60', pfa: 30, maxRatio: undefined, minBinder: undefined })
  const { cement, pfa, total } = mix.binder!
  near(pfa / total, 0.3, 1e-9)
  near(cement, (70 * 160) / ((100 - 0.7 * 30) * mix.strengthRatio!), 1e-6)
  near(160 / (cement + 0.3 * pfa), mix.strengthRatio!, 1e-9)
  const least = breDesign({ ...FIRST, slump: '30_60', pfa: 30, minBinder: 550 })
  expect(least.masses!.cement + least.masses!.pfa).toBe(550)
})

test('aggregates of unknown density take 2.6 uncrushed, 2.7 crushed and the middle when mixed', () => {
  const density = (fine: 'crushed' | 'uncrushed', coarse: 'crushed' | 'uncrushed') =>
    breDesign({ ...FIRST, fine, coarse, relativeDensity: undefined }).density
  const known = (fine: 'crushed' | 'uncrushed', coarse: 'crushed' | 'uncrushed', relativeDensity: number) =>
    breDesign({ ...FIRST, fine, coarse, relativeDensity }).density
  expect(density('uncrushed', 'uncrushed')).toBe(known('uncrushed', 'uncrushed', 2.6))
  expect(density('crushed', 'crushed')).toBe(known('crushed', 'crushed', 2.7))
  expect(density('uncrushed', 'crushed')).toBe(known('uncrushed', 'crushed', 2.65))
})

test('a mix that cannot meet its limits says why', () => {
  const rich = breDesign({ ...FIRST, maxBinder: 320 })
  expect(rich.feasible).toBe(false)
  expect(rich.reasons).toEqual([{ rule: 'max-binder', needed: expect.closeTo(340.4, 1), limit: 320 }])
  const strong = breDesign({ ...FIRST, target: { characteristic: 80, margin: 20 } })
  expect(strong.reasons[0]).toMatchObject({ rule: 'strength-beyond-curve', needed: 100 })
  expect(strong.masses).toBeNull()
  expect(faultOf(() => breDesign({ ...FIRST, pfa: 50, ggbs: 60 }))).toBe('too-little-cement')
  expect(faultOf(() => breDesign({ ...FIRST, pfa: 50, ggbs: 40 }))).toBe('too-little-cement')
  expect(faultOf(() => breDesign({ ...FIRST, pfa: 0.3 }))).toBe('units-mixed-up')
  expect(breDesign({ ...FIRST, ggbs: 60 }).reasons[0]?.rule).toBe('ggbs-needs-supplier-data')
  expect(breDesign({ ...FIRST, ggbs: 40 }).feasible).toBe(true)
})

test('the curve passes its reference at 0.5, inverts, and agrees with the short formula', () => {
  for (const reference of [22, 30, 42, 49, 61]) {
    near(strengthAt(0.5, reference), reference, 1e-9)
    near(ratioFor(strengthAt(0.62, reference), reference), 0.62, 1e-9)
  }
  const short = (strength: number, reference: number) => {
    const l = Math.log(strength / reference)
    return 0.5 - 0.370938 * l + 0.04597 * l * l
  }
  for (const strength of [35, 46, 56]) near(ratioFor(strength, 42), short(strength, 42), 0.02)
})

test('strength falls as the water/cement ratio rises', () => {
  const ratio = fc.double({ min: 0.3, max: 0.89, noNaN: true })
  fc.assert(
    fc.property(ratio, fc.double({ min: 12, max: 62, noNaN: true }), (at, reference) => {
      expect(strengthAt(at + 0.01, reference)).toBeLessThan(strengthAt(at, reference))
    }),
  )
})

test('every design adds up to its density', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 45 }),
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom(10, 20, 40),
      (fck, pfa, maxSize) => {
        const mix = breDesign({ ...FIRST, target: { characteristic: fck }, pfa, maxSize: maxSize as 10 | 20 | 40 })
        if (!mix.masses) return
        const { cement, water, fine, coarse } = mix.masses
        near(cement + mix.masses.pfa + water + fine + coarse, mix.density!, 1e-6)
        near(
          mix.masses.sizes.reduce((sum, { mass }) => sum + mass, 0),
          coarse,
          1e-6,
        )
      },
    ),
  )
})

test('bad input is a named fault', () => {
  expect(faultOf(() => breDesign({ ...FIRST, relativeDensity: 2650 }))).toBe('units-mixed-up')
  expect(faultOf(() => breDesign({ ...FIRST, passing600: Number.NaN }))).toBe('not-a-number')
  expect(faultOf(() => breDesign({ ...FIRST, maxSize: 25 as 20 }))).toBe('unknown-choice')
  expect(faultOf(() => breDesign({ ...FIRST, minBinder: -290 }))).toBe('negative-mass')
  expect(faultOf(() => breDesign({ ...FIRST, maxRatio: 55 }))).toBe('units-mixed-up')
  expect(faultOf(() => breDesign({ ...FIRST, minBinder: 500, maxBinder: 400 }))).toBe('limits-crossed')
  expect(faultOf(() => breDesign({ ...FIRST, age: 14 }))).toBe('unknown-choice')
  expect(faultOf(() => ovenDryBatch({ water: 8, aggregates: [{ mass: -1, absorption: 2 }] }))).toBe('negative-mass')
})
