import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { unplannedDays } from '~/db/orders/plan/published'
import type { Person } from '~/domain/access/roles'
import { addDays, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { readDay } from '../orders/plan/facts'
import { publishPlan } from '../orders/plan/publish-plan'
import { planHere } from '../orders/plan/run-here'
import { keepPlan, newPlan } from '../orders/plan/store'

const PLANNER: Person = { ...SYSTEM, name: 'Demo dispatcher' }
const AHEAD = 2
/** Enough for a plan that works; the demo's people may run the planner as long as they like. */
const ROUNDS = 40

/** Every day of the demo company that comes has a published plan; a few of them a round, so that nobody waits. */
export async function planDemoDays(db: Db, now: Date, most = 3): Promise<number> {
  const today = businessDay(now)
  const open = await unplannedDays(db.sql, today, addDays(today, AHEAD))
  for (const place of open.slice(0, most))
    await inOneGo(db, { by: PLANNER, now, requestId: newId() }, work => planOne(work, place))
  return Math.min(most, open.length)
}

async function planOne(work: Work, place: { orderDate: string; regionId: string }): Promise<void> {
  const { facts, params } = await readDay(work.sql, place.orderDate, place.regionId, work.now)
  const asked = await newPlan(work, { ...place, kind: 'run', name: 'Plan of the day', demo: true })
  const found = await planHere(
    { facts, params, published: null, seed: 1, seconds: 5, iterations: ROUNDS },
    async () => {},
  )
  const kept = await keepPlan(work, asked, { facts, params }, found)
  await publishPlan(work, kept.id, kept.version)
}
