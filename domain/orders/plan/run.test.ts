import { expect, test } from 'vitest'
import { offerDay, offerOrder } from '~/tests/kit/rules/offer-day'
import { random } from '../../kit/random'
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
