import type * as z from 'zod'
import { project } from '~/db/customers/project'
import { getSeenRegion } from '~/db/fleet/region-rows'
import { crewsOf } from '~/db/fleet/roster-availability'
import { seenLocation, seenProject } from '~/db/fleet/seen-places'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { rulesOfPlants } from '~/db/orders/eligibility'
import { planBans, planPasses } from '~/db/orders/plan/fleet-rows'
import { type PlanLine, publishedPlans } from '~/db/orders/plan/plan'
import { setPlants } from '~/db/orders/supply-plants'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { instantOn, minutesBetween } from '~/domain/kit/time'
import { decidingRule } from '~/domain/orders/eligibility'
import { split } from '~/domain/orders/loads'
import { quotesFor } from '~/domain/orders/plan/can-take'
import type { CanTake, CanTakeAnswer } from '~/domain/orders/plan/change'
import type { FactOrder, PlanFacts } from '~/domain/orders/plan/facts'
import { travel } from '~/domain/orders/travel'
import { type ReadDay, readDay } from './facts'
import { withUnmapped } from './facts-plants'
import { planRow } from './store'

type Ask = z.output<typeof CanTake>

/** Can we take this order? Nothing moves and nothing is written: the earliest start per plant and what it costs the day. */
export async function canTake(sql: Sql, person: Person, ask: Ask, now: Date): Promise<CanTakeAnswer> {
  await getSeenRegion(sql, person, ask.regionId)
  await seesSite(sql, person, ask)
  const day = await readDay(sql, ask.orderDate, ask.regionId, now)
  const order = await askedOrder(sql, ask, day, now)
  const { quotes, refused } = quotesFor(
    { ...day.facts, plants: withUnmapped(day.facts.plants, order.productId ? [order.productId] : []) },
    order,
    day.params,
  )
  const [published] = await publishedPlans(sql, person, ask.orderDate, [ask.regionId])
  return { basedOn: published ? planRow(published as PlanLine) : null, quotes, refused }
}

/** Rules, bans and passes of a site are told of with the answer, so they are seen with the site. */
async function seesSite(sql: Sql, person: Person, { projectId, locationId }: Ask): Promise<void> {
  if (projectId && !(await seenProject(sql, person, projectId))) throw new Missing('There is no such project')
  if (locationId && !(await seenLocation(sql, person, locationId))) throw new Missing('There is no such location')
}

async function askedOrder(sql: Sql, ask: Ask, { facts, config }: ReadDay, now: Date): Promise<FactOrder> {
  const on = <N extends Parameters<typeof settingOn>[1]>(name: N) => settingOn(sql, name, ask.orderDate, ask.regionId)
  const schedule = ask.loadSize ?? (await on('orders.schedule-load'))
  const loads = split(ask.quantity, { schedule, minimum: await on('orders.minimum-load') })
  const perM3 = Number(await on('orders.unload-minutes-per-m3'))
  const unloading = ask.unloadingMinutes ?? Math.ceil(perM3 * Number(schedule))
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
    drumLife: Math.max(30, (await on('deliveries.discharge-minutes')) - (await on('orders.loading-minutes'))),
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
    extraMinutes: 0,
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
  ask: Ask,
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
  { projectId, locationId, orderDate }: Ask,
  facts: PlanFacts,
  now: Date,
): Promise<Pick<FactOrder, 'passes' | 'bannedTruckIds' | 'otherGroupTruckIds'>> {
  if (!projectId) return { passes: [], bannedTruckIds: [], otherGroupTruckIds: [] }
  const { needed } = await planPasses(sql, orderDate, [projectId])
  const truckIds = facts.trucks.map(truck => truck.id)
  const crews = await crewsOf(sql, { day: orderDate, now: facts.now === null ? null : now, truckIds })
  const customerId = (await project.find(sql, projectId))?.customerId
  const bans = (await planBans(sql, orderDate)).filter(
    ban =>
      ban.projectId === projectId ||
      (!!locationId && ban.locationId === locationId) ||
      (!!customerId && ban.customerId === customerId),
  )
  return {
    passes: needed.map(pass => pass.passId),
    bannedTruckIds: bans.flatMap(
      ban => ban.truckId ?? crews.find(crew => crew.driverId === ban.driverId)?.truckId ?? [],
    ),
    otherGroupTruckIds: [],
  }
}
