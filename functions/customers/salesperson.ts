import { searchSalespeople } from '~/db/customers/salesperson'
import { SalespersonSave, SalespersonSearch } from '~/domain/customers/salesperson'
import * as words from '~/domain/customers/words'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { saveSalesperson } from '~/workflows/customers/save-salesperson'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const salespersonRoutes = area()
  .get('/salesperson', may('GET /salesperson'), query(SalespersonSearch), async c =>
    c.json(await searchSalespeople(sqlOf(c), c.req.valid('query'))),
  )
  .get('/salesperson/search', may('GET /salesperson/search'), query(SalespersonSearch), async c =>
    c.json(await searchSalespeople(sqlOf(c), c.req.valid('query'))),
  )
  .get('/salesperson/:id', may('GET /salesperson/:id'), param(Id), async c => {
    const { rows } = await searchSalespeople(sqlOf(c), { ids: [c.req.valid('param').id], limit: 1, offset: 0 })
    if (!rows[0]) throw new Missing(words.salespersonMissing())
    return c.json(rows[0])
  })
  .post('/salesperson', may('POST /salesperson', 'once'), body(SalespersonSave), async c =>
    c.json(await write(c, work => saveSalesperson(work, c.req.valid('json')))),
  )
  .put('/salesperson', may('PUT /salesperson'), body(SalespersonSave), async c =>
    c.json(await write(c, work => saveSalesperson(work, c.req.valid('json')))),
  )
