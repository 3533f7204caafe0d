import { expect, test } from 'vitest'
import { givenService } from '../kit/given/catalog'
import { bookOrder, givenDispatch } from '../kit/given/orders'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { house } from '../kit/house'

test('a price is agreed for one order, which is found by its number, and changed as it is shown', async () => {
  const portal = await house()
  const at = await givenDispatch(portal)
  const { regionId } = at
  await givenPriceList(portal, { regionId, lines: [{ productId: at.product.id, unitPrice: '150' }] })
  const visit = await givenService(portal, { prices: [{ regionId, unitPrice: '5' }] })
  const { id, orderNo } = await bookOrder(portal, at, { quantity: '9' })
  const manager = portal.as('sales_manager')
  const found = async (keyword: string) => (await manager.get(`/commercial-term/orders?keyword=${keyword}`)).body.rows
  expect(await found(orderNo)).toMatchObject([{ id, orderNo, projectName: at.project.projectName }])
  expect(await found('%25')).toEqual([])
  const term = { itemId: visit.id, orderId: id, unitPrice: '6', fromDate: '2026-11-21' }
  const made = await manager.post('/commercial-term', term)
  await approvePrice(portal, made.body)
  const [row] = (await manager.get('/commercial-term?level=order')).body.rows
  expect(row).toMatchObject({ orderId: id, party: `Order ${orderNo}` })
  const changed = await manager.put('/commercial-term', { ...term, id: row.id, version: row.version, unitPrice: '7' })
  expect(changed.status).toBe(200)
  expect((await portal.as('dispatcher').get('/commercial-term/orders')).status).toBe(403)
  expect(portal.defects).toEqual([])
})
