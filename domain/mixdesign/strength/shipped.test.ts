import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { checkDirections } from '~/tests/bench/strength/trainer/directions'
import { aggregateAsModel, atConstantVolume, solidVolume } from './constant-volume'
import { predictorOf, type StrengthBand } from './predict'
import type { StrengthMix } from './sample'
import { SHIPPED_MODEL } from './shipped'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const predictor = predictorOf(SHIPPED_MODEL)
const ORDINARY = { cement: 300, slag: 0, ash: 60, water: 180, superplastic: 4, coarseagg: 1000, fineagg: 780, age: 28 }
/** One that a review found stronger with more water. */
const SLAG = { cement: 183, slag: 113, ash: 0, water: 164, superplastic: 6, coarseagg: 1000, fineagg: 850, age: 28 }

test('the shipped model names its source and licence', () => {
  expect(SHIPPED_MODEL.source).toMatchObject({ licence: 'CC BY 4.0', rows: 1030, mixes: 427 })
  expect(SHIPPED_MODEL.source.name).toContain('Yeh (1998)')
})

test('an ordinary mix gets an ordinary strength, at 7 days less than at 28', () => {
  const answer = predictor.ask(ORDINARY)
  if (answer.refused) throw new Error('refused')
  expect(answer.p50).toBeGreaterThan(30)
  expect(answer.p50).toBeLessThan(55)
  expect(answer.p90 - answer.p10).toBeGreaterThan(5)
  expect(predictor.bands([{ ...ORDINARY, age: 7 }])[0]!.p50).toBeLessThan(answer.p50 * 0.9)
})

/** Mixes drawn anywhere in the ranges that the model was taught on. */
function anyMix() {
  const { ranges } = SHIPPED_MODEL.experience
  const content = (name: keyof typeof ranges) => fc.double({ min: ranges[name][0], max: ranges[name][1], noNaN: true })
  return fc
    .record({
      cement: content('cement'),
      slag: content('slag'),
      ash: content('ash'),
      water: content('water'),
      superplastic: content('superplastic'),
      coarseagg: content('coarseagg'),
      fineagg: content('fineagg'),
      age: content('age'),
    })
    .filter(one => one.cement + one.slag + one.ash < 900 && one.coarseagg + one.fineagg > 1450)
}

test('in one volume strength falls with water and rises with cement and with age, on mixes drawn anywhere in its ranges', () => {
  fc.assert(
    fc.property(anyMix(), one => {
      expect(checkDirections(predictor, [one]).broken).toEqual([])
    }),
    { numRuns: 150, seed: 14 },
  )
})

const RUNS = { numRuns: 2000, seed: 1998 }
const ENDS = ['p10', 'p50', 'p90'] as const
const step = fc.double({ min: 0.1, max: 60, noNaN: true })

/** Each end of the band goes the way of `sign` or stays; the band keeps its order. */
function expectNever(sign: 1 | -1, mixes: [StrengthMix, StrengthMix]) {
  const [before, after] = predictor.bands(mixes) as [StrengthBand, StrengthBand]
  for (const end of ENDS) expect(sign * (after[end] - before[end])).toBeGreaterThanOrEqual(-1e-9)
  for (const { p10, p50, p90 } of [before, after]) expect(p10 <= p50 && p50 <= p90).toBe(true)
}

test('water in the place of aggregate never makes it stronger', () => {
  fc.assert(
    fc.property(anyMix(), step, (mix, water) => expectNever(-1, [mix, atConstantVolume(mix, { water })])),
    RUNS,
  )
})

test('cement in the place of aggregate never makes it weaker', () => {
  fc.assert(
    fc.property(anyMix(), step, (mix, cement) => expectNever(1, [mix, atConstantVolume(mix, { cement })])),
    RUNS,
  )
})

test('age never makes it weaker', () => {
  fc.assert(
    fc.property(anyMix(), fc.double({ min: 0.01, max: 200, noNaN: true }), (mix, days) =>
      expectNever(1, [mix, { ...mix, age: mix.age + days }]),
    ),
    RUNS,
  )
})

test('mixes that it was taught: expected strengths keep the directions too', () => {
  for (const mix of [SLAG, ORDINARY])
    for (const more of [5, 10, 20, 40]) {
      const [now, wetter, richer] = predictor.bands([
        mix,
        atConstantVolume(mix, { water: more }),
        atConstantVolume(mix, { cement: more }),
      ])
      expect(wetter!.p50).toBeLessThanOrEqual(now!.p50)
      expect(richer!.p50).toBeGreaterThanOrEqual(now!.p50)
    }
})

test('aggregate gives way by its volume, so the mix fills what it filled', () => {
  const wetter = atConstantVolume(ORDINARY, { water: 10, cement: 20 })
  expect(solidVolume(wetter)).toBeCloseTo(solidVolume(ORDINARY), 9)
  expect(wetter.coarseagg / wetter.fineagg).toBeCloseTo(ORDINARY.coarseagg / ORDINARY.fineagg, 9)
  expect(aggregateAsModel(2000, 4)).toBe(1325)
})

test('strength rises from day to day to 28 days; a day is far less than five', () => {
  const days = Array.from({ length: 28 }, (_, day) => day + 1)
  const bands = predictor.bands(days.map(age => ({ ...ORDINARY, age })))
  for (const end of ['p10', 'p50', 'p90'] as const)
    bands.slice(1).forEach((band, at) => {
      expect([days[at], end, band[end] - bands[at]![end] > 0]).toEqual([days[at], end, true])
    })
  expect(bands[0]!.p50 / bands[4]!.p50).toBeLessThan(0.6)
  expect(bands.every(({ p10, p50, p90 }) => p10 < p50 && p50 < p90)).toBe(true)
})

test('what it never saw is refused', () => {
  expect(predictor.ask({ ...ORDINARY, cement: 20, ash: 300 }).refused).toBe(true)
  expect(predictor.ask({ ...ORDINARY, age: 730 }).refused).toBe(true)
  expect(predictor.ask({ ...ORDINARY, cement: 400, slag: 350, ash: 200 }).experience.outside).toEqual(['distance'])
})

test('a thousand mixes take well under a tenth of a second of processor time', () => {
  const mixes = Array.from({ length: 1000 }, (_, at) => ({ ...ORDINARY, cement: 250 + (at % 200) }))
  predictor.bands(mixes)
  const seconds = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    predictor.bands(mixes)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }).sort((a, b) => a - b)[2]!
  console.info(`1,000 mixes in ${(seconds * 1000).toFixed(1)} ms of processor time`)
  expect(seconds).toBeLessThan(0.1)
})
