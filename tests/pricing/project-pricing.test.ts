import { beforeAll, describe, expect, test } from 'vitest'
import { givenProduct } from '../kit/given/catalog'
import { givenSite } from '../kit/given/customers'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let projectId: string
let productId: string
beforeAll(async () => {
  portal = await house()
  const site = await givenSite(portal)
  projectId = site.project.id
  productId = (await givenProduct(portal)).id
  await givenPriceList(portal, {
    regionId: site.regionId,
    lines: [{ productId, unitPrice: '128.5' }],
  })
})

const manager = () => portal.as('sales_manager')
const period = (effectiveStartDate: string, more: object = {}) =>
  manager().post('/project-pricing', { projectId, effectiveStartDate, ...more })

test('R-085 R-086 agreed prices have a period and a price per product; a new period moves the boundary', async () => {
  const { body: first } = await period('2026-11-01')
  const { body: price } = await manager().post('/product-price', {
    projectPricingId: first.id,
    productId,
    productPrice: '128.5',
  })
  expect(price).toMatchObject({ productPrice: '128.5000', version: 1 })
  const { body: second } = await period('2026-12-01')
  const { body } = await portal
    .as('salesperson')
    .get(`/product-pricing?projectId=${projectId}&effectiveStartDate=2026-11-01`)
  expect(body.rows).toMatchObject([
    { id: price.id, projectId, effectiveStartDate: '2026-11-01', effectiveEndDate: '2026-11-30' },
  ])
  expect(
    (
      await manager().put('/project-pricing', {
        id: second.id,
        version: 1,
        projectId,
        effectiveStartDate: '2026-11-15',
      })
    ).status,
  ).toBe(200)
  const { body: all } = await manager().get(`/project-pricing?projectId=${projectId}`)
  expect(all.rows.map((row: { effectiveEndDate: string }) => row.effectiveEndDate)).toEqual([null, '2026-11-14'])
  expect(
    (await manager().post(`/product-pricing/product/${productId}/highest-price`, { day: '2026-11-02' })).body,
  ).toEqual({
    agreed: { productPrice: '128.5000', projectId },
    listed: '128.5000',
  })
})

describe('R-172 R-306 an empty product price', () => {
  test.each([null, '', ' ', undefined])('is refused when saved as %j', async productPrice => {
    const { body: own } = await period('2027-01-01')
    const { status, body } = await manager().post('/product-price', {
      projectPricingId: own.id,
      productId,
      productPrice,
    })
    expect([status, body.detail]).toEqual([422, 'ProductPrice is null'])
  })
  test('is refused when deleted', async () => {
    const { status, body } = await manager().delete('/product-price/0199aaaa-0000-7000-8000-000000000001?version=1')
    expect([status, body.detail]).toEqual([422, 'ProductPrice is null'])
  })
  test.each(['0', '-1', 'much', '1.23456'])('and so is %j', async productPrice => {
    const { body: own } = await period('2027-02-01')
    expect((await manager().post('/product-price', { projectPricingId: own.id, productId, productPrice })).status).toBe(
      422,
    )
  })
})

test('R-307 when the prices cannot be fetched nothing is deleted', async () => {
  const id = '0199aaaa-0000-7000-8000-000000000001'
  const { status, body } = await manager().delete(`/project-pricing/${id}?version=1`)
  expect([status, body.detail]).toEqual([404, `Failed to fetch product prices for projectPricingId: ${id}`])
  const { body: own } = await period('2027-03-01')
  await manager().post('/product-price', { projectPricingId: own.id, productId, productPrice: '128.5' })
  expect((await manager().delete(`/project-pricing/${own.id}?version=7`)).status).toBe(409)
  expect((await manager().get(`/product-price/project-pricing/${own.id}`)).body.rows).toHaveLength(1)
  expect((await manager().delete(`/project-pricing/${own.id}?version=1`)).status).toBe(200)
  expect((await manager().get(`/product-price/project-pricing/${own.id}`)).body.rows).toHaveLength(0)
})

test('agreed prices are written by those who approve prices, and seen within scope', async () => {
  expect(
    (await portal.as('salesperson').post('/project-pricing', { projectId, effectiveStartDate: '2026-11-01' })).status,
  ).toBe(403)
  await portal.person('salesperson_2')
  expect((await portal.as('salesperson_2').get(`/project-pricing?projectId=${projectId}`)).status).toBe(404)
  expect(portal.defects).toEqual([])
})
