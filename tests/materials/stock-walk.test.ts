import { expect, test } from 'vitest'
import { moveStock } from '~/db/materials/stock-entry'
import { materialOrders, silos, stockCounts, stockEntries } from '~/db/materials/tables'
import { sum } from '~/domain/kit/money'
import { random as seeded } from '~/domain/kit/random'
import { accountOf } from '~/domain/materials/receipt'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo, aSource } from '../kit/given/materials'
import { house } from '../kit/house'

const SEED = 20_261_120
const STEPS = 160

test(`whatever is ordered, received, corrected, counted and batched, the books agree (seed ${SEED})`, async () => {
  const portal = await house()
  const plantId = (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id
  const materialId = (await aMaterial(portal)).id
  const silo = { plantId, materialId, capacityKg: '400000.000', levelKg: '90000.000' }
  const siloIds = [(await aSilo(portal, silo)).id, (await aSilo(portal, silo)).id]
  const sourceId = (await aSource(portal, materialId)).id
  for (const who of ['batcher', 'dispatcher_manager']) await portal.person(who, { plantIds: [plantId] })
  const random = seeded(SEED)
  const kgOf = (least: number, most: number) => String(least + Math.floor(random() * (most - least)))
  const oneOf = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)]
  const ago = () => new Date(portal.clock.at.getTime() - Math.floor(random() * 240) * 60_000)
  const post = (path: string, json: object, as = 'batcher') => portal.as(as).post(path, json)
  const orderOf = async (...statuses: string[]) =>
    oneOf((await portal.db.sql.select().from(materialOrders)).filter(row => statuses.includes(row.status)))
  let done = 0
  const act = async (verb: string, statuses: string[], json: object) => {
    const order = await orderOf(...statuses)
    if (!order) return
    const { status } = await post(`/material-order/${order.id}/${verb}`, { version: order.version, ...json })
    if (status === 200) done++
    else expect([409, 422]).toContain(status)
  }
  const weight = () => ({ receivedKg: kgOf(18_000, 29_000), ticketNo: 'W', receivedAt: ago().toISOString() })
  const why = { reason: 'As it was' }
  const steps = [
    async () => {
      const expectedAt = new Date(portal.clock.at.getTime() + 3_600_000).toISOString()
      const order = { siloId: oneOf(siloIds), sourceId, orderedKg: kgOf(20_000, 28_000), expectedAt }
      const { body } = await post('/material-order', order)
      await post(`/material-order/${body.id}/place`, { version: 1 })
    },
    () => act('confirm-received', ['placed'], weight()),
    () => act('confirm-received', ['placed'], weight()),
    () => act('accept', ['disputed', 'claimed'], why),
    () => act('claim', ['disputed'], { ...why, claimKg: '500', claimAmount: '60' }),
    () => act('credit', ['claimed'], { ...why, creditNo: 'CN', creditAmount: '55.50' }),
    () => act('reweigh', ['disputed', 'claimed'], { ...why, ...weight() }),
    () => act('correct', ['received', 'disputed', 'claimed', 'settled'], { ...why, ...weight() }),
    () => act('revoke', ['placed'], why),
    async () => {
      const siloId = oneOf(siloIds)!
      const kg = `-${kgOf(100, 9000)}`
      await portal.given(work => moveStock(work, [{ siloId, materialId, kind: 'used', kg, at: ago() }], 'use', siloId))
    },
    async () => {
      const count = { siloId: oneOf(siloIds), countedKg: kgOf(0, 250_000), countedAt: ago().toISOString(), ...why }
      const { status, body } = await post('/stock-count', count)
      if (status !== 200) return expect(status).toBe(409)
      done++
      if (body.status !== 'submitted') return
      const verb = random() < 0.8 ? 'confirm' : 'reject'
      const decided = await post(
        `/stock-count/${body.id}/${verb}`,
        { version: 1, ...(verb === 'reject' ? why : {}) },
        'dispatcher_manager',
      )
      expect([200, 409]).toContain(decided.status)
      if (decided.status === 409) await post(`/stock-count/${body.id}/reject`, { version: 1, ...why })
    },
  ]
  for (let step = 0; step < STEPS; step++) {
    portal.clock.at = new Date(portal.clock.at.getTime() + 7 * 60_000)
    await oneOf(steps)!()
  }
  // Most of the steps found something to do.
  expect(done).toBeGreaterThan(STEPS / 5)

  const entries = await portal.db.sql.select().from(stockEntries)
  const total = (rows: { kg: string }[]) => sum(rows.map(row => row.kg)).toFixed(3)
  const counts = (await portal.db.sql.select().from(stockCounts)).filter(row => row.status === 'posted')
  for (const row of await portal.db.sql.select().from(silos)) {
    const own = entries.filter(entry => entry.siloId === row.id)
    expect(row.levelKg).toBe(total(own))
    const newest = counts
      .filter(count => count.siloId === row.id)
      .sort((a, b) => b.countedAt.getTime() - a.countedAt.getTime())[0]
    if (!newest) continue
    const since = own.filter(entry => entry.at > newest.countedAt)
    expect(row.levelKg).toBe(sum([newest.countedKg, total(since)]).toFixed(3))
  }
  for (const order of await portal.db.sql.select().from(materialOrders)) {
    const { orderedKg, openKg, settledKg } = accountOf(order)
    const received = total(entries.filter(entry => entry.materialOrderId === order.id))
    expect(sum([received, openKg, settledKg]).toFixed(3)).toBe(orderedKg)
  }
  expect(portal.defects).toEqual([])
}, 120_000)
