import type { Db } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { handBooked } from '~/db/orders/plan/by-hand'
import { storedOptimization } from '~/db/orders/plan/config'
import { contentOf, type OrderPlanRow, orderPlan } from '~/db/orders/plan/plan'
import { lastRepair, publishedFrom } from '~/db/orders/plan/published'
import { Refused } from '~/domain/kit/problem'
import { addDays, addMinutes, businessDay, instantOn, minutesBetween } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { movedByHand } from '~/domain/orders/plan/by-hand'
import type { OptimizationConfig } from '~/domain/orders/plan/config'
import { driftOf } from '~/domain/orders/plan/drift'
import { readDay } from './facts'
import { publishPlan } from './publish-plan'
import { repairPlan } from './repair-plan'

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
  // What a person agreed with a site is moved by a person: such a repair stays a proposal.
  if (config.follow === 'apply' && !(await handMoves(work, made.id, config)).length)
    await publishPlan(work, made.id, made.version)
  return true
}

async function handMoves(work: Work, planId: string, config: OptimizationConfig): Promise<string[]> {
  const content = await contentOf(work.sql, planId)
  if (!content) return []
  const start = instantOn(content.facts.orderDate, '00:00', content.facts.zone)
  const free = new Set(
    content.facts.orders.flatMap(order => order.loads.filter(load => load.mark === 'free').map(load => load.id)),
  )
  const placed = content.loads
    .filter(load => free.has(load.loadId))
    .map(({ loadId, plantId, start: at }) => ({ loadId, plantId, onSiteAt: addMinutes(start, at) }))
  const agreed = await handBooked(
    work.sql,
    placed.map(load => load.loadId),
  )
  // On time is what the site was promised; further than that nobody but a person moves it.
  const onTime = await settingOn(work.sql, 'orders.on-time-minutes', content.facts.orderDate, content.facts.regionId)
  return movedByHand(agreed, placed, {
    startEarlierMinutes: Math.min(onTime, config.startEarlierMinutes),
    startLaterMinutes: Math.min(onTime, config.startLaterMinutes),
  })
}

/** The day went on between reading and writing: the next round sees it. */
function refused(error: unknown): false {
  if (error instanceof Refused) return false
  throw error
}
