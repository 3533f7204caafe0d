import { product } from '~/db/catalog/product'
import { ProductCreate, ProductStatus, ProductUpdate } from '~/domain/catalog/product-save'
import { Id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

export const productChangeRoutes = area()
  .post('/product/change-status', may('POST /product/change-status'), body(ProductStatus), async c => {
    const { active, ...key } = c.req.valid('json')
    return c.json(await write(c, work => product.setActive(work, key, active)))
  })
  .post('/product', may('POST /product', 'once'), body(ProductCreate), async c =>
    c.json(await write(c, work => product.insert(work, c.req.valid('json')))),
  )
  .put('/product/:id', may('PUT /product/:id'), param(Id), body(ProductUpdate), async c => {
    const { version, ...fields } = c.req.valid('json')
    const { id } = c.req.valid('param')
    return c.json(await write(c, work => product.update(work, { id, version }, fields)))
  })
