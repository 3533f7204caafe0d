import { expect } from 'vitest'
import { ban } from '~/db/fleet/ban'
import { dutyEvent } from '~/db/fleet/duty-event'
import { pass } from '~/db/fleet/pass'
import { sitePasses, truckTypes } from '~/db/fleet/tables'
import { truck } from '~/db/fleet/truck'
import type { Work } from '~/db/kit/work'
import { silo } from '~/db/materials/silo'
import { silos } from '~/db/materials/tables'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { plantMixMapping } from '~/db/mixdesign/plant-mapping'
import { plantMixMappings } from '~/db/mixdesign/tables'
import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { refusal } from '../company'
import type { Story } from './story'

const HEADS = ['dispatcher_manager', 'admin']

type Trouble = {
  rule: string
  mayOverride: string[]
  make(work: Work): Promise<unknown>
  mend(work: Work): Promise<unknown>
}

/** Every rule before the ticket refuses in turn, names itself and who may set it aside; nothing is written by it. */
export async function refuseEach(story: Story, loadId: string): Promise<void> {
  const { portal, crews } = story
  const { truckId, driverId } = crews[13]!
  const generate = () =>
    portal.as('batcher').post('/orderdetail/generate_do', { deliveryOrderId: loadId, truckId, driverId })
  for (const { rule, mayOverride, make, mend } of await troubles(story, truckId, driverId)) {
    await portal.given(make)
    const answer = await generate()
    await portal.given(mend)
    expect([rule, ...refusal(answer)]).toEqual([rule, 409, rule, mayOverride])
    expect(answer.body.detail.length).toBeGreaterThan(10)
  }
  const { body } = await portal.as('batcher').get(`/delivery-order/by-order-id/${story.order.id}`)
  expect(body.rows[0]).toMatchObject({ id: loadId, doNumber: null, truckNo: null })
}

async function troubles(story: Story, truckId: string, driverId: string): Promise<Trouble[]> {
  const { portal, plant, project, customer } = story
  const { sql } = portal.db
  const [mapping] = (await sql.select().from(plantMixMappings)).filter(
    row => row.batchingPlantId === plant.lines[0] && row.productId === story.product.id,
  )
  const [cement] = (await sql.select().from(silos)).filter(row => row.plantId === plant.id && row.siloCode === 'S1')
  const [small] = (await sql.select().from(truckTypes)).filter(row => row.maxLoad === '7.00')
  const usual = await truck.get(sql, truckId)
  const set =
    <R extends { id: string; version: number }, V>(
      of: { get(sql: Work['sql'], id: string): Promise<R>; update(work: Work, row: R, values: V): Promise<unknown> },
      id: string,
      values: V,
    ) =>
    async (work: Work) =>
      of.update(work, await of.get(work.sql, id), values)
  const made = { ban: newId(), pass: newId() }
  return [
    {
      rule: 'bans',
      mayOverride: HEADS,
      make: work =>
        ban.insert(work, {
          id: made.ban,
          kind: 'driver',
          driverId,
          customerId: customer.id,
          fromDate: '2026-11-01',
          reason: 'Argued at the gate',
        }),
      mend: async work => ban.setActive(work, await ban.get(work.sql, made.ban), false),
    },
    {
      rule: 'passes',
      mayOverride: HEADS,
      make: async work => {
        await pass.insert(work, { id: made.pass, type: 'driver', name: 'Quay entry pass' })
        await work.sql.insert(sitePasses).values({ id: newId(), passId: made.pass, projectId: project.id })
      },
      mend: async work => pass.setActive(work, await pass.get(work.sql, made.pass), false),
    },
    {
      rule: 'mix-mapped',
      mayOverride: [],
      make: set(plantMixMapping, mapping!.id, { active: false }),
      mend: set(plantMixMapping, mapping!.id, { active: true }),
    },
    {
      rule: 'mix-approved',
      mayOverride: [],
      make: set(mixDesign, mapping!.mixDesignId, { status: 'draft' }),
      mend: set(mixDesign, mapping!.mixDesignId, { status: 'completed' }),
    },
    {
      rule: 'silo-cover',
      mayOverride: HEADS,
      make: set(silo, cement!.id, { levelKg: '100' }),
      mend: set(silo, cement!.id, { levelKg: cement!.levelKg }),
    },
    {
      rule: 'truck-load',
      mayOverride: [],
      make: set(truck, truckId, { truckTypeId: small!.id }),
      mend: set(truck, truckId, { truckTypeId: usual.truckTypeId }),
    },
    {
      rule: 'fatigue',
      mayOverride: HEADS,
      make: work => dutyEvent.add(work, { driverId, event: 'clock_in', at: addMinutes(work.now, -330) }),
      mend: work => dutyEvent.add(work, { driverId, event: 'clock_out', at: addMinutes(work.now, -1) }),
    },
  ]
}
