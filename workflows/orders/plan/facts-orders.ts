import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { CrewRow } from '~/db/fleet/roster-availability'
import type { EligibilityRow } from '~/db/orders/eligibility'
import type { planBans, planGroups, planPasses, planPlantRows } from '~/db/orders/plan/fleet-rows'
import type { PlanOrderRow, planOrderPlants, planWishes } from '~/db/orders/plan/rows'
import { minutesBetween } from '~/domain/kit/time'
import { decidingRule } from '~/domain/orders/eligibility'
import type { OptimizationConfig, Recommender } from '~/domain/orders/plan/config'
import type { FactOrder, FactPlant } from '~/domain/orders/plan/facts'
import { markOf, placeOf } from '~/domain/orders/plan/frozen'
import { windowOf } from '~/domain/orders/plan/pour-window'
import { type TravelTable, travel } from '~/domain/orders/travel'
import { isAwaited } from '~/domain/orders/will-call'

type Row<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number]
/** A load with what its site was told. */
type PromisedRow = DeliveryOrderRow & { promisedAt: Date }

export type OrderParts = {
  rows: PlanOrderRow[]
  loads: PromisedRow[]
  plants: FactPlant[]
  plantRows: Row<typeof planPlantRows>['plant'][]
  /** Plants of other regions that may serve any order. */
  alsoPlants: ReadonlySet<string>
  chosen: Awaited<ReturnType<typeof planOrderPlants>>
  rules: EligibilityRow[]
  handDosed: ReadonlySet<string>
  wishes: Row<typeof planWishes>[]
  bans: Row<typeof planBans>[]
  crews: CrewRow[]
  truckIds: string[]
  needed: Awaited<ReturnType<typeof planPasses>>['needed']
  groups: Awaited<ReturnType<typeof planGroups>>
  config: OptimizationConfig
  recommender: Recommender
  stretch: { percent: number; maxMinutes: number }
  extraMinutes: number
  /** The discharge clock starts with first water, about when loading begins. */
  loadingMinutes: number
  table: TravelTable
  orderDate: string
  dayStart: Date
  now: Date
  /** Minute of now on that day, null for a day to come. */
  minute: number | null
}

/** Orders with loads that are or may be on the road that day; held orders keep what was called. */
export function orderFacts(of: OrderParts): FactOrder[] {
  const byOrder = Map.groupBy(of.loads, load => load.orderId)
  return of.rows.flatMap(row => {
    const still = ['on_hold', 'completed'].includes(row.order.status)
    const loads = (byOrder.get(row.order.id) ?? []).filter(load => !still || markOf(load, of.now) !== 'free')
    return loads.length ? [orderFact(of, row, loads)] : []
  })
}

function orderFact(of: OrderParts, row: PlanOrderRow, loads: PromisedRow[]): FactOrder {
  const { order } = row
  const { spacingMinutes: spacing, unloadingMinutes: unloading, dischargeLimitMinutes } = order
  const pumped = order.pumpId !== null || row.needsPump === true
  const pour = { unloading, spacing, pumped, loads: loads.filter(load => !load.wantedAt) }
  const loadSize = Math.max(1, Math.round(Number(order.loadSize) * 100))
  const due = Math.round(minutesBetween(of.dayStart, order.startsAt))
  return {
    id: order.id,
    no: order.orderNo,
    mergedOrderId: order.mergedOrderId,
    customerName: row.customerName,
    projectName: row.projectName,
    locationName: row.locationName,
    productId: order.productId,
    productCode: row.productCode,
    latitude: order.latitude,
    longitude: order.longitude,
    due,
    spacing,
    unloading,
    pumped,
    loadSize,
    drumLife: Math.max(30, dischargeLimitMinutes - of.loadingMinutes),
    priority: order.priority,
    certainty: isAwaited(order) ? of.config.willCallFactor : 1,
    maxPlants: Math.max(of.config.maxPlantsPerOrder, plantsOf(of, order.id).length),
    ...windowOf(pour, { due, loads: loads.length, now: of.minute }, of.config, of.stretch),
    ...eligiblePlants(of, row),
    truckTypeId: order.truckTypeId,
    passes: of.needed.filter(pass => pass.projectId === order.projectId).map(pass => pass.passId),
    ...closedTrucks(of, order),
    wishedTruckIds: of.wishes.filter(wish => wish.orderId === order.id).map(wish => wish.truckId),
    extraMinutes: of.handDosed.has(order.id) ? of.extraMinutes : 0,
    loads: loads.map(load => ({
      id: load.id,
      version: load.version,
      loadNo: load.loadNo,
      doNumber: load.doNumber,
      volume: volumeOf(load),
      status: load.status,
      lockedBy: load.lockedUntil && load.lockedUntil > of.now ? load.lockedByName : null,
      mark: markOf(load, of.now),
      promised: Math.round(minutesBetween(of.dayStart, load.promisedAt)),
      ...(load.wantedAt && { wanted: Math.round(minutesBetween(of.dayStart, load.wantedAt)) }),
      place: placeOf(load, of.dayStart, of.minute, Math.ceil((((unloading * 100) / loadSize) * volumeOf(load)) / 100)),
    })),
  }
}

const volumeOf = (load: DeliveryOrderRow) => Math.round(Number(load.quantity) * 100)

const plantsOf = ({ chosen }: OrderParts, orderId: string) => [
  ...new Set(chosen.assigned.filter(each => each.orderId === orderId).map(each => each.plantId)),
]

/** The plants of the order first, then those set for its site, then the others, by what the recommender prefers. */
function eligiblePlants(of: OrderParts, { order }: PlanOrderRow): Pick<FactOrder, 'plants' | 'closedPlants'> {
  const assigned = plantsOf(of, order.id)
  const set = of.chosen.set.filter(each => each.locationId === order.locationId).map(each => each.plantId)
  const ways = order.locationPlantDistanceTime as { plantId?: string; minutes?: number; hour?: number }[]
  const hour = Math.floor(Math.max(0, minutesBetween(of.dayStart, order.startsAt)) / 60) % 24
  const all = of.plants.map(plant => {
    const way = ways.find(each => each.plantId === plant.id)
    const minutes = way?.minutes ?? null
    const distance = minutes ?? travel(plant, order, hour, of.table).minutes
    const rank = assigned.includes(plant.id) ? 0 : set.includes(plant.id) || !set.length ? 1 : 2
    const penalty = [0, of.config.otherPlantPenalty, of.config.unsetPlantPenalty][rank]!
    const foreign = plant.otherRegion && rank > 0 && !of.alsoPlants.has(plant.id) ? 'other-region' : null
    const rule = foreign ?? closedBy(of, order, plant)
    return { id: plant.id, minutes, hour: way?.hour ?? null, penalty, rank, distance, rule }
  })
  const nearest = Math.min(...all.filter(each => !each.rule).map(each => each.distance))
  const tooFar = (each: (typeof all)[number]) =>
    each.rank > 0 && each.distance > Math.max(of.recommender.maxTravelMinutes, nearest)
  const open = all.filter(each => !each.rule && !tooFar(each))
  const { prefer } = of.recommender
  const room = prefer === 'most_room' ? roomAt(of, hour) : () => 0
  const byPreference = prefer === 'nearest' ? () => 0 : byRank
  open.sort((a, b) => byPreference(a, b) || room(b.id) - room(a.id) || a.distance - b.distance)
  return {
    plants: open.map(({ id, penalty, minutes, hour }) => ({ id, penalty, minutes, hour })),
    closedPlants: all.flatMap(each =>
      each.rule ? [{ id: each.id, rule: each.rule }] : tooFar(each) ? [{ id: each.id, rule: 'too-far' }] : [],
    ),
  }
}

/** Volume that plants could still batch in an hour of the day. */
function roomAt({ plants, loads, dayStart }: OrderParts, hour: number): (plantId: string) => number {
  const booked = new Map<string, number>()
  for (const load of loads)
    if (Math.floor(minutesBetween(dayStart, load.plannedBatchAt) / 60) === hour)
      booked.set(load.plantId, (booked.get(load.plantId) ?? 0) + Math.round(Number(load.quantity) * 100))
  return id => (plants.find(plant => plant.id === id)?.hourly[hour] ?? 0) - (booked.get(id) ?? 0)
}

const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank

function closedBy(of: OrderParts, order: PlanOrderRow['order'], plant: FactPlant): string | null {
  const row = of.plantRows.find(each => each.id === plant.id)!
  if (!row.active) return 'plant-off'
  if (row.certificateValidTo && row.certificateValidTo < of.orderDate) return 'certificate'
  const rule = decidingRule(of.rules, {
    plantId: plant.id,
    projectId: order.projectId,
    locationId: order.locationId,
    productId: order.productId,
  })
  return rule && !rule.allowed ? 'eligibility' : null
}

/** Bans of trucks and of their drivers, and trucks of groups that do not stand by for the project. */
function closedTrucks(
  { bans, crews, truckIds, groups }: OrderParts,
  { customerId, projectId, locationId }: PlanOrderRow['order'],
): Pick<FactOrder, 'bannedTruckIds' | 'otherGroupTruckIds'> {
  const banned = bans
    .filter(ban => ban.customerId === customerId || ban.projectId === projectId || ban.locationId === locationId)
    .flatMap(ban => ban.truckId ?? crews.find(crew => crew.driverId === ban.driverId)?.truckId ?? [])
  const standBy = groups.projects.filter(each => each.projectId === projectId).map(each => each.groupId)
  const inGroup = new Set(groups.members.filter(each => standBy.includes(each.groupId)).map(each => each.truckId))
  return {
    bannedTruckIds: [...new Set(banned)].sort(),
    otherGroupTruckIds: standBy.length ? truckIds.filter(id => !inGroup.has(id)) : [],
  }
}
