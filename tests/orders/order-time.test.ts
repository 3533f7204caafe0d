import { Client } from 'pg'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDb } from '~/db/kit/open'
import { setSetting } from '~/db/kit/set-setting'
import { SYSTEM } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { PreviewOrder } from '~/domain/orders/order'
import { previewOrder } from '~/workflows/orders/preview-order'
import { givenPlant } from '../kit/given/fleet'
import { bookOrder, type Dispatch, givenDispatch, loadsOfOrder, orderOf } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const TODAY = '2026-11-20'

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

/** Five past seven in Singapore. */
beforeEach(() => {
  portal.clock.at = new Date('2026-11-19T23:05:00Z')
})

const book = (more: object, who = 'dispatcher') =>
  portal.as(who).post('/order', orderOf(at, { quantity: '9', ...more }))

test('an order for a time that has passed, or that no truck reaches any more, is refused with the earliest start', async () => {
  const passed = await book({ orderDate: TODAY, startTime: '06:40' })
  expect([passed.status, passed.body.facts.rule, passed.body.detail]).toEqual([409, 'time', '06:40 has passed'])
  const [{ earliest }] = passed.body.facts.refusals
  expect(earliest > '07:05').toBe(true)
  const near = await book({ orderDate: TODAY, startTime: '07:06' })
  expect(near.body.facts.rule).toBe('time')
  expect(near.body.detail).toContain('The first load would have been batched at')
  expect((await book({ orderDate: TODAY, startTime: earliest })).status).toBe(200)

  const { customerId, projectId, locationId, productId } = orderOf(at)
  const asked = { customerId, projectId, locationId, productId, quantity: '9', spacingMinutes: 10 }
  const preview = await portal
    .as('dispatcher')
    .post('/order/preview', { ...asked, orderDate: TODAY, startTime: '06:40' })
  expect(preview.body.objections[0]).toMatchObject({ rule: 'time', earliest })
  const override = { rules: ['time'], reason: 'Poured from the neighbour and booked after' }
  expect((await book({ orderDate: TODAY, startTime: '06:40', override })).status).toBe(403)
  const late = await book({ orderDate: TODAY, startTime: '06:40', override }, 'dispatcher_manager')
  expect(late.body.status).toBe('confirmed')
  expect(late.body.warnings[0]).toBe('06:40 has passed')
})

test('B1 an order below the lead time of its region is refused with the earliest start, and no such time is offered', async () => {
  const near = { orderDate: TODAY, startTime: '07:45' }
  expect((await book(near)).status).toBe(200)
  await portal.given(work => setSetting(work, 'orders.lead-minutes', 60))
  const refused = await book(near)
  expect([refused.status, refused.body.facts.rule]).toEqual([409, 'time'])
  expect(refused.body.detail).toBe('Orders need 60 min of lead time; the first load is due at 07:45')
  expect(refused.body.facts.refusals[0].earliest).toBe('08:15')
  expect((await book({ ...near, startTime: '08:15' })).status).toBe(200)
  const override = { rules: ['time'], reason: 'Agreed with the plant' }
  expect((await book({ ...near, override }, 'dispatcher_manager')).status).toBe(200)
  await portal.given(work => setSetting(work, 'orders.lead-minutes', 0))
})

test('an order whose time has passed since is changed in everything but its time', async () => {
  const made = await bookOrder(portal, at, { quantity: '18', orderDate: TODAY, startTime: '09:00' })
  portal.clock.at = new Date('2026-11-20T01:20:00Z')
  const change = (more: object) =>
    portal.as('dispatcher').put('/order', {
      ...orderOf(at, { quantity: '18', orderDate: TODAY, startTime: '09:00', ...more }),
      id: made.id,
      version: made.version,
    })
  expect((await change({ startTime: '08:00' })).body.facts.rule).toBe('time')
  expect((await change({ remarks: 'Gate 3' })).status).toBe(200)
})

test('no load of an order is batched outside the hours of its plant, on none of its days', async () => {
  const shut = await givenPlant(portal, { regionId: at.regionId, opensAt: '06:00', closesAt: '22:00' })
  const assignedPlants = [{ id: shut.id, startTime: '17:30', quantity: '90' }]
  const night = { assignedPlants, quantity: '90', orderDate: '2026-11-21', startTime: '18:00', spacingMinutes: 240 }
  const refused = await book(night)
  expect([refused.status, refused.body.facts.rule]).toEqual([409, 'hours'])
  expect(refused.body.detail).toMatch(/is open from .* would be batched outside its hours/)
  const override = { rules: ['hours', 'capacity'], reason: 'Night shift agreed with the plant' }
  const taken = await book({ ...night, override }, 'dispatcher_manager')
  expect(taken.status).toBe(200)
  expect((await loadsOfOrder(portal, taken.body.id)).length).toBe(10)
})

test('the earliest start with room is never in the past', async () => {
  const small = await givenPlant(portal, { regionId: at.regionId, capacityPerHour: '9.00' })
  const asked = {
    ...{ quantity: '9', orderDate: TODAY, startTime: '06:30' },
    assignedPlants: [{ id: small.id, startTime: '06:05', quantity: '9' }],
  }
  portal.clock.at = new Date('2026-11-19T20:00:00Z')
  expect((await book(asked)).status, 'it fills the hour').toBe(200)
  portal.clock.at = new Date('2026-11-20T00:57:00Z')
  const refused = await book(asked)
  const capacity = refused.body.facts.refusals.find(({ rule }: { rule: string }) => rule === 'capacity')
  expect(capacity.earliest > '08:57', capacity.earliest).toBe(true)
})

test('an order for a Sunday is booked and says that it is one, before and after', async () => {
  const asked = { orderDate: '2026-11-22', startTime: '10:00' }
  const { customerId, projectId, locationId, productId, spacingMinutes } = orderOf(at)
  const ask = { customerId, projectId, locationId, productId, spacingMinutes, quantity: '9', ...asked }
  const { objections } = (await portal.as('dispatcher').post('/order/preview', ask)).body
  const said = { rule: 'time', message: '22/11/2026 is a Sunday', warning: true }
  expect(objections).toContainEqual(said)
  const { status, body } = await book(asked)
  expect([status, body.status, body.warnings]).toEqual([200, 'confirmed', expect.arrayContaining([said.message])])
  expect((await book({ ...asked, orderDate: '2026-11-23' })).body.warnings).not.toContain(said.message)
})

test('at one pump trucks do not come faster than it unloads them, and no load is asked to outlive its limit', async () => {
  const pumped = async (minutesPerM3: string) =>
    (
      await portal.as('dispatcher_manager').post('/discharge-methods', {
        code: `P${minutesPerM3}`,
        name: `Pump ${minutesPerM3}`,
        minutesPerM3,
        needsPump: true,
      })
    ).body.id
  const slow = {
    unloadingMinutes: null,
    dischargeMethodId: await pumped('3'),
    ...{ orderDate: '2026-11-21', startTime: '10:00', quantity: '27' },
  }
  const queued = await book({ ...slow, spacingMinutes: 20 })
  expect([queued.status, queued.body.facts.rule]).toEqual([409, 'spacing'])
  const says =
    'A 9.00 m³ truck takes 27 min at the pump; with one every 20 min they queue on site. Choose 27 min or more'
  expect(queued.body.errors).toEqual({ spacingMinutes: [says] })
  expect((await book({ ...slow, spacingMinutes: 27 })).status).toBe(200)
  expect((await book({ ...slow, quantity: '9', spacingMinutes: 20 })).status, 'one truck follows no other').toBe(200)
  const chute = await book({ ...slow, dischargeMethodId: null, unloadingMinutes: 21, spacingMinutes: 20 })
  expect(chute.body.errors.spacingMinutes[0]).toMatch(/takes 21 min to unload; .* Choose 21 min or more$/)
  const two = { rules: ['spacing'], reason: 'Two chutes at this site' }
  expect((await book({ ...slow, spacingMinutes: 20, override: two })).status).toBe(403)
  expect((await book({ ...slow, spacingMinutes: 20, override: two }, 'dispatcher_manager')).status).toBe(200)

  const old = { ...slow, spacingMinutes: 200, unloadingMinutes: 200, dischargeLimitMinutes: 90 }
  const refused = await book(old)
  expect([refused.status, refused.body.facts.rule]).toEqual([409, 'concrete-age'])
  expect(refused.body.errors).toEqual({
    unloadingMinutes: ['Unloading 9.00 m³ takes 200 min; the discharge limit is 90 min'],
  })
  const aged = await book({ ...slow, spacingMinutes: 85, unloadingMinutes: 85, dischargeLimitMinutes: 90 })
  expect(aged.body.detail).toMatch(/is out of the drum \d+ min after batching; the limit is 90 min$/)
  const { customerId, projectId, locationId, productId } = orderOf(at)
  const foreseen = await portal
    .as('dispatcher')
    .post('/order/preview', { customerId, projectId, locationId, productId, ...old })
  expect(foreseen.body.objections).toContainEqual(
    expect.objectContaining({ rule: 'concrete-age', message: refused.body.detail }),
  )
  expect((await book({ ...old, quantity: '1' })).status, 'a ninth of a truck').toBe(200)
  const override = { rules: ['concrete-age'], reason: 'Retarded for four hours' }
  expect((await book({ ...old, override }, 'dispatcher_manager')).status).toBe(200)
})

test('an order that was booked with a pour that one pump cannot keep is read and changed in everything else', async () => {
  const made = await bookOrder(portal, at, { quantity: '27', orderDate: '2026-11-21', startTime: '13:00' })
  await portal.given(async work => {
    const row = await order.get(work.sql, made.id)
    await order.move(work, row, { unloadingMinutes: 24 }, 'given')
  })
  const read = (await portal.as('dispatcher').get(`/order/${made.id}`)).body
  expect([read.spacingMinutes, read.unloadingMinutes]).toEqual([10, 24])
  let { version } = read
  const change = async (more: object) => {
    const fields = orderOf(at, { quantity: '27', orderDate: '2026-11-21', startTime: '13:00', unloadingMinutes: 24 })
    const answer = await portal.as('dispatcher').put('/order', { ...fields, id: made.id, version, ...more })
    if (answer.status === 200) version = answer.body.version
    return answer
  }
  expect((await change({ remarks: 'Gate 3' })).status).toBe(200)
  expect((await change({ startTime: '13:30' })).status).toBe(200)
  expect((await change({ quantity: '18' })).status, 'less of it').toBe(200)
  expect((await change({ quantity: '36' })).body.facts.rule).toBe('spacing')
  expect((await change({ spacingMinutes: 12 })).body.facts.rule).toBe('spacing')
  expect((await change({ spacingMinutes: 24 })).status).toBe(200)
})

test('how a truck is emptied is asked once: what is checked is what is written and priced', async () => {
  const method = { code: 'SKIP', name: 'Crane and skip', minutesPerM3: '4', needsPump: false }
  const { id: dischargeMethodId } = (await portal.as('dispatcher_manager').post('/discharge-methods', method)).body
  const { contactName, contactPhone, landmark, remarks, ...asked } = orderOf(at, {
    ...{ quantity: '9', dischargeMethodId, unloadingMinutes: null },
  })
  const sent = vi.spyOn(Client.prototype, 'query')
  const db = openDb(portal.appUrl, { max: 1 })
  try {
    const { fault } = await previewOrder(db.sql, SYSTEM, PreviewOrder.parse(asked), portal.clock.at)
    const texts = sent.mock.calls.map(([query]) => JSON.stringify(query))
    expect([fault, texts.filter(text => text.includes('from \\"discharge_method\\"')).length]).toEqual([null, 1])
  } finally {
    sent.mockRestore()
    await db.close()
  }
  const made = await bookOrder(portal, at, { quantity: '9', dischargeMethodId, unloadingMinutes: null })
  const { body } = await portal.as('dispatcher').get(`/order/${made.id}`)
  expect(body).toMatchObject({ unloadingMinutes: 36, dischargeLimitMinutes: 120 })
})
