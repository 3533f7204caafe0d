import { expect, test } from 'vitest'
import { offerDay, offerOrder } from '~/tests/kit/rules/offer-day'
import { random } from '../../kit/random'
import { standingLoads } from './day'
import { standardParams } from './engine/params'
import { repaired } from './run'

test('what finds no truck in its time is brought late rather than never', () => {
  const draw = random(4)
  const { trucks, ...rest } = offerDay(draw, { orders: 0 })
  const orders = ['a', 'b'].map(id => offerOrder(draw, id, 480, 2))
  const [truck] = trucks.map(each => ({ ...each, shiftFrom: 330, shiftUntil: 1000, overtimeUntil: 1060 }))
  const facts = { ...rest, trucks: [{ ...truck!, capacity: 900 }], orders, now: 330 }
  const { loads, unserved } = repaired(facts, [], standardParams, 1, new Set())
  expect(loads).toHaveLength(4)
  expect(unserved).toEqual([])
  const late = loads.filter(load => load.start > orders[0]!.latestStart)
  expect(late.length).toBeGreaterThan(1)
  expect(Math.max(...loads.map(load => load.start))).toBeLessThan(480 + 360)
})

test('what is on the road comes once, also where others come late', () => {
  const draw = random(4)
  const { trucks, ...rest } = offerDay(draw, { orders: 0 })
  const [first, second] = ['a', 'b'].map(id => offerOrder(draw, id, 480, 2))
  const place = { plantId: 'p2', lineId: 'p2-line', truckId: trucks[0]!.id, begin: 440, start: 480, end: 507 }
  const begun = { ...first!.loads[0]!, status: 'in_transit', mark: 'frozen' as const, place }
  const orders = [{ ...first!, loads: [begun, first!.loads[1]!] }, second!]
  const [truck] = trucks.map(each => ({ ...each, shiftFrom: 330, shiftUntil: 1000, overtimeUntil: 1060 }))
  const facts = { ...rest, trucks: [{ ...truck!, capacity: 900 }], orders, now: 460 }
  const { loads } = repaired(facts, standingLoads(facts), standardParams, 1, new Set())
  expect(loads.filter(load => load.begin < 460)).toEqual([{ ...place, loadId: 'a-0', orderId: 'a' }])
  expect(new Set(loads.map(load => load.begin)).size).toBe(4)
})
