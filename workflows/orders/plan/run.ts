import * as z from 'zod'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { storedOptimization } from '~/db/orders/plan/config'
import { contentOf, endRun, markProgress, type OrderPlanRow, orderPlan } from '~/db/orders/plan/plan'
import { publishedContent } from '~/db/orders/plan/published'
import type { Queue } from '~/domain/kit/ports'
import { Fault } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import type { WhatIf } from '~/domain/orders/plan/change'
import type { RunAsk } from '~/domain/orders/plan/run'
import { withChanges } from '~/domain/orders/plan/what-if'
import { Cancelled, enqueue, job } from '../../kit/jobs'
import { readDay } from './facts'
import { planHere } from './run-here'
import { keepPlan } from './store'

/** Puts the run of a plan into the queue. */
export async function enqueueRun(work: Work, queue: Queue, plan: OrderPlanRow): Promise<OrderPlanRow> {
  const row = await enqueue(work, queue, runPlan, { planId: plan.id }, { cause: `plan:${plan.id}`, total: 100 })
  return orderPlan.move(work, plan, { jobId: row.id }, 'queue')
}

/** Plans a day away from the answers to people; it says how far it is and ends when somebody cancels it. */
export const runPlan = job({
  kind: 'plan-day',
  input: z.strictObject({ planId: id() }),
  right: ['manage', 'order_plan'] as const,
  async run({ db, clock, finish, progress, planner = planHere }, { planId }) {
    const plan = await orderPlan.get(db.sql, planId)
    if (!['queued', 'running'].includes(plan.status)) return finish(async () => ({ planId, status: plan.status }))
    try {
      const ask = await askOf(db.sql, plan, clock.now())
      const found = await planner(ask, async step => {
        const status = await markProgress(db.sql, planId, step)
        if (!status) throw new Cancelled()
        await progress(Math.round((step.done / Math.max(step.total, 0.001)) * 99), 100)
      })
      await finish(async work => {
        const held = await orderPlan.lock(work, planId)
        if (!['queued', 'running'].includes(held.status)) return { planId, status: held.status }
        await keepPlan(work, held, ask, found)
        return { planId, planNo: plan.planNo, cost: found.cost }
      })
    } catch (error) {
      await failed(db.sql, planId, error)
      throw error
    }
  },
})

type Asked = { seconds?: number; iterations?: number; changes?: z.output<typeof WhatIf>['changes'] }

async function askOf(sql: Sql, plan: OrderPlanRow, now: Date): Promise<RunAsk> {
  const { seconds, iterations, changes } = plan.asked as Asked
  const { config } = await storedOptimization(sql)
  const base = plan.kind === 'what_if' ? await contentOf(sql, plan.basedOnId!) : undefined
  const day = base ?? (await readDay(sql, plan.orderDate, plan.regionId, now))
  const published = base ? base.loads : ((await publishedContent(sql, plan.orderDate, plan.regionId))?.loads ?? null)
  return {
    facts: changes ? withChanges(day.facts, changes) : day.facts,
    params: day.params,
    published,
    seed: plan.seed,
    seconds: seconds ?? config.seconds,
    iterations,
  }
}

/** The plan says why it is not there; after anything but a fault a repeated message may still make it. */
async function failed(sql: Sql, planId: string, error: unknown): Promise<void> {
  if (error instanceof Cancelled) await endRun(sql, planId, 'cancelled', null)
  else if (error instanceof Fault) await endRun(sql, planId, 'failed', error.message)
}
