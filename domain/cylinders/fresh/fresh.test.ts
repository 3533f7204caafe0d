import { expect, test } from 'vitest'
import { forecast28 } from '~/domain/cylinders/control/forecast-28'
import { batchingTolerance } from '~/domain/cylinders/fresh/batching-tolerance'
import { checkDischarge } from '~/domain/cylinders/fresh/discharge-limit'
import {
  checkAir,
  checkDrum,
  checkMixingRevolutions,
  checkTemperature,
  coldMinimum,
} from '~/domain/cylinders/fresh/limits'
import { mixerUniformity } from '~/domain/cylinders/fresh/mixer-uniformity'
import { mixingWater } from '~/domain/cylinders/fresh/mixing-water'
import { checkSlump, slumpLimits } from '~/domain/cylinders/fresh/slump-limits'
import { cubeStrength } from '~/domain/cylinders/specimen/cube-strength'
import { concretePot } from '~/domain/cylinders/specimen/pot-density'
import { faultOf } from '~/tests/kit/rules/fault-of'

const first = { concrete: 33.6, coarse: 15.62, air: 1.9, slump: 100, strength7: 25 }
const last = { concrete: 33.42, coarse: 15.05, air: 2.4, slump: 80, strength7: 24 }
const mixer = { potVolume: 0.01416, coarseDensity: 2.65, first, last }

test('mixer uniformity: Δ .63 kg/m³ air-free, Δ 1.46 % coarse, mortar 2248.4 and 2256.5, all pass', () => {
  const result = mixerUniformity(mixer)
  const [airFree, air, coarse, mortar] = result.rows
  expect(airFree!.first).toBeCloseTo(2418.84, 1)
  expect(airFree!.last).toBeCloseTo(2418.21, 1)
  expect(airFree!.difference).toBeCloseTo(0.63, 2)
  expect(air!.difference).toBeCloseTo(0.5, 10)
  expect(coarse!.first).toBeCloseTo(46.49, 2)
  expect(coarse!.last).toBeCloseTo(45.03, 2)
  expect(coarse!.difference).toBeCloseTo(1.46, 2)
  expect(mortar!.first).toBeCloseTo(2248.4, 1)
  expect(mortar!.last).toBeCloseTo(2256.5, 1)
  expect((mortar!.difference / ((mortar!.first + mortar!.last) / 2)) * 100).toBeCloseTo(0.36, 2)
  expect(result).toMatchObject({ verdict: 'uniform', passed: 6 })
})

test('mixer uniformity: five of six pass, four do not, too little is undecided', () => {
  expect(mixerUniformity({ ...mixer, last: { ...last, slump: 60 } })).toMatchObject({ verdict: 'uniform', passed: 5 })
  expect(mixerUniformity({ ...mixer, last: { ...last, slump: 60, strength7: 20 } }).verdict).toBe('not uniform')
  const bare = { ...mixer, first: { ...first, slump: null, strength7: null } }
  expect(mixerUniformity(bare)).toMatchObject({ verdict: 'undecided', passed: 4 })
  expect(faultOf(() => mixerUniformity({ ...mixer, minutesApart: 20 }))).toBe('samples-too-far-apart')
  expect(faultOf(() => mixerUniformity({ ...mixer, minutesApart: -5 }))).toBe('out-of-bounds')
  expect(faultOf(() => mixerUniformity({ ...mixer, first: { ...first, coarse: 40 } }))).toBe('coarse-exceeds-sample')
  expect(faultOf(() => mixerUniformity({ ...mixer, potVolume: 14.16 }))).toBe('out-of-bounds')
})

test('batching: cement 3200/3233 is +1.03 %, C94 fails and EN passes; admixture 12.0/12.5 is +4.2 %', () => {
  const items = [
    { name: 'cement', kind: 'binder' as const, target: 3200, actual: 3233 },
    { name: 'plasticiser', kind: 'admixture' as const, target: 12, actual: 12.5 },
  ]
  const c94 = batchingTolerance({ items })
  expect(c94.rows.map(row => Number(row.percent.toFixed(2)))).toEqual([1.03, 4.17])
  expect(c94.rows.map(row => row.pass)).toEqual([false, false])
  expect(batchingTolerance({ items, standard: 'EN 206' }).pass).toBe(true)
  expect(batchingTolerance({ items, own: { binder: { below: 1, above: 1.1 } } }).rows[0]!.pass).toBe(true)
})

test('batching: small batches, cumulative aggregate, small additions, water against the total', () => {
  const one = (item: object, more: object = {}) =>
    batchingTolerance({ items: [{ name: 'x', kind: 'binder', target: 1000, actual: 1000, ...item }], ...more } as never)
      .rows[0]!
  expect(one({ actual: 999, scaleCapacity: 5000 })).toMatchObject({ below: 0, above: 4, pass: false })
  expect(one({ actual: 1035, scaleCapacity: 5000 }).pass).toBe(true)
  expect(one({ kind: 'aggregate', cumulative: true, scaleCapacity: 5000 })).toMatchObject({ below: 1.5, above: 1.5 })
  expect(one({ kind: 'aggregate', cumulative: true })).toMatchObject({ below: 1, above: 1 })
  const items = [
    { name: 'cement', kind: 'binder' as const, target: 300, actual: 300 },
    { name: 'silica fume', kind: 'addition' as const, target: 15, actual: 15.6 },
    { name: 'water added', kind: 'waterAdded' as const, target: 100, actual: 101.5 },
    { name: 'water', kind: 'waterTotal' as const, target: 160, actual: 161.5 },
  ]
  const rows = batchingTolerance({ items, standard: 'EN 206' }).rows
  expect(rows[1]).toMatchObject({ above: 5, pass: true })
  expect(batchingTolerance({ items }).rows[2]!.percent).toBeCloseTo(1.5 / 1.6, 10)
  expect(faultOf(() => one({ target: 0 }))).toBe('target-missing')
  expect(faultOf(() => one({ actual: -1 }))).toBe('negative-mass')
})

test('slump: classes, targets, C94 nominal, maximum and flow', () => {
  expect(slumpLimits({ by: 'class', class: 'S3' })).toEqual({ min: 100, max: 150 })
  expect(slumpLimits({ by: 'class', class: 'S5' })).toEqual({ min: 220, max: null })
  expect(slumpLimits({ by: 'class', class: 'S3', standard: 'BS 8500' })).toEqual({ min: 80, max: 170 })
  expect(slumpLimits({ by: 'target', target: 70, standard: 'EN 206' })).toEqual({ min: 50, max: 90 })
  expect(slumpLimits({ by: 'target', target: 120, standard: 'ASTM C94' })).toEqual({ min: 80, max: 160 })
  expect(slumpLimits({ by: 'maximum', maximum: 75 })).toEqual({ min: 35, max: 75 })
  expect(slumpLimits({ by: 'flow', flow: 600 })).toEqual({ min: 535, max: 665 })
  expect(checkSlump(160, { by: 'class', class: 'S3' }).verdict).toBe('too wet')
  expect(checkSlump(94, { by: 'class', class: 'S3' }).verdict).toBe('too dry')
  expect(faultOf(() => checkSlump(12, { by: 'class', class: 'S9' }))).toBe('unknown-class')
  expect(faultOf(() => checkSlump(1200, { by: 'class', class: 'S3' }))).toBe('out-of-bounds')
})

test('air, temperature and drum', () => {
  expect(checkAir(6.4, 5)).toMatchObject({ min: 3.5, max: 6.5, pass: true })
  expect(checkAir(6.6, 5).pass).toBe(false)
  expect(checkTemperature({ temperature: 33 }).pass).toBe(true)
  expect(checkTemperature({ temperature: 33, max: 32 }).pass).toBe(false)
  expect(checkTemperature({ temperature: 9, section: 250 })).toMatchObject({ min: 13, pass: false })
  expect([250, 300, 900, 1800].map(coldMinimum)).toEqual([13, 10, 7, 5])
  expect(checkDrum(8.9, 14.2, 'mixing').pass).toBe(true)
  expect(checkDrum(9, 14.2, 'mixing').pass).toBe(false)
  expect(checkDrum(9, 14.2, 'agitating').pass).toBe(true)
  expect(checkTemperature({ temperature: 33, heated: true })).toMatchObject({ max: 32, pass: false })
  expect([69, 70, 100, 101].map(turns => checkMixingRevolutions(turns).pass)).toEqual([false, true, true, false])
})

test('discharge: the clock starts at first water, a waiver needs a name and no water', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 1, minutes))
  const load = { firstWaterAt: at(0), dischargedAt: at(95) }
  expect(checkDischarge({ ...load, dischargedAt: at(90) }).accept).toBe(true)
  expect(checkDischarge(load)).toMatchObject({ late: true, accept: false, deadline: at(90) })
  expect(checkDischarge({ ...load, waivedBy: 'Tan Mei Ling' })).toMatchObject({ waived: true, accept: true })
  expect(checkDischarge({ ...load, waivedBy: ' ' }).accept).toBe(false)
  expect(checkDischarge({ ...load, waivedBy: 'Tan Mei Ling', waterAdded: true }).accept).toBe(false)
  expect(checkDischarge({ ...load, limitMinutes: 120, revolutions: 310, maxRevolutions: 300 }).overturned).toBe(true)
  expect(faultOf(() => checkDischarge({ ...load, dischargedAt: at(-5) }))).toBe('discharged-before-water')
})

test('mixing water by C1602', () => {
  expect(mixingWater({ strength7: 90, setDifference: -60 }).pass).toBe(true)
  expect(mixingWater({ strength7: 89, setDifference: 0 }).pass).toBe(false)
  const salty = { strength7: 95, setDifference: 10, chloride: 700 }
  expect(mixingWater(salty).pass).toBe(true)
  expect(mixingWater({ ...salty, prestressed: true }).findings.filter(row => !row.pass)).toHaveLength(1)
})

test('concrete pot: density, yield and gravimetric air', () => {
  const result = concretePot({
    volume: 8,
    empty: 3.2,
    full: 22.24,
    batchMass: 4760,
    designYield: 2,
    airFreeDensity: 2428,
  })
  expect(result.density).toBeCloseTo(2380, 8)
  expect(result.yield).toBeCloseTo(2, 8)
  expect(result.yieldAccepted).toBe(true)
  expect(result.air).toBeCloseTo((48 / 2428) * 100, 8)
  expect(faultOf(() => concretePot({ volume: 8, empty: 3.2, full: 3 }))).toBe('pot-empty')
  expect(faultOf(() => concretePot({ volume: 8, empty: 3.2, full: 22.24, airFreeDensity: 2300 }))).toBe(
    'denser-than-air-free',
  )
})

test('words of the prototype, other units and impossible figures are faults, never numbers', () => {
  for (const name of ['constructor', '__proto__', 'toString'])
    expect(faultOf(() => checkSlump(100, { by: 'class', class: name }))).toBe('unknown-class')
  expect(faultOf(() => checkSlump(0.1, { by: 'class', class: 'S3' }))).toBe('units-mixed-up')
  expect(faultOf(() => checkSlump(Number.NaN, { by: 'class', class: 'S3' }))).toBe('not-a-number')
  expect(faultOf(() => checkAir(0.05, 5))).toBe('units-mixed-up')
  expect(faultOf(() => checkAir(5, 0.05))).toBe('units-mixed-up')
  expect(faultOf(() => cubeStrength({ load: 900, sides: [150, 100] }))).toBe('not-a-cube')
  expect(faultOf(() => forecast28({ early: 20, pairs: [{ early: 45, actual: 12 }] }))).toBe('out-of-bounds')
})

test('every slump to a millimetre lies in a class of EN 206 or beside all of them', () => {
  for (let slump = 10; slump <= 280; slump++) {
    const verdicts = ['S1', 'S2', 'S3', 'S4', 'S5'].map(name => checkSlump(slump, { by: 'class', class: name }).verdict)
    expect(
      verdicts.filter(verdict => verdict === 'within'),
      `${slump} mm`,
    ).toHaveLength(1)
  }
})
