import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MaterialOrderCreate } from './material-order'
import { placementOf } from './placement'

const at = new Date('2026-11-20T10:00:00Z')
const base = {
  siloCode: 'S1',
  capacityKg: '100000',
  orderedKg: '28000',
  expectedAt: at,
  roomNowKg: '40000',
  roomThenKg: '60000',
  until: new Date('2026-11-21T16:00:00Z'),
  deliveryKg: '28000',
}
const placed = (more: object) => placementOf({ ...base, ...more })

test('what fits as the silo is now needs no words', () => {
  expect(placed({})).toEqual({ refused: null, warnings: [] })
})

test('what only the plan makes room for is placed with the figures', () => {
  const { refused, warnings } = placed({ roomNowKg: '12000' })
  expect(refused).toBeNull()
  expect(warnings).toEqual([expect.stringContaining('room for 12 t now. The plan makes room for 60 t')])
})

test('what does not fit by the plan is refused, after its end it is a warning', () => {
  expect(placed({ roomThenKg: '27999.999' }).refused).toContain('28 t are ordered')
  const later = placed({ roomThenKg: '20000', expectedAt: new Date('2026-11-25T10:00:00Z') })
  expect(later.refused).toBeNull()
  expect(later.warnings).toHaveLength(1)
})

test('more than the silo ever takes is refused whenever it comes; more than a tanker says how many', () => {
  const later = { expectedAt: new Date('2027-01-01T00:00:00Z') }
  expect(placed({ ...later, orderedKg: '100000.001' }).refused).toContain('S1 takes 100 t')
  expect(placed({ orderedKg: '30000' }).warnings).toEqual([expect.stringContaining('2 tankers of 28 t')])
})

test('nothing that is placed within the plan overfills the silo by the plan, and who relies on the plan is told', () => {
  const kg = fc.integer({ min: 0, max: 200_000 }).map(String)
  fc.assert(
    fc.property(kg, kg, kg, (orderedKg, roomNowKg, roomThenKg) => {
      const { refused, warnings } = placed({ orderedKg, roomNowKg, roomThenKg })
      expect(refused === null).toBe(Number(orderedKg) <= 100_000 && Number(orderedKg) <= Number(roomThenKg))
      const isTold = warnings.some(text => text.includes('The plan makes room'))
      expect(isTold).toBe(refused === null && Number(orderedKg) > Number(roomNowKg))
    }),
  )
})

test('a quantity below zero is said once', () => {
  const order = { siloId: '01a22a74-621d-7000-8000-6210e2b0024e', orderedKg: '-5', expectedAt: '2026-12-01T00:00:00Z' }
  expect(MaterialOrderCreate.safeParse(order).error?.issues).toEqual([
    expect.objectContaining({ path: ['orderedKg'], message: 'Quantity must be above zero' }),
  ])
})
