import { MixAggregateTest, OfMixDesign } from '~/domain/rawtests/graph-input'
import { blendOfMix, blendOfParts } from '~/workflows/rawtests/mix-aggregates'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'

/** The aggregates of a mix as one grading, worked out and not kept. */
export const mixAggregateRoutes = area()
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
