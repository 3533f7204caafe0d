import type { OrderPlanRow, PlanContent } from '~/db/orders/plan/plan'
import { engineLoads, planDay, standingLoads } from '~/domain/orders/plan/day'
import type { Side } from '~/domain/orders/plan/difference'
import type { Params } from '~/domain/orders/plan/engine/params'
import type { PlanFacts, PlanLoad } from '~/domain/orders/plan/facts'
import { judge } from '~/domain/orders/plan/judge'

/** A stored plan as one side of a comparison. */
export const sideOfPlan = (row: Pick<OrderPlanRow, 'id' | 'planNo'>, { facts, loads, params }: PlanContent): Side =>
  sideOf(facts, loads, params, row)

/** The delivery orders as they stand. */
export const sideStanding = (facts: PlanFacts, params: Params): Side =>
  sideOf(facts, standingLoads(facts), params, null)

export function sideOf(
  facts: PlanFacts,
  loads: readonly PlanLoad[],
  params: Params,
  plan: { id: string; planNo: string } | null,
): Side {
  const of = planDay(facts)
  return { of, loads, figures: judge(of, engineLoads(of, loads), params).figures, plan }
}
