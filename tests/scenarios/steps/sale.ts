import { expect } from 'vitest'
import { decimal } from '~/domain/kit/money'
import { ok, refusal, trailOf } from '../company'
import type { Story } from './story'

const NAME = 'Straits Marine Foundations Pte Ltd'

/** 1. A salesperson enters the customer, the project with its site and purchase order, and agrees the price. */
export async function sell(story: Story): Promise<void> {
  await enterCustomer(story)
  await enterProject(story)
  await agreePrice(story)
}

async function enterCustomer(story: Story): Promise<void> {
  const { portal, regionId } = story
  const seller = portal.as('salesperson')
  const [known] = ok(await seller.get('/customer/list?limit=1&active=true')).rows
  const near = known.customerName.replace(' Pte Ltd', ' (Pte.) Limited')
  const { rows } = ok(await seller.get(`/customer/similar-name?name=${encodeURIComponent(near)}`))
  expect(rows[0]).toMatchObject({ id: known.id, customerName: known.customerName })
  expect(ok(await seller.get(`/customer/similar-name?name=${encodeURIComponent(NAME)}`)).rows).toEqual([])

  const contact = (name: string, mailbox: string, purposes: string[]) => ({
    name,
    email: `${mailbox}@straits-marine.example`,
    purposes,
  })
  const made = ok(
    await seller.post('/customer', {
      customerName: NAME,
      regionIds: [regionId],
      contacts: [
        contact('Lee Mei', 'accounts', ['invoice', 'late_invoice']),
        contact('Ravi K', 'site', ['operation']),
        contact('Tan Q', 'quality', ['qc']),
      ],
    }),
  )
  const detail = ok(await seller.get(`/customer/${made.id}`))
  const change = (more: object) => ({
    id: made.id,
    version: detail.version,
    customerName: NAME,
    salespersonIds: detail.salespersonIds,
    regionIds: [regionId],
    ...more,
  })
  const category = { priceCategories: [{ regionId, categoryName: 'Contractor' }] }
  expect((await seller.put('/customer', change(category))).status).toBe(403)
  const saved = ok(await portal.as('sales_manager').put('/customer', change(category)))
  expect((await seller.put('/customer', change({ phone: '+65 6123 4567' }))).body.title).toBe('stale')
  expect((await portal.as('salesperson_2').get(`/customer/${made.id}`)).status).toBe(404)
  expect((await portal.as('batcher').get(`/customer/${made.id}`)).status).toBe(403)
  story.customer = saved
}

async function enterProject(story: Story): Promise<void> {
  const { portal, regionId, customer } = story
  const seller = portal.as('salesperson')
  const made = ok(
    await seller.post('/project', {
      projectName: 'Pandan Quay Wall',
      customerId: customer.id,
      regionId,
      contractedQuantity: '4000',
      purchaseOrderRequired: true,
      pricedProductsOnly: true,
      startDate: '2026-11-20',
      endDate: '2027-10-31',
      locations: [{ locationName: 'Quay gate', latitude: 1.319, longitude: 103.738, address: '21 Pandan Crescent' }],
      purchaseOrders: [{ poNumber: 'PO-7781', quantity: '400', validFrom: '2026-11-20', validTo: '2027-03-31' }],
    }),
  )
  const detail = ok(await seller.get(`/project/${made.id}`))
  expect(detail.locations).toMatchObject([{ locationName: 'Quay gate', latitude: 1.319, longitude: 103.738 }])
  expect(detail.purchaseOrders).toMatchObject([{ poNumber: 'PO-7781', quantity: '400.00', balance: '400.00' }])
  expect((await portal.as('salesperson_2').get(`/project/${made.id}`)).status).toBe(404)
  story.project = {
    id: made.id,
    locationId: detail.locations[0].id,
    purchaseOrderId: detail.purchaseOrders[0].id,
  }
}

/** The regional list less 2.5 % of the category; 132.00 is agreed by hand, so near the cost that the CEO decides. */
async function agreePrice(story: Story): Promise<void> {
  const { portal, project, customer, product } = story
  const seller = portal.as('salesperson')
  const { rows } = ok(
    await seller.post('/price-category/getPriceCategoryMixDesignDetailsForProject', {
      projectId: project.id,
      fromDate: '2026-11-20',
      productIds: [product.id],
    }),
  )
  const [{ listPrice, discount, price, agreedPrice }] = rows
  expect(discount).toBe(decimal(listPrice).times('0.025').toFixed(4))
  expect([decimal(price).plus(discount).toFixed(4), agreedPrice]).toEqual([listPrice, null])
  const quote = ok(
    await seller.post('/pricing', {
      customerId: customer.id,
      projectId: project.id,
      fromDate: '2026-11-20',
      lines: [{ productId: product.id, unitPrice: '132', reason: 'Whole quay wall with us' }],
    }),
  )
  const { lines } = ok(await seller.get(`/pricing/${quote.id}`))
  expect(lines[0]).toMatchObject({
    unitPrice: '132.0000',
    manual: true,
    trace: [
      { kind: 'list', amount: listPrice },
      { kind: 'category', amount: `-${discount}` },
      { kind: 'manual', amount: decimal('132').minus(price).toFixed(4), reason: 'Whole quay wall with us' },
    ],
  })
  const move = (who: string, status: string, version: number) =>
    portal.as(who).post(`/pricing/${quote.id}/update-status?status=${status}`, { version })
  const submitted = ok(await move('salesperson', 'submitted', quote.version))
  expect((await move('salesperson', 'approved', submitted.version)).status).toBe(403)
  const low = await move('sales_manager', 'approved', submitted.version)
  expect(refusal(low)).toEqual([409, 'margin', ['ceo', 'admin']])
  expect(ok(await move('ceo', 'approved', submitted.version)).status).toBe('approved')
  expect((await move('ceo_2', 'approved', submitted.version)).status).toBe(409)
  expect((await trailOf(portal, 'pricing', quote.id)).map(line => [line.action, line.actorName])).toEqual([
    ['create', expect.any(String)],
    ['change lines', expect.any(String)],
    ['submit', expect.any(String)],
    ['approve', expect.any(String)],
  ])
}
