import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aci318Acceptance, aci318Cores } from '~/domain/cylinders/conformity/aci318-acceptance'
import { en206Continuous } from '~/domain/cylinders/conformity/en206-continuous'
import { en206Family, familyMember } from '~/domain/cylinders/conformity/en206-family'
import { en206Identity } from '~/domain/cylinders/conformity/en206-identity'
import { en206Initial } from '~/domain/cylinders/conformity/en206-initial'
import { en206Sigma, sigmaCheck, sigmaFromRanges } from '~/domain/cylinders/conformity/en206-sigma'
import { faultOf } from '~/tests/kit/rules/fault-of'
import { singleLeast } from './production-figures'

const FIFTEEN = [44.1, 47.3, 42.8, 45.9, 50.2, 41.7, 46.4, 43.3, 48.8, 45.0, 40.9, 47.9, 44.6, 46.1, 43.7]
const series = fc.array(fc.double({ min: 20, max: 60, noNaN: true }), { minLength: 3, maxLength: 40 })

test('EN 206 continuous: the mean 45.25 meets 44.44, s15 2.623 keeps σ, ranges give 3.734', () => {
  const verdict = en206Continuous({ results: FIFTEEN, fck: 40, sigma: 3 })
  expect(verdict.conforms).toBe(true)
  expect(verdict.mean).toBeCloseTo(45.25, 2)
  expect(verdict.criteria[0]!.least).toBeCloseTo(44.44, 10)
  expect(verdict.sigma.s).toBeCloseTo(2.623, 3)
  expect(verdict.sigma.ratio).toBeCloseTo(0.874, 3)
  expect(verdict.sigma.kept).toBe(true)
  expect(sigmaFromRanges(FIFTEEN)).toBeCloseTo(3.734, 3)
})

test('EN 206 continuous: a σ that no longer fits is replaced by that of the last 35, never by s of fifteen', () => {
  const even = [33.5, 35, 32, 34.5, 32.5, 33, 34, 31.5, 35.5, 33.5, 32, 35, 34.5, 32.5, 33.5]
  const found = en206Continuous({ results: even, fck: 30, sigma: 3 })
  expect(found.sigma).toMatchObject({ kept: false, next: 3 })
  expect(found.criteria[0]!.least).toBeCloseTo(34.44, 10)
  expect(found.conforms).toBe(false)
  expect(en206Continuous({ results: Array(15).fill(31), fck: 30, sigma: 3 }).conforms).toBe(false)
  const earlier = Array.from({ length: 20 }, (_, index) => (index % 2 ? 36 : 30))
  const fresh = en206Continuous({ results: even, earlier, fck: 30, sigma: 3 })
  expect(fresh.sigma.next).toBeCloseTo(sigmaFromRanges([...earlier, ...even]), 10)
  expect(fresh.criteria[0]!.least).toBeCloseTo(30 + 1.48 * fresh.sigma.next, 10)
  expect(faultOf(() => en206Continuous({ results: FIFTEEN, fck: 40, sigma: 1.5 }))).toBe('sigma-outdated')
  expect(faultOf(() => en206Continuous({ results: FIFTEEN.slice(1), fck: 40, sigma: 3 }))).toBe('too-few-results')
  expect(faultOf(() => en206Continuous({ results: [...FIFTEEN, 4500], fck: 40, sigma: 3 }))).toBe('out-of-bounds')
})

test('EN 206 initial: 33.5 36.0 34.2 has mean 34.57 for fck 30', () => {
  const verdict = en206Initial({ results: [33.5, 36.0, 34.2], fck: 30 })
  expect(verdict.conforms).toBe(true)
  expect(verdict.criteria[0]).toMatchObject({ least: 34, pass: true })
  expect(verdict.criteria[0]!.value).toBeCloseTo(34.57, 2)
  expect(en206Initial({ results: [33.5, 36.0, 32.4], fck: 30 }).failed.map(row => row.rule)).toEqual(['mean of three'])
  expect(en206Initial({ results: [25.9, 40, 40], fck: 30 }).failed.map(row => row.rule)).toEqual(['single result'])
  expect(faultOf(() => en206Initial({ results: [33, 34], fck: 30 }))).toBe('too-few-results')
  const many = (count: number) => en206Initial({ results: Array.from({ length: count }, () => 36), fck: 30 }).note
  expect([many(34), many(35)]).toEqual([null, expect.stringContaining('end initial production')])
})

test('groups that stand apart are among the rolling ones, so rolling is never easier', () => {
  fc.assert(
    fc.property(series, fc.double({ min: 20, max: 50, noNaN: true }), (results, fck) => {
      const rolling = en206Initial({ results, fck, groups: 'rolling' })
      const apart = en206Initial({ results, fck, groups: 'apart' })
      const keys = new Set(rolling.criteria.map(row => `${row.rule} ${row.results} ${row.value}`))
      for (const row of apart.criteria) expect(keys.has(`${row.rule} ${row.results} ${row.value}`)).toBe(true)
      if (rolling.conforms) expect(apart.conforms).toBe(true)
    }),
  )
})

test('σ needs 35 results over more than three months, in order', () => {
  const from = Date.UTC(2026, 0, 1)
  const results = (count: number, days: number) =>
    Array.from({ length: count }, (_, index) => ({
      value: FIFTEEN[index % 15]!,
      sampledAt: new Date(from + (index / (count - 1)) * days * 86_400_000),
    }))
  const sigma = en206Sigma({ results: results(35, 100) })
  expect(sigma.sigma).toBeCloseTo(sigmaFromRanges(results(35, 100).map(row => row.value)), 12)
  expect(en206Sigma({ results: results(35, 100), floor: 5 }).sigma).toBe(5)
  expect(faultOf(() => en206Sigma({ results: results(34, 100) }))).toBe('too-few-results')
  expect(faultOf(() => en206Sigma({ results: results(35, 90) }))).toBe('period-too-short')
  expect(faultOf(() => en206Sigma({ results: results(35, 100).reverse() }))).toBe('results-out-of-order')
})

test('the band of s over σ narrows as results come in', () => {
  const wide = Array.from({ length: 40 }, (_, index) => 40 + (index % 2 ? 3 : -3))
  const bands = [15, 20, 25, 30, 35].map(last => sigmaCheck(wide.slice(-last), 3, wide.slice(0, -last)))
  expect(bands.map(band => [band.low, band.high])).toEqual([
    [0.63, 1.37],
    [0.68, 1.31],
    [0.72, 1.28],
    [0.74, 1.26],
    [0.76, 1.24],
  ])
  expect(sigmaCheck(wide.slice(-15), 2, wide.slice(0, -15))).toMatchObject({ kept: false, next: 0.886 * 6 })
})

test('a family: results move to the reference, members answer for themselves', () => {
  const family = en206Family({
    members: [
      { name: 'C30/37', fck: 30, results: [36, 38, 37] },
      { name: 'C40/50', fck: 40, results: [45, 47] },
      { name: 'C25/30', fck: 25, results: [25.5, 26, 25] },
    ],
    reference: 'C30/37',
    sigma: 3,
  })
  expect(family.transposed.map(row => row.value)).toEqual([36, 38, 37, 35, 37, 30.5, 31, 30])
  expect(family.members.map(member => member.verdict.conforms)).toEqual([true, true, false])
  expect(family.belongs).toBe(false)
  expect(familyMember(FIFTEEN, 40, 3).criteria[0]!.least).toBeCloseTo(44.44, 10)
  expect(familyMember([31, 29], 30, 3).criteria[0]!.least).toBe(29)
})

test('a family of fifteen results has a verdict of its own, without the members that do not belong', () => {
  const [seven, eight] = [FIFTEEN.slice(0, 7), FIFTEEN.slice(7)]
  const members = [
    { name: 'C40/50', fck: 40, results: seven },
    { name: 'C30/37', fck: 30, results: eight.map(value => value - 10) },
    { name: 'C25/30', fck: 25, results: [20.9, 40] },
  ]
  const { verdict, belongs } = en206Family({ members, reference: 'C40/50', sigma: 3 })
  expect(belongs).toBe(false)
  // Moved onto C40/50 these are the fifteen of the example above: 45.25 meets 40 + 1.48 × 3.
  expect(verdict!.conforms).toBe(true)
  expect(verdict!.criteria[0]!.value).toBeCloseTo(45.25, 2)
  expect(verdict!.criteria[0]!.least).toBeCloseTo(44.44, 10)
  expect(en206Family({ members, reference: 'C40/50', sigma: 4 }).verdict!.conforms).toBe(false)
  expect(en206Family({ members: members.slice(0, 2), reference: 'C40/50', sigma: 3 }).belongs).toBe(true)
  const few = [members[0]!, { ...members[1]!, results: [36] }]
  expect(en206Family({ members: few, reference: 'C40/50', sigma: 3 }).verdict).toBeNull()
})

test('identity: more results ask more of their mean', () => {
  expect(en206Identity({ results: [26], fck: 30 }).conforms).toBe(true)
  expect(en206Identity({ results: [30.9, 30.9], fck: 30 }).conforms).toBe(false)
  expect(en206Identity({ results: [31, 31], fck: 30 }).conforms).toBe(true)
  expect(en206Identity({ results: [31, 31, 31, 31, 31], fck: 30 }).conforms).toBe(false)
  expect(faultOf(() => en206Identity({ results: FIFTEEN, fck: 30 }))).toBe('too-many-results')
})

test('ACI 318: rolling means of three, single tests by 3.5 MPa or 0.90 of the strength', () => {
  expect(aci318Acceptance({ results: [29, 31, 30, 33], fc: 30 }).conforms).toBe(true)
  const low = aci318Acceptance({ results: [34, 26.4, 33], fc: 30 })
  expect(low).toMatchObject({ conforms: false, lowStrength: [1] })
  expect(low.failed).toHaveLength(1)
  expect(aci318Acceptance({ results: [31, 29, 29.5], fc: 30 }).failed[0]).toMatchObject({
    rule: 'mean of three consecutive tests',
  })
  expect(aci318Acceptance({ results: [60], fc: 30 }).conforms).toBeNull()
  expect(aci318Acceptance({ results: [60, 58], fc: 30 }).conforms).toBeNull()
  expect(aci318Acceptance({ results: [45.1, 55, 55], fc: 50 }).conforms).toBe(true)
  expect(aci318Acceptance({ results: [44.9], fc: 50 }).conforms).toBe(false)
  expect(aci318Cores([26, 25, 26], 30).conforms).toBe(true)
  expect(aci318Cores([32, 30, 22.4], 30).failed.map(row => row.rule)).toEqual(['single core'])
})

test('ACI 318: a series that conforms still conforms when every test gets stronger', () => {
  fc.assert(
    fc.property(series, fc.double({ min: 0, max: 20, noNaN: true }), (results, more) => {
      const before = aci318Acceptance({ results, fc: 30 }).failed.length
      expect(
        aci318Acceptance({ results: results.map(value => value + more), fc: 30 }).failed.length,
      ).toBeLessThanOrEqual(before)
    }),
  )
})

test('a single result may be 4 MPa below by EN 206, by ACI 318 3.5 MPa up to 35 and a tenth above', () => {
  expect(singleLeast(30, { standard: 'en206' })).toBe(26)
  expect(singleLeast(35, { standard: 'aci318' })).toBe(31.5)
  expect(singleLeast(40, { standard: 'aci318' })).toBe(36)
})
