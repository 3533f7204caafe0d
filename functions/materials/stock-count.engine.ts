import { getSeenStockCount, stockCountPage } from '~/db/materials/stock-count'
import { Id } from '~/domain/kit/shape'
import { StockCountConfirm, StockCountList, StockCountReject, StockCountSave } from '~/domain/materials/stock-count'
import { confirmStockCount, countStock, rejectStockCount } from '~/workflows/materials/stock-count'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'
import { stockCloseEngine } from './stock-close.engine'
import { stockComparisonEngine } from './stock-comparison.engine'

/** Counts of stock as documents. A level read in the yard comes in by `PUT /silo-level`, which the light door has. */
export const stockCountEngine = area()
  .route('/', stockComparisonEngine)
  .route('/', stockCloseEngine)
  .get('/stock-count', may('GET /stock-count'), query(StockCountList), async c =>
    c.json(await stockCountPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/stock-count/:id', may('GET /stock-count/:id'), param(Id), async c =>
    c.json(await getSeenStockCount(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .post('/stock-count', may('POST /stock-count', 'once'), body(StockCountSave), async c =>
    c.json(await write(c, work => countStock(work, c.req.valid('json')))),
  )
  .post(
    '/stock-count/:id/confirm',
    may('POST /stock-count/:id/confirm', 'once'),
    param(Id),
    body(StockCountConfirm),
    async c => c.json(await write(c, work => confirmStockCount(work, c.req.valid('param').id, c.req.valid('json')))),
  )
  .post(
    '/stock-count/:id/reject',
    may('POST /stock-count/:id/reject', 'once'),
    param(Id),
    body(StockCountReject),
    async c => c.json(await write(c, work => rejectStockCount(work, c.req.valid('param').id, c.req.valid('json')))),
  )
