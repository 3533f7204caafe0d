import { judgeOf } from '~/db/rawtests/grading-specification-asked'
import { getSeenTest } from '~/db/rawtests/test-info'
import { invalid } from '~/domain/kit/problem'
import { CalculateTestResult } from '~/domain/rawtests/graph-input'
import { judged, type SieveResult, sieveResult } from '~/domain/rawtests/sieve-result'
import { OfChangedTest, OfTestInfo } from '~/domain/rawtests/test-info'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'

/** Worked out on stored sieve analyses or on what was typed in; none of these writes anything. */
export const sieveResultRoutes = area()
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

async function sieveTest(c: Ctx, id: string) {
  const test = await getSeenTest(sqlOf(c), personOf(c), id)
  if (test.testType !== 'sieve') throw invalid('rawMaterialTestInfoId', `${test.testNo} is not a sieve analysis`)
  return { ...test, result: test.result as SieveResult }
}
