import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { panelBatches } from '~/db/deliveries/panel-tables'
import { random, shuffled } from '~/domain/kit/random'
import { type Deliveries, exactWeights, givenDeliveries } from '../kit/given/deliveries'
import { at, type GivenPanel, givenPanel, outcomes } from '../kit/given/panel'
import { type House, house } from '../kit/house'
import { machineHeaders } from '../kit/machine-key'

let portal: House
let world: Deliveries
let panel: GivenPanel
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  panel = await givenPanel(portal, world)
})

describe('tickets out', () => {
  test('B12 a panel gets the ticket with its targets, answers it, and is told of a withdrawal', async () => {
    const load = await panel.generated()
    const ticket = await panel.ticketOf(load.doNumber)
    expect(ticket).toMatchObject({
      kind: 'ticket',
      status: 'open',
      content: { plant: 'TUAS', line: 'Line 1', mix: 'M40 v1', quantity: '9.00' },
    })
    expect(ticket.content.materials).toHaveLength(5)
    expect(ticket.content.materials[0]).toMatchObject({
      material: 'CEM',
      silo: 'S1',
      targetKg: '3150.000',
      tolerancePercent: '3.0000',
    })
    const answer = (body: object, headers?: object) => panel.ask(`/panel/ticket/${ticket.id}/answer`, body, headers)
    expect((await answer({ accepted: false })).body.errors).toHaveProperty('reason')
    expect((await answer({ accepted: false, reason: 'Mixer is locked out' })).body).toMatchObject({ status: 'refused' })
    const seen = await portal.as('batcher').get('/panel-batch')
    expect(seen.body.refused).toMatchObject([{ doNumber: load.doNumber, reason: 'Mixer is locked out' }])
    expect((await answer({ accepted: true })).body).toMatchObject({ status: 'accepted' })
    expect((await answer({ accepted: true })).body).toMatchObject({ status: 'accepted' })
    expect((await portal.as('batcher').get('/panel-batch')).body.refused).toEqual([])
    // Answered is not told again; a cursor passes over what it names.
    expect(await panel.ticketOf(load.doNumber)).toBeUndefined()
    const withdrawn = await portal
      .as('dispatcher')
      .post('/delivery-order/withdraw_do', { deliveryOrderId: load.id, reason: 'Site closed' })
    expect(withdrawn.status).toBe(200)
    const cancel = await panel.ticketOf(load.doNumber)
    expect(cancel).toMatchObject({ kind: 'cancel', number: ticket.number + 1 })
    expect(await panel.poll(cancel.number)).toEqual([])
  })

  test('what changed is a change, and the word before it is over', async () => {
    const load = await panel.generated()
    const ticket = await panel.ticketOf(load.doNumber)
    await portal.given(async work => {
      const row = await deliveryOrder.get(work.sql, load.id)
      await deliveryOrder.update(work, row, { quantity: '6.00' })
    })
    const change = await panel.ticketOf(load.doNumber)
    expect(change).toMatchObject({ kind: 'change', content: { quantity: '6.00' } })
    expect(change.content.materials[0].targetKg).toBe('2100.000')
    expect((await panel.ask(`/panel/ticket/${ticket.id}/answer`, { accepted: true })).status).toBe(409)
  })

  test('the moisture of the day is in the targets by the house’s own function', async () => {
    const first = await panel.generated()
    const sand = world.recipe[1]
    const moisture = [{ materialId: sand!.materialId, percent: '4', absorption: '1' }]
    const told = await portal.as('batcher').post(`/delivery-order/${first.id}/batch`, {
      batchNo: 1,
      quantity: '9',
      moisture,
      weights: exactWeights(world, 9).map(of => ({ ...of, cause: 'Try out' })),
    })
    expect(told.status).toBe(200)
    const load = await panel.generated()
    const { materials } = (await panel.ticketOf(load.doNumber)).content
    const of = (code: string) => materials.find((one: { material: string }) => one.material === code)
    expect(of('SAND')).toMatchObject({ moisturePercent: '4.0000', absorptionPercent: '1.0000' })
    expect(Number(of('SAND').targetKg)).toBeGreaterThan(7200)
    expect(Number(of('SAND').targetKg) - 7200).toBeCloseTo(1530 - Number(of('WATER').targetKg), 2)
  })

  test('another plant’s key finds no ticket, and a revoked one opens nothing', async () => {
    const load = await panel.generated()
    const ticket = await panel.ticketOf(load.doNumber)
    const far = await machineHeaders(portal, 'batch_computer', { plantId: world.farPlant.id, machine: 'PC 1' })
    expect((await panel.ask(`/panel/ticket/${ticket.id}/answer`, { accepted: true }, far)).status).toBe(404)
    expect(await panel.poll(0, far)).toEqual([])
    const line2 = { plantId: world.plant.id, batchingPlantId: world.secondLine.id, machine: 'PC 2' }
    const second = await machineHeaders(portal, 'batch_computer', line2)
    expect(await panel.poll(0, second)).toEqual([])
    expect((await panel.ask(`/panel/ticket/${ticket.id}/answer`, { accepted: true }, second)).status).toBe(404)
    const [foreign] = await panel.tell([panel.result(load.doNumber, 1, 3)], far).catch(() => [])
    expect(foreign?.outcome ?? 'refused').not.toBe('booked')
    expect((await panel.ask('/panel/ticket/poll', {}, await machineHeaders(portal, 'erp'))).status).toBe(401)
    const { rows } = (await portal.as('admin').get('/administration/machine-key')).body
    const { id, version } = rows.find((of: { plantId: string }) => of.plantId === world.farPlant.id)
    await portal.as('admin').post('/administration/machine-key/revoke', { id, version, reason: 'Panel was replaced' })
    expect((await panel.ask('/panel/ticket/poll', {}, far)).status).toBe(401)
    const bare = { purpose: 'batch_computer', machine: 'PC 9' }
    expect((await portal.as('admin').post('/administration/machine-key', bare)).body.errors).toHaveProperty('plantId')
  })
})

describe('weights in', () => {
  test('half batches, late and shuffled and doubled and at once, each have their effect once', async () => {
    const load = await panel.generated()
    const before = await panel.level()
    const halves = [1, 2, 3, 4, 5, 6].map(no => panel.result(load.doNumber, no, 1.5))
    const thrice = [...halves, ...halves, ...halves]
    const sent = shuffled(thrice.length, random(7)).map(place => thrice[place]!)
    const answers = await Promise.all(sent.map(one => panel.tell([one])))
    expect(outcomes(answers.flat()).filter(of => of === 'booked')).toHaveLength(6)
    expect(outcomes(answers.flat()).filter(of => of === 'booked again')).toHaveLength(12)
    expect(await panel.level()).toBe(before - 350 * 9)
    const rows = await panel.weighed(load.id)
    expect(rows).toHaveLength(30)
    expect(rows.every(of => of.source === 'panel' && of.verdict === 'ok')).toBe(true)
    const row = await deliveryOrder.get(portal.db.sql, load.id)
    expect([row.status, row.batchedAt, row.loadingAt]).toEqual(['loading', at(7), at(7)])
    const ledger = await portal.as('batcher').get(`/orderdetail/concrete-ledger?deliveryOrderId=${load.id}`)
    expect(ledger.status).toBe(200)
    const view = (await portal.as('batcher').get(`/orderdetail/view?doNumber=${load.doNumber}`)).body
    expect(view.weights[0]).toMatchObject({ source: 'panel' })
    // The same number with other figures is not the same batch.
    const [other] = await panel.tell([{ ...halves[0]!, quantity: '1.4' }])
    expect(other).toMatchObject({
      outcome: 'refused',
      reason: `Sequence ${halves[0]!.sequence} came before with other figures`,
    })
  })

  test('refused lines are named and the others are taken; put right, the same sequence is taken', async () => {
    const load = await panel.generated()
    const good = panel.result(load.doNumber, 1, 3)
    const bad = panel.result(load.doNumber, 2, 3)
    const wrong = { ...bad, weights: bad.weights.map((of, place) => (place === 1 ? { ...of, material: 'SNAD' } : of)) }
    const short = { ...panel.result(load.doNumber, 3, 3), weights: good.weights.slice(1) }
    const ahead = panel.result(load.doNumber, 3, 3, { startedAt: null, endedAt: at(40).toISOString() })
    const [a, b, c, d] = await panel.tell([good, wrong, short, ahead])
    expect(a).toMatchObject({ outcome: 'booked', errors: {} })
    expect(b).toMatchObject({ outcome: 'refused', errors: { 'weights.1.material': ['There is no material SNAD'] } })
    expect(c).toMatchObject({ outcome: 'refused', errors: { weights: ['Not weighed: CEM I 42.5'] } })
    expect(d).toMatchObject({ outcome: 'refused', errors: { endedAt: ['This time is in the future'] } })
    expect(outcomes(await panel.tell([bad]))).toEqual(['booked'])
    expect((await panel.ask('/panel/batch', { batches: [{ ...good, weights: [] }] })).status).toBe(422)
  })

  test('outside its tolerance is judged and needs no cause, since nobody is asked at a panel', async () => {
    const load = await panel.generated()
    const of = panel.result(load.doNumber, 1, 9)
    const [answer] = await panel.tell([
      { ...of, weights: of.weights.map((w, i) => (i ? w : { ...w, actualKg: '3300' })) },
    ])
    expect(answer).toMatchObject({ outcome: 'booked', outside: 1 })
    const cement = (await panel.weighed(load.id)).find(({ siloId }) => siloId === world.recipe[0]!.siloId)
    expect(cement).toMatchObject({ verdict: 'act', targetKg: '3150.000', deviationPercent: '4.7619' })
  })

  test('what a person recorded goes before the panel’s word, and both are kept', async () => {
    const load = await panel.generated()
    await portal
      .as('batcher')
      .post(`/delivery-order/${load.id}/batch`, { batchNo: 1, quantity: '9', weights: exactWeights(world, 9) })
    const before = await panel.level()
    const answers = await panel.tell([panel.result(load.doNumber, 1, 3), panel.result(load.doNumber, 2, 3)])
    expect(answers).toMatchObject([
      { outcome: 'kept', reason: 'A person recorded batch 1' },
      { outcome: 'kept', reason: 'A person recorded 9.00 of 9.00 m³' },
    ])
    expect(await panel.level()).toBe(before)
    expect((await panel.weighed(load.id)).every(({ source }) => source === 'person')).toBe(true)
    const kept = await portal.db.sql.select().from(panelBatches).where(eq(panelBatches.deliveryOrderId, load.id))
    expect(kept.map(of => [of.status, of.content.weights.length])).toEqual([
      ['kept', 5],
      ['kept', 5],
    ])
  })

  test('a load that left by the word of the plant still gets its weights, and the clock starts before it was loaded', async () => {
    const load = await panel.generated()
    const override = { rules: ['batch'], reason: 'The network of the panel is down' }
    portal.clock.at = at(12)
    expect(
      (await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event: 'loaded', override })).status,
    ).toBe(200)
    portal.clock.at = at(60)
    const [ticket] = [await panel.ticketOf(load.doNumber)]
    expect(ticket).toBeUndefined()
    expect(
      outcomes(
        await panel.tell([
          panel.result(load.doNumber, 1, 4.5),
          panel.result(load.doNumber, 2, 4.5, { startedAt: at(13).toISOString(), endedAt: at(14).toISOString() }),
        ]),
      ),
    ).toEqual(['booked', 'booked'])
    const row = await deliveryOrder.get(portal.db.sql, load.id)
    expect([row.status, row.batchedAt]).toEqual(['loaded', at(7)])
  })
})
