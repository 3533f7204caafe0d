import { expect, test } from 'vitest'
import { forecastOnSite, loadLateMinutes, nextLoadOf, orderLateMinutes, promisesOf } from './lateness'

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

test('the promise follows from start, spacing and the place among the loads that are wanted', () => {
  const loads = ['delivered', 'withdrawn', 'planned', 'planned'].map((status, place) => ({ id: `${place}`, status }))
  const promises = promisesOf(loads, { startsAt: at('06:30').toISOString(), spacingMinutes: 20 })
  expect([...promises]).toEqual([
    ['0', at('06:30')],
    ['2', at('06:50')],
    ['3', at('07:10')],
  ])
})

test('a load is forecast by what is known best: arrival, position of its truck, delay of its batch, plan', () => {
  const load = {
    plannedBatchAt: at('06:00'),
    plannedOnSiteAt: at('06:30'),
    batchedAt: null,
    onSiteAt: null,
    arrival: null,
  }
  expect(forecastOnSite(load, at('05:00'))).toEqual(at('06:30'))
  expect(forecastOnSite(load, at('06:10'))).toEqual(at('06:40'))
  expect(forecastOnSite({ ...load, batchedAt: at('06:05') }, at('06:20'))).toEqual(at('06:35'))
  expect(forecastOnSite({ ...load, batchedAt: at('06:05') }, at('06:50'))).toEqual(at('06:50'))
  expect(forecastOnSite({ ...load, batchedAt: at('06:05'), arrival: at('06:44') }, at('06:20'))).toEqual(at('06:44'))
  expect(forecastOnSite({ ...load, onSiteAt: at('06:31'), arrival: at('06:44') }, at('07:20'))).toEqual(at('06:31'))
})
