import { expect } from 'vitest'
import { ok, refusal, trailOf } from '../company'
import type { Story } from './story'

const ICE = 'AP-ICE'

/** 2. A dispatcher books 126 m³ at 06:30 tomorrow with pump, add-on and cylinder test; 3. fourteen loads of nine. */
export async function book(story: Story): Promise<void> {
  const { portal, customer, project, product, plant } = story
  const desk = portal.as('dispatcher')
  const ice = await rowOf(story, '/associate-product/list', 'associateProductCode', ICE)
  const [pump] = ok(await desk.get('/pumps')).rows
  const methods = ok(await desk.get('/active-discharge-methods')).rows
  const wanted = {
    customerId: customer.id,
    projectId: project.id,
    locationId: project.locationId,
    purchaseOrderId: project.purchaseOrderId,
    orderDate: '2026-11-21',
    startTime: '06:30',
    productId: product.id,
    quantity: '126',
    spacingMinutes: 10,
    unloadingMinutes: 10,
    pumpId: pump.id,
    dischargeMethodId: methods.find((row: { needsPump: boolean }) => row.needsPump).id,
    associateProducts: [
      { materialId: ice.id, quantity: '10' },
      { materialId: null, quantity: '3' },
    ],
    cylinderTest: { isRequired: true, sets: 2, specimens: 3, ages: [7, 28], remarks: '' },
    assignedPlants: [{ id: plant.id, startTime: '06:10', quantity: '126' }],
  }
  const preview = ok(await desk.post('/order/preview', wanted))
  const near = preview.suggestions.find((row: { plantId: string }) => row.plantId === plant.id)
  expect(near).toMatchObject({ whyNot: [] })
  expect(near.distanceKm).toBeGreaterThan(3)
  expect(preview.plan).toMatchObject([{ plantName: 'Jurong Port', startClock: '06:10', quantity: '126', loads: 14 }])
  expect(preview.plan[0].hours[6]).toMatchObject({ capacity: '90.00', added: '45.00', over: false })
  expect(preview.dropped).toEqual(['1 add-on product without a product or a quantity'])
  expect(preview.price.lines[0]).toMatchObject({ unitPrice: '132.0000', amount: '16632.00' })
  expect(preview.purchaseOrder).toEqual({ poNumber: 'PO-7781', left: '400.00' })
  expect(preview.objections).toEqual([])
  const slow = await desk.post('/order', { ...wanted, unloadingMinutes: 24 })
  expect(refusal(slow), 'the pump is slower than the trucks come').toEqual([
    409,
    'spacing',
    ['admin', 'dispatcher_manager'],
  ])
  const start = ok(
    await desk.post('/order/calculateStartTimeOfAssignedPlant', {
      orderDate: '2026-11-21',
      startTime: '06:30',
      plantId: plant.id,
      orderLatitude: 1.319,
      orderLongitude: 103.738,
      orderQuantity: '126',
      hasAssociateProduct: true,
    }),
  )
  expect(start).toMatchObject({ loadingMinutes: 8, extraMinutes: 5, clock: '06:10' })

  expect((await desk.post('/order', { ...wanted, quantity: '401', assignedPlants: [] })).body.detail).toContain(
    'has 400.00 m³ left',
  )
  expect(refusal(await portal.as('batcher').post('/order', wanted))[0]).toBe(403)
  const booked = ok(await desk.post('/order', wanted))
  expect(booked).toMatchObject({ status: 'confirmed', loads: 14, warnings: [] })
  expect(booked.orderNo).toMatch(/^W-261121-\d{3}$/)
  story.order = booked
  const order = ok(await desk.get(`/order/${booked.id}`))
  expect(order).toMatchObject({
    quantity: '126.00',
    cylinderTest: { isRequired: true, sets: 2, specimens: 3, ages: [7, 28] },
    associateProducts: [{ materialId: ice.id, quantity: '10.0000' }],
    assignedPlants: [{ id: plant.id, startTime: '2026-11-20T22:10:00.000Z', quantity: '126.00' }],
  })
  const loads = ok(await desk.get(`/delivery-order/by-order-id/${booked.id}`)).rows
  expect(loads.map((load: { doQuantity: string }) => load.doQuantity)).toEqual(Array(14).fill('9.00'))
  expect(loads.map((load: { loadNo: number }) => load.loadNo)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1))
  story.loadIds = loads.map((load: { id: string }) => load.id)
  expect((await trailOf(portal, 'order', booked.id)).map(line => line.action)).toContain('create')
}

/** 3. Hold, release, merge, change of project, complete and uncomplete with their guards, on orders beside the story. */
export async function moveOrders(story: Story): Promise<void> {
  const { portal, order } = story
  const desk = portal.as('dispatcher')
  const version = async (id: string) => ok(await desk.get(`/order/${id}`)).version as number
  const complete = async (id: string, more = {}) =>
    desk.put(`/order/complete-order/${id}`, { version: await version(id), ...more })

  const held = ok(await desk.post(`/order/${order.id}/hold`, { version: order.version, reason: 'Rain at the quay' }))
  expect(held).toMatchObject({ status: 'on_hold', holdReason: 'Rain at the quay' })
  expect((await desk.post(`/order/${order.id}/hold`, { version: held.version, reason: 'Again' })).status).toBe(409)
  expect((await complete(order.id)).status).toBe(409)
  const { orders } = ok(await desk.post(`/order/${order.id}/release`, { version: held.version }))
  expect(orders).toMatchObject([{ id: order.id, status: 'confirmed', holdReason: null }])

  const [first, second] = [await small(story, '14:00'), await small(story, '15:00')]
  const merged = ok(
    await desk.post('/order-merging', {
      orderDate: '2026-11-21',
      startTime: '14:00',
      orders: [first, second].map(({ id, version: of }) => ({ id, version: of })),
    }),
  )
  expect(merged.merged.mergeNo).toMatch(/-261121-M\d\d$/)
  expect(ok(await desk.get(`/delivery-order/by-merge-order-id/${merged.merged.id}`)).rows).toHaveLength(3)
  const { body: alone } = await complete(first.id)
  expect(alone.title).toBe('refused')

  const third = await small(story, '16:00')
  const other = ok(
    await portal.as('salesperson').post('/project', {
      projectName: 'Pandan Sheet Pile',
      customerId: story.customer.id,
      regionId: story.regionId,
      locations: [{ locationName: 'Pile gate', latitude: 1.321, longitude: 103.735 }],
    }),
  )
  const change = { version: third.version, projectId: other.id }
  const moved = ok(await desk.post(`/order/${third.id}/updateProject`, change))
  expect(moved).toMatchObject({ projectId: other.id, latitude: 1.321 })
  const cancelled = ok(await desk.post(`/order/${third.id}/cancel`, { version: moved.version, reason: 'Called off' }))
  expect(cancelled.status).toBe('cancelled')
  expect((await complete(third.id)).status).toBe(409)
  for (const id of [first.id, second.id])
    ok(await desk.post(`/order/${id}/cancel`, { version: await version(id), reason: 'Called off' }))
  expect((await trailOf(portal, 'order', order.id)).map(line => [line.action, line.reason])).toEqual([
    ['create', null],
    ['change assignedPlants', null],
    ['change associateProducts', null],
    ['confirm', null],
    ['hold', 'Rain at the quay'],
    ['release', expect.anything()],
  ])
}

async function small({ portal, customer, project, product }: Story, startTime: string) {
  return ok(
    await portal.as('dispatcher').post('/order', {
      customerId: customer.id,
      projectId: project.id,
      locationId: project.locationId,
      purchaseOrderId: project.purchaseOrderId,
      orderDate: '2026-11-21',
      startTime,
      productId: product.id,
      quantity: startTime === '14:00' ? '12' : '9',
      spacingMinutes: 30,
    }),
  ) as { id: string; version: number }
}

async function rowOf({ portal }: Story, path: string, field: string, value: string) {
  const { rows } = ok(await portal.as('admin').get(`${path}?limit=50`))
  return rows.find((row: Record<string, unknown>) => row[field] === value)
}
