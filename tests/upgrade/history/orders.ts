import type { Body } from '../people'
import { type Ground, TODAY, TOMORROW } from './ground'

/** One order in every state beside the one in progress: kept aside, confirmed, on hold, cancelled, merged and completed. */
export async function otherOrders(ground: Ground): Promise<{ small: Body }> {
  const desk = ground.people.as('dispatcher')
  await book(ground, { draft: true, startTime: '07:00' })
  const confirmed = await book(ground, {
    startTime: '08:00',
    quantity: '27',
    associateProducts: [{ materialId: await ice(ground), quantity: '10' }],
    oneOffPrice: '139.5',
    oneOffReason: 'Night pour of the capping beam',
  })
  await desk.post('/payable-amount/save', { orderId: confirmed.id })
  const held = await book(ground, { startTime: '10:00', quantity: '18' })
  await desk.post(`/order/${held.id}/hold`, { version: held.version, reason: 'Rain at the quay' })
  const off = await book(ground, { startTime: '11:00' })
  await desk.post(`/order/${off.id}/cancel`, { version: off.version, reason: 'Called off by the site' })
  const orders = [
    await book(ground, { startTime: '14:00', quantity: '12' }),
    await book(ground, { startTime: '15:00' }),
  ]
  await desk.post('/order-merging', {
    orderDate: TOMORROW,
    startTime: '14:00',
    orders: orders.map(({ id, version }) => ({ id, version })),
  })
  return { small: await book(ground, { orderDate: TODAY, startTime: '16:30', quantity: '8.5' }) }
}

/** The demo's own orders of the day before are closed by the desk, as far as all of their loads are back. */
export async function closeYesterday({ people, regionId }: Ground): Promise<number> {
  const desk = people.as('dispatcher_manager')
  const { rows } = await desk.get(`/order/all?orderDate=2026-11-19&regionIds=${regionId}`)
  let closed = 0
  for (const { id } of rows) {
    const { version } = await desk.get(`/order/${id}`)
    const path = `/order/complete-order/${id}`
    const { status } = await people.ask('dispatcher_manager', 'PUT', path, { version, confirmRemaining: true })
    if (status === 200) closed++
  }
  return closed
}

/** The chart of tomorrow: asked for once more, published, and a load moved by hand to another truck. */
export async function planByHand({ people, regionId }: Ground): Promise<void> {
  const desk = people.as('dispatcher_manager')
  const ask = { orderDate: TOMORROW, regionIds: [regionId], iterations: 40, name: 'With the quay' }
  const { plans } = await desk.post('/order/process-order-scheduling', ask)
  const plan = await ready(people, plans[0].planId)
  await desk.put('/order-plan', { action: 'publish', id: plan.id, version: plan.version })
  const [{ loads }] = await desk.post('/order/chart', { orderDate: TOMORROW, regionIds: [regionId] })
  const [first, second] = loads
    .filter((load: Body) => load.truckId)
    .toSorted((a: Body, b: Body) => b.beginAt.localeCompare(a.beginAt))
  await desk.post('/order-plan/move', {
    planId: plan.id,
    moves: [{ loadId: second.loadId, truckId: first.truckId, beginAt: first.beginAt }],
    commit: true,
    override: 'The site wants this driver',
  })
}

async function ready(people: Ground['people'], planId: string): Promise<Body> {
  for (let tries = 0; tries < 120; tries++) {
    const plan = await people.as('dispatcher_manager').get(`/order-plan/plans/${planId}`)
    if (plan.status === 'ready') return plan
    if (plan.status === 'failed') break
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
  throw new Error('The plan is not there')
}

const book = ({ people, customer, project, product }: Ground, more: object): Promise<Body> =>
  people.as('dispatcher_manager').post('/order', {
    customerId: customer.id,
    projectId: project.id,
    locationId: project.locationId,
    purchaseOrderId: project.purchaseOrderId,
    orderDate: TOMORROW,
    productId: product.id,
    quantity: '9',
    spacingMinutes: 30,
    override: { rules: ['capacity', 'booking-quantity'], reason: 'Agreed with the plant' },
    ...more,
  })

async function ice({ people }: Ground): Promise<string> {
  const { rows } = await people.as('admin').get('/associate-product/list?limit=50')
  return rows.find((row: Body) => row.associateProductCode === 'AP-ICE').id
}
