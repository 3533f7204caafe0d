import type { OptimizationConfig } from './plan/config'
import type { Params } from './plan/engine/params'
import type { FactOrder, FactPlant, FactTruck, PlanFacts } from './plan/facts'
import { carriedInTurn } from './plan/offer'
import { openMinutes } from './plan/plan-day'
import { firm, longestPause, turnOf } from './plan/pours'
import type { PlanTrialAsk, PlanTrialColumn } from './plan-trial'
import { stretched } from './plan-trial-day'

export type PlanRules = { facts: PlanFacts; params: Params; config: OptimizationConfig }

/** The day under the rules that are tried. `fleet` has trucks of all days, for a type that is not there on this one. */
export function withTrial(of: PlanRules, ask: PlanTrialAsk, fleet: readonly FactTruck[]): PlanRules {
  const config = {
    ...of.config,
    maxGapMinutes: ask.maxGapMinutes ?? of.config.maxGapMinutes,
    startLaterMinutes: ask.startLaterMinutes ?? of.config.startLaterMinutes,
  }
  const weights = { ...of.params.weights }
  const offerReserve = ask.offerWayPercent == null ? of.params.offerReserve : ask.offerWayPercent / 100
  for (const { part, weight } of ask.weights) weights[part] = weight
  const facts = {
    ...of.facts,
    plants: of.facts.plants.map(plant => withHours(plant, ask)),
    orders: of.facts.orders.map(order => withOrderRules(order, ask, of.config, config)),
  }
  return {
    facts: { ...facts, trucks: withFleet(facts, ask, fleet) },
    params: { ...of.params, weights, offerReserve },
    config,
  }
}

function withOrderRules(order: FactOrder, ask: PlanTrialAsk, was: OptimizationConfig, now: OptimizationConfig) {
  const later = now.startLaterMinutes - was.startLaterMinutes
  const moved = { ...order, latestStart: order.latestStart + later, until: order.until + later }
  const spacing = ask.spacingBy && order.spacing > 0 ? Math.max(1, order.spacing + ask.spacingBy) : order.spacing
  const spaced = stretched(moved, { ...moved, spacing })
  if (spacing === order.spacing && now.maxGapMinutes === was.maxGapMinutes) return spaced
  // What a spacing asks for is no pause that is too long: where it made the longest one, it makes it still.
  const bySpacing = order.maxGap > was.maxGapMinutes ? order.maxGap + turnOf(firm(spaced)) - turnOf(firm(order)) : 0
  return { ...spaced, maxGap: Math.max(longestPause(firm(spaced), now), bySpacing) }
}

/** An hour that was closed makes what the plant makes in its best one. */
function withHours(plant: FactPlant, { plantHours }: PlanTrialAsk): FactPlant {
  const asked = plantHours.find(each => each.plantId === plant.id)
  if (!asked) return plant
  const [opens, closes] = openMinutes({ opensAt: asked.opens, closesAt: asked.closes })
  const best = Math.max(0, ...plant.hourly.map(volume => volume ?? 0))
  const isIn = (hour: number, from: number, until: number) => hour * 60 + 60 > from && hour * 60 < until
  const isNew = (hour: number) => isIn(hour, opens, closes) && !isIn(hour, plant.opens, plant.closes)
  const hourly = plant.hourly.map((volume, hour) => (isNew(hour) && volume === 0 ? best : volume))
  return { ...plant, opens, closes, hourly }
}

type Offered = { rules: PlanRules; turnedAway: PlanTrialColumn['notes'] }

/** The day with the orders alone whose callers would have been offered the time that they asked for, and how many were not. */
export function asOffered(of: PlanRules, onTimeMinutes: number): Offered {
  const carried = carriedInTurn(of.facts, of.params, onTimeMinutes)
  const orders = of.facts.orders.filter(order => carried.has(order.id))
  const gone = of.facts.orders.length - orders.length
  const words = `${gone} ${gone === 1 ? 'order' : 'orders'} not offered at the time asked`
  return {
    rules: { ...of, facts: { ...of.facts, orders } },
    turnedAway: gone ? [{ figure: 'loads', words }] : [],
  }
}

export const hasShift = (truck: FactTruck): boolean => truck.shiftUntil > truck.shiftFrom

/** Which trucks with a shift a line of the change is about, by number: the last ones go first. */
export const trucksOf = (trucks: readonly FactTruck[], of: PlanTrialAsk['fleet'][number]): FactTruck[] =>
  trucks.filter(
    each => hasShift(each) && each.plantId === of.plantId && (!of.truckTypeId || each.typeId === of.truckTypeId),
  )

/** What further trucks are like: of the type, best at the plant. */
export const likeOf = (fleet: readonly FactTruck[], of: PlanTrialAsk['fleet'][number]): FactTruck | undefined =>
  trucksOf(fleet, of)[0] ?? fleet.find(each => hasShift(each) && (!of.truckTypeId || each.typeId === of.truckTypeId))

function withFleet(facts: PlanFacts, ask: PlanTrialAsk, fleet: readonly FactTruck[]): FactTruck[] {
  let trucks = facts.trucks
  ask.fleet.forEach((of, line) => {
    if (of.by < 0) {
      const gone = new Set(trucksOf(trucks, of).slice(of.by))
      trucks = trucks.filter(truck => !gone.has(truck))
      return
    }
    const like = likeOf(facts.trucks, of) ?? likeOf(fleet, of)
    if (!like) return
    const more = Array.from({ length: of.by }, (_, i) => ({
      ...like,
      id: `trial-${line + 1}-${i + 1}`,
      no: `Trial ${line + 1}.${i + 1}`,
      groupName: null,
      driverName: null,
      mainPlantId: of.plantId,
      plantId: of.plantId,
      outages: [],
    }))
    trucks = [...trucks, ...more]
  })
  const [begin, end] = [ask.shiftStartBy ?? 0, ask.shiftEndBy ?? 0]
  return trucks.map(truck =>
    hasShift(truck)
      ? {
          ...truck,
          shiftFrom: truck.shiftFrom + begin,
          shiftUntil: Math.max(truck.shiftFrom + begin, truck.shiftUntil + end),
          overtimeUntil: Math.max(truck.shiftFrom + begin, truck.overtimeUntil + end),
        }
      : truck,
  )
}
