import type * as z from 'zod'
import { cancelJob } from '~/db/kit/jobs'
import type { Work } from '~/db/kit/work'
import { getSeenPlan, type OrderPlanRow, orderPlan } from '~/db/orders/plan/plan'
import { Refused, Stale } from '~/domain/kit/problem'
import type { PlanChange } from '~/domain/orders/plan/plan'
import { type PublishedPlan, publishPlan } from './publish-plan'

/** What people do with a plan that stands. */
export async function changePlan(work: Work, change: z.output<typeof PlanChange>): Promise<PublishedPlan> {
  if (change.action === 'publish') return publishPlan(work, change.id, change.version)
  return { row: await put(work, change), kept: [] }
}

type Put = Exclude<z.output<typeof PlanChange>, { action: 'publish' }>

async function put(work: Work, change: Put): Promise<OrderPlanRow> {
  const { id, version, action } = change
  await getSeenPlan(work.sql, work.by, id)
  const plan = await orderPlan.lock(work, id)
  // A run notes how far it is without a new version, so a cancel is never late for that.
  if (plan.version !== version) throw new Stale('This plan was changed by somebody else', undefined, { present: plan })
  if (action === 'rename') return orderPlan.move(work, plan, { name: change.name }, 'rename')
  if (action === 'discard') {
    if (plan.status !== 'ready') throw new Refused(`A plan that is ${plan.status} cannot be discarded`)
    return orderPlan.move(work, plan, { status: 'discarded' }, 'discard')
  }
  if (!['queued', 'running'].includes(plan.status)) throw new Refused('This run has already ended')
  if (plan.jobId) await cancelJob(work, plan.jobId)
  return orderPlan.move(work, plan, { status: 'cancelled', progress: null }, 'cancel')
}
