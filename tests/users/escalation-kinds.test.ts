import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { customer } from '~/db/customers/customer'
import { plantRejection } from '~/db/queue/plant-rejection'
import { users } from '~/db/users/tables'
import { bookOrder } from '../kit/given/orders'
import { ok } from '../kit/house'
import { type Escalation, givenEscalation } from './escalation-told'

let it: Escalation
beforeAll(async () => {
  it = await givenEscalation('2026-12-16T01:00:00.000Z')
})

const as = (who: string) => it.portal.as(who)
const address = (who: string) =>
  it.portal.db.sql
    .update(users)
    .set({ email: `${who}@demo.example` })
    .where(eq(users.username, who))

describe('what a site asks', () => {
  /** By the link of its pour, as sites do. */
  async function asked() {
    const { id, orderNo } = await bookOrder(it.portal, it.world as never, {
      orderDate: '2026-12-18',
      startTime: '10:00',
      quantity: '9',
    })
    const { link } = ok(await as('dispatcher').post(`/order/${id}/site-link`))
    const headers = { 'x-machine-key': link.url.split('/').at(-1) }
    ok(
      await it.portal
        .as(null)
        .post(
          '/site/request',
          { kind: 'send_more', quantity: '3', name: 'Mr Tan', remarks: 'For the ramp' },
          { headers },
        ),
    )
    return { id, orderNo }
  }

  test('goes to the heads of its region within minutes, also at night, in spite of quiet hours; never to those of another', async () => {
    for (const who of ['dispatcher_manager', 'dispatcher_manager_2', 'sales_manager']) await address(who)
    const quiet = { quietFrom: '20:00', quietTo: '06:30' }
    ok(await it.set('dispatcher_manager', quiet))
    ok(await it.set('dispatcher_manager_2', { ...quiet, channels: { escalation: 'portal' } }))
    expect((await it.set('dispatcher_manager_2', { channels: { escalation: 'off' } })).status).toBe(422)
    ok(await it.set('sales_manager', quiet))
    it.at('2026-12-17T14:00:00.000Z')
    const order = await asked()
    // What waits from the days before is told first.
    await it.round()
    await it.tell()
    it.portal.letters.length = 0
    it.at('2026-12-17T14:09:00.000Z')
    expect(await it.round()).toBe(0)
    it.at('2026-12-17T14:10:00.000Z')
    expect(await it.round()).toBe(1)
    await it.tell()
    for (const who of ['dispatcher_manager', 'dispatcher_manager_2'])
      expect(await it.told(who)).toMatchObject([
        {
          title: `Request from the site, order ${order.orderNo}: nobody acted since 17/12/2026 22:00`,
          url: `/order/${order.id}`,
        },
      ])
    expect(await it.told('dispatcher_manager_9')).toEqual([])
    expect(it.portal.letters.map(letter => letter.to)).toEqual([['dispatcher_manager@demo.example']])
  })

  test('what can wait is in the it.portal at once and by e-mail after the quiet hours', async () => {
    // Due at 18:00, and told when the next round runs.
    it.at('2026-12-16T22:30:00.000Z')
    const { id } = await it.draft()
    it.at('2026-12-17T14:20:00.000Z')
    it.portal.letters.length = 0
    await it.round()
    expect((await it.rowsOf(id))[0]!.urgent).toBe(false)
    await it.tell()
    expect((await it.told('sales_manager')).map(row => row.url)).toContain(
      `/sales-management/invoice-draft/edit?id=${id}`,
    )
    expect(it.portal.letters.filter(letter => letter.to.includes('sales_manager@demo.example'))).toEqual([])
    it.at('2026-12-17T22:31:00.000Z')
    await it.tell()
    expect(it.portal.letters.filter(letter => letter.to.includes('sales_manager@demo.example'))).toHaveLength(1)
  })
})

test('a request from the yard goes to the heads of that plant, and once it is decided to nobody', async () => {
  it.at('2026-12-19T01:00:00.000Z')
  const request = () =>
    it.portal.given(work =>
      plantRejection.insert(work, {
        ...{ driverId: it.world.drivers[0]!.id, plantId: it.world.plant.id, reason: 'Gate blocked', at: work.now },
      }),
    )
  const [open, decided] = [await request(), await request()]
  const refused = { id: decided.id, version: decided.version, status: 'refused', reason: 'Gate is open' }
  ok(await as('batcher').post('/queue/change-rejection-verification-status', refused))
  it.at('2026-12-19T01:10:00.000Z')
  await it.round()
  expect(await it.rowsOf(decided.id)).toEqual([])
  const heads = [await it.personId('dispatcher_manager'), await it.personId('dispatcher_manager_2')]
  const [row] = await it.rowsOf(open.id)
  expect(row!.told.map(of => of.id).sort()).toEqual(heads.sort())
  await it.tell()
  expect((await it.told('dispatcher_manager'))[0]).toMatchObject({
    title: 'Request from the yard: nobody acted since 19/12/2026 09:00',
    url: '/queue/batcher',
  })
})

test('a credit hold is told of where it stops a load of today, by the time of that load, and not where finance lets it go', async () => {
  it.at('2026-12-18T00:00:00.000Z')
  await it.portal.given(async work => {
    const { id, version } = await customer.lock(work, it.world.customer.id)
    return customer.update(work, { id, version }, { creditSuspended: true, creditReason: 'Cheque returned' })
  })
  const released = async () =>
    ok(
      await as('finance_hod').post(`/receivable/${it.world.customer.id}/credit-override`, {
        ...{ fromDate: '2026-12-18', toDate: '2026-12-18', reason: 'Cheque on its way' },
      }),
    )
  // The order of the site above is due at 10:00: two hours before somebody should act, at 08:30 it is told again.
  it.at('2026-12-18T00:29:00.000Z')
  await it.round()
  expect(await it.rowsOf(it.world.customer.id)).toEqual([])
  it.at('2026-12-18T00:30:00.000Z')
  await it.round()
  expect(await it.rowsOf(it.world.customer.id)).toMatchObject([
    { kind: 'creditHolds', step: 1, toRoles: ['sales_manager'] },
  ])
  await released()
  it.at('2026-12-18T01:30:00.000Z')
  await it.round()
  expect(await it.rowsOf(it.world.customer.id)).toHaveLength(1)
})
