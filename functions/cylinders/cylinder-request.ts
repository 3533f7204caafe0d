import { requestsSeen } from '~/db/cylinders/cylinder-request'
import {
  ApproveRequest,
  DeclineRequest,
  DeleteOrderTests,
  DeleteTest,
  RequestList,
} from '~/domain/cylinders/cylinder-test'
import { Id } from '~/domain/kit/shape'
import {
  approveRequest,
  declineRequest,
  requestDeleteOrder,
  requestDeleteTest,
} from '~/workflows/cylinders/decide-cylinder-request'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const listed = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length })

/** Requests to delete tests, and what the manager decides. */
export const cylinderRequestRoutes = area()
  .get('/cylinder-test/requests', may('GET /cylinder-test/requests'), query(RequestList), async c =>
    c.json(listed(await requestsSeen(sqlOf(c), personOf(c), c.req.valid('query').status))),
  )
  .post(
    '/cylinder-test/delete-request-cta',
    may('POST /cylinder-test/delete-request-cta', 'once'),
    body(DeleteTest),
    async c => c.json(await write(c, work => requestDeleteTest(work, c.req.valid('json')))),
  )
  .post(
    '/cylinder-test/delete-request-order',
    may('POST /cylinder-test/delete-request-order', 'once'),
    body(DeleteOrderTests),
    async c => c.json(await write(c, work => requestDeleteOrder(work, c.req.valid('json')))),
  )
  .post(
    '/cylinder-test/decline-request/:id',
    may('POST /cylinder-test/decline-request/:id', 'once'),
    param(Id),
    body(DeclineRequest),
    async c => {
      const { version, reason } = c.req.valid('json')
      return c.json(await write(c, work => declineRequest(work, c.req.valid('param').id, version, reason), reason))
    },
  )
  .post(
    '/cylinder-test/approve-request/:id',
    may('POST /cylinder-test/approve-request/:id', 'once'),
    param(Id),
    body(ApproveRequest),
    async c =>
      c.json(await write(c, work => approveRequest(work, c.req.valid('param').id, c.req.valid('json').version))),
  )
