import { beforeAll, expect, test } from 'vitest'
import { draftApprovers, draftToApprove } from '~/db/billing/draft-approvers'
import { draftsWithoutApprover } from '~/db/billing/draft-deputy'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { linesOf } from '~/db/billing/invoice-draft-line'
import { customer, salespeopleOf } from '~/db/customers/customer'
import { findByUsername } from '~/db/users/user'
import { needsDeputy } from '~/domain/billing/draft-approvers'
import { addDays, businessDay, type PlainDate } from '~/domain/kit/time'
import { USUAL_CHANNELS } from '~/domain/users/notification'
import { givenDraft } from '../kit/given/billing'
import { givenSalesperson } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const seller: Record<string, string> = {}

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  for (const name of ['salesperson', 'salesperson_2', 'salesperson_3'])
    seller[name] = (await givenSalesperson(portal, name)).id
  await portal.given(work => salespeopleOf.replace(work, world.customer.id, [{ salespersonId: seller.salesperson! }]))
})

const row = (id: string) => invoiceDraft.get(portal.db.sql, id)
const decide = async (id: string, who: string, verb = 'approve') =>
  portal.as(who).put(`/invoice-draft/${verb}`, {
    drafts: [{ id, version: (await row(id)).version }],
    ...(verb === 'reject' ? { reason: 'Price' } : {}),
  })
const correct = async (id: string, who: string, price = '120', submit = true) => {
  const [line] = await linesOf(portal.db.sql, id)
  const lines = [{ id: line!.id, unitPrice: price, reason: 'As agreed' }]
  return portal.as(who).put(`/invoice-draft/${id}`, { version: (await row(id)).version, lines, submit })
}
/** Rejected by the CEO, corrected by the salesperson and submitted again. */
async function corrected() {
  const { id } = await givenDraft(portal, { ...world, regionId: world.region.id })
  for (const who of ['salesperson', 'sales_manager']) expect((await decide(id, who)).status).toBe(200)
  expect((await decide(id, 'ceo', 'reject')).status).toBe(200)
  expect((await correct(id, 'salesperson')).status).toBe(200)
  expect(await row(id)).toMatchObject({ status: 'with_sales', round: 3 })
  expect(await decide(id, 'salesperson')).toMatchObject({ status: 409 })
  return id
}
const named = async (id: string, salespersonId: string | null, who = 'sales_admin') =>
  portal.as(who).put(`/invoice-draft/${id}/deputy`, { version: (await row(id)).version, salespersonId })

test('a draft that its salesperson corrected is approved by the deputy whom sales administration names on it', async () => {
  const id = await corrected()
  const list = async () => (await portal.as('sales_admin').get('/invoice-draft/without-approver')).body.rows
  expect(await list()).toMatchObject([
    { id, choices: [{ salespersonId: seller.salesperson_2 }, { salespersonId: seller.salesperson_3 }] },
  ])
  expect((await decide(id, 'salesperson_2')).status).toBe(404)
  expect((await named(id, seller.salesperson_2!, 'salesperson_2')).status).toBe(403)
  expect((await named(id, seller.salesperson!)).body.errors).toHaveProperty('salespersonId')
  expect((await named(id, seller.salesperson_2!)).status).toBe(200)
  expect(await list()).toEqual([])

  // The deputy sees it for the decision, and changes nothing.
  const seen = await portal.as('salesperson_2').get(`/invoice-draft/${id}`)
  expect(seen.body.actions.sort()).toEqual(['approve', 'reject'])
  expect((await portal.as('salesperson_2').post('/invoice-draft/list', {})).body.rows).toMatchObject([{ id }])
  expect((await correct(id, 'salesperson_2', '1')).status).toBe(403)
  expect((await decide(id, 'salesperson_3')).status).toBe(404)
  expect((await decide(id, 'salesperson_2')).body.results).toMatchObject([{ ok: true, status: 'with_manager' }])
  // While it is being approved; level 2 is not theirs, and neither is the draft once it is back with its maker.
  expect((await decide(id, 'salesperson_2')).status).toBe(403)
  expect((await portal.as('salesperson_2').get(`/invoice-draft/${id}`)).body.actions).toEqual([])
  expect((await decide(id, 'sales_manager', 'reject')).status).toBe(200)
  expect((await portal.as('salesperson_2').get(`/invoice-draft/${id}`)).status).toBe(404)
  expect(portal.defects).toEqual([])
})

test('a salesperson who is away has level 1 decided by the deputy they named, on these days alone', async () => {
  const day = businessDay(portal.clock.now())
  const userOf = async (username: string) => (await findByUsername(portal.db.sql, username))!.id
  const away = async (awayFrom: PlainDate, awayUntil: PlainDate, who = 'salesperson_2') =>
    portal.as('salesperson').put('/notification/setting', {
      ...{ channels: USUAL_CHANNELS, quietFrom: null, quietTo: null, digestAt: null },
      ...{ awayFrom, awayUntil, deputyId: await userOf(who) },
    })
  const { id } = await givenDraft(portal, { ...world, regionId: world.region.id })
  const seen = async () => (await portal.as('salesperson_2').get(`/invoice-draft/${id}`)).status
  expect((await away(addDays(day, 1), addDays(day, 2))).status).toBe(200)
  expect([await seen(), (await decide(id, 'salesperson_2')).status]).toEqual([404, 404])
  expect((await away(addDays(day, -1), addDays(day, -1))).status).toBe(200)
  expect(await seen()).toBe(404)
  expect((await away(day, day)).status).toBe(200)
  expect(await seen()).toBe(200)
  expect((await portal.as('salesperson_2').get(`/customer/${world.customer.id}`)).status).toBe(404)
  expect((await correct(id, 'salesperson_2', '1')).status).toBe(403)
  expect((await decide(id, 'salesperson_3')).status).toBe(404)
  expect((await decide(id, 'salesperson_2')).body.results).toMatchObject([{ ok: true, status: 'with_manager' }])
  expect((await decide(id, 'salesperson_2')).status).toBe(403)

  // Whoever made the draft needs nobody named on it while the deputy is there.
  const own = await corrected()
  expect((await portal.as('sales_admin').get('/invoice-draft/without-approver')).body.rows).toEqual([])
  expect((await away(addDays(day, 1), addDays(day, 1))).status).toBe(200)
  expect((await portal.as('sales_admin').get('/invoice-draft/without-approver')).body.rows).toMatchObject([{ id: own }])
  expect((await decide(own, 'salesperson_2')).status).toBe(404)
  expect((await away(day, addDays(day, 1))).status).toBe(200)
  expect((await decide(own, 'salesperson_2')).body.results).toMatchObject([{ ok: true, status: 'with_manager' }])
  expect((await away(addDays(day, 1), addDays(day, 1))).status).toBe(200)
})

test('the deputy of a customer needs no naming, and sees nothing else of the customer', async () => {
  const { id: customerId } = world.customer
  await portal.given(async work =>
    customer.update(work, await customer.get(work.sql, customerId), { deputySalespersonId: seller.salesperson_3! }),
  )
  const id = await corrected()
  expect((await portal.as('sales_admin').get('/invoice-draft/without-approver')).body.rows).toEqual([])
  expect((await portal.as('salesperson_3').get(`/customer/${customerId}`)).status).toBe(404)
  expect((await decide(id, 'salesperson_3')).body.results).toMatchObject([{ ok: true }])
  expect((await portal.as('salesperson_3').post('/invoice/search', {})).body.total).toBe(0)
})

test('whoever is the last for a level changes nothing on a draft, so that ADMIN is not the only one left', async () => {
  const { id } = await givenDraft(portal, { ...world, regionId: world.region.id })
  expect(await correct(id, 'sales_manager', '120', false)).toMatchObject({
    status: 409,
    body: { detail: 'Nobody else could approve level 2 after your change. Ask somebody else to make it' },
  })
  await portal.person('sales_manager_2')
  expect((await correct(id, 'sales_manager', '120', false)).status).toBe(200)
  expect((await decide(id, 'salesperson')).status).toBe(200)
  expect((await decide(id, 'sales_manager')).status).toBe(409)
  expect((await decide(id, 'sales_manager_2')).body.results).toMatchObject([{ ok: true, status: 'with_ceo' }])
})

test('many drafts without an approver are found in as many statements as one, each as it is judged alone', async () => {
  const day = businessDay(portal.clock.now())
  const person = await portal.person('sales_admin_2')
  const found = async () => {
    let statements = 0
    const counted = new Proxy(portal.db.sql, {
      get: (sql, name) => {
        if (name === 'select') statements++
        return Reflect.get(sql, name)
      },
    })
    return { ...(await draftsWithoutApprover(counted, person, day)), statements: () => statements }
  }
  await portal.given(async work =>
    customer.update(work, await customer.get(work.sql, world.customer.id), { deputySalespersonId: null }),
  )
  const drafts = [await corrected()]
  const one = await found()
  expect(one.statements()).toBeGreaterThan(0)
  for (const deputy of [null, seller.salesperson_2!, null]) {
    const id = await corrected()
    if (deputy) expect((await named(id, deputy)).status).toBe(200)
    drafts.push(id)
  }
  const many = await found()
  expect(many.statements()).toBe(one.statements())
  const alone = async (id: string) => {
    const { sql } = portal.db
    return needsDeputy(await draftApprovers(sql, await row(id), day), await draftToApprove(sql, await row(id), day))
  }
  const judged = await Promise.all(drafts.map(async id => ((await alone(id)) ? [id] : [])))
  expect(many.rows.map(of => of.id).sort()).toEqual(judged.flat().sort())
  expect(judged.map(of => of.length)).toEqual([1, 1, 0, 1])
})
