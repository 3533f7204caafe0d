import { beforeAll, expect, test } from 'vitest'
import { resolvePrice } from '~/db/pricing/price-question'
import { givenProduct } from '../kit/given/catalog'
import { givenSite } from '../kit/given/customers'
import { givenPriceCategory, givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

async function site() {
  const { customer, project, regionId } = await givenSite(portal)
  const { id: productId } = await givenProduct(portal)
  const ask = (day: string, oneOff?: { unitPrice: string; reason: string }) =>
    resolvePrice(portal.db.sql, { customerId: customer.id, projectId: project.id, regionId, productId, day, oneOff })
  return { customerId: customer.id, projectId: project.id, regionId, productId, ask }
}

test('the version in force on the day of delivery decides; the last day still belongs to it', async () => {
  const { regionId, productId, ask } = await site()
  await givenPriceList(portal, { regionId, toDate: '2026-11-19', lines: [{ productId, unitPrice: '130' }] })
  await givenPriceList(portal, {
    regionId,
    versionNo: 2,
    fromDate: '2026-11-20',
    lines: [{ productId, unitPrice: '134' }],
  })
  expect(await ask('2026-11-19')).toMatchObject({ unitPrice: '130.0000' })
  expect(await ask('2026-11-20')).toMatchObject({ unitPrice: '134.0000' })
  expect(await ask('2025-12-31')).toHaveProperty('missing')
})

test('the category of the customer in that region is taken off, and each part names its source', async () => {
  const { customerId, regionId, productId, ask } = await site()
  const list = await givenPriceList(portal, { regionId, lines: [{ productId, unitPrice: '142.50' }] })
  const category = await givenPriceCategory(portal, {
    regionId,
    customerIds: [customerId],
    discounts: [{ strengthFrom: 35, strengthTo: 45, kind: 'amount', value: '6' }, { value: '1' }],
  })
  expect(await ask('2026-11-20')).toEqual({
    unitPrice: '136.5000',
    parts: [
      expect.objectContaining({ kind: 'list', amount: '142.5000', source: { subject: 'price_list', id: list.id } }),
      expect.objectContaining({
        kind: 'category',
        amount: '-6.0000',
        source: { subject: 'price_category', id: category.id },
      }),
    ],
  })
})

test('project pricing of the day goes before the list, a one-off price of the order before both', async () => {
  const { projectId, regionId, productId, ask } = await site()
  await givenPriceList(portal, { regionId, lines: [{ productId, unitPrice: '142.50' }] })
  await givenProjectPricing(portal, {
    projectId,
    from: '2026-11-01',
    to: '2026-11-30',
    prices: [{ productId, productPrice: '128' }],
  })
  expect(await ask('2026-10-31')).toMatchObject({ unitPrice: '142.5000' })
  expect(await ask('2026-11-01')).toMatchObject({ unitPrice: '128.0000', parts: [{ kind: 'project' }] })
  expect(await ask('2026-11-30')).toMatchObject({ unitPrice: '128.0000', parts: [{ kind: 'project' }] })
  expect(await ask('2026-12-01')).toMatchObject({ unitPrice: '142.5000' })
  expect(await ask('2026-11-01', { unitPrice: '120', reason: 'Phone' })).toMatchObject({ unitPrice: '120.0000' })
})

test('a draft list has no say, nor has a list of another region', async () => {
  const { regionId, productId, ask } = await site()
  await givenPriceList(portal, { regionId, status: 'draft', lines: [{ productId, unitPrice: '1' }] })
  const { regionId: other } = await givenSite(portal)
  await givenPriceList(portal, { regionId: other, lines: [{ productId, unitPrice: '2' }] })
  expect(await ask('2026-11-20')).toHaveProperty('missing')
})
