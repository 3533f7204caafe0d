import { expect, test } from 'vitest'
import { loadLateMinutes, nextLoadOf, orderLateMinutes, promisedAt } from './lateness'

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`)

test('an order is as late as its next waiting load, on every screen', () => {
  const loads = [
    { status: 'in_transit', plannedBatchAt: at('06:00') },
    { status: 'assigned', plannedBatchAt: at('06:20').toISOString() },
    { status: 'planned', plannedBatchAt: at('06:05') },
  ]
  const nextLoadAt = nextLoadOf(loads)
  expect(nextLoadAt).toEqual(at('06:05'))
  expect(orderLateMinutes({ status: 'confirmed', nextLoadAt }, at('06:53'))).toBe(48)
  expect(orderLateMinutes({ status: 'on_hold', nextLoadAt }, at('06:53'))).toBe(0)
  expect(orderLateMinutes({ status: 'confirmed', nextLoadAt }, at('06:00'))).toBe(0)
  expect(orderLateMinutes({ status: 'in_progress', nextLoadAt: nextLoadOf([loads[0]!]) }, at('09:00'))).toBe(0)
  expect(loads.map(load => loadLateMinutes(load, at('06:30')))).toEqual([0, 10, 25])
})

test('the promise follows from start and spacing', () => {
  expect(promisedAt(at('06:30').toISOString(), 20, 2)).toEqual(at('07:10'))
})
