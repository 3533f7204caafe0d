import { material } from '~/db/materials/material'
import { getSeenTest, latestApproved, rawTestPage } from '~/db/rawtests/test-info'
import { Id } from '~/domain/kit/shape'
import { OfMaterial, RawTestCreate, RawTestFilter, RawTestListAll, RawTestUpdate } from '~/domain/rawtests/test-info'
import { allSieves, sievesFor, TEST_TYPE_LIST, testTypesFor } from '~/domain/rawtests/test-types'
import { createTest, updateTest } from '~/workflows/rawtests/test-info'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const listed = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length })

export const testTypeRoutes = area()
  .get('/raw-material-test/get-all-sieve-size', may('GET /raw-material-test/get-all-sieve-size'), c =>
    c.json(listed(allSieves())),
  )
  .get('/raw-material-test/all-concrete-sieve-size', may('GET /raw-material-test/all-concrete-sieve-size'), c =>
    c.json(listed(sievesFor('concrete'))),
  )
  .get('/raw-material-test/all-aggregates-sieve-size', may('GET /raw-material-test/all-aggregates-sieve-size'), c =>
    c.json(listed(sievesFor('aggregates'))),
  )
  .get('/raw-material-test/get-raw-material-test-types', may('GET /raw-material-test/get-raw-material-test-types'), c =>
    c.json(listed(TEST_TYPE_LIST)),
  )
  .get(
    '/raw-material-test/get-test-types-by-material',
    may('GET /raw-material-test/get-test-types-by-material'),
    query(OfMaterial),
    async c => c.json(listed(testTypesFor((await material.get(sqlOf(c), c.req.valid('query').materialId)).kind))),
  )
  .get(
    '/raw-material-test/get-material-has-approved-test',
    may('GET /raw-material-test/get-material-has-approved-test'),
    query(OfMaterial),
    async c => {
      const { materialId } = c.req.valid('query')
      await material.get(sqlOf(c), materialId)
      const [latest] = await latestApproved(sqlOf(c), personOf(c), [materialId])
      return c.json({ materialId, hasApprovedTest: !!latest, rawMaterialTestInfoId: latest?.id ?? null })
    },
  )

export const testInfoRoutes = area()
  .post('/raw-material-test/list', may('POST /raw-material-test/list'), body(RawTestFilter), async c =>
    c.json(await rawTestPage(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .post(
    '/raw-material-test/getRawMaterialTestInfo',
    may('POST /raw-material-test/getRawMaterialTestInfo'),
    body(RawTestFilter),
    async c => c.json(await rawTestPage(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .get('/raw-material-test/listAll', may('GET /raw-material-test/listAll'), query(RawTestListAll), async c =>
    c.json(await rawTestPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/raw-material-test/create', may('POST /raw-material-test/create', 'once'), body(RawTestCreate), async c => {
    const made = await write(c, work => createTest(work, c.req.valid('json')))
    return c.json({ ...made, rawMaterialTestInfoId: made.id })
  })
  .put(
    '/raw-material-test/update/:id',
    may('PUT /raw-material-test/update/:id'),
    param(Id),
    body(RawTestUpdate),
    async c => {
      const saved = await write(c, work => updateTest(work, c.req.valid('param').id, c.req.valid('json')))
      return c.json({ ...saved, rawMaterialTestInfoId: saved.id })
    },
  )
  .get('/raw-material-test/:id', may('GET /raw-material-test/:id'), param(Id), async c => {
    const found = await getSeenTest(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ ...found, rawMaterialTestInfoId: found.id })
  })
