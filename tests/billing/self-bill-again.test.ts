import { beforeAll, expect, test } from 'vitest'
import { selfBill } from '~/db/billing/self-bill'
import { customer } from '~/db/customers/customer'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const finance = () => portal.as('finance_ar')
const DAY = '2026-11-25'

beforeAll(async () => {
  portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const lines = [{ productId: world.product.id, unitPrice: '150' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
  await portal.person('salesperson_admin', { roles: ['admin'] })
  await portal.given(async work =>
    customer.move(work, await customer.lock(work, world.customer.id), { selfBilling: true }, 'change'),
  )
})

async function sentStatement() {
  const { order, loads } = await bookedOrder(portal, world, DAY)
  for (const load of loads) await deliverAsPlanned(portal, world, load, order.unloadingMinutes)
  portal.clock.at = new Date('2026-11-26T02:00:00.000Z')
  const { drafts } = (await finance().post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY })).body
  const [{ id }] = drafts
  const draft = async () => (await portal.as('admin').get(`/invoice-draft/${id}`)).body
  for (const who of ['salesperson_admin', 'sales_manager_2', 'ceo'])
    await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version: (await draft()).version }] })
  const asked = { statementDate: '2026-11-26', draftIds: [id] }
  const { results } = (await finance().post('/self-bill/send', asked)).body
  expect(results[0]).toMatchObject({ ok: true, recipients: ['ap@acme.example'] })
  return { id: results[0].id as string, draftId: id as string }
}
const statement = async (id: string) => (await finance().get(`/self-bill/${id}`)).body
const reaches = async (id: string) =>
  (await statement(id)).letters.map((of: { recipients: string[]; status: string }) => [of.status, ...of.recipients])

test('a statement to match is sent again to whom one chooses, as it was, and its history says to whom', async () => {
  await givenContact(portal, { customerId: world.customer.id, email: 'ap@acme.example', purposes: ['invoice'] })
  const site = await givenContact(portal, { customerId: world.customer.id, email: 'site@acme.example' })
  const { id, draftId } = await sentStatement()
  const [first] = (await statement(id)).letters
  const again = (more: object, as = 'finance_ar') =>
    portal.as(as).post(`/self-bill/${id}/letter-again`, { letterId: first.id, ...more })
  expect((await again({ contactIds: [site.id] })).body.detail).toBe('This e-mail is still on its way')
  await portal.runJobs()
  expect((await again({})).status).toBe(422)
  expect((await again({ addresses: ['not an address'] })).status).toBe(422)
  expect((await again({ contactIds: [draftId] })).status).toBe(422)
  expect((await again({ contactIds: [site.id] }, 'batcher')).status).toBe(403)
  const sent = await again({ contactIds: [site.id], addresses: ['qs@joint-venture.example'] })
  expect([sent.status, sent.body.recipients]).toEqual([200, ['site@acme.example', 'qs@joint-venture.example']])
  await portal.runJobs()
  const history = await reaches(id)
  expect(history.at(0)).toEqual(['sent', 'ap@acme.example'])
  expect(history.at(-1)).toEqual(['sent', 'site@acme.example', 'qs@joint-venture.example'])
  const { letters } = await statement(id)
  expect(new Set(letters.map((of: { title: string; body: string }) => of.title + of.body)).size).toBe(1)
  // Another paper does not leave under the words of this one.
  await portal.given(async work =>
    selfBill.move(work, await selfBill.lock(work, id), { linesHash: 'of another draft' }, 'change'),
  )
  const late = await again({ contactIds: [site.id] })
  expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('has changed since this e-mail')])
})
