import { judgeOf } from '~/db/rawtests/judge'
import { getSeenTest } from '~/db/rawtests/test-info'
import { invalid } from '~/domain/kit/problem'
import {
  CalculateTestResult,
  CombinedData,
  MixAggregateTest,
  NonCombinedData,
  OfMixDesign,
  RunningMeanGraph,
} from '~/domain/rawtests/graph-input'
import { judged, type SieveResult, sieveResult } from '~/domain/rawtests/sieve-result'
import { OfChangedTest, OfTestInfo } from '~/domain/rawtests/test-info'
import { combinedData, nonCombinedData, runningMeanData } from '~/workflows/rawtests/graph'
import { blendOfMix, blendOfParts } from '~/workflows/rawtests/mix-aggregates'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'

/** Worked out on stored tests or on what was typed in; none of these writes anything. */
export const calculationRoutes = area()
  .post(
    '/raw-material-test/sieves-analysis/calculate-test-result',
    may('POST /raw-material-test/sieves-analysis/calculate-test-result'),
    body(CalculateTestResult),
    async c => {
      const { gradingSpecificationId, specification, ...input } = c.req.valid('json')
      return c.json(sieveResult(input, await judgeOf(sqlOf(c), { gradingSpecificationId, specification })))
    },
  )
  .get(
    '/raw-material-test/sieves-analysis/get-test-result',
    may('GET /raw-material-test/sieves-analysis/get-test-result'),
    query(OfTestInfo),
    async c => {
      const test = await sieveTest(c, c.req.valid('query').rawMaterialTestInfoId)
      return c.json({ ...test.result, rawMaterialTestInfoId: test.id, testNo: test.testNo, status: test.status })
    },
  )
  .get(
    '/raw-material-test/sieves-analysis/get-changed-test-result',
    may('GET /raw-material-test/sieves-analysis/get-changed-test-result'),
    query(OfChangedTest),
    async c => {
      const { rawMaterialTestInfoId, gradingSpecificationId } = c.req.valid('query')
      const test = await sieveTest(c, rawMaterialTestInfoId)
      const { analysis, ...before } = test.result
      const after = judged(analysis.grading, await judgeOf(sqlOf(c), { gradingSpecificationId }))
      return c.json({ rawMaterialTestInfoId, testNo: test.testNo, analysis, before, after })
    },
  )
  .put(
    '/raw-material-test/calculate-mix-design-aggregate-test',
    may('PUT /raw-material-test/calculate-mix-design-aggregate-test'),
    body(MixAggregateTest),
    async c => {
      const ask = c.req.valid('json')
      const [sql, person] = [sqlOf(c), personOf(c)]
      return c.json(await ('mixDesignId' in ask ? blendOfMix(sql, person, ask) : blendOfParts(sql, person, ask)))
    },
  )
  .get(
    '/raw-material-test/latest-mix-design-aggregate-test',
    may('GET /raw-material-test/latest-mix-design-aggregate-test'),
    query(OfMixDesign),
    async c => c.json(await blendOfMix(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post(
    '/raw-material-test/get-combined-data',
    may('POST /raw-material-test/get-combined-data'),
    body(CombinedData),
    async c => c.json(await combinedData(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .post(
    '/raw-material-test/get-non-combined-data',
    may('POST /raw-material-test/get-non-combined-data'),
    body(NonCombinedData),
    async c => c.json(await nonCombinedData(sqlOf(c), personOf(c), c.req.valid('json'))),
  )
  .post(
    '/raw-material-test/get-agg-running-mean-graph',
    may('POST /raw-material-test/get-agg-running-mean-graph'),
    body(RunningMeanGraph),
    async c => c.json(await runningMeanData(sqlOf(c), personOf(c), c.req.valid('json'))),
  )

async function sieveTest(c: Ctx, id: string) {
  const test = await getSeenTest(sqlOf(c), personOf(c), id)
  if (test.testType !== 'sieve') throw invalid('rawMaterialTestInfoId', `${test.testNo} is no sieve analysis`)
  return { ...test, result: test.result as SieveResult }
}
