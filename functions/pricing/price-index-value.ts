import { searchIndexValues } from '~/db/pricing/price-index/price-index-value'
import { PriceIndexValueSave, PriceIndexValueSearch } from '~/domain/pricing/price-index/price-index-value'
import { savePriceIndexValue } from '~/workflows/pricing/price-index/save-price-index-value'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** What price indexes are, from which day on. */
export const priceIndexValueRoutes = area()
  .get('/price-index-value', may('GET /price-index-value'), query(PriceIndexValueSearch), async c =>
    c.json(await searchIndexValues(sqlOf(c), c.req.valid('query'))),
  )
  .post('/price-index-value', may('POST /price-index-value', 'once'), body(PriceIndexValueSave), async c =>
    c.json(await write(c, work => savePriceIndexValue(work, c.req.valid('json')))),
  )
