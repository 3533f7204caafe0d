import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASKED_OF_DIVERT, byFit, DivertDo, type DivertFacts, divertRefusals, mayFit } from './divert'

const product = (of: Partial<DivertFacts['concrete']> = {}) => ({
  ...{ strengthMpa: 40, slumpMin: 100, slumpMax: 150, stoneSizeMm: 20, cementType: 'CEM I', family: 'normal' },
  ...of,
})
const FITS: DivertFacts = {
  concrete: { ...product(), name: 'M40', quantity: '6.00', slumpMm: null, addOns: [] },
  target: {
    ...product(),
    ...{ productCode: 'C40', quantity: '9.00', doNumber: null, sameMix: false, exposure: [], addOns: [], plant: null },
  },
  minutes: { left: 40, unloading: 25 },
}
type Change = { [Part in keyof DivertFacts]?: Partial<DivertFacts[Part]> }
const rules = (of: Change) =>
  divertRefusals({
    concrete: { ...FITS.concrete, ...of.concrete },
    target: { ...FITS.target, ...of.target },
    minutes: { ...FITS.minutes, ...of.minutes },
  }).map(({ rule }) => rule)

test('what fits is refused by nothing, and each rule by itself', () => {
  expect(rules({})).toEqual([])
  expect(rules({ concrete: { strengthMpa: 35 } })).toEqual(['strength'])
  expect(rules({ concrete: { family: 'lightweight' } })).toEqual(['family'])
  expect(rules({ concrete: { cementType: 'CEM III' } })).toEqual(['cement'])
  expect(rules({ concrete: { stoneSizeMm: 32 } })).toEqual(['stone'])
  expect(rules({ concrete: { slumpMax: 180 } })).toEqual(['slump'])
  expect(rules({ concrete: { slumpMax: 180, slumpMm: 140 } })).toEqual([])
  expect(rules({ target: { exposure: ['M40 does not meet XD2'] } })).toEqual(['exposure'])
  expect(rules({ concrete: { addOns: [{ id: 'a', name: 'Fibre' }] } })).toEqual(['add-ons'])
  expect(rules({ target: { addOns: [{ id: 'a', name: 'Fibre', handDosed: false }] } })).toEqual(['add-ons'])
  expect(rules({ target: { addOns: [{ id: 'a', name: 'Fibre', handDosed: true }] } })).toEqual([])
  expect(rules({ target: { plant: 'Too far' } })).toEqual(['plant-eligible'])
  expect(rules({ concrete: { quantity: '9.01' } })).toEqual(['size'])
  expect(rules({ target: { doNumber: 'TUAS-26-000001' } })).toEqual(['number'])
  expect(rules({ minutes: { left: 24 } })).toEqual(['workability'])
})

const millimetres = fc.integer({ min: 0, max: 300 })
const range = fc
  .tuple(millimetres, millimetres)
  .map(([a, b]) => ({ slumpMin: Math.min(a, b), slumpMax: Math.max(a, b) }))
const anyProduct = fc
  .record({
    strengthMpa: fc.integer({ min: 10, max: 90 }),
    stoneSizeMm: fc.constantFrom(10, 20, 32),
    cementType: fc.constantFrom('CEM I', 'CEM III'),
    family: fc.constantFrom('normal', 'lightweight'),
    range,
  })
  .map(({ range: slump, ...of }) => ({ ...of, ...slump }))
const volume = fc.integer({ min: 1, max: 1200 }).map(of => (of / 100).toFixed(2))
const facts: fc.Arbitrary<DivertFacts> = fc
  .record({
    made: anyProduct,
    wanted: anyProduct,
    inTruck: volume,
    takes: volume,
    slumpMm: fc.option(millimetres),
    sameMix: fc.boolean(),
    left: fc.integer({ min: -60, max: 120 }),
    unloading: fc.integer({ min: 5, max: 60 }),
  })
  .map(({ made, wanted, inTruck, takes, slumpMm, sameMix, left, unloading }) => ({
    concrete: { ...made, name: 'M', quantity: inTruck, slumpMm, addOns: [] },
    target: { ...FITS.target, ...wanted, quantity: takes, sameMix },
    minutes: { left, unloading },
  }))
const found = (of: DivertFacts) => divertRefusals(of).map(({ rule }) => rule)

test('concrete never becomes unfit by being stronger, less, fresher, or of the mix that is wanted', () => {
  fc.assert(
    fc.property(facts, of => {
      const before = found(of)
      const better: DivertFacts = {
        concrete: { ...of.concrete, strengthMpa: of.concrete.strengthMpa + 5, quantity: '0.01' },
        target: { ...of.target, sameMix: true },
        minutes: { ...of.minutes, left: of.minutes.left + 30 },
      }
      for (const rule of found(better)) expect(before).toContain(rule)
    }),
  )
})

test('too weak, too much, of another kind or too late is always refused, and no word lets the first three through', () => {
  fc.assert(
    fc.property(facts, of => {
      const refusals = divertRefusals(of)
      const has = (rule: string) => refusals.some(each => each.rule === rule)
      expect(has('strength')).toBe(!of.target.sameMix && of.concrete.strengthMpa < of.target.strengthMpa)
      expect(has('size')).toBe(Number(of.concrete.quantity) > Number(of.target.quantity))
      expect(has('workability')).toBe(of.minutes.left < of.minutes.unloading)
      for (const { rule, mayOverride } of refusals)
        expect(mayOverride.length === 0, rule).toBe(['strength', 'family', 'size', 'number'].includes(rule))
    }),
  )
})

test('what is left out before anything is asked would be refused', () => {
  fc.assert(
    fc.property(facts, of => {
      const [concrete, target] = [
        { ...of.concrete, productId: 'made' },
        { ...of.target, productId: 'wanted' },
      ]
      if (mayFit({ concrete, target, leftMinutes: of.minutes.left })) return
      const rules = found({ ...of, target: { ...of.target, sameMix: false } })
      expect(rules.some(rule => ['strength', 'family', 'size', 'workability'].includes(rule))).toBe(true)
    }),
  )
})

test('the order of candidates is total: what fits is first, then the own mix, then the nearest to its promise', () => {
  const candidate = fc.record({
    refused: fc.boolean(),
    sameMix: fc.boolean(),
    offMinutes: fc.integer({ min: -90, max: 90 }),
    leftMinutes: fc.integer({ min: -30, max: 90 }),
  })
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 12 }), rows => {
      const told = rows.map(({ refused, ...row }) => ({
        ...row,
        refusals: refused ? divertRefusals({ ...FITS, minutes: { left: 0, unloading: 1 } }) : [],
      }))
      const sorted = told.toSorted(byFit)
      expect(
        told
          .toReversed()
          .toSorted(byFit)
          .map(({ offMinutes }) => Math.abs(offMinutes)),
      ).toEqual(sorted.map(({ offMinutes }) => Math.abs(offMinutes)))
      const firstRefused = sorted.findIndex(row => row.refusals.length > 0)
      if (firstRefused >= 0) expect(sorted.slice(firstRefused).every(row => row.refusals.length > 0)).toBe(true)
      for (const [at, row] of sorted.entries()) {
        const next = sorted[at + 1]
        if (next && row.refusals.length === next.refusals.length && row.sameMix === next.sameMix)
          expect(Math.abs(row.offMinutes)).toBeLessThanOrEqual(Math.abs(next.offMinutes))
      }
    }),
  )
})

test('a divert names its reason, both versions, and rules that there are', () => {
  const id = '01a11df5-a400-7000-8004-d0348319d2d5'
  const body = { targetId: id, version: 1, targetVersion: 1, reason: 'Site not ready' }
  expect(DivertDo.parse(body).rules).toEqual([])
  expect(DivertDo.safeParse({ ...body, rules: ASKED_OF_DIVERT.slice(-11) }).success).toBe(true)
  expect(DivertDo.safeParse({ ...body, targetVersion: undefined }).success).toBe(false)
  expect(DivertDo.safeParse({ ...body, reason: 'x' }).success).toBe(false)
})
