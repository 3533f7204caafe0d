import { asc, lt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moveStock } from '~/db/materials/stock-entry'
import { materialOrders, silos, stockCounts, stockEntries } from '~/db/materials/tables'
import { decimal, kilograms, sum } from '~/domain/kit/money'
import { random as seeded } from '~/domain/kit/random'
import { addDays, businessDay, instantOn } from '~/domain/kit/time'
import { accountOf } from '~/domain/materials/receipt'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo, aSource } from '../kit/given/materials'
import { house } from '../kit/house'

const SEED = 20_261_120
const STEPS = 260

const VERBS =
  'place split revoke confirm-received accept claim credit reweigh correct batch count confirm reject close reopen'.split(
    ' ',
  )

test(`whatever is ordered, split, received, settled, counted, batched and closed, the books agree, and closed days stay (seed ${SEED})`, async () => {
  const portal = await house()
  const plantId = (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id
  const materialId = (await aMaterial(portal)).id
  const silo = { plantId, materialId, capacityKg: '400000.000', levelKg: '90000.000' }
  const siloIds = [(await aSilo(portal, silo)).id, (await aSilo(portal, silo)).id]
  const sourceId = (await aSource(portal, materialId)).id
  for (const who of ['batcher', 'dispatcher_manager', 'finance_hod']) await portal.person(who, { plantIds: [plantId] })
  const random = seeded(SEED)
  const kgOf = (least: number, most: number) => String(least + Math.floor(random() * (most - least)))
  const oneOf = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)]
  const ago = (hours = 6) => new Date(portal.clock.at.getTime() - Math.floor(random() * hours * 60) * 60_000)
  const post = (path: string, json: object, as = 'batcher') => portal.as(as).post(path, json)
  const orderOf = async (...statuses: string[]) =>
    oneOf(
      (await portal.db.sql.select().from(materialOrders).orderBy(asc(materialOrders.orderNo))).filter(row =>
        statuses.includes(row.status),
      ),
    )
  const done = new Map<string, number>()
  /** Whether it was done; what was not is refused in words. */
  const did = (verb: string, status: number) => {
    if (status !== 200) expect([verb, [409, 422].includes(status)]).toEqual([verb, true])
    else done.set(verb, (done.get(verb) ?? 0) + 1)
    return status === 200
  }
  const act = async (verb: string, statuses: string[], json: object) => {
    const order = await orderOf(...statuses)
    if (!order) return
    did(verb, (await post(`/material-order/${order.id}/${verb}`, { version: order.version, ...json })).status)
  }
  const inAnHour = () => new Date(portal.clock.at.getTime() + 3_600_000).toISOString()
  const weight = () => ({ receivedKg: kgOf(18_000, 29_000), ticketNo: 'W', receivedAt: ago().toISOString() })
  const why = { reason: 'As it was' }
  const bookedUntil = async (day: string) => {
    const before = lt(stockEntries.at, instantOn(addDays(day, 1), '00:00'))
    return sum((await portal.db.sql.select().from(stockEntries).where(before)).map(({ kg }) => kg)).toFixed(3)
  }
  const closings: { id: string; until: string; kg: string }[] = []
  const steps = [
    async () => {
      const order = { siloId: oneOf(siloIds), sourceId, orderedKg: kgOf(20_000, 28_000), expectedAt: inAnHour() }
      const { body } = await post('/material-order', order)
      did('place', (await post(`/material-order/${body.id}/place`, { version: 1 })).status)
    },
    async () => {
      const order = await orderOf('placed')
      if (!order) return
      const first = kgOf(1000, 9000)
      const rest = kilograms(decimal(order.orderedKg).minus(first))
      const parts = [first, rest].map(kg => ({ kg, expectedAt: inAnHour(), siloId: oneOf(siloIds) }))
      did('split', (await post(`/material-order/${order.id}/split`, { version: order.version, parts })).status)
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
      await portal.given(work =>
        moveStock(work, [{ siloId, materialId, kind: 'used', kg, at: ago(48) }], 'use', siloId),
      )
      did('batch', 200)
    },
    async () => {
      const count = { siloId: oneOf(siloIds), countedKg: kgOf(0, 250_000), countedAt: ago().toISOString(), ...why }
      const { status, body } = await post('/stock-count', count)
      if (!did('count', status) || body.status !== 'submitted') return
      const verb = random() < 0.8 ? 'confirm' : 'reject'
      const decided = await post(
        `/stock-count/${body.id}/${verb}`,
        { version: 1, ...(verb === 'reject' ? why : {}) },
        'dispatcher_manager',
      )
      if (did(verb, decided.status)) return
      expect((await post(`/stock-count/${body.id}/reject`, { version: 1, ...why })).status).toBe(200)
    },
    async () => {
      const until = businessDay(new Date(portal.clock.at.getTime() - 86_400_000))
      const of = { plantId, until, uncounted: true }
      const { status, body } = await post('/stock-close', of, 'finance_hod')
      if (did('close', status)) closings.push({ id: body.id, until, kg: await bookedUntil(until) })
    },
    async () => {
      const last = closings.at(-1)
      if (!last || random() < 0.7) return
      const { status } = await post(`/stock-close/${last.id}/reopen`, { version: 1, ...why }, 'finance_hod')
      if (did('reopen', status)) closings.pop()
    },
  ]
  for (let step = 0; step < STEPS; step++) {
    portal.clock.at = new Date(portal.clock.at.getTime() + 17 * 60_000)
    await oneOf(steps)!()
    for (const { until, kg } of closings) expect([step, until, await bookedUntil(until)]).toEqual([step, until, kg])
  }
  expect((await portal.db.sql.select().from(stockEntries)).filter(row => row.happenedAt).length).toBeGreaterThan(5)
  // Everything was done at least once, and most of the steps found something to do.
  expect(VERBS.filter(verb => !done.has(verb))).toEqual([])
  expect([...done.values()].reduce((all, count) => all + count, 0)).toBeGreaterThan(STEPS / 2)

  const entries = await portal.db.sql.select().from(stockEntries)
  const total = (rows: { kg: string }[]) => sum(rows.map(row => row.kg)).toFixed(3)
  const counts = (await portal.db.sql.select().from(stockCounts)).filter(row => row.status === 'posted')
  for (const row of await portal.db.sql.select().from(silos)) {
    const own = entries.filter(entry => entry.siloId === row.id)
    expect(row.levelKg).toBe(total(own))
    const newest = counts
      .filter(count => count.siloId === row.id)
      .sort((a, b) => b.countedAt.getTime() - a.countedAt.getTime())[0]
    const since = own.filter(entry => entry.at > newest!.countedAt)
    expect(row.levelKg).toBe(sum([newest!.countedKg, total(since)]).toFixed(3))
  }
  for (const order of await portal.db.sql.select().from(materialOrders)) {
    const { orderedKg, openKg, settledKg, payableKg } = accountOf(order)
    const received = total(entries.filter(entry => entry.materialOrderId === order.id))
    expect(sum([received, openKg, settledKg]).toFixed(3)).toBe(orderedKg)
    // Of 500 kg that were claimed for 60.00 the supplier credits 55.50.
    const credited = order.creditNo ? decimal(order.orderedKg).minus('462.5').toFixed(3) : received
    expect(payableKg).toBe(['received', 'settled'].includes(order.status) ? credited : '0.000')
  }
  expect(portal.defects).toEqual([])
}, 120_000)
