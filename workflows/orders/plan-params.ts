import type { planGroups } from '~/db/orders/plan-fleet-rows'
import { type OptimizationConfig, paramsOf, type Recommender } from '~/domain/orders/order-plan-config'
import type { FactTruck } from '~/domain/orders/order-plan-facts'
import type { Params } from '~/domain/orders/plan/params'

type Groups = Awaited<ReturnType<typeof planGroups>>
const PLANNING = [
  'freezeMinutes',
  'gapReserve',
  'drumReserve',
  'travelReserve',
  'changeTolerance',
  'repairRounds',
] as const

/**
 * The configuration of the company with what fleet groups say otherwise. A plan has one set of weights, so each is the
 * mean over the trucks of the plan, every truck counting with the value of its group.
 */
export function planParams(
  config: OptimizationConfig,
  recommender: Recommender,
  groups: Groups,
  trucks: FactTruck[],
): Params {
  const usual = paramsOf(config, recommender)
  const own = trucks.map(truck => configurationOf(groups, truck.id))
  const mean = (value: number, of: (each: Groups['configurations'][number] | undefined) => number | undefined) =>
    own.length ? own.reduce((sum, each) => sum + (of(each) ?? value), 0) / own.length : value
  const weights = Object.fromEntries(
    Object.entries(usual.weights).map(([name, value]) => [name, mean(value, each => each?.weights[name])]),
  ) as Params['weights']
  const planning = Object.fromEntries(
    PLANNING.map(name => {
      const value = mean(usual[name], each => each?.planning[name])
      return [name, name === 'travelReserve' ? value : Math.round(value)]
    }),
  )
  return { ...usual, ...planning, weights }
}

function configurationOf({ members, configurations }: Groups, truckId: string) {
  const own = members.filter(member => member.truckId === truckId).map(member => member.groupId)
  return (
    configurations.find(each => each.groupId !== null && own.includes(each.groupId)) ??
    configurations.find(each => each.groupId === null)
  )
}
