import { expect, test } from 'vitest'
import { coverOf, highestFrom, isOrdered, type StockEvent, suggestionOf } from './silo-cover'

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

const silo = { capacityKg: '200000', lowPercent: '25', highPercent: '90', deliveryKg: '28000' }
const asked = (
  level: string,
  demand: readonly StockEvent[],
  incoming: readonly StockEvent[] = [],
  more: object = {},
) => {
  const cover = coverOf(level, demand, incoming, now)
  const fullestKg = highestFrom(level, demand, incoming, cover.runsOutWithIncomingAt ?? at(48))
  return suggestionOf({ ...silo, ...more, cover, fullestKg })
}

test('whole truckloads are suggested up to the high mark, one where only one fits, none above the low mark', () => {
  expect(asked('60000', hourly('9999', 1))).toBeNull()
  expect(asked('60000', hourly('10000', 1))).toMatchObject({ kg: '112000.000', truckloads: 4 })
  expect(asked('60000', hourly('60000', 1))).toEqual({
    kg: '168000.000',
    truckloads: 6,
    why: '6 truckloads of 28 t, up to the high mark of 90 %',
  })
  expect(asked('1000', [], [], { capacityKg: '30000' })?.kg).toBe('28000.000')
  expect(asked('1000', [], [], { capacityKg: '20000' })).toEqual({
    kg: null,
    truckloads: 0,
    why: 'A truck brings 28 t and only 19 t fit',
  })
  expect([isOrdered('cement'), isOrdered('water'), isOrdered('ice')]).toEqual([true, false, false])
})

test('no more is suggested than the silo takes when it arrives, though the plan asks for more', () => {
  // 300 t are taken in five hours: 60 t lie there, so that the second hour runs out with 60 t still in at its beginning.
  const busy = asked('60000', hourly('60000', 5))
  expect(busy).toMatchObject({ kg: '168000.000', truckloads: 6 })
  expect(busy?.why).toBe('15 truckloads of 28 t needed, but only 6 fit on arrival. Order the rest later')
  // 140 t are on their way and will be in the silo: what is ordered beside them must not overfill it.
  const filled = asked('60000', hourly('60000', 3), [{ at: at(2.5), kg: '140000' }], { lowPercent: '40' })
  expect(filled).toMatchObject({ kg: '28000.000', truckloads: 1 })
  expect(highestFrom('60000', hourly('60000', 3), [{ at: at(2.5), kg: '140000' }], at(2))).toBe('140000.000')
})
