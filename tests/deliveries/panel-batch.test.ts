import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { stockEntries } from '~/db/materials/tables'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { at, type GivenPanel, givenPanel } from '../kit/given/panel'
import { allowInside, givenReceiver, sendDue } from '../kit/given/receiver'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let panel: GivenPanel
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  panel = await givenPanel(portal, world)
})

const open = async () => (await portal.as('batcher').get('/panel-batch')).body
const entries = async (panelBatchId: string) =>
  portal.db.sql.select().from(stockEntries).where(eq(stockEntries.panelBatchId, panelBatchId))

test('batches without a ticket are drawn when they come, and matched to a load they are drawn once in all', async () => {
  const load = await panel.generated()
  const before = await panel.level()
  const [answer] = await panel.tell([panel.result(null, null, 3)])
  expect(answer).toMatchObject({ outcome: 'unmatched', reason: 'Batched without a ticket' })
  expect(await panel.level()).toBe(before - 1050)
  const [row] = (await open()).rows.slice(-1)
  expect(row).toMatchObject({ panel: 'PC 1', plant: 'Plant TUAS', quantity: '3.00' })
  expect((await open()).loads.map((of: { id: string }) => of.id)).toContain(load.id)
  const match = (body: object, who = 'batcher') =>
    portal.as(who).post('/panel-batch/match', { id: row.id, version: row.version, deliveryOrderId: load.id, ...body })
  expect((await match({}, 'batcher_9')).status).toBe(404)
  expect((await match({}, 'salesperson')).status).toBe(403)
  expect((await match({ version: 7 })).status).toBe(409)
  const done = await match({})
  expect(done.body).toMatchObject({ status: 'matched', doNumber: load.doNumber })
  expect((await match({ version: done.body.version })).status).toBe(409)
  expect(await panel.level()).toBe(before - 1050)
  expect((await entries(row.id)).reduce((sum, of) => sum + Number(of.kg), 0)).toBe(0)
  const drawn = await portal.db.sql.select().from(stockEntries).where(eq(stockEntries.deliveryOrderId, load.id))
  expect(drawn.reduce((sum, of) => sum + (of.siloId === world.recipe[0]!.siloId ? Number(of.kg) : 0), 0)).toBe(-1050)
  expect((await panel.weighed(load.id)).length).toBe(5)
})

test('or explained with a cause and a reason, and stay out of the silos', async () => {
  const before = await panel.level()
  await panel.tell([panel.result('NO-26-1', 1, 3)])
  const [row] = (await open()).rows.slice(-1)
  expect(row.why).toBe('There is no ticket NO-26-1 here')
  const explain = (body: object) =>
    portal.as('batcher').post('/panel-batch/explain', { id: row.id, version: row.version, ...body })
  expect((await explain({ cause: 'test' })).status).toBe(422)
  expect((await explain({ cause: 'lost', reason: 'Nobody knows' })).status).toBe(422)
  expect((await explain({ cause: 'test', reason: 'Calibration of scale 2' })).body).toMatchObject({
    status: 'explained',
  })
  expect((await explain({ cause: 'test', reason: 'Once more' })).status).toBe(409)
  expect(await panel.level()).toBe(before - 1050)
  expect((await open()).rows.map((of: { id: string }) => of.id)).not.toContain(row.id)
  expect((await open()).decided[0]).toMatchObject({ id: row.id, cause: 'test', reason: 'Calibration of scale 2' })
})

test('a load that a panel took and of which it told nothing is listed after the set minutes', async () => {
  const load = await panel.generated()
  const ticket = await panel.ticketOf(load.doNumber)
  await panel.ask(`/panel/ticket/${ticket.id}/answer`, { accepted: true })
  const override = { rules: ['batch'], reason: 'The network of the panel is down' }
  await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event: 'loaded', override })
  const late = async () => (await open()).late.map((of: { id: string }) => of.id)
  expect(await late()).not.toContain(load.id)
  portal.clock.at = at(51)
  expect(await late()).toContain(load.id)
  await panel.tell([panel.result(load.doNumber, 1, 9)])
  expect(await late()).not.toContain(load.id)
})

test('weights that come after the load left are told to whoever had its ticket, as a correction', async () => {
  allowInside(portal)
  const receiver = await givenReceiver()
  const subscription = { customerId: world.customer.id, url: receiver.url, events: ['left_plant', 'corrected'] }
  expect((await portal.as('sales_admin').post('/e-ticket-subscription', subscription)).status).toBe(200)
  const load = await panel.generated()
  const override = { rules: ['batch'], reason: 'The network of the panel is down' }
  for (const event of ['loaded', 'left_plant'])
    expect((await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event, override })).status).toBe(200)
  await sendDue(portal)
  await panel.tell([panel.result(load.doNumber, 1, 9)])
  await sendDue(portal)
  const told = receiver.received.toSorted((a, b) => a.body.data.sequence - b.body.data.sequence)
  const batches = told.map(({ body }) => [body.type, body.data.ticket.mix.batches.length])
  expect(batches).toEqual([
    ['e-ticket.left_plant', 0],
    ['e-ticket.corrected', 1],
  ])
})

test('a batch of a closed month that comes onto its load is booked on the first open day: the closed month stays to the gram', async () => {
  const load = await panel.generated()
  const [answer] = await panel.tell([panel.result(null, null, 3)])
  expect(answer.outcome).toBe('unmatched')
  const [row] = (await open()).rows.slice(-1)
  portal.clock.at = new Date('2026-12-02T02:00:00Z')
  await portal.person('finance_hod')
  const close = { plantId: world.plant.id, until: '2026-11-30', uncounted: true }
  expect((await portal.as('finance_hod').post('/stock-close', close)).status).toBe(200)
  const month = async (of: string) =>
    (await portal.as('admin').get(`/report/plant-monthly-report/${world.plant.id}/${of}`)).body.materials
  const [closed, level] = [await month('2026-11'), await panel.level()]

  const match = { id: row.id, version: row.version, deliveryOrderId: load.id }
  expect((await portal.as('batcher').post('/panel-batch/match', match)).body).toMatchObject({ status: 'matched' })
  expect([await month('2026-11'), await panel.level()]).toEqual([closed, level])
  const back = (await entries(row.id)).filter(of => of.reversesId)
  const drawn = await portal.db.sql.select().from(stockEntries).where(eq(stockEntries.deliveryOrderId, load.id))
  expect(Math.min(back.length, drawn.length)).toBeGreaterThan(2)
  for (const { at, happenedAt, remarks } of [...back, ...drawn]) {
    expect(at.toISOString()).toBe('2026-11-30T16:00:00.000Z')
    expect(happenedAt?.toISOString().slice(0, 10)).toBe('2026-11-20')
    expect(remarks).toContain('Of 20/11/2026, closed already')
  }
  const sum = [...back, ...drawn].reduce((kg, of) => kg + Number(of.kg), 0)
  expect(sum).toBeCloseTo(0, 3)
})
