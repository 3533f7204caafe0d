import type { PlanDifference } from './change'
import type { PlanChart } from './chart'
import type { PlanRow } from './plan'

export type PlanDetail = PlanRow & {
  chart: PlanChart | null
  /** Against the published plan of its day and region, null when it is that plan or there is none. */
  difference: PlanDifference | null
  /** The day has changed since the plan was made: what publishing would refuse. */
  stale: boolean
}
