import {
  type AddOnChoice,
  addOnChoices,
  type ProductChoice,
  type PurchaseOrderChoice,
  productChoices,
  purchaseOrderChoices,
} from '~/db/orders/order-choices'
import { businessDay } from '~/domain/kit/time'
import { ChoiceQuery, PurchaseOrderQuery } from '~/domain/orders/order-queries'
import { exposureNamesOn } from '~/workflows/mixdesign/mix-exposure'
import { area, may } from '../../kit/area'
import { personOf, sqlOf } from '../../kit/context'
import { query } from '../../kit/valid'

/** What the order form chooses from, as it reads there. */
export const orderChoiceRoutes = area()
  .get('/order/products', may('GET /order/products'), query(ChoiceQuery), async c => {
    const rows: ProductChoice[] = await productChoices(sqlOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
  .get('/order/exposure-classes', may('GET /order/exposure-classes'), async c => {
    const rows = await exposureNamesOn(sqlOf(c), businessDay(c.var.now))
    return c.json({ rows, total: rows.length })
  })
  .get('/order/add-ons', may('GET /order/add-ons'), query(ChoiceQuery), async c => {
    const rows: AddOnChoice[] = await addOnChoices(sqlOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
  .get('/order/purchase-orders', may('GET /order/purchase-orders'), query(PurchaseOrderQuery), async c => {
    const rows: PurchaseOrderChoice[] = await purchaseOrderChoices(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
