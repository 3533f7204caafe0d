import { region as regions } from '~/db/fleet/region'
import { crewsOf } from '~/db/fleet/roster-availability'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { profileOf } from '~/db/orders/capacity'
import { rulesOfPlants } from '~/db/orders/eligibility'
import { storedOptimization } from '~/db/orders/plan/config'
import {
  lineMixes,
  planBans,
  planGroups,
  planLineRows,
  planPasses,
  planPlantRows,
  planTruckRows,
} from '~/db/orders/plan/fleet-rows'
import { incidentsOf } from '~/db/orders/plan/incident'
import { recommenderOf } from '~/db/orders/plan/recommender'
import {
  handDosedOrders,
  loadsElsewhere,
  loadsForOthers,
  planLoadRows,
  planOrderPlants,
  planOrderRows,
  plantsOnLoads,
  planWishes,
  trucksOnLoads,
} from '~/db/orders/plan/rows'
import { travelTable } from '~/db/orders/travel-table'
import { businessDay, instantOn, minutesBetween } from '~/domain/kit/time'
import type { OptimizationConfig } from '~/domain/orders/plan/config'
import type { Params } from '~/domain/orders/plan/engine/params'
import type { PlanFacts } from '~/domain/orders/plan/facts'
import { withIncidents } from '~/domain/orders/plan/incident'
import { orderFacts } from './facts-orders'
import { plantFacts, withUnmapped } from './facts-plants'
import { truckFacts } from './facts-trucks'
import { planParams } from './params'

export type ReadDay = { facts: PlanFacts; params: Params; config: OptimizationConfig }

/** The day as it is now for a plan that is there: with the plants that it may use and the accidents that it answers. */
export async function readDayOf(sql: Sql, then: PlanFacts, now: Date): Promise<ReadDay> {
  const { facts, ...day } = await readDay(sql, then.orderDate, then.regionId, now, otherPlantsOf(then))
  const known = new Set(facts.incidents.map(each => JSON.stringify(each)))
  const added = then.incidents.filter(each => !known.has(JSON.stringify(each)))
  return { ...day, facts: withIncidents(facts, added) }
}

/** Plants of other regions that a plan may use. */
export const otherPlantsOf = ({ plants }: PlanFacts): string[] =>
  plants.filter(plant => plant.otherRegion).map(plant => plant.id)

/**
 * Reads a day of a region as the engine needs it. One statement after the other: they may share a work's connection.
 * `alsoPlants` of other regions may serve its orders; else only those at which an order already has loads.
 */
export async function readDay(
  sql: Sql,
  orderDate: string,
  regionId: string,
  now: Date,
  alsoPlants: readonly string[] = [],
): Promise<ReadDay> {
  const { zone, regionName } = await regions.get(sql, regionId)
  const dayStart = instantOn(orderDate, '00:00', zone)
  const minute = businessDay(now, zone) === orderDate ? Math.floor(minutesBetween(dayStart, now)) : null
  const { config } = await storedOptimization(sql)
  const recommender = await recommenderOf(sql, regionId)
  const usedPlants = await plantsOnLoads(sql, orderDate, regionId)
  const plantRows = await planPlantRows(sql, regionId, [...alsoPlants, ...usedPlants])
  const plantIds = plantRows.map(({ plant }) => plant.id)
  const ownIds = plantRows.flatMap(({ plant }) => (plant.regionId === regionId ? [plant.id] : []))
  const lines = await planLineRows(sql, plantIds)
  const mixes = await lineMixes(
    sql,
    lines.map(line => line.id),
  )
  const profile = plantIds.length ? await profileOf(sql, plantIds, orderDate) : []
  const usualLoad = Number(await settingOn(sql, 'orders.schedule-load', orderDate, regionId))
  const forOthers = await loadsForOthers(sql, orderDate, regionId, plantIds)
  const plants = plantFacts({
    regionId,
    plants: plantRows,
    lines,
    mixes,
    profile,
    forOthers,
    orderDate,
    dayStart,
    usualLoad,
  })

  const rows = await planOrderRows(sql, orderDate, regionId)
  const sites = rows.map(({ order: { latitude, longitude } }) => ({ latitude, longitude }))
  const table = await travelTable(sql, orderDate, regionId, sites)
  const orderIds = rows.map(row => row.order.id)
  const projectIds = rows.map(row => row.order.projectId)
  const onLoads = await trucksOnLoads(sql, orderDate, regionId)
  const truckRows = await planTruckRows(sql, ownIds, onLoads)
  const truckIds = truckRows.map(row => row.truck.id)
  const crews = await crewsOf(sql, { day: orderDate, now: minute === null ? null : now, truckIds })
  const groups = await planGroups(sql)
  const { needed, held } = await planPasses(sql, orderDate, projectIds)
  const trucks = truckFacts({
    trucks: truckRows,
    crews,
    groups,
    held,
    elsewhere: await loadsElsewhere(sql, orderDate, regionId, truckIds),
    plants,
    onLoads: new Set(onLoads),
    config,
    now: minute === null ? null : now,
    orderDate,
    dayStart,
  })
  const orders = orderFacts({
    rows,
    loads: await planLoadRows(sql, orderIds),
    plants,
    plantRows: plantRows.map(({ plant }) => plant),
    alsoPlants: new Set(alsoPlants),
    chosen: await planOrderPlants(
      sql,
      orderIds,
      rows.map(row => row.order.locationId),
    ),
    rules: await rulesOfPlants(sql, plantIds),
    handDosed: await handDosedOrders(sql, orderIds),
    wishes: await planWishes(sql, orderIds),
    bans: await planBans(sql, orderDate),
    crews,
    truckIds,
    needed,
    groups,
    config,
    recommender,
    stretch: await settingOn(sql, 'orders.stretch-limits', orderDate, regionId),
    loadingMinutes: await settingOn(sql, 'orders.loading-minutes', orderDate, regionId),
    extraMinutes: await settingOn(sql, 'orders.associate-extra-minutes', orderDate, regionId),
    table,
    orderDate,
    dayStart,
    now,
    minute,
  })
  const washMinutes = await settingOn(sql, 'deliveries.wash-minutes', orderDate, regionId)
  const facts: PlanFacts = {
    orderDate,
    zone,
    regionId,
    regionName,
    now: minute,
    table,
    washMinutes,
    minimumLoad: await settingOn(sql, 'orders.minimum-load', orderDate, regionId),
    plants: withUnmapped(plants, [...new Set(orders.map(order => order.productId))]),
    trucks,
    orders,
    incidents: [],
  }
  const known = await incidentsOf(sql, orderDate, regionId)
  const onTimeMinutes = await settingOn(sql, 'orders.on-time-minutes', orderDate, regionId)
  const offerReserve = (await settingOn(sql, 'orders.offer-way-percent', orderDate, regionId)) / 100
  const params = { ...planParams(config, recommender, groups, trucks), onTimeMinutes, offerReserve }
  return { facts: withIncidents(facts, known), params, config }
}
