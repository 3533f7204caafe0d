import { expect, test } from 'vitest'
import { doNumberSeries, doNumberText } from './delivery-order-number'
import { dischargeClock } from './discharge'
import { brokenChain, implausible } from './event'
import { sampledLoads } from './sampling'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const none = {
  generatedAt: null,
  loadingAt: null,
  batchedAt: null,
  loadedAt: null,
  leftAt: null,
  onSiteAt: null,
  pourStartAt: null,
  pourEndAt: null,
  returnedAt: null,
}
const way = { ...none, generatedAt: at('06:00'), loadingAt: at('06:05'), loadedAt: at('06:15'), leftAt: at('06:20') }

test('an instant before the last step, in the future or a day later is not believed', () => {
  expect(implausible(way, 'on_site', at('06:45'), at('06:46'), 2)).toBeNull()
  expect(implausible(way, 'on_site', at('06:19'), at('06:46'), 2)).toBe('It is before it left the plant')
  expect(implausible(way, 'on_site', at('06:49'), at('06:46'), 2)).toBe('This time is in the future')
  expect(implausible(way, 'on_site', at('06:48'), at('06:46'), 2)).toBeNull()
  expect(implausible(way, 'on_site', new Date('2026-11-21T06:21:00Z'), new Date('2026-11-22T00:00:00Z'), 2)).toBe(
    'It is more than a day after it left the plant',
  )
  expect(implausible(way, 'rejected', at('06:45'), at('06:46'), 2)).toContain('reached the site')
})

test('a corrected chain names the first step out of order', () => {
  expect(brokenChain(way)).toBeNull()
  expect(brokenChain({ ...way, onSiteAt: at('06:10') })).toEqual({
    stamp: 'onSiteAt',
    text: 'It is before it left the plant',
  })
})

test('the discharge clock runs from the first batch, turns at its shares and stops when the pour has ended', () => {
  const shares = { near: 0.75, last: 0.9 }
  const load = { batchedAt: at('06:00'), pourEndAt: null, dischargeLimitMinutes: 120 }
  const state = (now: string) => dischargeClock(load, at(now), shares).state
  expect(dischargeClock({ ...load, batchedAt: null }, at('06:30'), shares).state).toBe('waiting')
  expect([state('07:29'), state('07:30'), state('07:48'), state('08:00'), state('08:01')]).toEqual([
    'fresh',
    'near',
    'last',
    'last',
    'over',
  ])
  expect(dischargeClock({ ...load, pourEndAt: at('07:40') }, at('12:00'), shares)).toMatchObject({
    age: 100,
    left: 20,
    state: 'done',
  })
})

test('a number is plant, year and six digits', () => {
  expect(doNumberText('TUAS', '2026-11-20', 7)).toBe('TUAS-26-000007')
  expect(doNumberSeries('TUAS', '2027-01-01')).toBe('delivery-order:TUAS:27')
})

test('sets of cylinders are spread evenly over the loads', () => {
  expect(sampledLoads(14, 2)).toEqual([1, 8])
  expect(sampledLoads(3, 5)).toEqual([1, 2, 3])
  expect(sampledLoads(0, 2)).toEqual([])
})
