import { expect } from 'vitest'
import { recipeOf as recipe } from '~/db/mixdesign/mix-design'
import { addMinutes } from '~/domain/kit/time'
import { clockAt, ok, refusal, trailOf } from '../company'
import { refuseEach } from './checks'
import type { Story } from './story'

type Weight = { materialId: string; actualKg: string; cause?: string }

/** 4. The plant: queue, lock, checks, ticket, papers, batch weights and the way to the site and back. */
export async function deliver(story: Story): Promise<void> {
  const { portal } = story
  clockAt(portal, '06:02')
  await emptyYard(story)
  await firstLoad(story)
  await otherLoads(story)
  const rows = ok(await portal.as('dispatcher').get(`/delivery-order/by-order-id/${story.order.id}`)).rows
  expect(rows.map((row: { status: string }) => row.status)).toEqual(Array(14).fill('returned'))
  const numbers = rows.map((row: { doNumber: string }) => Number(row.doNumber.slice(-6)))
  expect(new Set(numbers).size).toBe(14)
}

/** Yesterday's queue has gone home. */
async function emptyYard({ portal, plant }: Story): Promise<void> {
  const batcher = portal.as('batcher')
  for (const list of ['joined_queue_list', 'acknowledged_queue_list'])
    for (const row of ok(await batcher.get(`/queue/${list}?plantId=${plant.id}`)).rows)
      await batcher.post('/queue/withdraw', { queueId: row.queueId, reason: 'Shift is over' })
  expect(ok(await batcher.get(`/queue/joined_queue_list?plantId=${plant.id}`)).rows).toEqual([])
}

async function firstLoad(story: Story): Promise<void> {
  const { portal, plant, loadIds } = story
  const [batcher, loadId] = [portal.as('batcher'), loadIds[0]!]
  await assign(story, loadId)
  const board = ok(await batcher.get(`/orderdetail/assigned_list?plantId=${plant.id}&doDate=2026-11-21`))
  expect(board.rows.find((row: { id: string }) => row.id === loadId)).toMatchObject({ status: 'assigned', loadNo: 1 })
  await refuseEach(story, loadId)

  const item = ok(await join(story, 0))
  expect(refusal(await join(story, 0))).toEqual([409, 'one-queue', []])
  const called = ok(
    await batcher.post('/queue/call', { queueId: item.id, remarks: 'Line 1, wash first', deliveryOrderId: loadId }),
  )
  expect(called).toMatchObject({ status: 'called', remarks: 'Line 1, wash first' })
  expect(ok(await batcher.post('/queue/acknowledge', { queueId: item.id })).status).toBe('acknowledged')
  expect(ok(await batcher.post('/orderdetail/lock_do', { deliveryOrderId: loadId })).lockedBy).toBeTruthy()
  const held = await portal.as('batcher_2').post('/orderdetail/generate_do', { deliveryOrderId: loadId })
  expect(refusal(held)).toEqual([409, 'lock', ['admin', 'dispatcher_manager']])
  clockAt(portal, '06:09')
  const made = ok(await batcher.post('/orderdetail/generate_do', { deliveryOrderId: loadId }))
  expect(made).toMatchObject({ status: 'generated', truckId: story.crews[0]!.truckId, revision: 1 })
  expect(made.doNumber).toMatch(/^JRP-26-\d{6}$/)
  await neverReused(story, Number(made.doNumber.slice(-6)))
  await papers(story, loadId, made.doNumber)

  const lines = await recipeOf(story, made.mixDesignId)
  clockAt(portal, '06:10')
  const batch = (batchNo: number, weights: Weight[]) =>
    batcher.post(`/delivery-order/${loadId}/batch`, { batchNo, quantity: '3', weights })
  expect(ok(await batch(1, exact(lines, 3)))).toMatchObject({ outside: 0, load: { status: 'loading' } })
  const heavy = exact(lines, 3).map((row, at) => (at ? row : { ...row, actualKg: kg(Number(row.actualKg) * 1.045) }))
  expect((await batch(2, heavy)).body.errors).toEqual({ 'weights.0.cause': [expect.stringContaining('4.5 % off')] })
  const told = heavy.map((row, at) => (at ? row : { ...row, cause: 'Scale hung' }))
  const flagged = ok(await batch(2, told))
  expect(flagged.outside).toBe(1)
  expect(flagged.weights[0]).toMatchObject({ verdict: 'act', deviationPercent: '4.5000', cause: 'Scale hung' })
  ok(await batch(3, exact(lines, 3)))
  await way(story, 0)
  const view = ok(await batcher.get(`/orderdetail/view?doNumber=${made.doNumber}`))
  expect(view.clock).toMatchObject({ age: 50, state: 'done' })
  expect(view.events.map((of: { event: string }) => of.event)).toEqual([
    ...['generated', 'loading', 'loaded', 'left_plant', 'on_site', 'pour_start', 'pour_end', 'returned'],
  ])
  expect((await trailOf(portal, 'delivery_order', loadId)).map(line => line.action)).toEqual(
    expect.arrayContaining(['create', 'assign', 'mark called', 'lock', 'generate', 'batch 2', 'loaded', 'returned']),
  )
}

/** A number that was given and withdrawn stays with its load; the next load takes the next one. */
async function neverReused(story: Story, before: number): Promise<void> {
  const { portal, customer, project, product, loadIds } = story
  const desk = portal.as('dispatcher')
  const order = ok(
    await desk.post('/order', {
      customerId: customer.id,
      projectId: project.id,
      locationId: project.locationId,
      purchaseOrderId: project.purchaseOrderId,
      orderDate: '2026-11-21',
      startTime: '21:30',
      productId: product.id,
      quantity: '9',
      spacingMinutes: 15,
      assignedPlants: [{ id: story.plant.id, startTime: '21:10', quantity: '9' }],
    }),
  )
  const [{ id }] = ok(await desk.get(`/delivery-order/by-order-id/${order.id}`)).rows
  await assign(story, id)
  const taken = ok(await generate(story, id, 13))
  expect(Number(taken.doNumber.slice(-6))).toBe(before + 1)
  ok(await desk.post('/delivery-order/withdraw_do', { deliveryOrderId: id, reason: 'Booked twice' }))
  await assign(story, loadIds[1]!)
  const next = ok(await generate(story, loadIds[1]!, 1))
  expect(Number(next.doNumber.slice(-6))).toBe(before + 2)
  expect(ok(await desk.get(`/orderdetail/view?doNumber=${taken.doNumber}`)).ticket.load.status).toBe('withdrawn')
}

async function papers({ portal }: Story, loadId: string, doNumber: string): Promise<void> {
  const batcher = portal.as('batcher')
  const ticket = await batcher.post('/orderdetail/download-pdf', { deliveryOrderId: loadId })
  const plain = await batcher.post(`/orderdetail/download-pdf-without-header/${loadId}/current/original`, {})
  for (const paper of [ticket, plain]) {
    expect(paper.status).toBe(200)
    expect(paper.headers.get('content-disposition')).toContain(`${doNumber}.pdf`)
    expect(new TextDecoder().decode(paper.body.slice(0, 5))).toBe('%PDF-')
  }
  expect(plain.body.length).not.toBe(ticket.body.length)
}

/** The other thirteen overlap as they do at a plant: whatever is due next happens next. */
async function otherLoads(story: Story): Promise<void> {
  const { portal, loadIds } = story
  const due: { at: Date; run(): Promise<unknown> }[] = []
  for (let place = 1; place < loadIds.length; place++) {
    const id = loadIds[place]!
    const at = (minutes: number) => addMinutes(new Date('2026-11-20T22:10:00Z'), place * 10 + minutes)
    if (place > 1)
      due.push({
        at: at(-1),
        run: async () => {
          await assign(story, id)
          const item = ok(await join(story, place))
          ok(await portal.as('batcher').post('/queue/call', { queueId: item.id, deliveryOrderId: id }))
          ok(await portal.as('batcher').post('/queue/acknowledge', { queueId: item.id }))
          ok(await portal.as('batcher').post('/orderdetail/generate_do', { deliveryOrderId: id }))
        },
      })
    due.push({ at: at(0), run: () => batchWhole(story, id) })
    for (const [event, minutes] of wayOf(place)) due.push({ at: at(minutes), run: () => tell(story, id, event) })
  }
  for (const { at, run } of due.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    portal.clock.at = at
    await run()
  }
}

/** Minutes after water meets cement. The third load waits: its pour ends 85 minutes after it reached the site. */
const wayOf = (place: number): [string, number][] => [
  ['loaded', 6],
  ['left_plant', 8],
  ['on_site', 20],
  ['pour_start', place === 2 ? 79 : 24],
  ['pour_end', place === 2 ? 105 : 50],
  ['returned', place === 2 ? 117 : 62],
]

async function way(story: Story, place: number): Promise<void> {
  for (const [event, minutes] of wayOf(place)) {
    story.portal.clock.at = addMinutes(new Date('2026-11-20T22:10:00Z'), place * 10 + minutes)
    await tell(story, story.loadIds[place]!, event)
  }
}

const tell = async ({ portal }: Story, id: string, event: string) =>
  ok(await portal.as('batcher').post(`/delivery-order/${id}/event`, { event }))

const assign = async ({ portal, plant }: Story, id: string) =>
  ok(
    await portal.as('dispatcher').post('/delivery-order/assign-normal-delivery-order', {
      deliveryOrderId: id,
      assignedPlantId: plant.id,
      assignedBPId: plant.lines[0],
    }),
  )

const join = ({ portal, plant, crews }: Story, place: number) => {
  const { truckId, driverId } = crews[place]!
  return portal.as('batcher').post('/queue/join', { truckId, driverId, plantId: plant.id })
}

const generate = ({ portal, crews }: Story, deliveryOrderId: string, place: number) => {
  const { truckId, driverId } = crews[place]!
  return portal.as('batcher').post('/orderdetail/generate_do', { deliveryOrderId, truckId, driverId })
}

async function batchWhole(story: Story, id: string): Promise<void> {
  const { rows } = ok(await story.portal.as('batcher').get(`/delivery-order/by-order-id/${story.order.id}`))
  expect(rows.find((row: { id: string }) => row.id === id).status).toBe('generated')
  const [{ mixDesignId }] = await loadRows(story, id)
  const weights = exact(await recipeOf(story, mixDesignId), 9)
  ok(await story.portal.as('batcher').post(`/delivery-order/${id}/batch`, { batchNo: 1, quantity: '9', weights }))
}

async function loadRows({ portal }: Story, id: string) {
  const { rows } = await portal.db.sql.execute<{ mixDesignId: string }>(
    `select mix_design_id as "mixDesignId" from delivery_order where id = '${id}'`,
  )
  return rows as [{ mixDesignId: string }]
}

const recipeOf = ({ portal }: Story, mixDesignId: string) => recipe(portal.db.sql, mixDesignId)

const kg = (value: number) => value.toFixed(3)
const exact = (lines: { materialId: string; kgPerM3: string }[], cubicMetres: number): Weight[] =>
  lines.map(({ materialId, kgPerM3 }) => ({ materialId, actualKg: kg(Number(kgPerM3) * cubicMetres) }))
