import { productByCode, searchProducts } from '~/db/catalog/product'
import { ProductCode, ProductSearch } from '~/domain/catalog/product'
import { businessDay } from '~/domain/kit/time'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { param, query } from '../kit/valid'

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
