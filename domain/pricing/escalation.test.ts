import { expect, test } from 'vitest'
import { randomOf } from '~/db/seed/random'
import { compare, decimal } from '../kit/money'
import { factsOfCharge } from './charge-facts'
import { type Escalation, escalated, escalationPoints, indexOn, sameEscalation } from './escalation'
import type { TermFigures } from './terms'

const of = (base: string, sharePercent: string, withinPercent = '0', indexId = 'diesel'): Escalation => ({
  indexId,
  base,
  sharePercent,
  withinPercent,
})
const term = (escalation: Escalation): TermFigures => ({
  ...{ unitPrice: '0', freeAllowance: '0', minimum: null, maximum: null },
  escalation,
})

test('the price moves by the share of the change, and not at all within the band', () => {
  expect(escalated(of('100', '40'), '110', '150')).toBe('6.0000')
  expect(escalated(of('100', '40'), '95', '150')).toBe('-3.0000')
  expect(escalated(of('100', '40', '5'), '105', '150')).toBe('0.0000')
  expect(escalated(of('100', '40', '5'), '105.1', '150')).toBe('3.0600')
})

test('the value of a day is the newest that has begun', () => {
  const value = (fromDate: string, worth: string, indexId = 'diesel') => ({
    ...{ indexId, name: indexId, value: worth, fromDate },
  })
  const values = [
    value('2026-11-01', '1'),
    value('2026-12-01', '3'),
    value('2026-11-15', '2'),
    value('2026-11-15', '9', 'b'),
  ]
  const on = (day: string) => indexOn(values, 'diesel', day)?.value
  expect([on('2026-10-31'), on('2026-11-14'), on('2026-11-15'), on('2026-12-31')]).toEqual([undefined, '1', '2', '3'])
})

test('a smaller share, a higher base, a wider band, another index and none any more are lower prices', () => {
  const now = term(of('1.20', '8', '2'))
  expect(factsOfCharge('Fuel', now, now)).toEqual([])
  for (const after of [
    of('1.20', '7.5', '2'),
    of('1.25', '8', '2'),
    of('1.20', '8', '4'),
    of('1.20', '8', '2', 'cement'),
  ])
    expect(factsOfCharge('Fuel', now, term(after)).length, JSON.stringify(after)).toBeGreaterThan(0)
  expect(factsOfCharge('Fuel', now, null).length).toBeGreaterThan(0)
  // What nobody has agreed yet has nothing to be compared with.
  expect(factsOfCharge('Fuel', null, term(of('1.20', '8')))).toMatchObject([{ listPrice: null }])
})

test('drawn agreements: wherever the second is lower, one of the points that are judged says so', () => {
  const random = randomOf(3)
  const drawn = () =>
    of((random.whole(80, 160) / 100).toFixed(2), String(random.whole(1, 60)), String(random.whole(0, 12)))
  let lower = 0
  for (let at = 0; at < 2_000; at++) {
    const [was, is] = [drawn(), random.chance(0.2) ? drawn() : { ...drawn(), base: '1.10' }]
    const less = (value: string) => compare(escalated(is, value, '100'), escalated(was, value, '100')) < 0
    const far = Array.from({ length: 40 }, (_, step) =>
      decimal(was.base)
        .times(0.8 + step / 100)
        .toFixed(4),
    )
    if (!far.some(less)) continue
    lower++
    expect(escalationPoints([was, is]).some(less), JSON.stringify({ was, is })).toBe(true)
  }
  expect(lower).toBeGreaterThan(500)
  expect(sameEscalation(of('1.20', '8'), of('1.2', '8.00'))).toBe(true)
})
