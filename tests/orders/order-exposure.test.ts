import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { material } from '~/db/materials/material'
import { order } from '~/db/orders/order'
import { type Deliveries, exactWeights, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { orderOf } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let batched: { id: string; orderId: string }
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const asked = (more: object) =>
  orderOf({ ...world, plant: world.plant } as never, { quantity: '9', spacingMinutes: 30, ...more })
const book = (more: object, who = 'dispatcher') => portal.as(who).post('/order', asked(more))
const assigned = () => ({ assignedPlants: [{ id: world.plant.id, startTime: '07:00', quantity: '9' }] })

// The mix of the world is a C40 (cube) of 350 kg with w/c 0.486 and 1 % air.
test('an order whose mix misses a class is refused with the limits it misses; a head lets it through by name', async () => {
  const fine = await book({ ...assigned(), exposureClasses: ['XC4', 'XS1'] })
  expect(fine.status, JSON.stringify(fine.body)).toBe(200)
  expect((await portal.as('dispatcher').get(`/order/${fine.body.id}`)).body.exposureClasses).toEqual(['XC4', 'XS1'])

  const refused = await book({ ...assigned(), exposureClasses: ['XC4', 'XS3'] })
  expect([refused.status, refused.body.facts?.rule]).toEqual([409, 'exposure'])
  expect(refused.body.errors.exposureClasses[0]).toContain('does not meet XS3')
  expect(refused.body.detail).toContain('Water to cement, w/(c + k·a): ≤ 0.45 is asked, the mix has 0.486')
  expect(refused.body.detail).toContain('≥ 45 MPa is asked, the mix has 40 MPa')
  expect(refused.body.detail).not.toContain('XC4:')
  expect(refused.body.detail).toContain('No mix that this project can have meets XC4, XS3')

  const override = { rules: ['exposure'], reason: 'The engineer accepts it for the blinding' }
  expect((await book({ ...assigned(), exposureClasses: ['XS3'], override })).status).toBe(403)
  const aside = await book({ ...assigned(), exposureClasses: ['XS3'], override }, 'dispatcher_manager')
  expect(aside.status, JSON.stringify(aside.body)).toBe(200)
  expect(aside.body.warnings.join()).toContain('does not meet XS3')
  const { rows } = await auditTrail(
    portal.db.sql,
    { subject: 'order', subjectId: aside.body.id },
    { limit: 9, offset: 0 },
  )
  expect(rows).toContainEqual(expect.objectContaining({ reason: override.reason }))

  // Once let through it is said again and not asked again; another class is asked anew.
  const change = (more: object) =>
    portal.as('dispatcher').put('/order', {
      ...asked({ ...assigned(), ...more }),
      id: aside.body.id,
      version: aside.body.version,
    })
  expect((await change({ exposureClasses: ['XF4'] })).body.facts?.rule).toBe('exposure')
  const kept = await change({ exposureClasses: ['XS3'], remarks: 'Gate B' })
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
})

test('classes are of the standard and named once; the last order of the site offers its own', async () => {
  expect((await book({ exposureClasses: ['XS9'] })).status).toBe(422)
  expect((await book({ exposureClasses: ['XS1', 'XS1'] })).status).toBe(422)
  const { customerId, projectId, locationId, productId } = asked({})
  const json = { customerId, projectId, locationId, productId, orderDate: '2026-11-21', startTime: '10:00' }
  const seen = await portal
    .as('dispatcher')
    .post('/order/preview', { ...json, quantity: '9', exposureClasses: ['XS3'] })
  expect(seen.body.usualExposure.classes).toEqual(['XS3'])
  expect(seen.body.objections).toContainEqual(expect.objectContaining({ rule: 'exposure' }))
})

test('the load is judged by the classes of its order as it was made, and water from the site counts', async () => {
  const { load } = await givenGenerated(portal, world, 0)
  batched = load
  await portal.given(async work =>
    order.update(work, await order.get(work.sql, load.orderId), { exposureClasses: ['XC4'] }),
  )
  const ledger = async () =>
    (await portal.as('batcher').get(`/orderdetail/concrete-ledger?deliveryOrderId=${load.id}`)).body.ledger.rows
  const row = async (key: string) => {
    const { value, most, least, verdict } = (await ledger()).find((of: { key: string }) => of.key === key)
    return [value, most ?? least, verdict]
  }
  const moisture = world.recipe
    .filter(({ kind }) => kind === 'sand' || kind === 'stone')
    .map(({ materialId }) => ({ materialId, percent: '0', absorption: '0' }))
  const post = (path: string, json: object) => portal.as('batcher').post(`/delivery-order/${load.id}/${path}`, json)
  const batch = await post('batch', { batchNo: 1, quantity: '9', weights: exactWeights(world, 9), moisture })
  expect(batch.status, JSON.stringify(batch.body)).toBe(200)
  expect(await row('exposure-strength')).toEqual(['40', '37', 'within'])
  expect(await row('exposure-ratio')).toEqual(['0.486', '0.520', 'within'])
  expect(await row('exposure-cement')).toEqual(['350.0', '290.0', 'within'])
  expect((await ledger()).some(({ key }: { key: string }) => key === 'exposure-air')).toBe(false)
  await portal.given(async work =>
    order.update(work, await order.get(work.sql, load.orderId), { exposureClasses: ['XS3', 'XF4'] }),
  )
  expect(await row('exposure-ratio')).toEqual(['0.486', '0.470', 'above'])
  expect(await row('exposure-cement')).toEqual(['350.0', '330.0', 'within'])
  expect((await row('exposure-strength'))[2]).toBe('below')
  expect(await row('exposure-air')).toEqual([null, '3.5', 'unknown'])
})

test('concrete around prestressing steel may have half the chloride: at booking, and in the ledger of its load', async () => {
  const cement = world.recipe.find(({ kind }) => kind === 'cement')!.materialId
  await portal.given(async work => {
    for (const { materialId } of world.recipe)
      await material.update(work, await material.get(work.sql, materialId), {
        chloridePercent: materialId === cement ? '0.300' : '0.000',
      })
  })
  const made = async (code: string, reinforcement: string) => {
    const saved = await portal.as('admin').post('/structures', { code, name: code, reinforcement })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    return saved.body.id as string
  }
  const [beam, slab] = [await made('PSB', 'prestressed'), await made('SLB', 'steel')]
  expect((await portal.as('admin').post('/structures', { code: 'X', name: 'X', reinforcement: 'glass' })).status).toBe(
    422,
  )
  const of = (structureId: string) => book({ ...assigned(), exposureClasses: ['XC4'], structureId, startTime: '09:00' })
  const refused = await of(beam)
  expect([refused.status, refused.body.facts?.rule]).toEqual([409, 'exposure'])
  expect(refused.body.detail).toContain('Chloride: ≤ 0.2 % of cement is asked, the mix has 0.3 % of cement')
  const fine = await of(slab)
  expect(fine.status, JSON.stringify(fine.body)).toBe(200)

  const load = batched
  const most = async (structureId: string | null) => {
    await portal.given(async work => order.update(work, await order.get(work.sql, load.orderId), { structureId }))
    const { body } = await portal.as('batcher').get(`/orderdetail/concrete-ledger?deliveryOrderId=${load.id}`)
    return body.ledger.rows.find(({ key }: { key: string }) => key === 'chloride').most
  }
  expect([await most(slab), await most(null), await most(beam)]).toEqual(['0.400', '0.400', '0.200'])
})
