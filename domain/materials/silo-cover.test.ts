import { expect, test } from 'vitest'
import { coverOf, isOrdered, suggestedKg } from './silo-cover'

const now = new Date('2026-11-20T06:00:00Z')
const at = (hour: number) => new Date(now.getTime() + hour * 3_600_000)
const hourly = (kg: string, hours: number) => Array.from({ length: hours }, (_, hour) => ({ at: at(hour), kg }))

test('a stock reaches until the first hour that takes more than there is, not until tonnes look low', () => {
  const busy = coverOf('300000', hourly('180000', 4), [], now)
  expect([busy.hours, busy.runsOutAt]).toEqual([1, at(1)])
  expect(busy.leftKg).toBe('-420000.000')
  const quiet = coverOf('75000', hourly('4000', 12), [], now)
  expect([quiet.hours, quiet.leftKg]).toEqual([null, '27000.000'])
})

test('what is on its way helps from the moment at which it arrives, and a demand of that moment goes first', () => {
  const demand = hourly('10000', 4)
  expect(coverOf('15000', demand, [{ at: at(0.5), kg: '25000' }], now).runsOutWithIncomingAt).toBeNull()
  const late = coverOf('15000', demand, [{ at: at(2), kg: '25000' }], now)
  expect([late.runsOutAt, late.runsOutWithIncomingAt]).toEqual([at(1), at(1)])
  expect(coverOf('20000', demand, [{ at: at(2), kg: '25000' }], now).runsOutWithIncomingAt).toEqual(at(2))
  expect(coverOf('0', [], [], now)).toMatchObject({ hours: null, leftKg: '0.000' })
})

test('whole deliveries are suggested up to the high mark, one where only one fits, none above the low mark', () => {
  const silo = { levelKg: '60000', capacityKg: '200000', lowPercent: '25', highPercent: '90', deliveryKg: '28000' }
  const asked = (demand: string) => suggestedKg({ ...silo, cover: coverOf('60000', hourly(demand, 1), [], now) })
  expect(asked('9999')).toBeNull()
  expect(asked('10000')).toBe('112000.000')
  expect(asked('60000')).toBe('168000.000')
  const small = { ...silo, capacityKg: '30000', lowPercent: '25', highPercent: '90', levelKg: '1000' }
  const cover = coverOf('1000', [], [], now)
  expect(suggestedKg({ ...small, cover })).toBe('28000.000')
  expect(suggestedKg({ ...small, capacityKg: '20000', cover })).toBeNull()
  expect([isOrdered('cement'), isOrdered('water'), isOrdered('ice')]).toEqual([true, false, false])
})
