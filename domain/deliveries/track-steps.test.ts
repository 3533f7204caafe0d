import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, plant, rules, site, start, turn } from '~/tests/kit/rules/turn-of-truck'
import { type Fix, positionEvents } from '../fleet/position-events'
import { type Chain, type DeliveryEvent, implausible, STAMP_OF } from './event'
import { type TrackStep, trackSteps } from './track-steps'

const DAY = turn()

type Load = Chain & { status: string }
const loaded = (): Load => ({
  status: 'loaded',
  ...{ generatedAt: at(-30), loadingAt: at(-20), batchedAt: at(-20), loadedAt: at(-1) },
  ...{ leftAt: null, onSiteAt: null, pourStartAt: null, pourEndAt: null, returnedAt: null },
})
const NEXT: Record<string, Partial<Record<DeliveryEvent, string>>> = {
  loaded: { left_plant: 'in_transit', on_site: 'on_site', pour_start: 'pouring' },
  in_transit: { on_site: 'on_site', pour_start: 'pouring' },
  on_site: { pour_start: 'pouring' },
  pouring: { pour_end: 'delivered' },
  delivered: { returned: 'returned' },
}

/** A load that is told its day part by part, as the portal takes it. */
function follow(load: Load, parts: readonly Fix[][]) {
  const seen: Fix[] = []
  const told: TrackStep[] = []
  const set = (step: TrackStep) => {
    load[STAMP_OF[step.event]] = step.at
    told.push(step)
  }
  for (const part of parts) {
    seen.push(...part)
    const steps = positionEvents(seen, { plant, site }, rules) as TrackStep[]
    const { amended, ahead } = trackSteps(load, steps, told)
    for (const step of amended) set(step)
    for (const step of ahead) {
      const next = NEXT[load.status]?.[step.event]
      if (!next || implausible(load, step.event, step.at, at(200), 5)) continue
      load.status = next
      set(step)
    }
  }
  return load
}

/** The day in posts of some minutes each. */
const posts = (minutes: number): Fix[][] => [
  ...Map.groupBy(DAY, fix => Math.floor((fix.at.getTime() - start.getTime()) / 60_000 / minutes)).values(),
]

test('however the posts of a day are shuffled, doubled and cut, a load has the same status and times in the end', () => {
  const whole = follow(loaded(), [DAY])
  expect(whole.status).toBe('returned')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 15 }).chain(minutes => {
        const all = posts(minutes)
        return fc.tuple(
          fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
          fc.subarray(all, { maxLength: 5 }),
        )
      }),
      ([shuffled, again]) => {
        expect(follow(loaded(), [...shuffled, ...again])).toEqual(whole)
      },
    ),
    { numRuns: 500, seed: 13 },
  )
})

test('what a person told stays, and a time that would come before it is left out', () => {
  const load: Load = { ...loaded(), status: 'on_site', leftAt: at(12), onSiteAt: at(33) }
  expect(trackSteps(load, [{ event: 'left_plant', at: at(11) }], [])).toEqual({ amended: [], ahead: [] })
  const missed: Load = { ...loaded(), status: 'on_site', onSiteAt: at(10) }
  expect(trackSteps(missed, [{ event: 'left_plant', at: at(11) }], []).amended).toEqual([])
  expect(trackSteps(missed, [{ event: 'left_plant', at: at(9) }], []).amended).toHaveLength(1)
})

test('of a load that was rejected, withdrawn or is not loaded yet positions tell nothing', () => {
  for (const status of ['assigned', 'generated', 'rejected', 'withdrawn'])
    expect(trackSteps({ ...loaded(), status }, [{ event: 'left_plant', at: at(11) }], [])).toEqual({
      amended: [],
      ahead: [],
    })
})
