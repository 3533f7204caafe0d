import { CombinedData, NonCombinedData, RunningMeanGraph } from '~/domain/rawtests/graph-input'
import { combinedData, nonCombinedData, runningMeanData } from '~/workflows/rawtests/graph'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'

/** The points of the graphs, worked out on stored tests. */
export const graphRoutes = area()
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
