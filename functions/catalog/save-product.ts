import { ProductCreate, ProductStatus, ProductUpdate } from '~/domain/catalog/product-save'
import { Id } from '~/domain/kit/shape'
import { changeProduct, createProduct, switchProduct } from '~/workflows/catalog/save-product'
import { area, may } from '../kit/area'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

export const productChangeRoutes = area()
  .post('/product/change-status', may('POST /product/change-status'), body(ProductStatus), async c => {
    const { active, ...key } = c.req.valid('json')
    return c.json(await write(c, work => switchProduct(work, key, active)))
  })
  .post('/product', may('POST /product', 'once'), body(ProductCreate), async c =>
    c.json(await write(c, work => createProduct(work, c.req.valid('json')))),
  )
  .put('/product/:id', may('PUT /product/:id'), param(Id), body(ProductUpdate), async c => {
    const { id } = c.req.valid('param')
    return c.json(await write(c, work => changeProduct(work, id, c.req.valid('json'))))
  })
