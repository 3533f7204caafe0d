import { partyPage, rawTester } from '~/db/rawtests/party'
import { Id } from '~/domain/kit/shape'
import { PartyActiveList, PartyCreate, PartyFilter, PartyList, PartyUpdate } from '~/domain/rawtests/party'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const testerRoutes = area()
  .get('/raw-material-test/tester/get-all', may('GET /raw-material-test/tester/get-all'), query(PartyList), async c =>
    c.json(await partyPage(sqlOf(c), rawTester.table, c.req.valid('query'))),
  )
  .get(
    '/raw-material-test/tester/get-all-active',
    may('GET /raw-material-test/tester/get-all-active'),
    query(PartyActiveList),
    async c => c.json(await partyPage(sqlOf(c), rawTester.table, { ...c.req.valid('query'), active: true })),
  )
  .post('/raw-material-test/tester/filter', may('POST /raw-material-test/tester/filter'), body(PartyFilter), async c =>
    c.json(await partyPage(sqlOf(c), rawTester.table, c.req.valid('json'))),
  )
  .get('/raw-material-test/tester/detail/:id', may('GET /raw-material-test/tester/detail/:id'), param(Id), async c =>
    c.json(await rawTester.get(sqlOf(c), c.req.valid('param').id)),
  )
  .post(
    '/raw-material-test/tester/create',
    may('POST /raw-material-test/tester/create', 'once'),
    body(PartyCreate),
    async c => c.json(await write(c, work => rawTester.insert(work, c.req.valid('json')))),
  )
  .put(
    '/raw-material-test/tester/update/:id',
    may('PUT /raw-material-test/tester/update/:id'),
    param(Id),
    body(PartyUpdate),
    async c => {
      const { version, ...values } = c.req.valid('json')
      return c.json(await write(c, work => rawTester.update(work, { id: c.req.valid('param').id, version }, values)))
    },
  )
