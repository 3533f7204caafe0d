import { orderByNo } from '~/db/orders/order-by-no'
import { storedOptimization } from '~/db/orders/plan/config'
import { recommenderRows } from '~/db/orders/plan/recommender'
import { OptimizationSave, RecommenderChange, RecommenderSave } from '~/domain/orders/plan/config'
import { AutoAssignQuery } from '~/domain/orders/plan/plan'
import { assignMessage } from '~/workflows/orders/plan/view'
import { changeRecommender, createRecommender, saveOptimization } from '~/workflows/orders/set-order-settings'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** What plans are judged by, how plants are proposed, and why a load got what it got. */
export const orderPlanSettingRoutes = area()
  .get('/order/auto-assign-message', may('GET /order/auto-assign-message'), query(AutoAssignQuery), async c => {
    const ask = c.req.valid('query')
    const of = { sql: sqlOf(c), person: personOf(c), now: c.var.now }
    const { regionId } = await orderByNo(of.sql, of.person, ask.orderDate, ask.orderNo)
    return c.json(await assignMessage(of, ask, regionId))
  })
  .get('/order-optimization-config', may('GET /order-optimization-config'), async c =>
    c.json(await storedOptimization(sqlOf(c))),
  )
  .put('/order-optimization-config', may('PUT /order-optimization-config'), body(OptimizationSave), async c =>
    c.json(await write(c, work => saveOptimization(work, c.req.valid('json')))),
  )
  .get('/recommender-parameters', may('GET /recommender-parameters'), async c => {
    const rows = await recommenderRows(sqlOf(c))
    return c.json({ rows, total: rows.length })
  })
  .post('/recommender-parameters', may('POST /recommender-parameters'), body(RecommenderSave), async c =>
    c.json(await write(c, work => createRecommender(work, c.req.valid('json')))),
  )
  .put('/recommender-parameters', may('PUT /recommender-parameters'), body(RecommenderChange), async c =>
    c.json(await write(c, work => changeRecommender(work, c.req.valid('json')))),
  )
