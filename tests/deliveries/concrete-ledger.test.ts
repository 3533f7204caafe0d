import { beforeAll, expect, test } from 'vitest'
import { cylinderTest } from '~/db/cylinders/cylinder-test'
import { ledgersOf } from '~/db/deliveries/concrete-ledger'
import type { LedgerRow } from '~/domain/deliveries/concrete-ledger-row'
import { addMinutes } from '~/domain/kit/time'
import { madeOf } from '~/functions/deliveries/ticket-ledger'
import { type Deliveries, exactWeights, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const ledgerOf = async (id: string) => {
  const { status, body } = await portal.as('batcher').get(`/orderdetail/concrete-ledger?deliveryOrderId=${id}`)
  expect(status).toBe(200)
  return body
}
const row = (rows: LedgerRow[], key: string) => {
  const { value, most, verdict } = rows.find(of => of.key === key)!
  return [value, most, verdict]
}
const idOf = (kind: string) => world.recipe.find(of => of.kind === kind)!.materialId

test('the ledger of a load follows it from the batch to the site and into the month', async () => {
  const { load } = await givenGenerated(portal, world, 0)
  expect((await ledgerOf(load.id)).ledger).toMatchObject({ rows: [], missing: { fault: 'no-weights' } })
  const start = portal.clock.at
  const post = async (minutes: number, path: string, body: object) => {
    portal.clock.at = addMinutes(start, minutes)
    const answer = await portal.as('batcher').post(`/delivery-order/${load.id}/${path}`, body)
    expect(answer.status).toBe(200)
    return answer.body
  }
  // 9 m³. Sand 7200 kg dry at 5 % free and 1 % absorbed weighs 7200 × 106/101 = 7556.436; 356.436 come off 1530 of water.
  const wet: Record<string, string> = { [idOf('sand')]: '7556.436', [idOf('water')]: '1173.564' }
  const weights = exactWeights(world, 9).map(of => ({ ...of, actualKg: wet[of.materialId] ?? of.actualKg }))
  const moisture = [
    { materialId: idOf('sand'), percent: '5', absorption: '1' },
    { materialId: idOf('stone'), percent: '0' },
  ]
  const batch = await post(5, 'batch', { batchNo: 1, quantity: '9', weights, moisture })
  expect(batch.outside).toBe(0)
  const made = await ledgerOf(load.id)
  expect(row(made.ledger.rows, 'weights')).toEqual(['0', '0', 'within'])
  // 1530 / 9, and 1530 / 3150; the mix is 170 and 170/350 = 0.486.
  expect(row(made.ledger.rows, 'free-water')).toEqual(['170.0', '175.1', 'within'])
  expect(row(made.ledger.rows, 'water-cement')).toEqual(['0.486', '0.506', 'within'])
  expect(row(made.ledger.rows, 'chloride')[2]).toBe('unknown')
  expect(Number(row(made.ledger.rows, 'carbon')[0])).toBeCloseTo(Number(batch.load.gwpBatched) / 9, 1)
  expect(made.moisture).toContainEqual({
    materialId: idOf('sand'),
    percent: '5.0000',
    absorption: '1.0000',
    at: expect.any(String),
  })
  await post(10, 'event', { event: 'loaded' })
  await post(12, 'event', { event: 'left_plant' })
  await post(40, 'event', { event: 'on_site' })
  const override = { rules: ['readings'], reason: 'The site asked for it' }
  await post(45, 'event', { event: 'pour_start', waterAddedLitres: '90', admixtureAddedLitres: '2', override })
  await post(70, 'event', { event: 'pour_end' })
  const poured = (await ledgerOf(load.id)).ledger.rows
  // 1620 / 9 and 1620 / 3150. Admixture 31.5 kg and 2 L of 2.6 kg on 3150 kg.
  expect(row(poured, 'free-water')).toEqual(['180.0', '175.1', 'above'])
  expect(row(poured, 'water-cement')).toEqual(['0.514', '0.506', 'above'])
  expect(row(poured, 'admixture')).toEqual(['11.7', '50.0', 'within'])
  const [paper] = madeOf((await ledgersOf(portal.db.sql, [load.id])).get(load.id)!)
  expect(JSON.stringify(paper)).toContain('180.0 kg/m³')
  expect(JSON.stringify(paper)).toContain('at most 0.506, outside')
  const month = await portal.as('admin').get(`/report/plant-monthly-report/${load.plantId}/2026-11/concrete`)
  expect(month.body).toMatchObject({
    loads: 1,
    weighed: 1,
    freeWater: { value: '180.0', loads: 1 },
    waterCement: { value: '0.514', loads: 1, above: 1 },
    outside: [{ doNumber: load.doNumber, figures: [{ key: 'free-water' }, { key: 'water-cement' }] }],
  })
  portal.clock.at = start
})

test('weights without moisture leave the water unknown, and nobody sees a load of another plant', async () => {
  const { load } = await givenGenerated(portal, world, 1)
  const batch = { batchNo: 1, quantity: '3', weights: exactWeights(world, 3) }
  for (const wet of [{ percent: '30.1' }, { percent: '-10.1' }, { percent: '5', absorption: '10.1' }]) {
    const moisture = [{ materialId: idOf('sand'), ...wet }]
    expect((await portal.as('batcher').post(`/delivery-order/${load.id}/batch`, { ...batch, moisture })).status).toBe(
      422,
    )
  }
  const sand = { materialId: idOf('sand'), percent: '0' }
  for (const other of [sand, { ...sand, materialId: crypto.randomUUID() }]) {
    const moisture = [sand, other]
    const { status, body } = await portal.as('batcher').post(`/delivery-order/${load.id}/batch`, { ...batch, moisture })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['moisture.1.materialId']])
  }
  expect((await portal.as('batcher').post(`/delivery-order/${load.id}/batch`, batch)).status).toBe(200)
  const { ledger } = await ledgerOf(load.id)
  expect(ledger.cubicMetres).toBe('3.00')
  expect(row(ledger.rows, 'batch-water')[0]).toBe('170.0')
  expect(row(ledger.rows, 'free-water')).toEqual([null, '175.1', 'unknown'])
  expect(row(ledger.rows, 'water-cement')[2]).toBe('unknown')
  expect(ledger.mass).toMatchObject({ siteKg: '0.000', returnedKg: '0.000' })
  const asked = `/orderdetail/concrete-ledger?deliveryOrderId=${load.id}`
  expect((await portal.as('batcher_9').get(asked)).status).toBe(404)
  const far = `/report/plant-monthly-report/${crypto.randomUUID()}/2026-11/concrete`
  expect((await portal.as('admin').get(far)).status).toBe(404)
})

test('the air of a load is what was tested of it; a set that was withdrawn says nothing', async () => {
  const { load } = await givenGenerated(portal, world, 2)
  const batch = { batchNo: 1, quantity: '3', weights: exactWeights(world, 3) }
  expect((await portal.as('batcher').post(`/delivery-order/${load.id}/batch`, batch)).status).toBe(200)
  const { orderId, customerId, projectId, locationId, regionId, plantId, productId } = load
  const tested = (setNo: number, airPercent: number, status: string) =>
    portal.given(work =>
      cylinderTest.insert(work, {
        ...{ orderId, customerId, projectId, locationId, regionId, plantId, productId },
        ...{ deliveryOrderId: load.id, doNumber: load.doNumber!, testNo: `T-${load.id}-${setNo}`, setNo, status },
        ...{ strengthMpa: 40, fck: 40, slumpMin: 100, slumpMax: 180, specimenKind: 'cube', specimens: 3, ages: [28] },
        ...{ castOn: load.doDate, sampledAt: addMinutes(portal.clock.at, setNo), airPercent },
      }),
    )
  const air = async () => row((await ledgerOf(load.id)).ledger.rows, 'air')[0]
  expect(await air()).toBeNull()
  await tested(1, 2.1, 'completed')
  expect(await air()).toBe('2.1')
  await tested(2, 6.5, 'withdrawn')
  expect(await air()).toBe('2.1')
})
