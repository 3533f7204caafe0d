import { stockClosePage } from '~/db/materials/stock-close'
import { Id } from '~/domain/kit/shape'
import { StockCloseList, StockCloseReopen, StockCloseSave } from '~/domain/materials/stock-close'
import { closeStock, reopenStock } from '~/workflows/materials/stock-close'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Closing the stock book of a plant, and opening it again. */
export const stockCloseEngine = area()
  .get('/stock-close', may('GET /stock-close'), query(StockCloseList), async c =>
    c.json(await stockClosePage(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)),
  )
  .post('/stock-close', may('POST /stock-close', 'once'), body(StockCloseSave), async c =>
    c.json(await write(c, work => closeStock(work, c.req.valid('json')))),
  )
  .post(
    '/stock-close/:id/reopen',
    may('POST /stock-close/:id/reopen', 'once'),
    param(Id),
    body(StockCloseReopen),
    async c => c.json(await write(c, work => reopenStock(work, c.req.valid('param').id, c.req.valid('json')))),
  )
