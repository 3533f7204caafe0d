import { expect, test } from 'vitest'
import { forecastOnSite, lateMinutes, minutesBehind, nextToArrive, orderLateMinutes } from './lateness'

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`)
const load = (status: string, [promised, batch, site]: [string, string, string], more = {}) => ({
  ...{ status, promisedAt: at(promised), plannedBatchAt: at(batch), plannedOnSiteAt: at(site) },
  ...{ batchedAt: null, arrivalAt: null, onSiteAt: null, ...more },
})

test('an order is as late as what comes next is behind its promise, on every screen', () => {
  const loads = [
    load('in_transit', ['06:30', '06:00', '06:30'], { batchedAt: at('06:04') }),
    load('assigned', ['07:10', '06:40', '07:10']),
    load('planned', ['06:50', '06:20', '06:50']),
  ]
  const toArrive = nextToArrive(loads)
  expect(toArrive).toEqual([loads[2], loads[0]])
  const order = { status: 'confirmed', toArrive }
  expect(orderLateMinutes(order, at('06:00'))).toBe(4)
  expect(orderLateMinutes(order, at('07:08'))).toBe(48)
  expect(orderLateMinutes({ ...order, status: 'on_hold' }, at('07:08'))).toBe(0)
  expect(orderLateMinutes({ status: 'in_progress', toArrive: nextToArrive([loads[0]!]) }, at('06:20'))).toBe(4)
  expect(loads.map(each => lateMinutes(each, at('06:30')))).toEqual([4, 0, 10])
})

test('a plan that was repaired leaves the lateness where it was: it is held against the promise', () => {
  const repaired = load('assigned', ['06:30', '07:00', '07:30'])
  expect(lateMinutes(repaired, at('06:10'))).toBe(60)
  expect(lateMinutes({ ...repaired, onSiteAt: at('07:24') }, at('09:00'))).toBe(54)
  expect(lateMinutes({ ...repaired, onSiteAt: at('06:25') }, at('09:00'))).toBe(0)
  expect(lateMinutes({ ...repaired, status: 'withdrawn' }, at('09:00'))).toBe(0)
  expect(minutesBehind(at('06:30'), at('06:31'))).toBe(1)
})

test('a load is forecast by what is known best: arrival, position of its truck, delay of its batch, plan', () => {
  const load = {
    plannedBatchAt: at('06:00'),
    plannedOnSiteAt: at('06:30'),
    batchedAt: null,
    onSiteAt: null,
    arrivalAt: null,
  }
  expect(forecastOnSite(load, at('05:00'))).toEqual(at('06:30'))
  expect(forecastOnSite(load, at('06:10'))).toEqual(at('06:40'))
  expect(forecastOnSite({ ...load, batchedAt: at('06:05') }, at('06:20'))).toEqual(at('06:35'))
  expect(forecastOnSite({ ...load, batchedAt: at('06:05') }, at('06:50'))).toEqual(at('06:50'))
  expect(forecastOnSite({ ...load, batchedAt: at('06:05'), arrivalAt: at('06:44') }, at('06:20'))).toEqual(at('06:44'))
  expect(forecastOnSite({ ...load, onSiteAt: at('06:31'), arrivalAt: at('06:44') }, at('07:20'))).toEqual(at('06:31'))
})
