import { expect, test } from 'vitest'
import { givenProduct } from '../kit/given/catalog'
import { givenRegion } from '../kit/given/customers'
import { givenPriceList } from '../kit/given/pricing'
import { house } from '../kit/house'

test('R-095 products are found by code, family and the list of a region in force', async () => {
  const portal = await house()
  const { id: regionId } = await givenRegion(portal)
  const c40 = await givenProduct(portal, { productCode: 'N40-20-100', productDescription: 'C40' })
  await givenProduct(portal, { active: false })
  await givenPriceList(portal, { regionId, lines: [{ productId: c40.id, unitPrice: '140' }] })
  const seller = portal.as('salesperson')
  expect((await seller.get('/product/list')).body.total).toBe(2)
  expect((await seller.get(`/product/list?regionId=${regionId}`)).body.rows).toMatchObject([
    { productCode: 'N40-20-100', name: 'Grade 40', productDescription: 'C40', active: true },
  ])
  expect((await seller.get('/products?family=Standard')).body.total).toBe(1)
  expect((await seller.get('/product/n40-20-100')).body.id).toBe(c40.id)
  expect((await seller.get('/product/NONE')).status).toBe(404)
  expect((await portal.as('hr_cement').get('/product/list')).status).toBe(403)
  expect(portal.defects).toEqual([])
})
