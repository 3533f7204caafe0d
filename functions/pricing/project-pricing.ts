import * as z from 'zod'
import { seenProject } from '~/db/customers/project'
import { agreedPricings, highestPrice, pricesIn } from '~/db/pricing/product-price'
import { seenProjectPricing } from '~/db/pricing/project-pricing'
import { VersionOf } from '~/domain/customers/customer'
import { Id, id, plainDate } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { ProductPriceSave, ProductPricingSearch, ProjectPricingSave } from '~/domain/pricing/project-pricing'
import { removeProductPrice } from '~/workflows/pricing/remove-product-price'
import { saveProductPrice } from '~/workflows/pricing/save-product-price'
import { removeProjectPricing, saveProjectPricing } from '~/workflows/pricing/save-project-pricing'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const Highest = z.strictObject({ regionId: id().optional(), day: plainDate().optional() })

export const projectPricingRoutes = area()
  .get('/project-pricing', may('GET /project-pricing'), query(ProductPricingSearch), async c => {
    const of = c.req.valid('query')
    await seenProject(sqlOf(c), personOf(c), of.projectId)
    return c.json({ rows: await agreedPricings(sqlOf(c), of) })
  })
  .post('/project-pricing', may('POST /project-pricing', 'once'), body(ProjectPricingSave), async c =>
    c.json(await write(c, work => saveProjectPricing(work, c.req.valid('json')))),
  )
  .put('/project-pricing', may('PUT /project-pricing'), body(ProjectPricingSave), async c =>
    c.json(await write(c, work => saveProjectPricing(work, c.req.valid('json')))),
  )
  .delete('/project-pricing/:id', may('DELETE /project-pricing/:id'), param(Id), query(VersionOf), async c => {
    const { version } = c.req.valid('query')
    return c.json(await write(c, work => removeProjectPricing(work, { id: c.req.valid('param').id, version })))
  })
  .get('/product-price/project-pricing/:id', may('GET /product-price/project-pricing/:id'), param(Id), async c => {
    const { id } = await seenProjectPricing(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ rows: await pricesIn(sqlOf(c), [id]) })
  })
  .post('/product-price', may('POST /product-price', 'once'), body(ProductPriceSave), async c =>
    c.json(await write(c, work => saveProductPrice(work, c.req.valid('json')))),
  )
  .put('/product-price', may('PUT /product-price'), body(ProductPriceSave), async c =>
    c.json(await write(c, work => saveProductPrice(work, c.req.valid('json')))),
  )
  .delete('/product-price/:id', may('DELETE /product-price/:id'), param(Id), query(VersionOf), async c => {
    const { version } = c.req.valid('query')
    return c.json(await write(c, work => removeProductPrice(work, { id: c.req.valid('param').id, version })))
  })
  .get('/product-pricing', may('GET /product-pricing'), query(ProductPricingSearch), async c => {
    const of = c.req.valid('query')
    await seenProject(sqlOf(c), personOf(c), of.projectId)
    const rows = await agreedPricings(sqlOf(c), of)
    return c.json({
      rows: rows.flatMap(({ prices, effectiveStartDate, effectiveEndDate, projectId, pricingReference }) =>
        prices.map(price => ({ ...price, projectId, effectiveStartDate, effectiveEndDate, pricingReference })),
      ),
    })
  })
  .post(
    '/product-pricing/product/:id/highest-price',
    may('POST /product-pricing/product/:id/highest-price'),
    param(Id),
    body(Highest),
    async c => {
      const { regionId, day = businessDay(c.var.now) } = c.req.valid('json')
      return c.json(await highestPrice(sqlOf(c), { productId: c.req.valid('param').id, regionId, day }))
    },
  )
