import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { silo } from '~/db/materials/silo'
import { stockEntries } from '~/db/materials/tables'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, exactWeights, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const at = (minutes: number) => addMinutes(new Date('2026-11-20T01:00:00Z'), minutes)
const levels = async () => {
  const rows = await silo.byIds(
    portal.db.sql,
    world.recipe.flatMap(({ siloId }) => siloId ?? []),
  )
  return world.recipe.map(({ siloId }) => (siloId ? Number(rows.get(siloId)!.levelKg) : null))
}
/** One batch of the whole load, where the clock stands. */
const batched = async (id: string) =>
  expect(
    (
      await portal.as('batcher').post(`/delivery-order/${id}/batch`, {
        batchNo: 1,
        quantity: '9',
        weights: exactWeights(world, 9),
      })
    ).status,
  ).toBe(200)
describe('batch weights and the way to the site', () => {
  test('targets from the mix, stock out of the silos, carbon and the discharge clock, then the chain to the plant', async () => {
    const { load } = await givenGenerated(portal, world, 0)
    const before = await levels()
    portal.clock.at = at(5)
    const post = (path: string, body: object, who = 'batcher') =>
      portal.as(who).post(`/delivery-order/${load.id}/${path}`, body)
    const first = await post('batch', {
      batchNo: 1,
      quantity: '3',
      weights: exactWeights(world, 3),
      batchingNo: 'B-77',
    })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ outside: 0, load: { status: 'loading', batchingNo: 'B-77' } })
    expect(first.body.weights[0]).toMatchObject({ targetKg: '1050.000', deviationPercent: '0.0000', verdict: 'ok' })
    expect(
      (await post('batch', { batchNo: 1, quantity: '3', weights: exactWeights(world, 3) })).body.errors,
    ).toHaveProperty('batchNo')
    expect(
      (await post('batch', { batchNo: 2, quantity: '6.01', weights: exactWeights(world, 6.01) })).body.errors,
    ).toHaveProperty('quantity')
    const off = exactWeights(world, 6).map((row, place) => (place ? row : { ...row, actualKg: '2194.500' }))
    const refused = await post('batch', { batchNo: 2, quantity: '6', weights: off })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'weights.0.cause': ['CEM I 42.5 is 4.5 % off; say why'] },
    ])
    const missing = await post('batch', { batchNo: 2, quantity: '6', weights: off.slice(1) })
    expect(missing.body.errors.weights).toEqual(['Not weighed: CEM I 42.5'])
    expect(await levels()).toEqual(
      before.map((kg, place) => (kg === null ? null : kg - Number(world.recipe[place]!.kg) * 3)),
    )
    const told = off.map((row, place) => (place ? row : { ...row, cause: 'Scale hung, weighed by hand' }))
    const second = await post('batch', { batchNo: 2, quantity: '6', weights: told })
    expect(second.body).toMatchObject({ outside: 1 })
    expect(second.body.weights[0]).toMatchObject({
      verdict: 'act',
      deviationPercent: '4.5000',
      cause: 'Scale hung, weighed by hand',
    })
    const used = world.recipe.map(({ kg }, place) => Number(kg) * 9 + (place ? 0 : 94.5))
    expect(await levels()).toEqual(before.map((kg, place) => (kg === null ? null : kg - used[place]!)))
    const [cement, sand, stone, water, pce] = used as [number, number, number, number, number]
    const carbon = cement * 0.84 + sand * 0.005 + stone * 0.005 + water * 0.0003 + pce * 1.88
    expect(Number(second.body.load.gwpBatched)).toBeCloseTo(carbon, 2)
    const ledger = await portal.db.sql.select().from(stockEntries).where(eq(stockEntries.deliveryOrderId, load.id))
    expect(ledger).toHaveLength(8)
    expect(ledger.every(row => row.kind === 'used' && Number(row.kg) < 0)).toBe(true)
    portal.clock.at = at(12)
    expect((await post('event', { event: 'on_site' })).status).toBe(409)
    expect((await post('event', { event: 'loaded', at: '2026-11-20T01:02:00Z' })).body.errors.at).toEqual([
      'It is before the first batch',
    ])
    expect((await post('event', { event: 'loaded' })).body.status).toBe('loaded')
    portal.clock.at = at(40)
    expect((await post('event', { event: 'left_plant', at: at(14).toISOString(), source: 'gps' })).body.status).toBe(
      'in_transit',
    )
    expect((await post('event', { event: 'on_site', at: at(44).toISOString() })).body.errors.at).toEqual([
      'This time is in the future',
    ])
    expect((await post('event', { event: 'on_site' })).body.status).toBe('on_site')
    portal.clock.at = at(100)
    for (const absurd of [{ slumpMm: 600 }, { concreteTemperature: '95' }])
      expect((await post('event', { event: 'pour_start', ...absurd })).status).toBe(422)
    const pouring = await post('event', { event: 'pour_start', slumpMm: 140, waterAddedLitres: '12.5' })
    expect(pouring.body).toMatchObject({ status: 'pouring', slumpMm: 140, waterAddedLitres: '12.50' })
    const view = await portal.as('batcher').get(`/orderdetail/view?doNumber=${load.doNumber}`)
    expect(view.body.clock).toMatchObject({ age: 95, limit: 120, left: 25, state: 'near' })
    portal.clock.at = at(110)
    expect((await post('event', { event: 'pour_end' })).body).toMatchObject({
      status: 'delivered',
      deliveredManually: false,
    })
    portal.clock.at = at(140)
    expect((await post('event', { event: 'returned' })).body.status).toBe('returned')
    const done = await portal.as('batcher').get(`/orderdetail/view?doNumber=${load.doNumber}`)
    expect(done.body.clock).toMatchObject({ age: 105, state: 'done' })
    expect(done.body.events.map((of: { event: string }) => of.event)).toEqual([
      'generated',
      'loading',
      'loaded',
      'left_plant',
      'on_site',
      'pour_start',
      'pour_end',
      'returned',
    ])
    expect(done.body.weights).toHaveLength(10)
    portal.clock.at = at(0)
  })
  test('nothing leaves without its batches, but by the name and the reason of the plant', async () => {
    const { load } = await givenGenerated(portal, world, 3)
    const tell = (body: object, who = 'batcher') => portal.as(who).post(`/delivery-order/${load.id}/event`, body)
    const byHand = (more: object, who = 'dispatcher') =>
      portal.as(who).post('/delivery-order/change-do-status-to-delivered', {
        deliveryOrderId: load.id,
        reason: 'Told by phone',
        ...more,
      })
    const none = await tell({ event: 'loaded' })
    expect([none.status, none.body.facts.rule, none.body.detail]).toEqual([409, 'batch', 'No batch is recorded'])
    expect((await byHand({})).body.facts.rule).toBe('batch')
    const part = { batchNo: 1, quantity: '3', weights: exactWeights(world, 3) }
    await portal.as('batcher').post(`/delivery-order/${load.id}/batch`, part)
    expect((await tell({ event: 'loaded' })).body.detail).toBe('3.00 of 9.00 m³ are batched')
    const override = { rules: ['batch'], reason: 'The rest is on the sheet of the old scale' }
    expect((await tell({ event: 'loaded', override }, 'dispatcher')).status).toBe(403)
    expect((await byHand({ override })).status).toBe(403)
    const loaded = await tell({ event: 'loaded', override })
    expect(loaded.body).toMatchObject({
      status: 'loaded',
      overrides: [{ rule: 'batch', text: '3.00 of 9.00 m³ are batched', by: 'Batcher', reason: override.reason }],
    })
    expect((await byHand({})).body.status).toBe('delivered')
  })
  test('a way and a pour take their least minutes, or somebody of the plant says why not', async () => {
    const { load } = await givenGenerated(portal, world, 3)
    const tell = (event: string, minute: number, more: object = {}) => {
      portal.clock.at = at(minute)
      return portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event, ...more })
    }
    await batched(load.id)
    await tell('loaded', 1)
    await tell('left_plant', 2)
    const soon = await tell('on_site', 3)
    expect([soon.status, soon.body.facts.rule]).toEqual([409, 'times'])
    expect(soon.body.detail).toBe('The way to the site takes at least 2 minutes')
    expect((await tell('pour_start', 3)).body.facts.rule).toBe('times')
    const { stops } = (await portal.as('batcher').get(`/orderdetail/view?doNumber=${load.doNumber}`)).body
    expect(stops).toMatchObject([{ event: 'on_site', rule: 'times' }, { event: 'pour_start' }])
    expect((await tell('on_site', 4)).body.status).toBe('on_site')
    await tell('pour_start', 5)
    expect((await tell('pour_end', 6)).body.detail).toBe('A pour takes at least 2 minutes')
    const override = { rules: ['times'], reason: 'Pour start was told late' }
    expect((await tell('pour_end', 6, { override })).body).toMatchObject({
      status: 'delivered',
      overrides: [{ rule: 'times', by: 'Batcher', reason: override.reason }],
    })
    portal.clock.at = at(0)
  })
  test('a load is rejected at the site with its reason, and never on the way', async () => {
    const { load } = await givenGenerated(portal, world, 1)
    const post = (body: object) => portal.as('dispatcher').post(`/delivery-order/${load.id}/event`, body)
    await batched(load.id)
    portal.clock.at = at(10)
    await post({ event: 'loaded' })
    await post({ event: 'left_plant' })
    expect((await post({ event: 'rejected', reason: 'Slump' })).body.errors.at).toEqual([
      'Only a load that reached the site can be rejected there',
    ])
    portal.clock.at = at(30)
    await post({ event: 'on_site' })
    expect((await post({ event: 'rejected' })).status).toBe(422)
    expect((await post({ event: 'rejected', reason: 'Slump 220' })).body).toMatchObject({
      status: 'rejected',
      statusReason: 'Slump 220',
    })
    portal.clock.at = at(0)
  })
  test('a driver tells the own load and no other', async () => {
    const driverUser = await portal.person('driver')
    await portal.given(async work => {
      const { driver } = await import('~/db/fleet/driver')
      const row = await driver.get(work.sql, world.drivers[2]!.id)
      await driver.update(work, row, { userId: driverUser.id })
    })
    const own = await givenGenerated(portal, world, 2)
    const other = await givenGenerated(portal, world, 3)
    const tell = (id: string) =>
      portal.as('driver').post(`/delivery-order/${id}/event`, { event: 'loaded', source: 'driver' })
    expect((await tell(own.load.id)).body.facts.rule).toBe('batch')
    await batched(own.load.id)
    expect((await tell(own.load.id)).body.status).toBe('loaded')
    expect((await tell(other.load.id)).status).toBe(404)
  })
})

test('R-269 four separate notes beside the ticket, each with the version', async () => {
  const { load } = await givenGenerated(portal, world, 0)
  const put = (what: string, body: object, who = 'dispatcher') =>
    portal.as(who).put(`/delivery-order/${load.id}/update_${what}`, body)
  let { version } = await deliveryOrder.get(portal.db.sql, load.id)
  const next = () => ({ version: version++ })
  expect((await put('washout_fee', { ...next(), washoutFee: '80.00' })).body.washoutFee).toBe('80.00')
  expect(
    (await put('technician_on_site_duration', { ...next(), technicianOnSiteDuration: 95 })).body
      .technicianOnSiteMinutes,
  ).toBe(95)
  expect((await put('batching_no', { ...next(), batchingNo: 'B-12' }, 'batcher')).body.batchingNo).toBe('B-12')
  expect(
    (await put('return_concrete', { version, returnConcrete: '9.01', returnCause: 'formwork' })).body.errors,
  ).toHaveProperty('returnConcrete')
  await batched(load.id)
  for (const [place, event] of ['loaded', 'left_plant', 'on_site'].entries()) {
    portal.clock.at = at(10 + place * 10)
    version = (await portal.as('dispatcher').post(`/delivery-order/${load.id}/event`, { event })).body.version
  }
  portal.clock.at = at(0)
  expect(
    (await put('return_concrete', { version, returnConcrete: '1.5', returnCause: 'formwork' })).body,
  ).toMatchObject({
    returnConcrete: '1.50',
    returnCause: 'formwork',
  })
  expect((await put('washout_fee', { version, washoutFee: '1' })).body.title).toBe('stale')
  expect((await put('washout_fee', { washoutFee: '1' })).status).toBe(422)
  expect((await put('washout_fee', { version, washoutFee: '1' }, 'batcher')).status).toBe(403)
  expect(portal.defects).toEqual([])
})

test('how the lines weigh: the report counts what was out of tolerance and what it cost', async () => {
  const report = await portal.as('dispatcher_manager').post('/delivery-order/batch-variation-report', {
    fromDate: '2026-11-01',
    toDate: '2026-11-30',
  })
  const cement = report.body.rows.find((row: { materialName: string }) => row.materialName === 'CEM I 42.5')
  expect(cement).toMatchObject({
    batches: 7,
    act: 1,
    inform: 0,
    mean: 0.643,
    differenceKg: '94.500',
    differenceAmount: '14.18',
    alert: false,
  })
  const mix = await portal
    .as('dispatcher_manager')
    .post('/mix-product-report', { fromDate: '2026-11-01', toDate: '2026-11-30' })
  expect(mix.body.rows).toMatchObject([{ productCode: 'C40-S', mixCode: 'M40', loads: 3, quantity: '27.00' }])
  expect(
    (await portal.as('dispatcher').post('/mix-product-report', { fromDate: '2026-11-01', toDate: '2026-11-30' }))
      .status,
  ).toBe(403)
})
