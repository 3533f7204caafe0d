import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lockProject } from '~/db/billing/project-to-bill'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { rerunDraft } from '~/workflows/billing/rerun-draft'
import { givenDelivered, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { house } from '../kit/house'

const DAY = '2026-11-20'

test('a draft is worked out again while somebody changes a load of its days that it does not bill', async () => {
  const portal = await house({ now: `${DAY}T01:00:00.000Z` })
  const world = await givenDeliveries(portal)
  const { region, product, project } = world
  await givenPriceList(portal, { regionId: region.id, lines: [{ productId: product.id, unitPrice: '131' }] })
  await givenDelivered(portal, world, 0)
  const asked = { fromDate: DAY, toDate: DAY }
  const { drafts } = (await portal.as('finance_ar').post('/invoice-draft/generate-draft', asked)).body
  const other = (await givenDelivered(portal, world, 1)).load
  const total = await portal.given(async busy => {
    await deliveryOrder.lock(busy, other.id)
    return portal.given(async work => {
      await work.sql.execute(raw`set local lock_timeout = '5s'`)
      await lockProject(work, project.id)
      return (await rerunDraft(work, drafts[0].id)).total
    })
  })
  expect(total).toBe(drafts[0].total)
})

test('a load that is to be billed no more leaves its draft however far it has climbed, and what was carried in dispute with it is a conflict', async () => {
  const portal = await house({
    now: `${DAY}T01:00:00.000Z`,
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  const world = await givenDeliveries(portal)
  const { region, product } = world
  await portal.person('salesperson_admin', { roles: ['admin'] })
  await givenPriceList(portal, { regionId: region.id, lines: [{ productId: product.id, unitPrice: '150' }] })
  const put = async () => {
    const { order, loads } = await givenOrder(portal, world, { day: '2026-11-18', loads: 1 })
    const at = new Date('2026-11-18T02:00:00.000Z')
    const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
    await move(loads[0]!.id, { status: 'returned', doNumber: `${order.orderNo}-1`, ...times })
    return loads[0]!.id
  }
  const move = (id: string, to: Parameters<typeof deliveryOrder.move>[2]) =>
    portal.given(async work => deliveryOrder.move(work, await deliveryOrder.lock(work, id), to, 'given'))
  const generate = async () => {
    const asked = { fromDate: '2026-11-18', toDate: '2026-11-18' }
    return (await portal.as('finance_ar').post('/invoice-draft/generate-draft', asked)).body.drafts
  }
  const shown = async (id: string) => (await portal.as('ceo').get(`/invoice-draft/${id}`)).body
  const climb = async (id: string) => {
    for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
      const drafts = [{ id, version: (await shown(id)).version }]
      expect((await portal.as(who).put('/invoice-draft/approve', { drafts })).status, who).toBe(200)
    }
  }
  const [kept, gone] = [await put(), await put()]
  const [{ id }] = await generate()
  await climb(id)
  await move(gone, { status: 'rejected' })
  expect(await generate()).toMatchObject([{ id, status: 'with_sales', loads: 1 }])
  expect(await shown(id)).toMatchObject({ subtotal: '1350.00', round: 2 })

  const { version, lines } = await shown(id)
  const disputed = [{ id: lines[0].id, disputed: true, reason: 'Slump' }]
  await portal.as('admin').put(`/invoice-draft/${id}`, { version, lines: disputed })
  const other = await put()
  await generate()
  await climb(id)
  await portal.as('finance_ar').post('/invoice/generate', { invoiceDate: DAY, draftIds: [id] })
  expect((await deliveryOrder.get(portal.db.sql, other)).invoiceDraftId).toBe(id)
  const carried = (await deliveryOrder.get(portal.db.sql, kept)).invoiceDraftId!
  expect((await shown(carried)).exceptions).toMatchObject([{ kind: 'dispute' }])
  await move(kept, { status: 'rejected' })
  await generate()
  const { exceptions, lines: left } = await shown(carried)
  expect(exceptions.map((of: { kind: string }) => of.kind).sort()).toEqual(['conflict', 'dispute'])
  expect(left).toMatchObject([{ kind: 'adjustment', deliveryOrderId: null, disputed: true }])
})
