import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { auditTrail } from '~/db/kit/trail'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, exactWeights, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

/** A load that has come to the site with exact weights. */
async function onSite(place: number) {
  const { load } = await givenGenerated(portal, world, place)
  const start = portal.clock.at
  const tell = (minutes: number, body: object, who = 'batcher') => {
    portal.clock.at = addMinutes(start, minutes)
    return portal.as(who).post(`/delivery-order/${load.id}/event`, body)
  }
  portal.clock.at = addMinutes(start, 5)
  const weights = exactWeights(world, 9)
  const moisture = world.recipe
    .filter(({ kind }) => kind === 'sand' || kind === 'stone')
    .map(({ materialId }) => ({ materialId, percent: '0' }))
  await portal.as('batcher').post(`/delivery-order/${load.id}/batch`, { batchNo: 1, quantity: '9', weights, moisture })
  await tell(10, { event: 'loaded' })
  await tell(12, { event: 'left_plant' })
  expect((await tell(40, { event: 'on_site' })).status).toBe(200)
  const done = () => {
    portal.clock.at = start
  }
  return { load, tell, done }
}
const READ = { event: 'pour_start', slumpMm: 240, concreteTemperature: '39', waterAddedLitres: '150' }
const outside = async () => {
  const { body } = await portal
    .as('dispatcher')
    .post('/delivery-order/search_filter_do', { readings: 'outside', statuses: ['on_site', 'pouring'] })
  return body.rows.map(({ id }: { id: string }) => id) as string[]
}
const work = async () => {
  const { body } = await portal.as('dispatcher').get('/work-item')
  return body.rows.find(({ kind }: { kind: string }) => kind === 'siteReadings')
}

test('B13 a reading outside its limits is refused with the limits, and nothing is changed', async () => {
  const { load, tell, done } = await onSite(0)
  const { status, body } = await tell(45, READ)
  expect([status, body.facts.rule]).toEqual([409, 'readings'])
  for (const text of ['Slump 240 mm, 100 to 150', 'water/cement', 'Temperature 39.0 °C, 5.0 to 35.0', 'with a reason'])
    expect(body.detail).toContain(text)
  expect(await deliveryOrder.get(portal.db.sql, load.id)).toMatchObject({
    status: 'on_site',
    slumpMm: null,
    overrides: [],
  })
  const short = await tell(45, { ...READ, override: { rules: ['readings'], reason: 'ok' } })
  expect(short.status).toBe(422)
  expect(await work()).toBeUndefined()
  done()
})

test('B13 with a reason it is taken by name, and the dispatcher sees the load until it is poured', async () => {
  const { load, tell, done } = await onSite(1)
  const reason = 'Site engineer asked for it, cubes taken'
  const taken = await tell(45, { ...READ, override: { rules: ['readings'], reason } })
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  expect(taken.body).toMatchObject({ status: 'pouring', slumpMm: 240, concreteTemperature: '39.0000' })
  const { rows } = await auditTrail(
    portal.db.sql,
    { subject: 'delivery_order', subjectId: load.id },
    { limit: 1, offset: 0 },
  )
  expect(rows[0]).toMatchObject({
    action: 'readings outside limits',
    reason,
    actorName: expect.stringMatching(/batcher/i),
  })
  const kept = await deliveryOrder.get(portal.db.sql, load.id)
  expect(kept.overrides.map(({ rule, reason: why }) => [rule, why])).toEqual(
    Array.from({ length: kept.overrides.length }, () => ['readings', reason]),
  )
  expect(kept.overrides.map(({ text }) => text).join('; ')).toContain('Slump 240 mm, 100 to 150')
  expect(await outside()).toEqual([load.id])
  expect(await work()).toMatchObject({ count: 1, oldest: { name: expect.stringContaining(load.doNumber) } })
  await tell(70, { event: 'pour_end' })
  expect(await outside()).toEqual([])
  done()
})

test('B13 what a device measured is taken and marked; what is within needs no word', async () => {
  const probe = await onSite(2)
  expect((await probe.tell(45, { event: 'pour_start', slumpMm: 190, source: 'sensor' })).status).toBe(200)
  expect((await deliveryOrder.get(portal.db.sql, probe.load.id)).overrides).toMatchObject([
    { rule: 'readings', text: 'Slump 190 mm, 100 to 150', reason: 'Measured by a device' },
  ])
  await probe.tell(70, { event: 'pour_end' })
  await probe.tell(95, { event: 'returned' })
  const good = await onSite(2)
  expect((await good.tell(145, { event: 'pour_start', slumpMm: 148, concreteTemperature: '31' })).status).toBe(200)
  expect((await deliveryOrder.get(portal.db.sql, good.load.id)).overrides).toEqual([])
  good.done()
})
