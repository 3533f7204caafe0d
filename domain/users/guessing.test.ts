import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { delaySeconds, type Failures, type Patience, patienceOf, secondsToWait, waitWords } from './guessing'

const { anywhere, here } = patienceOf(5, 15)
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000)
const patience = fc.record({
  free: fc.integer({ min: 1, max: 100 }),
  longestSeconds: fc.integer({ min: 60, max: 86_400 }),
})

test('five tries are free, then the pause doubles from 15 seconds: to two minutes, to a quarter of an hour from one address', () => {
  const delays = (of: Patience) => Array.from({ length: 14 }, (_, count) => delaySeconds(count, of))
  expect(delays(anywhere)).toEqual([0, 0, 0, 0, 0, 15, 30, 60, 120, 120, 120, 120, 120, 120])
  expect(delays(here)).toEqual([0, 0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900])
})

test('the pause starts with the last failure and is told in whole seconds, rounded up', () => {
  const failures: Failures = { count: 6, last: at(0) }
  const waits = [0, 0.4, 29, 29.999, 30, 3600].map(seconds => secondsToWait(failures, here, at(seconds)))
  expect(waits).toEqual([30, 30, 1, 1, 0, 0])
  expect(secondsToWait(undefined, here, at(0))).toBe(0)
  expect(secondsToWait({ count: 4, last: at(0) }, here, at(0))).toBe(0)
})

test('a pause in words', () => {
  expect([1, 15, 119, 120, 121, 900].map(waitWords)).toEqual([
    '1 second',
    '15 seconds',
    '119 seconds',
    '2 minutes',
    '3 minutes',
    '15 minutes',
  ])
})

describe('whatever came before', () => {
  test('a pause never shrinks with another failure and never exceeds the longest', () => {
    fc.assert(
      fc.property(patience, fc.integer({ min: 0, max: 100_000 }), (of, count) => {
        const [one, more] = [delaySeconds(count, of), delaySeconds(count + 1, of)]
        expect(more).toBeGreaterThanOrEqual(one)
        expect(more).toBeLessThanOrEqual(of.longestSeconds)
        expect(count < of.free).toBe(one === 0)
      }),
    )
  })

  test('nobody is locked: after the seconds that were told, and not a second before, the next try is looked at', () => {
    const moment = fc.double({ min: 0, max: 100_000, noNaN: true })
    fc.assert(
      fc.property(patience, fc.integer({ min: 0, max: 100_000 }), moment, (of, count, after) => {
        const failures = { count, last: at(0) }
        const wait = secondsToWait(failures, of, at(after))
        expect(wait).toBeLessThanOrEqual(of.longestSeconds)
        expect(secondsToWait(failures, of, at(after + wait))).toBe(0)
        if (wait > 1) expect(secondsToWait(failures, of, at(after + wait - 1))).toBeGreaterThan(0)
      }),
    )
  })

  test('in any hour of an attack that never rests fewer than fifty guesses at an account are looked at', () => {
    const knocks = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 50, maxLength: 2000 })
    fc.assert(
      fc.property(knocks, pauses => {
        const heard: number[] = []
        let now = 0
        for (const pause of pauses) {
          now += pause
          const failures = heard.length ? { count: heard.length, last: at(heard.at(-1)!) } : undefined
          if (secondsToWait(failures, anywhere, at(now)) === 0) heard.push(now)
        }
        for (const [first, from] of heard.entries())
          expect(heard.slice(first).filter(each => each < from + 3600).length).toBeLessThan(50)
      }),
    )
  })
})
