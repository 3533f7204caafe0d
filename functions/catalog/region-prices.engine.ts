import { AssociateProductSave } from '~/domain/catalog/associate-product'
import { ServiceSave } from '~/domain/catalog/service'
import { SubProductSave } from '~/domain/catalog/sub-product'
import { saveAssociateProduct } from '~/workflows/catalog/save-associate-product'
import { saveOffer } from '~/workflows/catalog/save-service'
import { saveSubProduct } from '~/workflows/catalog/save-sub-product'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** What is sold beside the concrete, with its prices by region; prices that need a second person come as a question. */
export const regionPricesEngine = area()
  .post('/associate-product', may('POST /associate-product', 'once'), body(AssociateProductSave), async c =>
    c.json(await write(c, work => saveAssociateProduct(work, c.req.valid('json')))),
  )
  .put('/associate-product', may('PUT /associate-product'), body(AssociateProductSave), async c =>
    c.json(await write(c, work => saveAssociateProduct(work, c.req.valid('json')))),
  )
  .post('/service', may('POST /service', 'once'), body(ServiceSave), async c =>
    c.json(await write(c, work => saveOffer(work, c.req.valid('json')))),
  )
  .put('/service', may('PUT /service'), body(ServiceSave), async c =>
    c.json(await write(c, work => saveOffer(work, c.req.valid('json')))),
  )
  .post('/sub-product', may('POST /sub-product', 'once'), body(SubProductSave), async c =>
    c.json(await write(c, work => saveSubProduct(work, c.req.valid('json')))),
  )
  .put('/sub-product', may('PUT /sub-product'), body(SubProductSave), async c =>
    c.json(await write(c, work => saveSubProduct(work, c.req.valid('json')))),
  )
