import { requisitionTestPage } from '~/db/mixdesign/requisition-test'
import { Id } from '~/domain/kit/shape'
import { RequisitionTestCreate, RequisitionTestList, RequisitionTestUpdate } from '~/domain/mixdesign/requisition'
import { addTest, changeTest } from '~/workflows/mixdesign/requisition-test'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const requisitionTestRoutes = area()
  .get(
    '/requisitions/requisitionstest',
    may('GET /requisitions/requisitionstest'),
    query(RequisitionTestList),
    async c => c.json(await requisitionTestPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post(
    '/requisitions/requisitionstest',
    may('POST /requisitions/requisitionstest', 'once'),
    body(RequisitionTestCreate),
    async c => c.json(await write(c, work => addTest(work, c.req.valid('json')))),
  )
  .put(
    '/requisitions/requisitionstest/:id',
    may('PUT /requisitions/requisitionstest/:id'),
    param(Id),
    body(RequisitionTestUpdate),
    async c => c.json(await write(c, work => changeTest(work, c.req.valid('param').id, c.req.valid('json')))),
  )
