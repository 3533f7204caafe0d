import { agePage, agesToTest } from '~/db/cylinders/cylinder-test-ages'
import { setPage } from '~/db/cylinders/cylinder-test-sets'
import { withSpecimens } from '~/db/cylinders/paper'
import {
  ListResults,
  ListSets,
  SearchHistory,
  SearchSets,
  TestAgeDetails,
  TestKey,
  TestSets,
} from '~/domain/cylinders/cylinder-test'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { agesOfSet, batchedInfo, testDetail, testSets, trailOfSet } from '~/workflows/cylinders/cylinder-test-detail'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'

const listed = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length })
const momentOf = (c: Ctx) => ({ today: businessDay(c.var.now), now: c.var.now })

/** Lists and details; a set carries its ages, an age its specimens. */
export const cylinderReadRoutes = area()
  .post(
    '/cylinder-test/get-all-for-lab-info',
    may('POST /cylinder-test/get-all-for-lab-info'),
    body(SearchSets),
    async c => c.json(await setPage(sqlOf(c), personOf(c), c.req.valid('json'), momentOf(c))),
  )
  .post('/cylinder-test/search-all', may('POST /cylinder-test/search-all'), body(SearchSets), async c =>
    c.json(await setPage(sqlOf(c), personOf(c), c.req.valid('json'), momentOf(c))),
  )
  .get(
    '/cylinder-test/get-all-cylinder-test',
    may('GET /cylinder-test/get-all-cylinder-test'),
    query(ListSets),
    async c => c.json(await setPage(sqlOf(c), personOf(c), c.req.valid('query'), momentOf(c))),
  )
  .post('/cylinder-test/search-history', may('POST /cylinder-test/search-history'), body(SearchHistory), async c =>
    c.json(await agePage(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .get('/cylinder-test/results', may('GET /cylinder-test/results'), query(ListResults), async c =>
    c.json(await agePage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/cylinder-test/test-sets', may('GET /cylinder-test/test-sets'), query(TestSets), async c =>
    c.json(await testSets(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get(
    '/cylinder-test/test-age-details',
    may('GET /cylinder-test/test-age-details'),
    query(TestAgeDetails),
    async c => {
      const { id, day, late, ...where } = c.req.valid('query')
      const sql = sqlOf(c)
      if (id) return c.json(listed(await agesOfSet(sql, personOf(c), id)))
      const ages = await agesToTest(sql, personOf(c), { ...where, day: day!, late: !!late })
      return c.json(listed(await withSpecimens(sql, ages)))
    },
  )
  .get(
    '/cylinder-test/get-test-number-detail/:id',
    may('GET /cylinder-test/get-test-number-detail/:id'),
    param(TestKey),
    async c => c.json(await testDetail(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .get('/cylinder-test/get-batched-info/:id', may('GET /cylinder-test/get-batched-info/:id'), param(TestKey), async c =>
    c.json(await batchedInfo(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .get('/cylinder-test/trail/:id', may('GET /cylinder-test/trail/:id'), param(Id), async c =>
    c.json(await trailOfSet(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
