import { productByCode, searchProducts } from '~/db/catalog/product'
import { ProductCode, ProductCreate, ProductSearch, ProductStatus, ProductUpdate } from '~/domain/catalog/product'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { changeProduct, createProduct, switchProduct } from '~/workflows/catalog/save-product'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const productRoutes = area()
  .get('/product/list', may('GET /product/list'), query(ProductSearch), async c =>
    c.json(await searchProducts(sqlOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/products', may('GET /products'), query(ProductSearch), async c =>
    c.json(await searchProducts(sqlOf(c), { ...c.req.valid('query'), active: true }, businessDay(c.var.now))),
  )
  .get('/product/:code', may('GET /product/:code'), param(ProductCode), async c =>
    c.json(await productByCode(sqlOf(c), c.req.valid('param').code)),
  )

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
