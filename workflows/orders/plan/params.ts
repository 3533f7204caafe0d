import type { planGroups } from '~/db/orders/plan/fleet-rows'
import { type GroupPlanning, groupConfig } from '~/domain/fleet/fleet-optimization'
import { type OptimizationConfig, paramsOf, type Recommender } from '~/domain/orders/plan/config'
import type { Params } from '~/domain/orders/plan/engine/params'
import type { FactTruck } from '~/domain/orders/plan/facts'

type Groups = Awaited<ReturnType<typeof planGroups>>
const PLANNING = ['freezeMinutes', 'gapReserve', 'drumReserve', 'changeTolerance'] as const

/** The company's configuration with what the group of a truck says otherwise. */
export function configOfTruck(company: OptimizationConfig, groups: Groups, truckId: string): OptimizationConfig {
  const own = groups.members.filter(member => member.truckId === truckId).map(member => member.groupId)
  const found =
    groups.configurations.find(each => each.groupId !== null && own.includes(each.groupId)) ??
    groups.configurations.find(each => each.groupId === null)
  return found ? groupConfig({ weights: found.weights, planning: found.planning as GroupPlanning }, company) : company
}

/** A plan has one set of weights: each is the mean over its trucks, every truck counting with the value of its group. */
export function planParams(
  company: OptimizationConfig,
  recommender: Recommender,
  groups: Groups,
  trucks: FactTruck[],
): Params {
  const usual = paramsOf(company, recommender)
  if (!trucks.length) return usual
  const own = trucks.map(truck => configOfTruck(company, groups, truck.id))
  const mean = (of: (config: OptimizationConfig) => number) =>
    Math.round((own.reduce((sum, config) => sum + of(config), 0) / own.length) * 1e6) / 1e6
  const names = Object.keys(usual.weights) as (keyof Params['weights'])[]
  return {
    ...usual,
    ...Object.fromEntries(PLANNING.map(name => [name, Math.round(mean(config => config[name]))])),
    travelReserve: mean(config => config.travelReserve),
    weights: Object.fromEntries(names.map(name => [name, mean(config => config.weights[name])])) as Params['weights'],
  }
}
