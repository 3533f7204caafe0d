import * as z from 'zod'
import { getSeenRegion } from '~/db/fleet/region-rows'
import { getSeenPlan, planPage } from '~/db/orders/plan/plan'
import { Id, id } from '~/domain/kit/shape'
import { CanTake, DifferenceQuery, PlanIncident, PlanMove, PlanRepair, WhatIf } from '~/domain/orders/plan/change'
import {
  ChartQuery,
  CurrentQuery,
  PlanChange,
  PlanSearch,
  ProcessScheduling,
  type SchedulingAnswer,
} from '~/domain/orders/plan/plan'
import { canTake } from '~/workflows/orders/plan/can-take'
import { changePlan } from '~/workflows/orders/plan/change-plan'
import { movePlan } from '~/workflows/orders/plan/move-plan'
import { repairPlan, reportIncident } from '~/workflows/orders/plan/repair-plan'
import { enqueueRun } from '~/workflows/orders/plan/run'
import { newPlan, planRow } from '~/workflows/orders/plan/store'
import {
  currentPlans,
  loadExplanation,
  optimizedCharts,
  planDetail,
  planDifference,
  standingCharts,
  unservedReason,
} from '~/workflows/orders/plan/view'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const OfLoad = z.strictObject({ id: id(), loadId: id() })
const OfOrder = z.strictObject({ id: id(), orderId: id() })
const reader = (c: Ctx) => ({ sql: sqlOf(c), person: personOf(c), now: c.var.now })

/** Charts of a day, runs of the planner and the plans that came of them. */
export const orderPlanRoutes = area()
  .post('/order/chart', may('POST /order/chart'), body(ChartQuery), async c =>
    c.json(await standingCharts(reader(c), c.req.valid('json'))),
  )
  .post('/order/optimized-chart', may('POST /order/optimized-chart'), body(ChartQuery), async c =>
    c.json(await optimizedCharts(reader(c), c.req.valid('json'))),
  )
  .post(
    '/order/process-order-scheduling',
    may('POST /order/process-order-scheduling', 'once'),
    body(ProcessScheduling),
    async c => {
      const { orderDate, regionIds, seed, name, ...asked } = c.req.valid('json')
      const answer: SchedulingAnswer = await write(c, async work => {
        const plans: SchedulingAnswer['plans'] = []
        for (const regionId of new Set(regionIds)) {
          await getSeenRegion(work.sql, work.by, regionId)
          const made = await newPlan(work, { orderDate, regionId, kind: 'run', name, seed, asked })
          const queued = await enqueueRun(work, c.var.parts.queue, made)
          plans.push({ planId: made.id, planNo: made.planNo, regionId, jobId: queued.jobId! })
        }
        return { plans }
      })
      return c.json(answer)
    },
  )
  .get('/order-plan/plans', may('GET /order-plan/plans'), query(PlanSearch), async c => {
    const page = await planPage(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json({ ...page, rows: page.rows.map(planRow) })
  })
  .get('/order-plan/current', may('GET /order-plan/current'), query(CurrentQuery), async c =>
    c.json(await currentPlans(reader(c), c.req.valid('query'))),
  )
  .get('/order-plan/plans/:id', may('GET /order-plan/plans/:id'), param(Id), async c =>
    c.json(await planDetail(reader(c), c.req.valid('param').id)),
  )
  .get(
    '/order-plan/plans/:id/difference',
    may('GET /order-plan/plans/:id/difference'),
    param(Id),
    query(DifferenceQuery),
    async c => c.json(await planDifference(reader(c), c.req.valid('param').id, c.req.valid('query').with)),
  )
  .get('/order-plan/plans/:id/load/:loadId', may('GET /order-plan/plans/:id/load/:loadId'), param(OfLoad), async c => {
    const { id, loadId } = c.req.valid('param')
    return c.json(await loadExplanation(reader(c), id, loadId))
  })
  .get(
    '/order-plan/plans/:id/unserved/:orderId',
    may('GET /order-plan/plans/:id/unserved/:orderId'),
    param(OfOrder),
    async c => {
      const { id, orderId } = c.req.valid('param')
      return c.json(await unservedReason(reader(c), id, orderId))
    },
  )

/** What changes a plan or asks what a change would mean. */
export const orderPlanChangeRoutes = area()
  .put('/order-plan', may('PUT /order-plan'), body(PlanChange), async c =>
    c.json(
      await write(c, async work => {
        const { row, kept } = await changePlan(work, c.req.valid('json'))
        return { ...planRow(await getSeenPlan(work.sql, work.by, row.id)), kept }
      }),
    ),
  )
  .post('/order-plan/move', may('POST /order-plan/move'), body(PlanMove), async c =>
    c.json(await write(c, work => movePlan(work, c.req.valid('json')))),
  )
  .post('/order-plan/can-take', may('POST /order-plan/can-take'), body(CanTake), async c =>
    c.json(await canTake(sqlOf(c), personOf(c), c.req.valid('json'), c.var.now)),
  )
  .post('/order-plan/incident', may('POST /order-plan/incident', 'once'), body(PlanIncident), async c =>
    c.json(await write(c, work => reportIncident(work, c.req.valid('json')))),
  )
  .post('/order-plan/repair', may('POST /order-plan/repair', 'once'), body(PlanRepair), async c =>
    c.json(await write(c, work => repairPlan(work, c.req.valid('json'), 'Asked to follow the day'))),
  )
  .post('/order-plan/what-if', may('POST /order-plan/what-if', 'once'), body(WhatIf), async c => {
    const { planId, name, ...asked } = c.req.valid('json')
    return c.json(
      await write(c, async work => {
        const { plan: base } = await getSeenPlan(work.sql, work.by, planId)
        const made = await newPlan(work, {
          orderDate: base.orderDate,
          regionId: base.regionId,
          kind: 'what_if',
          name,
          basedOnId: base.id,
          seed: base.seed,
          asked,
        })
        await enqueueRun(work, c.var.parts.queue, made)
        return planRow(await getSeenPlan(work.sql, work.by, made.id))
      }),
    )
  })
