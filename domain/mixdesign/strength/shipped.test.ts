import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { checkDirections } from '~/tests/bench/strength/trainer/directions'
import { predictorOf } from './predict'
import { SHIPPED_MODEL } from './shipped'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const predictor = predictorOf(SHIPPED_MODEL)
const ORDINARY = { cement: 300, slag: 0, ash: 60, water: 180, superplastic: 4, coarseagg: 1000, fineagg: 780, age: 28 }

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

test('strength falls with water/binder and rises with age on mixes drawn anywhere in its ranges', () => {
  const { ranges } = SHIPPED_MODEL.experience
  const content = (name: keyof typeof ranges) => fc.double({ min: ranges[name][0], max: ranges[name][1], noNaN: true })
  const mix = fc.record({
    cement: content('cement'),
    slag: content('slag'),
    ash: content('ash'),
    water: content('water'),
    superplastic: content('superplastic'),
    coarseagg: content('coarseagg'),
    fineagg: content('fineagg'),
    age: content('age'),
  })
  fc.assert(
    fc.property(mix, one => {
      fc.pre(one.cement + one.slag + one.ash < 950)
      expect(checkDirections(predictor, [one]).broken).toEqual([])
    }),
    { numRuns: 150 },
  )
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
