import { partyPage, rawSampler } from '~/db/rawtests/party'
import { Id } from '~/domain/kit/shape'
import { PartyActiveList, PartyCreate, PartyFilter, PartyList, PartyUpdate } from '~/domain/rawtests/party'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const samplerRoutes = area()
  .get('/raw-material-test/sampler/get-all', may('GET /raw-material-test/sampler/get-all'), query(PartyList), async c =>
    c.json(await partyPage(sqlOf(c), rawSampler.table, c.req.valid('query'))),
  )
  .get(
    '/raw-material-test/sampler/get-all-active',
    may('GET /raw-material-test/sampler/get-all-active'),
    query(PartyActiveList),
    async c => c.json(await partyPage(sqlOf(c), rawSampler.table, { ...c.req.valid('query'), active: true })),
  )
  .post(
    '/raw-material-test/sampler/filter',
    may('POST /raw-material-test/sampler/filter'),
    body(PartyFilter),
    async c => c.json(await partyPage(sqlOf(c), rawSampler.table, c.req.valid('json'))),
  )
  .get('/raw-material-test/sampler/detail/:id', may('GET /raw-material-test/sampler/detail/:id'), param(Id), async c =>
    c.json(await rawSampler.get(sqlOf(c), c.req.valid('param').id)),
  )
  .post(
    '/raw-material-test/sampler/create',
    may('POST /raw-material-test/sampler/create', 'once'),
    body(PartyCreate),
    async c => c.json(await write(c, work => rawSampler.insert(work, c.req.valid('json')))),
  )
  .put(
    '/raw-material-test/sampler/update/:id',
    may('PUT /raw-material-test/sampler/update/:id'),
    param(Id),
    body(PartyUpdate),
    async c => {
      const { version, ...values } = c.req.valid('json')
      return c.json(await write(c, work => rawSampler.update(work, { id: c.req.valid('param').id, version }, values)))
    },
  )
