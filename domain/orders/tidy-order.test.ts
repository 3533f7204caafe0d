import { expect, test } from 'vitest'
import { droppedOf, tidyOrder } from './tidy-order'

const zone = 'Asia/Singapore'
const order = {
  orderDate: '2026-11-21',
  cylinderTest: { isRequired: false, sets: 2 },
  fleetTruckIds: ['t1', 't2', 't1'],
  assignedPlants: [
    { id: 'p1', startTime: '06:05', quantity: '126' },
    { id: 'p2', startTime: '', quantity: '9' },
    { id: 'p3', startTime: '07:00', quantity: '0' },
    { id: 'p4', startTime: '07:00', quantity: '-4' },
    { id: 'p5', startTime: '07:00', quantity: null },
  ],
  associateProducts: [
    { materialId: 'a1', quantity: '4' },
    { materialId: null, quantity: '4' },
    { materialId: 'a2', quantity: '' },
    { materialId: 'a3', quantity: 0 },
  ],
}

test('R-160 a cylinder test that is not marked required becomes null, a required one stays', () => {
  expect(tidyOrder(order, zone).cylinderTest).toBeNull()
  expect(tidyOrder({ ...order, cylinderTest: { isRequired: true, sets: 2 } }, zone).cylinderTest).toEqual({
    isRequired: true,
    sets: 2,
  })
})

test('R-161 truck ids are named once', () => {
  expect(tidyOrder(order, zone).fleetTruckIds).toEqual(['t1', 't2'])
})

test('R-162 R-163 plants without a start time and with a quantity of 0 or less are dropped', () => {
  expect(tidyOrder(order, zone).assignedPlants.map(plant => plant.id)).toEqual(['p1'])
})

test('R-164 add-ons that lack a material or a quantity are dropped', () => {
  expect(tidyOrder(order, zone).associateProducts).toEqual([{ materialId: 'a1', quantity: '4' }])
})

test('R-165 the start time of a plant is sent as an instant of the order date in UTC with seconds 00', () => {
  const [plant] = tidyOrder(order, zone).assignedPlants
  expect(plant!.startTime).toBe('2026-11-20T22:05:00.000Z')
  const again = tidyOrder({ ...order, assignedPlants: [{ ...plant!, startTime: '2026-11-20T22:05:41.500Z' }] }, zone)
  expect(again.assignedPlants[0]!.startTime).toBe('2026-11-20T22:05:00.000Z')
})

test('what will be dropped is said before saving', () => {
  expect(droppedOf(order)).toEqual([
    '4 assigned plants without a time or a quantity',
    '3 add-on products without a product or a quantity',
    '1 truck named twice',
    'the cylinder test, which is not required',
  ])
  expect(droppedOf(tidyOrder(order, zone))).toEqual([])
  // What the form has in it by itself is no loss; what somebody typed of a test is.
  const usual = { isRequired: false, sets: 1, specimens: 3, ages: [7, 28], remarks: null }
  const nothing = { fleetTruckIds: [], assignedPlants: [], associateProducts: [] }
  expect(droppedOf({ ...nothing, cylinderTest: usual })).toEqual([])
  expect(droppedOf({ ...nothing, cylinderTest: { ...usual, sets: 2 } })).toHaveLength(1)
})
