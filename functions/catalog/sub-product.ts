import { pricesByRegion, shownPrices } from '~/db/catalog/region-price'
import { searchSubProducts, subProduct } from '~/db/catalog/sub-product'
import { auditTrail } from '~/db/kit/trail'
import { CatalogSearch, status } from '~/domain/catalog/region-price'
import { SUB_PRODUCT_GROUPS, SUB_PRODUCT_TYPES, SubProductSearchBody } from '~/domain/catalog/sub-product'
import { Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { setDefaultSubProduct, switchSubProduct } from '~/workflows/catalog/save-sub-product'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const subProductRoutes = area()
  .get('/sub-product/list', may('GET /sub-product/list'), query(CatalogSearch), async c =>
    c.json(await searchSubProducts(sqlOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .post('/sub-product/list', may('POST /sub-product/list'), body(SubProductSearchBody), async c =>
    c.json(await searchSubProducts(sqlOf(c), c.req.valid('json'), businessDay(c.var.now))),
  )
  .get('/sub-product/subProductGroup', may('GET /sub-product/subProductGroup'), c =>
    c.json({ rows: SUB_PRODUCT_GROUPS.map(group => ({ group })) }),
  )
  .post('/sub-product/change-status', may('POST /sub-product/change-status'), body(status('subProductId')), async c => {
    const { subProductId: id, version, active } = c.req.valid('json')
    const row = await write(c, work => switchSubProduct(work, { id, version }, active))
    return c.json({ ...row, subProductId: id })
  })
  .post(
    '/sub-product/change-default-status',
    may('POST /sub-product/change-default-status'),
    body(status('subProductId')),
    async c => {
      const { subProductId: id, version, active: isDefault } = c.req.valid('json')
      const row = await write(c, work => setDefaultSubProduct(work, { id, version }, isDefault))
      return c.json({ ...row, subProductId: id })
    },
  )
  .get('/sub-product/subProductType/:id', may('GET /sub-product/subProductType/:id'), param(Id), async c => {
    const { id, subProductType } = await subProduct.get(sqlOf(c), c.req.valid('param').id)
    return c.json({ subProductId: id, subProductType, types: [...SUB_PRODUCT_TYPES] })
  })
  .get('/sub-product/sub-product-region/:id', may('GET /sub-product/sub-product-region/:id'), param(Id), async c => {
    const { id } = await subProduct.get(sqlOf(c), c.req.valid('param').id)
    const prices = await pricesByRegion(sqlOf(c), 'sub_product', [id], businessDay(c.var.now))
    return c.json({ rows: shownPrices(prices.get(id)) })
  })
  .get('/sub-product/audit/:id', may('GET /sub-product/audit/:id'), param(Id), query(Paging), async c => {
    const { id: subjectId } = await subProduct.get(sqlOf(c), c.req.valid('param').id)
    return c.json(await auditTrail(sqlOf(c), { subject: 'sub_product', subjectId }, c.req.valid('query')))
  })
