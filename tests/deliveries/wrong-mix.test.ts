import { beforeAll, describe, expect, test } from 'vitest'
import { product } from '~/db/catalog/product'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { silo } from '~/db/materials/silo'
import { mixDesign, mixDesignLine } from '~/db/mixdesign/mix-design'
import { plantMixMapping } from '~/db/mixdesign/plant-mapping'
import { addMinutes } from '~/domain/kit/time'
import { notify } from '~/workflows/users/notify'
import { type Deliveries, givenDelivered, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { sealed } from '../kit/given/trail'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const cementLevel = async () => Number((await silo.get(portal.db.sql, world.recipe[0]!.siloId!)).levelKg)
const submit = (load: { id: string; version: number }, changes: object) =>
  portal.as('dispatcher').post('/emodification/submit', {
    ...{ deliveryOrderId: load.id, version: load.version, cause: 'wrong_mix', changes },
  })

describe('B17 the plant made another mix than the one ordered', () => {
  const other = () =>
    portal.given(async work => {
      const made = await product.insert(work, {
        ...{ productCode: 'C50-S', name: 'C50', family: 'normal', strengthMpa: 50, slumpMin: 100, slumpMax: 150 },
        stoneSizeMm: 20,
      })
      const mix = await mixDesign.insert(work, {
        ...{ mixCode: 'M50', name: 'M50', strengthMpa: 50, status: 'approved', gwpPerM3: '400.000' },
      })
      const lines = world.recipe.map(({ materialId, kg, kind }, place) => ({
        ...{ materialId, place, kgPerM3: kind === 'cement' ? '420.000' : kg },
      }))
      await mixDesignLine.replace(work, mix.id, lines)
      await plantMixMapping.insert(work, { batchingPlantId: world.line.id, productId: made.id, mixDesignId: mix.id })
      return { productId: made.id, mixDesignId: mix.id }
    })

  test('stock gives back what was booked and takes what was made, the bill stays, the laboratory is told', async () => {
    const { productId, mixDesignId } = await other()
    await portal.person('lab_manager', { plantIds: [world.plant.id] })
    const { load } = await givenDelivered(portal, world, 2)
    const preview = await portal
      .as('dispatcher')
      .post('/emodification/preview', { deliveryOrderId: load.id, cause: 'wrong_mix', changes: { productId } })
    expect(preview.body.stock.filter((of: { difference: string }) => Number(of.difference) !== 0)).toMatchObject([
      { material: 'CEM I 42.5', before: '3150.000', after: '3780.000', difference: '630.000' },
    ])
    expect(preview.body).toMatchObject({
      chain: { flags: ['stock', 'carbon'] },
      invoice: { text: 'Billed as ordered' },
    })
    expect(preview.body.price.before).toEqual(preview.body.price.after)
    const before = await cementLevel()
    const made = await submit(load, { productId })
    const decided = await portal
      .as('dispatcher_manager')
      .post(`/emodification/process-approval/${made.body.id}`, { decision: 'approve', version: made.body.version })
    expect(decided.body.status).toBe('applied')
    expect(await cementLevel()).toBeCloseTo(before - 630, 3)
    const after = await deliveryOrder.get(portal.db.sql, load.id)
    expect(after).toMatchObject({ productId: load.productId, mixDesignId, gwpBatched: '3600.000', revision: 2 })
    await sealed(portal)
    await notify(portal.db, portal.clock.now())
    const { rows } = (await portal.as('lab_manager').get('/notification?limit=5')).body
    expect(rows).toMatchObject([
      { kind: 'laboratory', title: `E-modification ${made.body.emodNo} was submitted by Dispatcher`, url: null },
    ])
  })

  test('a load that booked nothing gets nothing booked by its correction', async () => {
    const [mapped] = (await portal.as('admin').get('/product/list?limit=50')).body.rows.filter(
      (row: { productCode: string }) => row.productCode === 'C50-S',
    )
    const { load } = await givenGenerated(portal, world, 3)
    const start = portal.clock.at
    for (const [place, event] of ['loaded', 'left_plant', 'on_site', 'pour_start', 'pour_end'].entries()) {
      portal.clock.at = addMinutes(start, (place + 1) * 15)
      // A plant that weighs by hand: nothing of this load was drawn from a silo.
      const override = event === 'loaded' ? { override: { rules: ['batch'], reason: 'Weighed by hand' } } : {}
      const told = await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event, ...override })
      expect([event, told.status]).toEqual([event, 200])
    }
    const preview = await portal.as('dispatcher').post('/emodification/preview', {
      ...{ deliveryOrderId: load.id, cause: 'wrong_mix', changes: { productId: mapped.id } },
    })
    expect([preview.status, preview.body.stock]).toEqual([200, []])
  })
})
