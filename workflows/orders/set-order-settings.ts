import type * as z from 'zod'
import { getSeenRegion } from '~/db/fleet/region-rows'
import { setSetting } from '~/db/kit/set-setting'
import type { Work } from '~/db/kit/work'
import { saveOptimization as writeOptimization } from '~/db/orders/plan/config'
import { recommender } from '~/db/orders/plan/recommender'
import type { ContinuousAssign, StretchLimits } from '~/domain/orders/order-settings'
import type { OptimizationSave, RecommenderChange, RecommenderSave } from '~/domain/orders/plan/config'

/** Limits and switches count from today on; what was planned before keeps the values of its day. */
export const setStretchLimits = (work: Work, limits: z.output<typeof StretchLimits>) =>
  setSetting(work, 'orders.stretch-limits', limits)

export const setContinuousAssign = (work: Work, { enabled }: z.output<typeof ContinuousAssign>) =>
  setSetting(work, 'orders.continuous-assign', enabled)

export const saveOptimization = (work: Work, { version, config }: z.output<typeof OptimizationSave>) =>
  writeOptimization(work, version, config)

export async function createRecommender(work: Work, fields: z.output<typeof RecommenderSave>) {
  if (fields.regionId) await getSeenRegion(work.sql, work.by, fields.regionId)
  return recommender.insert(work, fields)
}

export async function changeRecommender(work: Work, { id, version, ...fields }: z.output<typeof RecommenderChange>) {
  if (fields.regionId) await getSeenRegion(work.sql, work.by, fields.regionId)
  return recommender.update(work, { id, version }, fields)
}
