import { beforeAll, describe, expect, test } from 'vitest'
import { deliveryAssociate } from '~/db/deliveries/add-ons'
import { givenAssociateProduct } from '../kit/given/catalog'
import {
  at,
  booked,
  booking,
  change,
  DAY,
  dispatcher,
  end,
  givenOnCall,
  page,
  portal,
  previewOf,
  release,
  SAID,
  sizes,
} from '../kit/given/on-call'
import { loadsOfOrder, orderOf } from '../kit/given/orders'

beforeAll(givenOnCall)

describe('booking', () => {
  test('what is on call is on no load, and neither promised nor assigned to a plant', async () => {
    const { id, loads } = await booked()
    expect([loads, await sizes(id)]).toEqual([3, ['8.00', '8.00', '8.00']])
    const seen = await page(id)
    expect(seen).toMatchObject({
      quantity: '40.00',
      onCallQuantity: '16.00',
      owedQuantity: '0.00',
      toComeQuantity: '40.00',
    })
    expect(seen.promises).toMatchObject([{ quantity: '24.00', source: 'booked' }])
    expect(seen.assignedPlants).toMatchObject([{ quantity: '24.00' }])
    const balance = await dispatcher().post(`/order/${id}/balance`, { version: seen.version })
    expect(balance.body.facts).toMatchObject({ rule: 'balance' })
  })

  test('at least one load is firm; the form says which loads are on call and prices all of them', async () => {
    const all = await dispatcher().post('/order', orderOf(at, { ...booking, onCallQuantity: '40' }))
    expect([all.status, Object.keys(all.body.errors)]).toEqual([422, ['onCallQuantity']])
    const less = await dispatcher().post('/order', orderOf(at, { ...booking, onCallQuantity: '-8' }))
    expect([less.status, Object.keys(less.body.errors)]).toEqual([422, ['onCallQuantity']])
    const asked = { ...booking, quantity: '44', onCallQuantity: '20' }
    const ask = previewOf(asked)
    const { body } = await dispatcher().post('/order/preview', ask)
    expect([body.onCall, body.loads.length]).toEqual([['8.00', '8.00', '4.00'], 3])
    const priced = { oneOffPrice: '120', oneOffReason: 'Agreed on the phone' }
    const m3 = async (onCallQuantity: string) => {
      const { price } = (await dispatcher().post('/order/preview', { ...ask, ...priced, onCallQuantity })).body
      return price.lines.filter((line: { unitPrice: string }) => Number(line.unitPrice) === 120)
    }
    const [one, other] = [await m3('20'), await m3('0')]
    expect([one, one[0].quantity]).toEqual([other, '44.00'])
  })

  test('plants that are named carry what is firm', async () => {
    const named = (quantity: string) => ({ assignedPlants: [{ id: at.plant.id, startTime: '08:00', quantity }] })
    const whole = await dispatcher().post('/order', orderOf(at, { ...booking, ...named('40') }))
    expect([whole.status, whole.body.errors.assignedPlants[0]]).toEqual([
      422,
      'The assigned plants carry 40.00 of 24.00 m³ that are not on call',
    ])
    expect(
      (await dispatcher().post('/order', orderOf(at, { ...booking, startTime: '10:00', ...named('24') }))).status,
    ).toBe(200)
  })
})

describe('a change of the order', () => {
  test('keeps what is on call; it goes down by a release or with the quantity, and up with it or in time', async () => {
    const { id } = await booked()
    expect((await change(id, { remarks: 'Gate B' })).status).toBe(200)
    expect(await page(id)).toMatchObject({ onCallQuantity: '16.00', quantity: '40.00' })
    const down = await change(id, { onCallQuantity: '8' })
    expect([down.status, down.body.errors]).toEqual([
      422,
      { onCallQuantity: ['16.00 m³ are on call. Release them: the site says when it wants them'] },
    ])
    expect((await change(id, { quantity: '32', onCallQuantity: '8' })).status).toBe(200)
    expect(await sizes(id)).toEqual(['8.00', '8.00', '8.00'])
    expect((await change(id, { quantity: '32', onCallQuantity: '16' })).status).toBe(200)
    expect(await sizes(id)).toEqual(['8.00', '8.00'])
    expect((await change(id, { quantity: '48', onCallQuantity: '32' })).status).toBe(200)
    expect(await sizes(id)).toEqual(['8.00', '8.00'])
  })

  test('a load that nobody called goes with its add-ons when the order is lowered', async () => {
    const { id } = await booked()
    const { id: associateProductId } = await givenAssociateProduct(portal)
    await portal.given(async work => {
      for (const load of await loadsOfOrder(portal, id))
        await deliveryAssociate.replace(work, load.id, [{ associateProductId, quantity: '16.0000' }])
    })
    expect((await change(id, { quantity: '24', onCallQuantity: '16' })).status).toBe(200)
    expect(await sizes(id)).toEqual(['8.00'])
  })

  test('a load that was released keeps the time that its site asked for', async () => {
    const { id } = await booked()
    expect((await release(id)).status).toBe(200)
    expect((await change(id, { onCallQuantity: '8', startTime: '09:30', assignedPlants: [] })).status).toBe(200)
    const loads = await loadsOfOrder(portal, id)
    expect(loads.map(load => load.plannedOnSiteAt.toISOString().slice(11, 16))).toEqual([
      '01:30',
      '02:00',
      '02:30',
      '06:00',
    ])
    expect(loads[3]).toMatchObject({ quantity: '8.00', wantedAt: new Date(`${DAY}T06:00:00.000Z`) })
  })
})

describe('a release', () => {
  test('makes loads with the time asked for as their promise, who asked and why', async () => {
    const { id } = await booked()
    const before = (await page(id)).loadLines.map((load: { promisedAt: string }) => load.promisedAt)
    const answer = await release(id)
    expect([answer.status, answer.body.loads, answer.body.quantity]).toEqual([200, 1, '8.00'])
    const seen = await page(id)
    expect(seen).toMatchObject({ onCallQuantity: '8.00', quantity: '40.00', assignedPlants: [{ quantity: '32.00' }] })
    expect(seen.promises[0]).toMatchObject({
      ...{ revision: 2, source: 'released', quantity: '32.00', askedBy: 'Mr Tan' },
      ...{ reason: '8 m³ for 14:00: Level is seen', startsAt: seen.promises[1].startsAt },
    })
    expect(seen.loadLines.map((load: { promisedAt: string }) => load.promisedAt)).toEqual([
      ...before,
      `${DAY}T06:00:00.000Z`,
    ])
    expect((await release(id, { startTime: '15:00' })).status).toBe(200)
    const trail = await dispatcher().get(`/order/audit-order?orderId=${id}`)
    expect(trail.body.rows.map((row: { action: string }) => row.action)).toContain('release on call')
    expect((await release(id)).body.errors).toEqual({ quantity: ['Nothing of this order is on call'] })
  })

  test('is of whole loads or all, not past, after the loads before it, and says so without changing anything', async () => {
    const { id } = await booked({ quantity: '44', onCallQuantity: '20' })
    const trail = async () => (await dispatcher().get(`/order/audit-order?orderId=${id}`)).body.rows.length
    const lines = await trail()
    expect((await release(id, { quantity: '5' })).body.errors).toEqual({
      quantity: ['Choose whole loads: 8, 16, 20 m³'],
    })
    expect((await release(id, { quantity: '24' })).body.errors).toEqual({ quantity: ['20.00 m³ are on call'] })
    expect((await release(id, { startTime: '07:30' })).body.facts).toMatchObject({ rule: 'time' })
    const soon = await release(id, { startTime: '10:10' })
    expect([soon.status, soon.body.facts.rule, soon.body.facts.refusals[0].earliest]).toEqual([409, 'spacing', '10:30'])
    expect((await release(id, { startTime: '9' })).status).toBe(422)
    expect((await release(id, { askedBy: '' })).status).toBe(422)
    expect((await release(id, { version: 1 })).status).toBe(409)
    expect((await portal.as('batcher').post(`/order/${id}/on-call-quantity/release`, {})).status).toBe(403)
    expect([await trail(), await sizes(id)]).toEqual([lines, ['8.00', '8.00', '8.00']])
    expect((await release(id, { quantity: '20' })).body.loads).toBe(3)
  })

  test('is offered at times that the day carries beside the loads of the order', async () => {
    const { id } = await booked({ startTime: '16:00' })
    const ask = (startTime: string) =>
      dispatcher().post(`/order/${id}/on-call-quantity/offers`, { quantity: '8', startTime })
    const { status, body } = await ask('18:00')
    expect([status, body.asked.startTime]).toEqual([200, '18:00'])
    expect((await ask('07:00')).body.asked).toMatchObject({ fits: false })
    expect(await page(id)).toMatchObject({ onCallQuantity: '16.00' })
  })

  test('by two persons at once: one wins', async () => {
    const { id } = await booked({ startTime: '11:00' })
    const { version } = await page(id)
    const ask = { version, quantity: '16', startTime: '16:00', ...SAID }
    const answers = await Promise.all(
      ['dispatcher', 'dispatcher_manager'].map(who =>
        portal.as(who).post(`/order/${id}/on-call-quantity/release`, ask),
      ),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    expect([await sizes(id), (await page(id)).onCallQuantity]).toEqual([Array(5).fill('8.00'), '0.00'])
  })
})

describe('what is not needed', () => {
  test('lowers the order and costs nothing, however late', async () => {
    const { id } = await booked({ startTime: '12:00' })
    const { body } = await end(id, '8')
    expect(body).toMatchObject({ quantity: '32.00', onCallQuantity: '8.00' })
    expect((await end(id, '5')).body.errors).toEqual({ quantity: ['Choose whole loads: 8 m³'] })
    expect((await end(id, '8')).status).toBe(200)
    const seen = await page(id)
    expect(seen).toMatchObject({ quantity: '24.00', onCallQuantity: '0.00', cancelledLate: null })
    expect((await loadsOfOrder(portal, id)).map(load => [load.status, load.cancellation])).toEqual(
      Array(3).fill(['planned', null]),
    )
    expect((await end(id, '8')).status).toBe(422)
  })
})
