import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standardDeviation } from '~/domain/kit/statistics'
import { recordDeviation } from './aci-production'
import { sigmaFromRanges } from './en206-sigma'
import { productionOf } from './production'
import { productionFigures } from './production-figures'
import type { ProductionResult, ProductionRules } from './production-result'
import { samplesDue } from './sampling-rate'

const EN: ProductionRules = { standard: 'en206', groups: 'apart' }
const ACI: ProductionRules = { standard: 'aci318', groups: 'apart' }
const FIFTEEN = [44.1, 47.3, 42.8, 45.9, 50.2, 41.7, 46.4, 43.3, 48.8, 45.0, 40.9, 47.9, 44.6, 46.1, 43.7]
const START = Date.UTC(2026, 0, 1)

const series = (values: readonly number[], { every = 3, fck = 40, from = START, member = 'C40' } = {}) =>
  values.map((value, place): ProductionResult => {
    const at = new Date(from + place * every * 86_400_000)
    const on = at.toISOString().slice(0, 10)
    return { id: `r${place}`, name: `CT-${place}`, on, at, value, fck, member }
  })
const soon = (rows: readonly ProductionResult[]) => rows.at(-1)?.at ?? new Date(START)
const many = (count: number) => Array.from({ length: count }, (_, place) => FIFTEEN[place % 15]!)

test('initial until 35 results over more than three months: groups of three, each result for itself', () => {
  const rows = series(many(34))
  const found = productionOf(rows, EN, soon(rows))
  expect(found).toMatchObject({ state: 'initial', sigma: null, changes: [], pending: ['r33'], next: { more: 2 } })
  expect(found.criteria.map(one => one.rule)).toEqual(Array(11).fill('mean of three'))
  expect(found.criteria[0]).toMatchObject({ least: 44, results: ['r0', 'r1', 'r2'] })
  expect(found.criteria[0]!.value).toBeCloseTo(44.733, 3)
  // 35 results within 68 days are too quick; production stays initial until they span three months.
  const quick = series(many(40), { every: 2 })
  expect(productionOf(quick, EN, soon(quick)).state).toBe('initial')
})

test('the 35th result makes production continuous, with σ of those 35', () => {
  const rows = series(many(35))
  const found = productionOf(rows, EN, soon(rows))
  const sigma = sigmaFromRanges(many(35))
  expect(found).toMatchObject({ state: 'continuous', pending: [], next: { more: 15, by: null } })
  expect(found.sigma).toBeCloseTo(sigma, 12)
  expect(found.changes).toMatchObject([{ kind: 'state', from: 'initial', to: 'continuous', at: 'r34', name: 'CT-34' }])
})

test('fifteen more check σ and are held against fck + 1.48 σ', () => {
  const rows = series([...many(35), ...FIFTEEN])
  const found = productionOf(rows, EN, soon(rows))
  const sigma = sigmaFromRanges(many(35))
  // s of the fifteen is 2.623 MPa: 0.70 of σ, inside 0.63 to 1.37.
  expect(found.checks).toMatchObject([{ low: 0.63, high: 1.37, kept: true, at: 'r49' }])
  expect(found.checks[0]!.s).toBeCloseTo(2.623, 3)
  const last = found.criteria.at(-1)!
  expect(last).toMatchObject({ kind: 'mean', rule: 'mean of 15', state: 'continuous' })
  expect(last.least).toBeCloseTo(40 + 1.48 * sigma, 10)
  expect(last.value).toBeCloseTo(45.247, 3)
  expect(last.pass).toBe(45.247 >= 40 + 1.48 * sigma)
  expect(found.conforms).toBe(last.pass)
})

test('a σ outside of the band is that of the last 35 before the mean is judged, and the sampling rate rises', () => {
  const wild = Array.from({ length: 15 }, (_, place) => (place % 2 ? 58 : 42))
  const rows = series([...many(35), ...wild])
  const found = productionOf(rows, EN, soon(rows))
  const fresh = sigmaFromRanges([...many(35), ...wild].slice(-35))
  expect(found.checks[0]).toMatchObject({ kept: false })
  expect(found.checks[0]!.next).toBeCloseTo(fresh, 10)
  expect(found.changes.at(-1)).toMatchObject({ kind: 'sigma', at: 'r49', to: fresh.toFixed(2) })
  expect(found.criteria.at(-1)!.least).toBeCloseTo(40 + 1.48 * fresh, 10)
  expect(found.raised).toBe(true)
})

test('a single result below fck − 4 fails at once', () => {
  const rows = series([45, 46, 35.9])
  const found = productionOf(rows, EN, soon(rows))
  expect(found.conforms).toBe(false)
  expect(found.criteria.filter(one => !one.pass).map(one => [one.kind, one.least])).toEqual([
    ['single', 36],
    ['mean', 44],
  ])
  expect(productionOf(series([36]), EN, new Date(START)).conforms).toBeNull()
  expect(productionOf(series([35.9]), EN, new Date(START)).conforms).toBe(false)
})

test('twelve months without a result make production initial again', () => {
  const rows = series(many(35))
  const later = new Date(soon(rows).getTime() + 366 * 86_400_000)
  expect(productionOf(rows, EN, later)).toMatchObject({
    ...{ state: 'initial', sigma: null, pending: [] },
    changes: [{ to: 'continuous' }, { from: 'continuous', to: 'initial', at: null }],
  })
  const again = [...rows, { ...rows[0]!, id: 'new', at: later, on: '2027-04-20' }]
  expect(productionOf(again, EN, later)).toMatchObject({ state: 'initial', pending: ['new'] })
})

test('a member of a family that does not belong is told and judged without', () => {
  const rows = series(many(50)).map((row, place) =>
    place < 35 || place % 3 ? row : { ...row, value: row.value - 16, fck: 30, member: 'C30' },
  )
  const found = productionOf(rows, EN, soon(rows))
  const [member, mean] = found.criteria.slice(-2)
  expect(member).toMatchObject({ kind: 'member', member: 'C30', pass: false })
  expect(mean).toMatchObject({ kind: 'mean', rule: 'mean of 10' })
  const fits = rows.map(row => (row.member === 'C30' ? { ...row, value: row.value + 6 } : row))
  expect(productionOf(fits, EN, soon(fits)).criteria.at(-1)).toMatchObject({ rule: 'mean of 15' })
})

test('ACI never conforms before three tests, and has a record of strength from fifteen', () => {
  expect(productionOf(series([50, 52]), ACI, new Date(START)).conforms).toBeNull()
  expect(productionOf(series([50, 35]), ACI, new Date(START)).conforms).toBe(false)
  expect(productionOf(series([50, 52, 41]), ACI, new Date(START)).conforms).toBe(true)
  expect(productionOf(series([38, 39, 41]), ACI, new Date(START)).conforms).toBe(false)
  expect(productionOf(series(many(14)), ACI, new Date(START))).toMatchObject({ state: 'initial', sigma: null })
  const found = productionOf(series(FIFTEEN), ACI, new Date(START))
  expect(found).toMatchObject({ state: 'continuous', changes: [{ at: 'r14' }] })
  expect(found.sigma).toBeCloseTo(2.623 * 1.16, 2)
  expect(recordDeviation(many(22))! / standardDeviation(many(22))).toBeCloseTo(1.06, 10)
  const s = (count: number) => recordDeviation(many(count))!
  expect(s(30) / s(60)).toBeCloseTo(1, 10)
})

const strength = fc.double({ min: 25, max: 70, noNaN: true })
const histories = fc
  .array(fc.tuple(strength, fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 120 })
  .map(rows => {
    let day = START
    return rows.map(([value, days], place): ProductionResult => {
      day += days * 86_400_000
      const at = new Date(day)
      return {
        ...{ id: `r${place}`, name: `CT-${place}`, on: at.toISOString().slice(0, 10), at, value, fck: 40 },
        member: place % 4 ? 'A' : 'B',
      }
    })
  })
const rules = fc.record<ProductionRules>({
  standard: fc.constantFrom('en206', 'aci318'),
  groups: fc.constantFrom('apart', 'rolling', 'chart'),
})
const RUNS = { numRuns: 2000, seed: 20261126 }

test('more results never change what was said before', () => {
  fc.assert(
    fc.property(histories, rules, fc.nat(), (rows, by, cut) => {
      const part = rows.slice(0, 1 + (cut % rows.length))
      const before = productionOf(part, by, soon(part))
      const after = productionOf(rows, by, soon(rows))
      expect(after.changes.slice(0, before.changes.length)).toEqual(before.changes)
      if (by.standard === 'en206') expect(after.criteria.slice(0, before.criteria.length)).toEqual(before.criteria)
    }),
    RUNS,
  )
})

test('continuous needs 35 results within a year over three months, a σ that can judge, and apart groups share none', () => {
  fc.assert(
    fc.property(histories, rows => {
      const found = productionOf(rows, EN, soon(rows))
      for (const change of found.changes.filter(one => one.kind === 'state')) {
        const upTo = rows.slice(0, Number(change.at!.slice(1)) + 1)
        const year = upTo.filter(row => row.at.getTime() >= upTo.at(-1)!.at.getTime() - 366 * 86_400_000)
        expect(year.length).toBeGreaterThanOrEqual(35)
        expect(year.at(-1)!.at.getTime() - year[0]!.at.getTime()).toBeGreaterThan(89 * 86_400_000)
      }
      expect(found.sigma === null).toBe(found.state === 'initial')
      if (found.sigma !== null) expect(found.sigma).toBeGreaterThanOrEqual(0.5)
      const used = found.criteria.filter(one => one.kind === 'mean').flatMap(one => one.results)
      expect(new Set(used).size).toBe(used.length)
    }),
    RUNS,
  )
})

test('every test stronger by as much: no criterion fails that passed', () => {
  fc.assert(
    fc.property(histories, rules, fc.double({ min: 0, max: 20, noNaN: true }), (rows, by, more) => {
      const better = rows.map(row => ({ ...row, value: row.value + more }))
      const failed = (of: typeof rows) =>
        new Set(productionOf(of, by, soon(of)).criteria.flatMap(one => (one.pass ? [] : [`${one.kind} ${one.at}`])))
      for (const key of failed(better)) expect(failed(rows).has(key)).toBe(true)
    }),
    { ...RUNS, numRuns: 300 },
  )
})

test('the figures are of the last fifteen, or of three, and the margin is what the next mean has to spare', () => {
  const rows = series([...many(35), ...FIFTEEN])
  const found = productionOf(rows, EN, soon(rows))
  const figures = productionFigures(rows, found, EN)
  expect(figures).toMatchObject({ of: 15, trend: 'steady' })
  expect(figures.margin).toBeCloseTo(45.247 - 40 - 1.48 * found.sigma!, 3)
  const few = series([45, 46, 44])
  const initial = productionFigures(few, productionOf(few, EN, soon(few)), EN)
  expect(initial).toMatchObject({ of: 3, mean: 45, margin: 1, trend: null })
  expect(productionFigures([], productionOf([], EN, soon([])), EN)).toMatchObject({ of: 0, mean: null })
})

test('fewest samples: three in the first 50 m³, then by volume, days or month, whichever asks for more', () => {
  const base = { raised: false, certified: true, fromStart: false }
  expect(samplesDue({ ...base, state: 'continuous', cubicMetres: 1900, days: 12, months: 1 })).toBe(5)
  expect(samplesDue({ ...base, state: 'continuous', cubicMetres: 90, days: 2, months: 1 })).toBe(1)
  expect(samplesDue({ ...base, state: 'continuous', cubicMetres: 90, days: 26, months: 1 })).toBe(6)
  expect(samplesDue({ ...base, state: 'continuous', raised: true, cubicMetres: 1900, days: 12, months: 1 })).toBe(10)
  expect(samplesDue({ ...base, state: 'initial', fromStart: true, cubicMetres: 250, days: 2, months: 1 })).toBe(4)
  expect(samplesDue({ ...base, state: 'initial', certified: false, cubicMetres: 300, days: 4, months: 1 })).toBe(4)
  expect(samplesDue({ ...base, state: 'initial', cubicMetres: 0, days: 0, months: 0 })).toBe(0)
})
