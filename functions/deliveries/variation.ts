import { type MixProductRow, mixProducts, type VariationRow, variation } from '~/db/deliveries/variation'
import { MixProductFilter, VariationFilter } from '~/domain/deliveries/delivery-order-search'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'

/** How well the lines weigh, and how much of which mix they made. */
export const variationRoutes = area()
  .post(
    '/delivery-order/batch-variation-report',
    may('POST /delivery-order/batch-variation-report'),
    body(VariationFilter),
    async c => {
      const rows: VariationRow[] = await variation(sqlOf(c), personOf(c), c.req.valid('json'))
      return c.json({ rows, total: rows.length })
    },
  )
  .post('/mix-product-report', may('POST /mix-product-report'), body(MixProductFilter), async c => {
    const rows: MixProductRow[] = await mixProducts(sqlOf(c), personOf(c), c.req.valid('json'))
    return c.json({ rows, total: rows.length })
  })
