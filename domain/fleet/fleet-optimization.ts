import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { clock, id, optionalText, queryFlag, requiredText, versioned } from '../kit/shape'
import { OptimizationConfig, PlanWeights, USUAL_OPTIMIZATION } from '../orders/plan/config'

/** What a group sets otherwise than the company; a name that is left out keeps the company's value. */
export const GroupPlanning = z.strictObject({
  ...OptimizationConfig.pick({
    travelReserve: true,
    gapReserve: true,
    drumReserve: true,
    freezeMinutes: true,
    changeTolerance: true,
    shiftMinutes: true,
  }).partial().shape,
  /** Offered on the roster for drivers of the group without usual hours. */
  shiftStart: clock().optional(),
})
export type GroupPlanning = z.output<typeof GroupPlanning>
export type PlanningName = keyof GroupPlanning

export const FleetOptimizationSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  configurationName: requiredText('Name', 80),
  /** Without one it counts for all trucks that no group of their own configures. */
  fleetGroupId: id().nullish(),
  weights: PlanWeights.partial().default({}),
  planning: GroupPlanning.default({}),
  remarks: optionalText(400),
  active: z.boolean().default(true),
})
export type FleetOptimizationFields = z.output<typeof FleetOptimizationSave>

export const FleetOptimizationList = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  fleetGroupId: id().optional(),
})
export const FleetOptimizationStatus = z.strictObject({ ...versioned, active: z.boolean() })

/** What the optimiser gets for a group: the company's configuration with what the group sets otherwise. */
export function groupConfig(
  of: Pick<FleetOptimizationFields, 'weights' | 'planning'>,
  company: OptimizationConfig = USUAL_OPTIMIZATION,
): OptimizationConfig {
  const { shiftStart, ...planning } = of.planning
  return {
    ...company,
    ...given(planning),
    shiftStarts: shiftStart ? [shiftStart] : company.shiftStarts,
    weights: { ...company.weights, ...given(of.weights) },
  }
}

/** How many values differ from those of the company. */
export const changedValues = (
  { weights, planning }: Pick<FleetOptimizationFields, 'weights' | 'planning'>,
  company: OptimizationConfig = USUAL_OPTIMIZATION,
): number =>
  Object.keys(withoutUsual(weights, company.weights)).length + Object.keys(withoutUsual(planning, company)).length

/** What is as the company has it is not kept, so that a later change of the company reaches the group. */
export function withoutUsual<V extends Record<string, unknown>>(values: V, usual: Record<string, unknown>): Partial<V> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && value !== usual[name]),
  ) as Partial<V>
}

const given = <V extends object>(values: V) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof V]-?: Exclude<V[Name], undefined>
  }
