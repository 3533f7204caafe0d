import { sql as raw } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPerson } from '~/db/users/user'
import { random } from '~/domain/kit/random'
import { JOBS } from '~/workflows/jobs'
import { runJob, sweepJobs } from '~/workflows/kit/jobs'
import { count } from '../hardening/kit/parameters'
import { givenDraft } from '../kit/given/billing'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, exactWeights, givenDeliveries } from '../kit/given/deliveries'
import { fillSilo } from '../kit/given/stock'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { retryingClient } from './client'
import { superviseApi } from './supervise-api'

/** `npm run faults -- --kills 200 --commands 2000` is the long form. */
const KILLS = count('kills', 20)
const COMMANDS = count('commands', 100)
const SEED = count('seed', 7)
/** The share that is stopped and woken again before it is killed. */
const FROZEN = 0.3
/** The clock of this test stands, so that the way takes no time. */
const AT_ONCE = { rules: ['times'], reason: 'Told at once, when the radio was back' }
const EVENTS = ['loaded', 'left_plant', 'on_site', 'pour_start', 'pour_end', 'returned']

let portal: House
let world: Deliveries
let api: Awaited<ReturnType<typeof superviseApi>>
let client: ReturnType<typeof retryingClient>

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  // Hundreds of stories are poured in one afternoon.
  await portal.given(async ({ sql }) => {
    await sql.execute(raw`update plant set capacity_per_hour = 999 where id = ${world.plant.id}`)
    await sql.execute(raw`update batching_plant set capacity_per_hour = 999 where plant_id = ${world.plant.id}`)
  })
  await givenContact(portal, { customerId: world.customer.id, purposes: ['invoice'], email: 'accounts@kill.example' })
  for (const who of ['sales_admin', 'admin', 'sales_manager', 'ceo', 'finance_ar']) await portal.person(who)
  api = await superviseApi(portal)
  client = retryingClient(portal, api.url)
}, 120_000)

afterAll(() => api?.stop())

/** One round of the story's writes for a truck: customer, order, ticket, weights, way, approvals, invoice, e-mail. */
async function story(place: number, round: number): Promise<void> {
  const post = (who: string, path: string, json: object) => client.write(who, 'POST', path, json)
  await post('sales_admin', '/customer', {
    customerName: `Kill ${place}-${round} Pte Ltd`,
    regionIds: [world.region.id],
  })
  const order = await post('dispatcher', '/order', {
    customerId: world.customer.id,
    projectId: world.project.id,
    locationId: world.location.id,
    orderDate: '2026-11-20',
    startTime: `${12 + ((place + round) % 9)}:00`,
    productId: world.product.id,
    quantity: '3',
    spacingMinutes: 10,
    assignedPlants: [{ id: world.plant.id, startTime: `${11 + ((place + round) % 9)}:00`, quantity: '3' }],
  })
  const [{ id }] = (await portal.as('dispatcher').get(`/delivery-order/by-order-id/${order.id}`)).body.rows
  await post('dispatcher', '/delivery-order/assign-normal-delivery-order', {
    deliveryOrderId: id,
    assignedPlantId: world.plant.id,
    assignedBPId: world.line.id,
  })
  const truck = { truckId: world.trucks[place]!.id, driverId: world.drivers[place]!.id }
  const item = await post('batcher', '/queue/join', { ...truck, plantId: world.plant.id })
  await post('batcher', '/queue/call', { queueId: item.id, deliveryOrderId: id, reason: 'This one stands ready' })
  await post('batcher', '/queue/acknowledge', { queueId: item.id })
  await post('batcher', '/orderdetail/generate_do', { deliveryOrderId: id })
  await post('batcher', `/delivery-order/${id}/batch`, { batchNo: 1, quantity: '3', weights: exactWeights(world, 3) })
  for (const event of EVENTS) await post('batcher', `/delivery-order/${id}/event`, { event, override: AT_ONCE })
  const draft = await givenDraft(portal, { ...world, regionId: world.region.id })
  for (const [version, who] of [
    [1, 'admin'],
    [2, 'sales_manager'],
    [3, 'ceo'],
  ] as const)
    await client.write(who, 'PUT', '/invoice-draft/approve', { drafts: [{ id: draft.id, version }] })
  const { results } = await post('finance_ar', '/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [draft.id] })
  await post('finance_ar', `/invoice/${results[0].id}/email`, {})
  await post('finance_ar', '/invoice/export', { toDate: '2026-11-20', invoiceIds: [results[0].id] })
}

/** Hundreds of loads empty the silos of one plant. */
const refill = () =>
  portal.given(async work => {
    for (const { siloId } of world.recipe) if (siloId) await fillSilo(work, siloId, '200000')
  })

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test(`${KILLS} × kill -9 or -STOP during the story's writes: retries converge, nothing lost, nothing doubled (seed ${SEED})`, {
  timeout: 60_000 + KILLS * 10_000 + COMMANDS * 200,
}, async () => {
  const next = random(SEED)
  let [kills, frozen] = [0, 0]
  let rounds = 0
  const teller = async (place: number) => {
    for (let round = 0; kills < KILLS || client.history.length < COMMANDS; round++, rounds++) {
      if (place === 0 && round % 10 === 9) await refill()
      await story(place, round)
    }
  }
  /** Not by the clock alone: a slow machine gets on between two kills too, and a fast one is not spared. */
  const freeze = async () => {
    frozen++
    const wake = await api.freeze()
    await pause(next() * 1500)
    return wake
  }
  const killer = async () => {
    for (; kills < KILLS; kills++) {
      const enough = client.history.length + 1 + Math.floor((next() * 2 * COMMANDS) / KILLS)
      while (client.history.length < enough) await new Promise(resolve => setTimeout(resolve, 5))
      await pause(next() * 60)
      if (next() < FROZEN) await (await freeze())()
      else await api.kill()
    }
  }
  await Promise.all([killer(), ...[0, 1, 2, 3].map(teller)]).catch(error => {
    throw new Error(`${error} ${api.errors.filter(line => line.includes('defect')).join()}`)
  })
  console.log(
    `kills ${kills}, of them frozen and woken ${frozen}, stories ${rounds}, writes ${client.history.length}, cut off ${client.cutOff()}`,
  )
  expect(client.cutOff()).toBeGreaterThanOrEqual(KILLS / 2)
  expect(client.history.length).toBeGreaterThanOrEqual(COMMANDS)
  expect(api.fellOver).toEqual([])

  // Every write left its trail under exactly one of the requests that carried it.
  const { rows } = await portal.db.sql.execute<{ requestId: string }>(
    raw`select distinct request_id as "requestId" from audit_line`,
  )
  const told = new Set(rows.map(row => row.requestId))
  const effects = client.history.map(({ path, requestIds }) => ({
    path,
    effects: requestIds.filter(id => told.has(id)).length,
  }))
  expect(effects.filter(of => of.effects !== 1)).toEqual([])
  expect(api.errors.filter(line => line.includes('defect'))).toEqual([])
})

test('jobs whose messages died with the process are swept and run once', {
  timeout: 60_000 + COMMANDS * 200,
}, async () => {
  portal.clock.at = new Date(portal.clock.at.getTime() + 60_000)
  const rowsOf = async (of: string) =>
    Number((await portal.db.sql.execute(raw.raw(`select count(*) n from ${of}`))).rows[0]!.n)
  const waiting = await rowsOf('job')
  for (let sweep = 0; sweep < 20 && (await sweepJobs(portal.parts)) > 0; sweep++) await runSent()
  expect(await rowsOf(`job where status = 'done'`)).toBe(waiting)
  expect(portal.letters).toHaveLength(await rowsOf('letter'))
})

async function runSent(): Promise<void> {
  const { print } = await import('~/functions/kit/print')
  for (const message of portal.sent.splice(0))
    await runJob({ ...portal.parts, print, personOf: id => findPerson(portal.db.sql, id) }, JOBS, message)
}

test('what must always hold, holds', async () => {
  expect(portal.defects).toEqual([])
  await expectInvariants(portal)
})
