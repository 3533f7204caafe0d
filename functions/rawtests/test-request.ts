import { material } from '~/db/materials/material'
import { mixesToTest } from '~/db/rawtests/mixes'
import { requestPage, requestsWithTests } from '~/db/rawtests/test-request'
import { Id } from '~/domain/kit/shape'
import { MixToTestList } from '~/domain/rawtests/mix-to-test'
import {
  RawTestRequestFilter,
  RawTestRequestSave,
  RawTestRequestsSave,
  RawTestRequestUpdate,
} from '~/domain/rawtests/test-request'
import { requestTest, requestTests, updateRequest } from '~/workflows/rawtests/test-request'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const testRequestRoutes = area()
  .get('/raw-material-test/mixes', may('GET /raw-material-test/mixes'), query(MixToTestList), async c =>
    c.json(await mixesToTest(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post(
    '/raw-material-test/request/filter',
    may('POST /raw-material-test/request/filter'),
    body(RawTestRequestFilter),
    async c => c.json(await requestPage(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .post(
    '/raw-material-test/save-raw-material-test-request',
    may('POST /raw-material-test/save-raw-material-test-request', 'once'),
    body(RawTestRequestSave),
    async c => c.json(await write(c, work => requestTest(work, c.req.valid('json')))),
  )
  .post(
    '/raw-material-test/save-raw-material-test-requests',
    may('POST /raw-material-test/save-raw-material-test-requests', 'once'),
    body(RawTestRequestsSave),
    async c => c.json({ rows: await write(c, work => requestTests(work, c.req.valid('json'))) }),
  )
  .put(
    '/raw-material-test/update-raw-material-test-request',
    may('PUT /raw-material-test/update-raw-material-test-request'),
    body(RawTestRequestUpdate),
    async c => c.json(await write(c, work => updateRequest(work, c.req.valid('json')))),
  )
  .get(
    '/raw-material-test/rawandtestbyreqid/:id',
    may('GET /raw-material-test/rawandtestbyreqid/:id'),
    param(Id),
    async c => {
      const { id } = c.req.valid('param')
      const { requests, tests } = await requestsWithTests(sqlOf(c), personOf(c), id)
      const found = await material.byIds(
        sqlOf(c),
        requests.map(row => row.materialId),
      )
      const materials = [...found.values()].map(of => ({
        id: of.id,
        materialCode: of.materialCode,
        name: of.name,
        kind: of.kind,
        density: of.density,
      }))
      const named = tests.map(test => ({ ...test, rawMaterialTestInfoId: test.id }))
      return c.json({ id, requests, materials, tests: named })
    },
  )
