import type { Body } from '../people'
import { type Ground, TODAY } from './ground'

/** Minutes after water met cement at which a load tells its next step, and how far each load of the quay's order comes. */
const WAY: readonly (readonly [event: string, minutes: number])[] = [
  ['loaded', 8],
  ['left_plant', 11],
  ['on_site', 27],
  ['pour_start', 33],
  ['pour_end', 57],
  ['returned', 75],
]
const STEPS_OF = {
  returned: 6,
  delivered: 5,
  pouring: 4,
  on_site: 3,
  rejected: 3,
  in_transit: 2,
  loaded: 1,
  loading: 0,
}
const STATES = Object.keys(STEPS_OF)

/** Thirteen loads of nine, one in every state that a load can be in, so that the next release finds each of them. */
export async function quayOrder(ground: Ground): Promise<Body> {
  const { people, project, customer, product, plant } = ground
  const order = await people.as('dispatcher_manager').post('/order', {
    customerId: customer.id,
    projectId: project.id,
    locationId: project.locationId,
    purchaseOrderId: project.purchaseOrderId,
    orderDate: TODAY,
    startTime: '16:00',
    productId: product.id,
    quantity: '117',
    spacingMinutes: 30,
    fleetTruckIds: ground.crews.map(crew => crew.truckId),
    cylinderTest: { isRequired: true, sets: 1, specimens: 3, ages: [7, 28], remarks: '' },
    assignedPlants: [{ id: plant.id, startTime: '15:40', quantity: '117' }],
    override: { rules: ['capacity', 'booking-quantity', 'time'], reason: 'The quay pours through the afternoon' },
  })
  const loads: Body[] = (await people.as('dispatcher').get(`/delivery-order/by-order-id/${order.id}`)).rows
  const going = loads.slice(0, STATES.length)
  const [generated, withdrawn, called, assigned] = loads.slice(STATES.length)
  for (const load of [withdrawn, called, assigned]) await assign(ground, load.id)
  await people
    .as('dispatcher')
    .post('/delivery-order/withdraw_do', { deliveryOrderId: withdrawn.id, reason: 'Formwork of bay 1 is not ready' })
  await people.as('batcher').post(`/delivery-order/mark-called/${called.id}`, {})
  await people.as('batcher').post('/orderdetail/lock_do', { deliveryOrderId: assigned.id })
  await onTheirWay(ground, going, Object.values(STEPS_OF))
  const rejected = going[STATES.indexOf('rejected')]
  await tell(ground, rejected.id, 'rejected', { reason: 'Slump 240 mm at the gate, 160 mm was ordered' })
  await ticket(ground, generated.id)
  return order
}

/** A small order from the first call to the last truck, completed. */
export async function completedOrder(ground: Ground, order: Body): Promise<void> {
  const desk = ground.people.as('dispatcher')
  const [load] = (await desk.get(`/delivery-order/by-order-id/${order.id}`)).rows
  await onTheirWay(ground, [load], [WAY.length])
  const { version } = await desk.get(`/order/${order.id}`)
  await desk.put(`/order/complete-order/${order.id}`, { version, confirmRemaining: true })
}

async function onTheirWay(ground: Ground, loads: Body[], steps: number[]): Promise<void> {
  for (const load of loads) await ticket(ground, load.id)
  await ground.forward(2)
  for (const load of loads) await batch(ground, load.id, load.doQuantity)
  let minutes = 0
  for (const [step, [event, after]] of WAY.entries()) {
    if (!steps.some(of => of > step)) return
    await ground.forward(after - minutes)
    minutes = after
    for (const [at, load] of loads.entries()) if (steps[at]! > step) await tell(ground, load.id, event)
  }
}

const assign = ({ people, plant, lines }: Ground, deliveryOrderId: string) =>
  people.as('dispatcher').post('/delivery-order/assign-normal-delivery-order', {
    deliveryOrderId,
    assignedPlantId: plant.id,
    assignedBPId: lines[0].id,
  })

const tell = ({ people }: Ground, id: string, event: string, more: object = {}) =>
  people.as('batcher').post(`/delivery-order/${id}/event`, { event, ...more })

/**
 * The next of the quay's own trucks is called out of the yard, answers and gets the ticket; what stands against that is set
 * aside with a reason. A truck that the day's plan has given to another load meanwhile is left to it.
 */
async function ticket(ground: Ground, deliveryOrderId: string): Promise<void> {
  const { people, plant, crews } = ground
  await assign(ground, deliveryOrderId)
  const { rows } = await people.as('batcher').get(`/queue/joined_queue_list?plantId=${plant.id}`)
  const own = new Set(crews.map(crew => crew.truckId))
  const { queueId } = rows.find((row: Body) => own.has(row.truckId))
  const reason = 'The quay has trucks of its own'
  await people.as('batcher').post('/queue/call', { queueId, deliveryOrderId, reason })
  await people.as('batcher').post('/queue/acknowledge', { queueId })
  const override = { rules: ['silo-cover'], reason: 'The lorries of cement are at the gate' }
  await people.as('dispatcher_manager').post('/orderdetail/generate_do', { deliveryOrderId, override })
}

async function batch({ people }: Ground, id: string, quantity: string): Promise<void> {
  const { mixDesignId } = await people
    .as('dispatcher')
    .get(`/delivery-order/check-mapped-mixdesign?deliveryOrderId=${id}`)
  const { lines } = await people.as('lab').get(`/mix-designs/${mixDesignId}`)
  const weights = lines.map((line: Body) => ({
    materialId: line.materialId,
    actualKg: (Number(line.kgPerM3) * Number(quantity)).toFixed(3),
  }))
  await people.as('batcher').post(`/delivery-order/${id}/batch`, { batchNo: 1, quantity, weights })
}
