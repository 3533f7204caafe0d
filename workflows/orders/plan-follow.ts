import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { contentOf, type OrderPlanRow, orderPlan } from '~/db/orders/plan'
import { storedOptimization } from '~/db/orders/plan-config'
import { lastRepair, publishedFrom } from '~/db/orders/plan-published'
import { Refused } from '~/domain/kit/problem'
import { addDays, businessDay, minutesBetween } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { OptimizationConfig } from '~/domain/orders/order-plan-config'
import { driftOf } from '~/domain/orders/order-plan-drift'
import { readDay } from './plan-facts'
import { publishPlan } from './plan-publish'
import { repairPlan } from './plan-repair'

/** A day ahead is followed too, so that an order booked tonight has its trucks before the first driver starts. */
const DAYS = 2
const MOST_NAMED = 3

/**
 * Published plans follow their days: what no load answers yet (an order booked or changed, a truck or plant out, a load
 * behind its time) is repaired and stored as a proposal, or applied where the configuration says so.
 */
export async function followPlans(db: Db, now: Date): Promise<number> {
  const { config } = await storedOptimization(db.sql)
  if (config.follow === 'off') return 0
  const today = businessDay(now)
  let followed = 0
  for (const plan of await publishedFrom(db.sql, today, addDays(today, DAYS - 1)))
    followed += Number(
      await inOneGo(db, { by: SYSTEM, now, requestId: newId() }, work => follow(work, plan, config)).catch(refused),
    )
  return followed
}

async function follow(work: Work, plan: OrderPlanRow, config: OptimizationConfig): Promise<boolean> {
  const place = { orderDate: plan.orderDate, regionId: plan.regionId }
  const before = await lastRepair(work.sql, plan.orderDate, plan.regionId)
  const recent = [before?.createdAt, plan.publishedAt].some(
    at => at && minutesBetween(at, work.now) < config.followMinutes,
  )
  if (recent) return false
  const { facts } = await readDay(work.sql, plan.orderDate, plan.regionId, work.now)
  const content = await contentOf(work.sql, plan.id)
  const drift = driftOf(facts, new Set(content?.unserved.map(order => order.orderId)))
  const named = drift.slice(0, MOST_NAMED).join('; ')
  const cause = drift.length > MOST_NAMED ? `${named} and ${drift.length - MOST_NAMED} more` : named
  if (!drift.length || (before?.cause === cause && before.status === 'ready')) return false
  if (before?.status === 'ready') await orderPlan.move(work, before, { status: 'discarded' }, 'discard')
  const made = await repairPlan(work, place, cause)
  if (config.follow === 'apply') await publishPlan(work, made.id, made.version)
  return true
}

/** The day went on between reading and writing: the next round sees it. */
function refused(error: unknown): false {
  if (error instanceof Refused) return false
  throw error
}
