import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, fix, plant, rules, site, start, turn } from '~/tests/kit/rules/turn-of-truck'
import { type Fix, positionEvents } from './position-events'

const told = (fixes: readonly Fix[]) => positionEvents(fixes, { plant, site }, rules)

test('a turn is told by its fences and its drum, each step dated by the first fix of it', () => {
  expect(told(turn()).map(({ event, at: when }) => [event, (when.getTime() - start.getTime()) / 60_000])).toEqual([
    ['left_plant', 11],
    ['on_site', 30],
    ['pour_start', 45],
    ['pour_end', 71],
    ['returned', 90],
  ])
})

test('who passes by without staying has not come, and a wash-out in the yard is no pour', () => {
  const passing = turn().map(one => (one.at >= at(30.5) ? { ...fix(0, 20_000), at: one.at } : one))
  expect(told(passing).map(({ event }) => event)).toEqual(['left_plant'])
  const washing = turn().map(one => ({ ...one, drum: one.at < at(10) || one.at > at(95) ? 'discharging' : 'mixing' }))
  expect(told(washing).map(({ event }) => event)).not.toContain('pour_start')
})

test('jitter at the edge of a fence does not flap: it comes once and leaves once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -110, max: 55 }), { minLength: 60, maxLength: 60 }), noise => {
      // Parked on the edge of the site, where fixes fall in and out of the radius but not beyond the margin.
      const parked = turn().map(one =>
        one.at >= at(30) && one.at < at(60)
          ? {
              ...fix(0, 10_000 + 200 + noise[Math.floor((one.at.getTime() - at(30).getTime()) / 30_000)]!),
              at: one.at,
              drum: one.drum!,
            }
          : one,
      )
      const names = told(parked).map(({ event }) => event)
      expect(names.filter(event => event === 'on_site')).toHaveLength(1)
      expect(
        told(parked)
          .find(({ event }) => event === 'pour_end')!
          .at.getTime(),
      ).toBeGreaterThanOrEqual(at(60).getTime())
    }),
    { numRuns: 300 },
  )
})

test('doubled, shuffled and with gaps the same day tells the same, and steps never go back in time', () => {
  const all = turn()
  fc.assert(
    fc.property(
      fc.array(fc.nat(all.length - 1), { maxLength: 80 }),
      fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      fc.shuffledSubarray(all, { minLength: 20 }),
      (doubled, shuffled, gappy) => {
        expect(told([...shuffled, ...doubled.map(place => all[place]!)])).toEqual(told(all))
        const events = told(gappy)
        expect(told([...gappy].reverse())).toEqual(events)
        for (const [place, { at: when }] of events.entries())
          expect(when.getTime()).toBeGreaterThanOrEqual(events[place - 1]?.at.getTime() ?? 0)
      },
    ),
    { numRuns: 500 },
  )
})
