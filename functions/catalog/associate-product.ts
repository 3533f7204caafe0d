import { associateProduct, searchAssociateProducts } from '~/db/catalog/associate-product'
import { auditTrail } from '~/db/kit/trail'
import { ActiveAssociateProducts } from '~/domain/catalog/associate-product'
import { CatalogSearch, status } from '~/domain/catalog/region-price'
import { Paging } from '~/domain/kit/page'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { switchAssociateProduct } from '~/workflows/catalog/save-associate-product'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const InRegion = CatalogSearch.required({ regionId: true })

export const associateProductRoutes = area()
  .get('/associate-product/list', may('GET /associate-product/list'), query(CatalogSearch), async c =>
    c.json(await searchAssociateProducts(sqlOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .get('/associate-product/region', may('GET /associate-product/region'), query(InRegion), async c =>
    c.json(await searchAssociateProducts(sqlOf(c), { ...c.req.valid('query'), active: true }, businessDay(c.var.now))),
  )
  .get(
    '/associate-product/region-search-with-pagination',
    may('GET /associate-product/region-search-with-pagination'),
    query(InRegion),
    async c => c.json(await searchAssociateProducts(sqlOf(c), c.req.valid('query'), businessDay(c.var.now))),
  )
  .post(
    '/associate-product/active-associate-products-portal',
    may('POST /associate-product/active-associate-products-portal'),
    body(ActiveAssociateProducts),
    async c =>
      c.json(await searchAssociateProducts(sqlOf(c), { ...c.req.valid('json'), active: true }, businessDay(c.var.now))),
  )
  .post(
    '/associate-product/change-status',
    may('POST /associate-product/change-status'),
    body(status('associateProductId')),
    async c => {
      const { associateProductId: id, version, active } = c.req.valid('json')
      const row = await write(c, work => switchAssociateProduct(work, { id, version }, active))
      return c.json({ ...row, associateProductId: id })
    },
  )
  .get('/associate-product/audit/:id', may('GET /associate-product/audit/:id'), param(Id), query(Paging), async c => {
    const { id: subjectId } = await associateProduct.get(sqlOf(c), c.req.valid('param').id)
    return c.json(await auditTrail(sqlOf(c), { subject: 'associate_product', subjectId }, c.req.valid('query')))
  })
