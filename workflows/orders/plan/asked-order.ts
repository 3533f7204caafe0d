import { project } from '~/db/customers/project'
import { crewsOf } from '~/db/fleet/roster-availability'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { rulesOfPlants } from '~/db/orders/eligibility'
import { planBans, planPasses } from '~/db/orders/plan/fleet-rows'
import { setPlants } from '~/db/orders/supply-plants'
import { instantOn, minutesBetween } from '~/domain/kit/time'
import { decidingRule } from '~/domain/orders/eligibility'
import { split } from '~/domain/orders/loads'
import type { FactOrder, PlanFacts } from '~/domain/orders/plan/facts'
import { travel } from '~/domain/orders/travel'
import type { ReadDay } from './facts'

/** An order that nobody booked yet. */
export type AskedOrder = {
  orderDate: string
  startTime: string
  regionId: string
  latitude: number
  longitude: number
  quantity: string
  loadSize?: string | null | undefined
  minimumLoad?: string | undefined
  projectId?: string | null | undefined
  locationId?: string | null | undefined
  productId?: string | null | undefined
  truckTypeId?: string | null | undefined
  spacingMinutes?: number | null | undefined
  unloadingMinutes?: number | null | undefined
  dischargeLimitMinutes?: number | undefined
  /** Hand dosing at the plant. */
  extraMinutes?: number
  priority: number
}

/** The order as the planner would see it, were it booked. */
export async function askedOrder(sql: Sql, ask: AskedOrder, { facts, config }: ReadDay, now: Date): Promise<FactOrder> {
  const on = <N extends Parameters<typeof settingOn>[1]>(name: N) => settingOn(sql, name, ask.orderDate, ask.regionId)
  const schedule = ask.loadSize ?? (await on('orders.schedule-load'))
  const loads = split(ask.quantity, { schedule, minimum: ask.minimumLoad ?? (await on('orders.minimum-load')) })
  const unloading =
    ask.unloadingMinutes ?? Math.ceil(Number(await on('orders.unload-minutes-per-m3')) * Number(schedule))
  const spacing = ask.spacingMinutes ?? unloading
  const start = instantOn(ask.orderDate, '00:00', facts.zone)
  const due = Math.round(minutesBetween(start, instantOn(ask.orderDate, ask.startTime, facts.zone)))
  return {
    id: 'asked',
    no: 'asked',
    mergedOrderId: null,
    customerName: '',
    projectName: '',
    locationName: '',
    productId: ask.productId ?? '',
    productCode: '',
    latitude: ask.latitude,
    longitude: ask.longitude,
    due,
    spacing,
    unloading,
    loadSize: Math.round(Number(schedule) * 100),
    drumLife: Math.max(
      30,
      (ask.dischargeLimitMinutes ?? (await on('deliveries.discharge-minutes'))) - (await on('orders.loading-minutes')),
    ),
    priority: ask.priority,
    certainty: 1,
    maxPlants: 1,
    from: due,
    latestStart: due + config.startLaterMinutes,
    until: due + config.startLaterMinutes + loads.length * Math.max(spacing, unloading) + 60,
    maxGap: Math.max(config.maxGapMinutes, spacing - unloading + config.gapReserve),
    maxGapStretch: config.gapStretchMinutes,
    ...(await plantsFor(sql, ask, facts, due)),
    truckTypeId: ask.truckTypeId ?? null,
    ...(await truckLimits(sql, ask, facts, now)),
    wishedTruckIds: [],
    extraMinutes: ask.extraMinutes ?? 0,
    loads: loads.map((quantity, at) => ({
      id: `asked-${at + 1}`,
      version: 0,
      loadNo: at + 1,
      doNumber: null,
      volume: Math.round(Number(quantity) * 100),
      status: 'planned',
      lockedBy: null,
      mark: 'free' as const,
      place: null,
    })),
  }
}

async function plantsFor(
  sql: Sql,
  ask: AskedOrder,
  facts: PlanFacts,
  due: number,
): Promise<Pick<FactOrder, 'plants' | 'closedPlants'>> {
  const rules = await rulesOfPlants(
    sql,
    facts.plants.map(plant => plant.id),
  )
  const set = ask.locationId ? await setPlants(sql, ask.locationId) : []
  const none = '00000000-0000-0000-0000-000000000000'
  const closed = facts.plants.filter(plant => {
    const rule = decidingRule(rules, {
      plantId: plant.id,
      projectId: ask.projectId ?? none,
      locationId: ask.locationId ?? none,
      productId: ask.productId ?? undefined,
    })
    return rule && !rule.allowed
  })
  const way = (id: string) =>
    travel(facts.plants.find(plant => plant.id === id)!, ask, Math.floor(due / 60) % 24, facts.table).minutes
  const rank = (id: string) => (set.includes(id) ? set.indexOf(id) : 99)
  return {
    plants: facts.plants
      .filter(plant => !plant.otherRegion && !closed.includes(plant))
      .sort((a, b) => rank(a.id) - rank(b.id) || way(a.id) - way(b.id))
      .map(({ id }) => ({ id, penalty: 0, minutes: null, hour: null })),
    closedPlants: closed.map(({ id }) => ({ id, rule: 'eligibility' })),
  }
}

async function truckLimits(
  sql: Sql,
  { projectId, locationId, orderDate }: AskedOrder,
  facts: PlanFacts,
  now: Date,
): Promise<Pick<FactOrder, 'passes' | 'bannedTruckIds' | 'otherGroupTruckIds'>> {
  if (!projectId) return { passes: [], bannedTruckIds: [], otherGroupTruckIds: [] }
  const { needed } = await planPasses(sql, orderDate, [projectId])
  const customerId = (await project.find(sql, projectId))?.customerId
  const bans = (await planBans(sql, orderDate)).filter(
    ban =>
      ban.projectId === projectId ||
      (!!locationId && ban.locationId === locationId) ||
      (!!customerId && ban.customerId === customerId),
  )
  const truckIds = facts.trucks.map(truck => truck.id)
  // Who drives what is asked again only where a ban is of a driver.
  const crews = bans.some(ban => !ban.truckId)
    ? await crewsOf(sql, { day: orderDate, now: facts.now === null ? null : now, truckIds })
    : []
  return {
    passes: needed.map(pass => pass.passId),
    bannedTruckIds: bans.flatMap(
      ban => ban.truckId ?? crews.find(crew => crew.driverId === ban.driverId)?.truckId ?? [],
    ),
    otherGroupTruckIds: [],
  }
}
