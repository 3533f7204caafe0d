import { expect, test } from 'vitest'
import { offerDay, offerOrder } from '~/tests/kit/rules/offer-day'
import { random } from '../../kit/random'
import { faultsOf } from './engine/check'
import type { Day, Load } from './engine/day'
import { standardParams } from './engine/params'
import { fitIn } from './engine/relax'
import type { FactOrder, PlanFacts } from './facts'
import { carry, dayFor, roomFor } from './offer'
import { MOST_OFFERS, timesFor } from './offer-times'

const TOLERANCE = 15
const OPENS = 360
const DAYS = Array.from({ length: 60 }, (_, seed) => seed + 1)

/** An ask among the bookings of a day, and what is offered for it. */
function askedOn(seed: number, now: number | null = null) {
  const draw = random(seed)
  const facts = offerDay(draw, { orders: 4 + (seed % 6), now })
  const asked = offerOrder(draw, 'asked', 390 + 30 * Math.floor(draw() * 16), 2 + Math.floor(draw() * 9))
  const least = asked.loads.length > 1 ? asked.unloading : 0
  const spacing = asked.unloading + Math.floor(draw() * 8) - 3
  const room = roomFor(facts, asked, standardParams, TOLERANCE)
  const shut = (_plant: string, start: number) =>
    start < Math.max(OPENS + 30, now ?? 0) ? { rule: 'hours', message: 'Not open' } : null
  const of = { start: asked.due, spacing, least, plantIds: ['p1', 'p2'], chosen: seed % 3 === 0 ? 1 : 0 }
  return { facts, asked, room, of, found: timesFor(room, of, shut), shut }
}

const told = (day: Day, loads: Load[]) => new Set(faultsOf(day, loads).map(fault => `${fault.rule} ${fault.detail}`))

test('what is offered breaks no rule of the day by the checker, and no load comes later than is on time', () => {
  let offered = 0
  for (const seed of DAYS) {
    const { room, asked, found } = askedOn(seed)
    for (const { start, spacing, plantId } of found.times) {
      const day = dayFor(room, { start, spacing, plantIds: [plantId] })
      const loads = fitIn(day, room.seats, room.asked, room.params)!
      const before = told(day, room.seats)
      const broken = [...told(day, loads)].filter(fault => !before.has(fault))
      expect(broken, `day ${seed}, ${start}`).toEqual([])
      const own = loads.filter(load => load.pour === room.asked).sort((a, b) => a.start - b.start)
      expect(own.length).toBe(asked.loads.length)
      for (const [turn, load] of own.entries())
        expect(load.start - (start + turn * spacing)).toBeLessThanOrEqual(TOLERANCE)
      offered++
    }
  }
  expect(offered).toBeGreaterThan(60)
})

test('no offer is in the past, outside the hours, or faster than one truck is unloaded; never more than three', () => {
  for (const seed of DAYS) {
    const now = seed % 2 ? 480 : null
    const { of, found, shut } = askedOn(seed, now)
    expect(found.times.length).toBeLessThanOrEqual(MOST_OFFERS)
    expect(found.fits).toBe(found.refusals.length === 0)
    if (found.fits) expect(found.times).toMatchObject([{ kind: 'asked', start: of.start, spacing: of.spacing }])
    for (const { start, spacing, plantId } of found.times) {
      expect(start).toBeGreaterThan(now ?? OPENS)
      expect(start).toBeLessThan(1440)
      expect(spacing).toBeGreaterThanOrEqual(of.least)
      expect(shut(plantId, start)).toBeNull()
    }
  }
})

test('an offer that is taken at once is carried by the day that it was made for, and nobody loses a truck by it', () => {
  let taken = 0
  for (const seed of DAYS) {
    const { facts, asked, room, found } = askedOn(seed)
    for (const { start, spacing, plantId } of found.times) {
      const booked = bookedAt(asked, start, spacing, plantId)
      const after: PlanFacts = { ...facts, orders: [...facts.orders, booked] }
      const next = offerOrder(random(seed), 'next', 1300, 1)
      const { short } = roomFor(after, next, standardParams, TOLERANCE)
      expect(short, `day ${seed}: ${start} every ${spacing}`).toEqual(room.short)
      taken++
    }
  }
  expect(taken).toBeGreaterThan(60)
})

function bookedAt(asked: FactOrder, due: number, spacing: number, plantId: string): FactOrder {
  return {
    ...asked,
    ...{ id: 'taken', no: 'TAKEN, THE LAST', due, spacing, from: due - 5, latestStart: due + 30 },
    ...{ until: due + 90 + asked.loads.length * spacing + asked.unloading, maxGap: spacing - asked.unloading + 20 },
    plants: asked.plants.filter(plant => plant.id === plantId),
  }
}

test('an offer leaves a truck time for slow ways: the soonest one behind another order is later by their reserve', () => {
  const draw = random(4)
  const { trucks, ...rest } = offerDay(draw, { orders: 0 })
  const [truck] = trucks.map(each => ({ ...each, capacity: 900, shiftFrom: 330, overtimeUntil: 1000 }))
  const [booked, asked] = ['a', 'b'].map(id => offerOrder(draw, id, 480, 1))
  const soonest = (offerReserve: number) => {
    const facts = { ...rest, trucks: [truck!], orders: [booked!] }
    const room = roomFor(facts, asked!, { ...standardParams, offerReserve }, TOLERANCE)
    const starts = Array.from({ length: 120 }, (_, turn) => 480 + turn)
    return starts.find(start => carry(room, { start, spacing: 30, plantIds: ['p1', 'p2'] }))!
  }
  // Home from the one and out to the other, the washing included.
  expect(soonest(0.4) - soonest(0)).toBeGreaterThanOrEqual(5)
  expect(soonest(0.4) - soonest(0)).toBeLessThan(30)
})
