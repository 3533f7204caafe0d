import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { strengthAs } from '../../strength-class'
import { atConstantVolume } from '../constant-volume'
import { predictorOf, type StrengthBand } from '../predict'
import type { StrengthMix } from '../sample'
import { SHIPPED_MODEL } from '../shipped'
import { hardeningOf } from './age'
import { askHouse, refusalOf } from './answer'
import { bandOf, calibrated, LEAST_SCORES } from './calibrate'
import { compare, scoreOf, shippedAlone, told } from './compare'
import { earlyLink, forecasts } from './forecast'
import { correctionAt, expected, fitHouse, type HouseModel } from './model'
import { effectAt, pool } from './pooling'
import { type HouseResult, type Place, type Residual, residualsOf } from './result'

vi.setConfig({ testTimeout: 120_000 })

const predictor = predictorOf(SHIPPED_MODEL)
const EFFECT = SHIPPED_MODEL.sourceEffect!
const ASSUMED = { all: 0.11, between: [0.05, 0.05, 0.05], within: 0.085, weight: 4 }
const MIX: StrengthMix = {
  ...{ cement: 320, slag: 0, ash: 0, water: 170, superplastic: 3, coarseagg: 1020, fineagg: 760, age: 28 },
}
const PLACE: Place = { source: 'mill', plant: 'north', concrete: 'C30' }

/** A normal draw of a seeded stream. */
function stream(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
}

/** Sets of a house whose concrete is `off` (ln) beside the shipped model, each tested at these ages. */
function houseOf(
  of: {
    sets: number
    off: number
    scatter?: number
    ages?: number[]
    slower?: number
    seed?: number
    place?: Partial<Place>
  } & {
    shape?: 'cube' | 'cylinder'
    perMonth?: number
  },
): HouseResult[] {
  const { sets, off, scatter = 0.06, ages = [28], slower = 0, seed = 1, shape = 'cylinder', perMonth = 25 } = of
  const normal = stream(seed)
  return Array.from({ length: sets }, (_, at) => {
    const luck = normal() * scatter
    const mix = { ...MIX, cement: 300 + (at % 4) * 20 }
    return ages.map((age): HouseResult => {
      const { p50 } = predictor.bands([{ ...mix, age }])[0]!
      const late = slower * (1 - Math.sqrt(28 / age))
      const mpa = p50 * Math.exp(off + luck + late + normal() * 0.015)
      const month = String(1 + Math.floor(at / perMonth)).padStart(2, '0')
      return {
        ...{ ...PLACE, ...of.place, setId: `${seed}-${at}`, shape, batched: true },
        knownOn: `2026-${month}-${String(1 + (at % 28)).padStart(2, '0')}`,
        mpa: shape === 'cube' ? strengthAs(mpa, 'cylinder', 'cube') : mpa,
        mix: { ...mix, age },
      }
    })
  }).flat()
}

const fitted = (results: readonly HouseResult[]) => fitHouse(residualsOf(predictor, results), '2026-12-01', EFFECT)
const p50 = (model: HouseModel, mix = MIX, place = PLACE) => {
  const answer = askHouse(predictor, model, mix, place)
  if (answer.refused) throw new Error(answer.why)
  return answer
}

test('without results the house has the shipped model with the band of another laboratory', () => {
  const none = p50(shippedAlone(EFFECT))
  const shipped = predictor.ask(MIX)
  if (shipped.refused) throw new Error('refused')
  expect(none.p50).toBeCloseTo(shipped.p50, 9)
  expect(none.known).toBe('house')
  // The effect of a source, 0.142 on either side, and what lies between plants, concretes and sets.
  expect(Math.log(none.p90 / none.p10)).toBeGreaterThan(0.4)
})

test('few results stay near the shipped model, many outweigh it', () => {
  const shipped = predictor.bands([MIX])[0]!.p50
  const moved = (sets: number) => Math.log(p50(fitted(houseOf({ sets, off: -0.2, scatter: 0 }))).p50 / shipped)
  expect(moved(1)).toBeGreaterThan(-0.17)
  expect(moved(1)).toBeLessThan(-0.1)
  expect(moved(200)).toBeCloseTo(-0.2, 2)
  expect(moved(5)).toBeLessThan(moved(1))
})

test('one group with one observation is the posterior worked out by hand', () => {
  // τ 0.2 of all, 0.1 of the group, σ 0.3, weights so great that nothing is learnt of them.
  const found = pool([{ path: ['a'], value: 0.5 }], { all: 0.2, between: [0.1], within: 0.3, weight: 1e12 })
  const [a, g, e] = [0.04, 0.01, 0.09]
  expect(found.all.mean).toBeCloseTo((0.5 * a) / (a + g + e), 9)
  expect(found.groups.get('a')!.mean).toBeCloseTo((0.5 * (a + g)) / (a + g + e), 9)
  expect(found.groups.get('a')!.sd ** 2).toBeCloseTo(((a + g) * e) / (a + g + e), 9)
  const other = effectAt(found, ['b'])
  expect(other.sd ** 2).toBeCloseTo((a * (g + e)) / (a + g + e) + g, 9)
})

test('a plant of few results leans on the house, and says that it is less known', () => {
  const results = [
    ...houseOf({ sets: 120, off: -0.15 }),
    ...houseOf({ sets: 2, off: 0.2, seed: 2, place: { plant: 'south', concrete: 'C40' } }),
  ]
  const model = fitted(results)
  const north = p50(model)
  const south = p50(model, MIX, { ...PLACE, plant: 'south', concrete: 'C40' })
  const elsewhere = p50(model, MIX, { ...PLACE, plant: 'east' })
  const shipped = predictor.bands([MIX])[0]!.p50
  expect(Math.log(south.p50 / shipped)).toBeLessThan(0.14)
  expect(Math.log(south.p50 / north.p50)).toBeGreaterThan(0.05)
  expect(south.sd).toBeGreaterThan(north.sd)
  expect(elsewhere.sd).toBeGreaterThan(north.sd)
  expect([north.known, elsewhere.known]).toEqual(['concrete', 'cement'])
})

test('standard deviations between and within groups are found again', () => {
  const normal = stream(5)
  const observations = Array.from({ length: 60 }, (_, plant) => {
    const effect = normal() * 0.12
    return Array.from({ length: 20 }, () => ({ path: [String(plant)], value: effect + normal() * 0.07 }))
  }).flat()
  const { between, within } = pool(observations, { all: 0.1, between: [0.05], within: 0.085, weight: 4 })
  expect(between[0]).toBeGreaterThan(0.095)
  expect(between[0]).toBeLessThan(0.145)
  expect(within).toBeCloseTo(0.07, 2)
})

test('cubes beyond what EN 206 says of them are told apart from cylinders', () => {
  const cylinders = houseOf({ sets: 60, off: -0.1 })
  const cubes = houseOf({ sets: 60, off: -0.1 + 0.06, seed: 9, shape: 'cube' })
  const model = fitted([...cylinders, ...cubes])
  const { cube } = model
  expect(cube.mean).toBeGreaterThan(0.04)
  expect(cube.mean).toBeLessThan(0.07)
  expect(correctionAt(model, PLACE).mean).toBeCloseTo(-0.1, 1)
})

test('concrete that hardens slower or faster than the shipped model is seen in sets tested twice', () => {
  const slow = hardeningOf(residualsOf(predictor, houseOf({ sets: 60, off: 0, ages: [7, 28], slower: 0.12 })))
  expect(slow.slower).toBeCloseTo(0.12, 1)
  expect(slow.faster).toBe(0)
  const fast = hardeningOf(residualsOf(predictor, houseOf({ sets: 60, off: 0, ages: [7, 28], slower: -0.12 })))
  expect(fast.slower).toBe(0)
  expect(fast.faster).toBeGreaterThan(0.15)
  expect(fast.pairs).toBe(60)
})

const RUNS = { numRuns: 2000, seed: 14 }
const models = [
  shippedAlone(EFFECT),
  fitted(houseOf({ sets: 40, off: -0.2, ages: [7, 28], slower: 0.15 })),
  fitted(houseOf({ sets: 40, off: 0.25, ages: [7, 28], slower: -0.3, seed: 3 })),
  calibrated(residualsOf(predictor, houseOf({ sets: 120, off: -0.1, ages: [7, 28] })), '2026-12-01', EFFECT).model,
]
const anyMix = fc.record({
  cement: fc.double({ min: 150, max: 500, noNaN: true }),
  slag: fc.double({ min: 0, max: 200, noNaN: true }),
  ash: fc.double({ min: 0, max: 150, noNaN: true }),
  water: fc.double({ min: 130, max: 240, noNaN: true }),
  superplastic: fc.double({ min: 0, max: 20, noNaN: true }),
  coarseagg: fc.double({ min: 850, max: 1140, noNaN: true }),
  fineagg: fc.double({ min: 650, max: 950, noNaN: true }),
  age: fc.double({ min: 1, max: 300, noNaN: true }),
})
const anyModel = fc.constantFrom(...models)
const step = fc.double({ min: 0.1, max: 50, noNaN: true })

/** The band of any mix, strangers included. */
function bandsOf(model: HouseModel, mixes: readonly StrengthMix[]) {
  const [now, reference] = [predictor.bands(mixes), predictor.bands(mixes.map(mix => ({ ...mix, age: 28 })))]
  const rows = mixes.map(
    (mix, at): Residual => ({
      ...{ ...PLACE, setId: '', knownOn: '', shape: 'cylinder', batched: true, mpa: 1, r: 0, mix },
      ...{ shipped: now[at]!.p50, shippedAtReference: reference[at]!.p50 },
    }),
  )
  return told(model, rows)
}
function expectNever(sign: 1 | -1, model: HouseModel, mixes: StrengthMix[]) {
  const [before, after] = bandsOf(model, mixes)
  for (const end of ['p10', 'p50', 'p90'] as const)
    expect(sign * (after![end] - before![end])).toBeGreaterThanOrEqual(-1e-9)
  for (const { p10, p50: middle, p90 } of [before!, after!]) expect(p10 < middle && middle < p90).toBe(true)
}

test('water in the place of aggregate never makes the house’s concrete stronger, and quantiles never cross', () => {
  fc.assert(
    fc.property(anyModel, anyMix, step, (model, mix, water) =>
      expectNever(-1, model, [mix, atConstantVolume(mix, { water })]),
    ),
    RUNS,
  )
})

test('cement in the place of aggregate never makes it weaker', () => {
  fc.assert(
    fc.property(anyModel, anyMix, step, (model, mix, cement) =>
      expectNever(1, model, [mix, atConstantVolume(mix, { cement })]),
    ),
    RUNS,
  )
})

test('age never makes it weaker', () => {
  fc.assert(
    fc.property(anyModel, anyMix, step, (model, mix, days) =>
      expectNever(1, model, [mix, { ...mix, age: mix.age + days }]),
    ),
    RUNS,
  )
})

test('the band is measured on results that were told before they were known, and keeps its share afterwards', () => {
  const all = residualsOf(predictor, houseOf({ sets: 400, off: -0.1, scatter: 0.12, perMonth: 34 }))
  const [first, later] = [all.slice(0, 300), all.slice(300)]
  const { model, months } = calibrated(first, '2026-09-28', EFFECT)
  expect(months.length).toBeGreaterThan(8)
  expect(model.band.scores).toBe(300 - 68)
  const { coverage } = scoreOf(told(model, later))
  expect(coverage).toBeGreaterThanOrEqual(0.72)
  expect(coverage).toBeLessThanOrEqual(0.88)
  expect(bandOf(Array.from({ length: LEAST_SCORES - 1 }, () => 5))).toMatchObject({ below: 1.2816, above: 1.2816 })
})

test('the band of many months catches 75 to 85 % of what comes after', () => {
  let [inside, n] = [0, 0]
  for (const seed of [11, 12, 13, 14, 15, 16]) {
    const all = residualsOf(predictor, houseOf({ sets: 400, off: -0.1, scatter: 0.1, perMonth: 34, seed }))
    const { model } = calibrated(all.slice(0, 300), '2026-09-28', EFFECT)
    const score = scoreOf(told(model, all.slice(300)))
    inside += score.coverage! * score.n
    n += score.n
  }
  expect(inside / n).toBeGreaterThanOrEqual(0.75)
  expect(inside / n).toBeLessThanOrEqual(0.85)
})

test('a new version serves only when it does better on results that neither has seen', () => {
  const all = residualsOf(predictor, houseOf({ sets: 200, off: -0.2 }))
  const known = all.filter(({ knownOn }) => knownOn <= '2026-04-30')
  const candidate = calibrated(known, '2026-04-30', EFFECT).model
  const fair = compare(candidate, null, all, EFFECT)
  expect(fair.candidate.n).toBe(all.filter(({ knownOn }) => knownOn > '2026-04-30').length)
  expect(fair.won).toBe('candidate')
  expect(fair.candidate.error!).toBeLessThan(fair.serving.error!)
  expect(fair.why).toContain('Better on')
  const wrong: HouseModel = { ...candidate, all: { ...candidate.all, mean: 0.4 }, groups: [] }
  expect(compare(wrong, candidate, all, EFFECT)).toMatchObject({ won: 'serving' })
  const early = compare(candidate, null, known, EFFECT)
  expect(early).toMatchObject({ won: 'serving', candidate: { n: 0 } })
  expect(early.why).toBe('The shipped model stays: 0 results since 30/04/2026, 20 are needed to compare')
})

test('a mix that nobody has seen is refused in a sentence; one that the house makes often is answered', () => {
  const strange: StrengthMix = { ...MIX, cement: 95, slag: 340, ash: 0, water: 150 }
  const none = shippedAlone(EFFECT)
  expect(predictor.ask(strange, 'cylinder', 'own').refused).toBe(true)
  expect(refusalOf(predictor, none, strange)).toBe(
    'The shipped model has not seen such cement, and 0 of the house’s results are of a mix like it; 15 are needed',
  )
  const { age: _age, ...contents } = strange
  const known: HouseModel = { ...none, concretes: [{ contents, n: 15 }] }
  expect(askHouse(predictor, known, strange)).toMatchObject({ refused: false })
  expect(askHouse(predictor, { ...none, concretes: [{ contents, n: 14 }] }, strange)).toMatchObject({ refused: true })
  expect(askHouse(predictor, known, { ...strange, age: 800 })).toMatchObject({ refused: true })
})

test('a set that is weak at 7 days is told weak at 28, as far as early luck lasts', () => {
  const results = houseOf({ sets: 80, off: -0.1, scatter: 0.1, ages: [7, 28] })
  const residuals = residualsOf(predictor, results)
  const model = fitHouse(residuals, '2026-12-01', EFFECT)
  const link = earlyLink(model, residuals)
  expect(link.pairs).toBe(80)
  expect(link.slope).toBeGreaterThan(0.8)
  const early = results.find(({ mix }) => mix.age === 7)!
  const [weak, usual] = forecasts(predictor, { ...model, early: link }, [
    { ...early, mpa: early.mpa * 0.85 },
    early,
  ]) as [StrengthBand, StrengthBand]
  expect(weak.p50 / usual.p50).toBeCloseTo(0.85 ** link.slope, 6)
  expect(weak.p10 < weak.p50 && weak.p50 < weak.p90).toBe(true)
  // Narrower than what is known without the early result.
  expect(link.scatter).toBeLessThan(expected(model, { ...early, ...residuals[0]! }, 28).sd)
  expect(earlyLink(model, []).slope).toBeCloseTo(0.7, 9)
})

test('nothing is learnt of a house without results, whatever is asked', () => {
  expect(pool([], ASSUMED)).toMatchObject({ all: { mean: 0, sd: 0.11, n: 0 }, between: ASSUMED.between, within: 0.085 })
  expect(scoreOf([])).toEqual({ n: 0, error: null, bias: null, coverage: null, score: null })
})
