import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cubicMetres, decimal, sum } from '../kit/money'
import { Invalid } from '../kit/problem'
import { RETURN_CAUSE_CODES } from '../kit/return-cause'
import { groupOfLoad, quantitiesOf, returnOf } from './delivery-order-quantities'
import { DO_STATUSES } from './delivery-order-status'

const load = (
  status: string,
  quantity: string,
  returnConcrete: string | null = null,
  returnCause: string | null = null,
) => groupOfLoad({ status, quantity, returnConcrete, returnCause })
const of = (groups: ReturnType<typeof load>[], status = 'in_progress', quantity = '18.00', onCallQuantity = '0.00') =>
  quantitiesOf({ quantity, onCallQuantity, status }, groups)

test('what is on call is to come and not owed, until the order is closed', () => {
  const loads = [load('delivered', '9.00'), load('planned', '9.00')]
  expect(of(loads, 'in_progress', '34.00', '16.00')).toMatchObject({ onCall: '16.00', owed: '0.00', toCome: '25.00' })
  expect(of(loads, 'completed', '34.00', '16.00')).toMatchObject({ onCall: '0.00', owed: '0.00', toCome: '0.00' })
})

test('what came back is owed again, unless it was ordered too much or the order is closed', () => {
  const short = [load('delivered', '9.00', '2.50', 'quality'), load('planned', '9.00')]
  expect(of(short)).toMatchObject({
    delivered: '9.00',
    returned: '2.50',
    accepted: '6.50',
    owed: '2.50',
    toCome: '11.50',
  })
  expect(of([load('returned', '9.00', '2.50', 'over_ordered'), load('called', '9.00')])).toMatchObject({
    accepted: '6.50',
    owed: '0.00',
    toCome: '0.00',
  })
  expect(of([load('rejected', '9.00'), load('withdrawn', '9.00')])).toMatchObject({ accepted: '0.00', owed: '18.00' })
  expect(of(short, 'completed')).toMatchObject({ owed: '0.00', toCome: '0.00', accepted: '6.50' })
})

test('every m³ of an order is in one place, and one sum of loads says the same as the loads', () => {
  const half = (least: number, most: number) => fc.integer({ min: least, max: most }).map(n => cubicMetres(n / 2))
  const loads = fc.array(
    fc
      .tuple(
        fc.constantFrom(...DO_STATUSES),
        half(1, 20),
        fc.float({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(...RETURN_CAUSE_CODES, null, 'Form full'),
      )
      .map(([status, quantity, share, cause]) =>
        load(status, quantity, cubicMetres(decimal(quantity).times(share)), cause),
      ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(loads, half(1, 200), (groups, quantity) => {
      const said = of(groups, 'in_progress', quantity)
      const merged = [...Map.groupBy(groups, group => group.status)].map(([status, some]) => ({
        status,
        loads: some.length,
        quantity: cubicMetres(sum(some.map(one => one.quantity))),
        returned: cubicMetres(sum(some.map(one => one.returned))),
        unwanted: cubicMetres(sum(some.map(one => one.unwanted))),
      }))
      expect(of(merged, 'in_progress', quantity)).toEqual(said)
      const placed = sum([
        said.accepted,
        said.returned,
        said.waiting,
        said.called,
        said.underway,
        said.rejected,
        said.withdrawn,
      ])
      expect(cubicMetres(placed)).toBe(cubicMetres(sum(groups.map(group => group.quantity))))
      expect(decimal(said.owed).isNegative() || decimal(said.owed).greaterThan(quantity)).toBe(false)
      // A load over what is owed pays the debt: nothing is owed then.
      expect(of([...groups, load('planned', said.owed)], 'in_progress', quantity).owed).toBe('0.00')
    }),
    { numRuns: 300 },
  )
})

test('nothing back has no cause; something back has one and is no more than the load', () => {
  expect(returnOf({ returnConcrete: '0', returnCause: 'late' }, '9')).toEqual({
    returnConcrete: '0',
    returnCause: null,
  })
  expect(returnOf({ returnConcrete: '9', returnCause: 'late' }, '9')).toEqual({
    returnConcrete: '9',
    returnCause: 'late',
  })
  expect(() => returnOf({ returnConcrete: '1' }, '9')).toThrow(Invalid)
  expect(() => returnOf({ returnConcrete: '9.01', returnCause: 'late' }, '9')).toThrow(Invalid)
})
