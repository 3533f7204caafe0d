import { expect, test } from 'vitest'
import { random } from '../kit/random'
import { chanceFrom, chanceOf } from './offer'

test('the lower end is that of Wilson’s interval', () => {
  // By hand: 45 of 50, z 1.645: (0.9 + 0.02706) / 1.05412 = 0.8795, less 0.0710.
  expect(chanceOf({ share: 0.9, weight: 50 })).toEqual({ percent: 90, atLeast: 81 })
  expect(chanceOf({ share: 1, weight: 20 })).toEqual({ percent: 99, atLeast: 88 })
})

test('the site tells first, then the hour at the plant, then the plant, then all plants; else it is said that too few tell', () => {
  const row = (locationId: string, hour: number, loads: number, onTime: number, plantId = 'p1') => ({
    ...{ plantId, locationId, hour, loads, onTime },
  })
  const asked = { plantId: 'p1', plantName: 'Tuas', locationId: 'l1', hour: 7 }
  const hours = [row('l2', 6, 12, 12), row('l3', 8, 13, 10), row('l2', 14, 30, 15)]
  const site = [row('l1', 15, 24, 12)]
  const others = [row('l1', 7, 400, 400, 'p2')]
  expect(chanceFrom([...hours, ...site, ...others], asked).chanceSays).toBe(
    '12 of 24 first loads from Tuas to this site were on time',
  )
  expect(chanceFrom([...hours, ...others], asked).chanceSays).toBe(
    '22 of 25 first loads from Tuas about this hour were on time',
  )
  expect(chanceFrom(hours.slice(1), asked).chanceSays).toBe('25 of 43 first loads from Tuas were on time')
  expect(chanceFrom([...hours.slice(0, 1), ...others], asked).chanceSays).toBe(
    '412 of 412 first loads of all plants were on time',
  )
  expect(chanceFrom(hours.slice(0, 1), asked)).toEqual({
    chance: null,
    chanceSays: 'Too few loads to tell: 12 first loads from Tuas',
  })
})

const asked = { plantId: 'p1', plantName: 'Tuas', locationId: 'l1', hour: 8 }
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** First loads to so many sites of one plant, and what is told of each beside its truth. */
function toldOf(truths: readonly number[], loads: number, seed: number) {
  const draw = random(seed)
  const past = truths.map((truth, turn) => {
    const onTime = Array.from({ length: loads }, () => draw() < truth).filter(Boolean).length
    return { plantId: 'p1', locationId: `l${turn}`, hour: 6 + (turn % 5), loads, onTime }
  })
  return truths.map((truth, turn) => ({
    truth: truth * 100,
    ...chanceFrom(past, { ...asked, locationId: `l${turn}`, hour: 6 + (turn % 5) }).chance!,
  }))
}
const evenly = (from: number, until: number, count: number) =>
  Array.from({ length: count }, (_, turn) => from + ((until - from) * turn) / (count - 1))

test('of a site with few loads the others of its plant tell as well: what is told comes true', () => {
  for (const [truths, loads] of [
    [evenly(0.9, 0.98, 400), 22],
    [evenly(0.9, 0.98, 400), 6],
    [evenly(0.6, 0.98, 400), 40],
  ] as const) {
    const told = toldOf(truths, loads, 3)
    const off = mean(told.map(each => each.percent)) - mean(told.map(each => each.truth))
    expect(Math.abs(off), `${loads}`).toBeLessThan(1)
    for (const from of [60, 70, 80, 86, 90, 92, 94, 96]) {
      const bin = told.filter(each => each.percent >= from && each.percent < from + 4)
      if (bin.length < 40) continue
      const apart = mean(bin.map(each => each.percent)) - mean(bin.map(each => each.truth))
      expect(Math.abs(apart), `${loads} loads, ${from} %`).toBeLessThan(2)
    }
    const held = told.filter(each => each.atLeast <= Math.ceil(each.truth)).length / told.length
    expect(held, `${loads}`).toBeGreaterThan(0.94)
  }
})

test('where sites differ they are told apart, where they do not they are not', () => {
  const spread = (told: ReturnType<typeof toldOf>) =>
    Math.sqrt(mean(told.map(({ percent }) => (percent - mean(told.map(each => each.percent))) ** 2)))
  // The truth spreads by 11 and by 0 points.
  expect(spread(toldOf(evenly(0.6, 0.98, 200), 60, 5))).toBeGreaterThan(8)
  expect(spread(toldOf(Array<number>(200).fill(0.9), 60, 5))).toBeLessThan(1.5)
})

test('of a plant that few loads left the other plants tell', () => {
  const others = Array.from({ length: 6 }, (_, turn) => ({
    ...{ plantId: `p${turn + 2}`, locationId: 'l2', hour: 8, loads: 50, onTime: 46 },
  }))
  const own = { plantId: 'p1', locationId: 'l1', hour: 8, loads: 4, onTime: 3 }
  const told = chanceFrom([own, ...others], asked)
  expect(told.chanceSays).toBe('279 of 304 first loads of all plants were on time')
  expect(told.chance!.percent).toBeGreaterThan(89)
  expect(told.chance!.percent).toBeLessThan(93)
})
