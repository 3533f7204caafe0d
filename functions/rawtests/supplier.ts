import { partyPage, rawSupplier } from '~/db/rawtests/party'
import { Id } from '~/domain/kit/shape'
import { PartyActiveList, PartyCreate, PartyFilter, PartyList, PartyUpdate } from '~/domain/rawtests/party'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const supplierRoutes = area()
  .get(
    '/raw-material-test/supplier/get-all',
    may('GET /raw-material-test/supplier/get-all'),
    query(PartyList),
    async c => c.json(await partyPage(sqlOf(c), rawSupplier.table, c.req.valid('query'))),
  )
  .get(
    '/raw-material-test/supplier/get-all-active',
    may('GET /raw-material-test/supplier/get-all-active'),
    query(PartyActiveList),
    async c => c.json(await partyPage(sqlOf(c), rawSupplier.table, { ...c.req.valid('query'), active: true })),
  )
  .post(
    '/raw-material-test/supplier/filter',
    may('POST /raw-material-test/supplier/filter'),
    body(PartyFilter),
    async c => c.json(await partyPage(sqlOf(c), rawSupplier.table, c.req.valid('json'))),
  )
  .get(
    '/raw-material-test/supplier/detail/:id',
    may('GET /raw-material-test/supplier/detail/:id'),
    param(Id),
    async c => c.json(await rawSupplier.get(sqlOf(c), c.req.valid('param').id)),
  )
  .post(
    '/raw-material-test/supplier/create',
    may('POST /raw-material-test/supplier/create', 'once'),
    body(PartyCreate),
    async c => c.json(await write(c, work => rawSupplier.insert(work, c.req.valid('json')))),
  )
  .put(
    '/raw-material-test/supplier/update/:id',
    may('PUT /raw-material-test/supplier/update/:id'),
    param(Id),
    body(PartyUpdate),
    async c => {
      const { version, ...values } = c.req.valid('json')
      return c.json(await write(c, work => rawSupplier.update(work, { id: c.req.valid('param').id, version }, values)))
    },
  )
