import { beforeAll, describe, expect, test } from 'vitest'
import { location } from '~/db/customers/location'
import { loadFacts } from '~/db/deliveries/delivery-order-checks'
import { ban } from '~/db/fleet/ban'
import { driver } from '~/db/fleet/driver'
import { dutyEvent } from '~/db/fleet/duty-event'
import { pass } from '~/db/fleet/pass'
import { passAssignee } from '~/db/fleet/pass-assignee'
import { plant } from '~/db/fleet/plant'
import { sitePasses } from '~/db/fleet/tables'
import { setting } from '~/db/kit/setting'
import { auditTrail } from '~/db/kit/trail'
import { silo } from '~/db/materials/silo'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { plantMixMapping } from '~/db/mixdesign/plant-mapping'
import { projectMixMapping } from '~/db/mixdesign/project-mapping'
import { order } from '~/db/orders/order'
import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { givenProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const OVERRIDE = ['dispatcher_manager', 'admin']
const generate = async (who = 'batcher', more: object = {}, place = 0) => {
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const body = {
    deliveryOrderId: load.id,
    truckId: world.trucks[place]!.id,
    driverId: world.drivers[place]!.id,
    ...more,
  }
  return { load, answer: await portal.as(who).post('/orderdetail/generate_do', body) }
}

/** Breaks something for one test and puts it back. */
async function broken(
  change: (work: Parameters<Parameters<House['given']>[0]>[0]) => Promise<unknown>,
  back: (work: Parameters<Parameters<House['given']>[0]>[0]) => Promise<unknown>,
  run: () => Promise<void>,
) {
  await portal.given(change)
  try {
    await run()
  } finally {
    await portal.given(back)
  }
}

describe('R-170 R-115 every refusal before the ticket names its rule and who may set it aside', () => {
  const cases: {
    rule: string
    mayOverride: string[]
    change: (work: never) => Promise<unknown>
    back: (work: never) => Promise<unknown>
  }[] = [
    {
      rule: 'plant-open',
      mayOverride: OVERRIDE,
      change: work =>
        set(plant, work, world.plant.id, {
          closedFrom: new Date('2026-11-20T00:00:00Z'),
          closedReason: 'Mixer broken',
        }),
      back: work => set(plant, work, world.plant.id, { closedFrom: null, closedReason: null }),
    },
    {
      rule: 'mix-mapped',
      mayOverride: [],
      change: work => set(plantMixMapping, work, world.mapping.id, { active: false }),
      back: work => set(plantMixMapping, work, world.mapping.id, { active: true }),
    },
    {
      rule: 'mix-approved',
      mayOverride: [],
      change: work => set(mixDesign, work, world.mix.id, { status: 'draft' }),
      back: work => set(mixDesign, work, world.mix.id, { status: 'approved' }),
    },
    {
      rule: 'mix-synced',
      mayOverride: OVERRIDE,
      change: work => set(plantMixMapping, work, world.mapping.id, { syncedHash: null }),
      back: work => set(plantMixMapping, work, world.mapping.id, { syncedHash: 'as made' }),
    },
    {
      rule: 'certificate',
      mayOverride: [],
      change: work => set(plantMixMapping, work, world.mapping.id, { onCertificate: false }),
      back: work => set(plantMixMapping, work, world.mapping.id, { onCertificate: true }),
    },
    {
      rule: 'silo-cover',
      mayOverride: OVERRIDE,
      change: work => set(silo, work, world.recipe[0]!.siloId!, { levelKg: '3149' }),
      back: work => set(silo, work, world.recipe[0]!.siloId!, { levelKg: '90000' }),
    },
    {
      rule: 'site-load',
      mayOverride: OVERRIDE,
      change: work => set(location, work, world.location.id, { maxLoad: '8' }),
      back: work => set(location, work, world.location.id, { maxLoad: null }),
    },
    {
      rule: 'papers',
      mayOverride: [],
      change: work => set(driver, work, world.drivers[0]!.id, { licenceValidTo: '2026-11-19' }),
      back: work => set(driver, work, world.drivers[0]!.id, { licenceValidTo: '2028-06-30' }),
    },
  ]
  test.each(cases)('$rule', async ({ rule, mayOverride, change, back }) => {
    await broken(change as never, back as never, async () => {
      const { load, answer } = await generate()
      expect(answer.status).toBe(409)
      expect(answer.body.facts).toMatchObject({ rule, mayOverride })
      expect(answer.body.detail.length).toBeGreaterThan(10)
      const view = await portal.as('batcher').get(`/delivery-order/by-order-id/${load.orderId}`)
      expect(view.body.rows[0]).toMatchObject({ status: 'assigned', doNumber: null })
    })
  })

  test('a mix that the project has agreed to and the line does not make, until it makes it for another product', async () => {
    const at = { projectId: world.project.id, productId: world.mapping.productId }
    const { agreed, kept } = await portal.given(async work => {
      const made = await mixDesign.insert(work, {
        mixCode: 'AGREED',
        name: 'Agreed',
        strengthMpa: 40,
        status: 'approved',
      })
      return { agreed: made, kept: await projectMixMapping.insert(work, { ...at, mixDesignId: made.id }) }
    })
    const { load, answer } = await generate()
    expect(answer.body.facts).toMatchObject({ rule: 'mix-agreed', mayOverride: OVERRIDE })
    expect(answer.body.detail).toContain('AGREED version 1')
    const mixOf = async () =>
      (await portal.as('batcher').get(`/delivery-order/check-mapped-mixdesign?deliveryOrderId=${load.id}`)).body
    expect(await mixOf()).toMatchObject({ mixDesignId: world.mix.id, agreed: 'AGREED version 1' })
    const { id: productId } = await givenProduct(portal)
    const line = { batchingPlantId: world.mapping.batchingPlantId, syncedHash: 'as made' }
    await portal.given(work => plantMixMapping.insert(work, { ...line, productId, mixDesignId: agreed.id }))
    expect(await mixOf()).toMatchObject({ mixDesignId: agreed.id, agreed: null, mapped: true })
    await portal.given(work => projectMixMapping.setActive(work, kept, false))
    expect(await mixOf()).toMatchObject({ mixDesignId: world.mix.id, agreed: null })
  })

  test('hold', async () => {
    const { order: held, load } = await givenOrder(portal, world, { loads: 1 })
    await portal.given(work => set(order, work as never, held.id, { status: 'on_hold' }))
    const answer = await portal.as('batcher').post('/orderdetail/generate_do', {
      deliveryOrderId: load.id,
      truckId: world.trucks[0]!.id,
      driverId: world.drivers[0]!.id,
    })
    expect(answer.body.facts).toMatchObject({ rule: 'hold', mayOverride: [] })
  })

  test('truck size', async () => {
    const { load } = await givenOrder(portal, world, { loads: 1, quantity: '9.50' })
    const answer = await portal.as('batcher').post('/orderdetail/generate_do', {
      deliveryOrderId: load.id,
      truckId: world.trucks[0]!.id,
      driverId: world.drivers[0]!.id,
    })
    expect(answer.body.facts).toMatchObject({ rule: 'truck-load', mayOverride: [] })
  })

  test('ban of a driver from the customer, and its detail', async () => {
    const row = await portal.given(work =>
      ban.insert(work, {
        kind: 'driver',
        driverId: world.drivers[1]!.id,
        customerId: world.customer.id,
        fromDate: '2026-11-01',
        reason: 'Argued at the gate',
      }),
    )
    const { load, answer } = await generate('batcher', {}, 1)
    expect(answer.body.facts).toMatchObject({ rule: 'bans', mayOverride: OVERRIDE })
    const detail = await portal.as('dispatcher').get(`/delivery-order/banned-detail/${load.id}`)
    expect(detail.body.rows).toMatchObject([{ driverName: 'Driver 1', from: 'customer', reason: 'Argued at the gate' }])
    await portal.given(work => ban.setActive(work, row, false))
    expect((await portal.as('dispatcher').get(`/delivery-order/banned-detail/${load.id}`)).body.total).toBe(0)
  })

  test('passes of driver and truck for the site, and what is needed', async () => {
    const made = await portal.given(async work => {
      const need = await pass.insert(work, { type: 'driver', name: 'Port entry pass' })
      await work.sql.insert(sitePasses).values({ id: newId(), passId: need.id, projectId: world.project.id })
      return need
    })
    const { load, answer } = await generate()
    expect(answer.body.facts).toMatchObject({ rule: 'passes', mayOverride: OVERRIDE })
    const needed = () =>
      portal
        .as('dispatcher')
        .get(`/delivery-order/get-pass-needed?deliveryOrderId=${load.id}&driverId=${world.drivers[0]!.id}`)
    expect((await needed()).body.rows).toMatchObject([{ name: 'Port entry pass', held: false }])
    await portal.given(work =>
      passAssignee.insert(work, {
        passId: made.id,
        driverId: world.drivers[0]!.id,
        validFrom: '2026-01-01',
        validTo: '2026-12-31',
      }),
    )
    expect((await needed()).body.rows).toMatchObject([{ held: true }])
    await portal.given(work => pass.setActive(work, made, false))
  })

  test('fatigue: the hours of a driver follow the region of their plant, and the company where it says nothing', async () => {
    const { id: driverId } = world.drivers[1]!
    await portal.given(work => dutyEvent.add(work, { driverId, event: 'clock_in', at: addMinutes(work.now, -200) }))
    const { load } = await givenOrder(portal, world, { loads: 1 })
    const asked = async () =>
      (await loadFacts(portal.db.sql, load, { truckId: world.trucks[1]!.id, driverId }, portal.clock.at)).facts.hours
        ?.left
    expect(await asked()).toBe(160)
    const rules = { dutyHours: 13, exemptDutyHours: 14, continuousHours: 4, breakMinutes: 15, warnShare: 0.8 }
    const own = (regionId: string | null, continuousHours: number) =>
      portal.given(work =>
        setting.insert(work, {
          name: 'fleet.fatigue',
          value: { ...rules, continuousHours },
          effectiveFrom: '2026-01-01',
          regionId,
        }),
      )
    const elsewhere = await own(world.farRegion.id, 2)
    expect(await asked()).toBe(160)
    const company = await own(null, 5)
    expect(await asked()).toBe(100)
    const here = await own(world.region.id, 4)
    expect(await asked()).toBe(40)
    const refused = await generate('batcher', {}, 1)
    expect(refused.answer.body.facts).toMatchObject({ rule: 'fatigue' })
    for (const row of [elsewhere, company, here]) await portal.given(work => setting.remove(work, row))
  })

  test('fatigue: hours left against the cycle of the load, set aside by a manager with a reason that is kept', async () => {
    await portal.given(work =>
      dutyEvent.add(work, { driverId: world.drivers[2]!.id, event: 'clock_in', at: addMinutes(work.now, -330) }),
    )
    const { load, answer } = await generate('batcher', {}, 2)
    expect(answer.body.facts).toMatchObject({ rule: 'fatigue', mayOverride: OVERRIDE })
    expect(answer.body.detail).toContain('has 30 minutes left, this load takes about 91')
    const override = { rules: ['fatigue'], reason: 'Break taken at the site, driver agrees' }
    const body = { deliveryOrderId: load.id, truckId: world.trucks[2]!.id, driverId: world.drivers[2]!.id, override }
    const batcher = await portal.as('batcher').post('/orderdetail/generate_do', body)
    expect([batcher.status, batcher.body.facts.rule]).toEqual([403, 'fatigue'])
    const manager = await portal.as('dispatcher_manager').post('/orderdetail/generate_do', body)
    expect(manager.status).toBe(200)
    expect(manager.body.overrides).toMatchObject([
      { rule: 'fatigue', reason: override.reason, by: 'Dispatcher manager' },
    ])
    const trail = await auditTrail(
      portal.db.sql,
      { subject: 'delivery_order', subjectId: load.id },
      { limit: 10, offset: 0 },
    )
    expect(trail.rows.find(line => line.action === 'generate')).toMatchObject({ reason: override.reason })
  })
})

test('R-170 a delivery order says whether it is mapped to a mix design', async () => {
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const answer = await portal.as('batcher').get(`/delivery-order/check-mapped-mixdesign?deliveryOrderId=${load.id}`)
  expect(answer.body).toMatchObject({ mapped: true, approved: true, synced: true, onCertificate: true, code: 'M40' })
})

const set = async (
  noun: {
    lock: (work: never, id: string) => Promise<unknown>
    move: (work: never, row: never, values: never, action: string) => Promise<unknown>
  },
  work: never,
  id: string,
  values: object,
) => noun.move(work, (await noun.lock(work, id)) as never, values as never, 'set')
