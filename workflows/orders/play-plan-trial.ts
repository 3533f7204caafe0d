import type { RegionRow } from '~/db/fleet/region'
import { getSeenRegion } from '~/db/fleet/region-rows'
import type { Db } from '~/db/kit/db'
import type { Sql } from '~/db/kit/open'
import { readOnly } from '~/db/kit/read-only'
import { settingOn } from '~/db/kit/setting'
import { planLoadRows } from '~/db/orders/plan/rows'
import { planTrialLoads, planTrialTruckTypes } from '~/db/orders/plan-trial'
import type { Person } from '~/domain/access/roles'
import { addDays, instantOn, minutesBetween } from '~/domain/kit/time'
import type { FactTruck } from '~/domain/orders/plan/facts'
import {
  PLAN_TRIAL_SEED,
  type PlanTrial,
  type PlanTrialAsk,
  type PlanTrialCheck,
  type PlanTrialDay,
  type PlanTrialOrder,
  planTrialRounds,
  planTrialWords,
} from '~/domain/orders/plan-trial'
import { asOffered, type PlanRules, withTrial } from '~/domain/orders/plan-trial-change'
import { type DrivenLoad, pastDay, unloadingOf, wayOf } from '~/domain/orders/plan-trial-day'
import { cubic, happenedColumn, plannedColumn, type TrialGround, total } from '~/domain/orders/plan-trial-figures'
import { changedOrders, mostChanged, totalColumns } from '~/domain/orders/plan-trial-sums'
import { checkPlanTrialDays, checkPlanTrialLoads, checkPlanTrialNames } from './check-plan-trial'
import { readDay } from './plan/facts'
import { planHere } from './plan/run-here'

type PastDay = { rules: PlanRules; driven: DrivenLoad[]; trucks: FactTruck[]; onTimeMinutes: number }
type Period = { region: RegionRow; days: PastDay[]; loads: number; types: Map<string, string> }

/** Whether the question can be played, and what it says. */
export async function checkPlanTrial(db: Db, person: Person, ask: PlanTrialAsk, now: Date): Promise<PlanTrialCheck> {
  const { words, loads } = await askedPeriod(db, person, ask, now)
  return { words, loads }
}

/**
 * Plays past days once as they were planned for and once under the change. The days are read from one moment and the
 * connection is let go before anything is planned; nothing is written.
 */
export async function playPlanTrial(db: Db, person: Person, ask: PlanTrialAsk, now: Date): Promise<PlanTrial> {
  const { region, days, loads, fleet, words } = await askedPeriod(db, person, ask, now)
  const played: PlanTrialDay[] = []
  const orders: PlanTrialOrder[] = []
  for (const day of days) {
    const result = await playDay(day, ask, fleet)
    played.push(result.day)
    orders.push(...result.orders)
  }
  return {
    regionName: region.regionName,
    words,
    loads,
    days: played,
    total: totalColumns(played),
    orders: mostChanged(orders),
  }
}

async function askedPeriod(db: Db, person: Person, ask: PlanTrialAsk, now: Date) {
  const period = await readOnly(db, sql => readPeriod(sql, person, ask, now))
  const { days, types } = period
  const fleet = days.flatMap(day => day.trucks)
  checkPlanTrialNames(ask, days[0]!.rules.facts, fleet, types)
  const plants = new Map(days.flatMap(({ rules }) => rules.facts.plants).map(plant => [plant.id, plant.name]))
  const words = planTrialWords(ask, { plant: id => plants.get(id) ?? '', truckType: id => types.get(id) ?? '' })
  return { ...period, fleet, words }
}

async function readPeriod(sql: Sql, person: Person, ask: PlanTrialAsk, now: Date): Promise<Period> {
  const region = await getSeenRegion(sql, person, ask.regionId)
  checkPlanTrialDays(ask, now, region.zone)
  const loads = await planTrialLoads(sql, region.id, ask.fromDate, ask.toDate)
  checkPlanTrialLoads(loads)
  const days: PastDay[] = []
  for (let day = ask.fromDate; day <= ask.toDate; day = addDays(day, 1))
    days.push(await readPast(sql, day, region.id, now))
  const types = new Map((await planTrialTruckTypes(sql)).map(type => [type.id, type.truckType]))
  return { region, days, loads, types }
}

async function readPast(sql: Sql, day: string, regionId: string, now: Date): Promise<PastDay> {
  const rules = await readDay(sql, day, regionId, now)
  const { facts } = rules
  const dayStart = instantOn(day, '00:00', facts.zone)
  const minute = (at: Date | null) => at && Math.round(minutesBetween(dayStart, at))
  const rows = await planLoadRows(
    sql,
    facts.orders.map(order => order.id),
  )
  const driven = rows.map(load => ({
    loadId: load.id,
    orderId: load.orderId,
    plantId: load.plantId,
    truckId: load.truckId,
    delivered: load.status === 'delivered' || load.status === 'returned',
    begin: minute(load.loadingAt ?? load.batchedAt),
    left: minute(load.leftAt),
    arrived: minute(load.onSiteAt),
    from: minute(load.pourStartAt),
    until: minute(load.pourEndAt),
    returned: minute(load.returnedAt),
  }))
  const onTimeMinutes = await settingOn(sql, 'orders.on-time-minutes', day, regionId)
  return { rules, driven, trucks: facts.trucks, onTimeMinutes }
}

async function playDay({ rules, driven, trucks, onTimeMinutes }: PastDay, ask: PlanTrialAsk, fleet: FactTruck[]) {
  const asItWas = { ...rules, facts: pastDay(rules.facts, driven, ask.plantIds, rules.config.gapReserve) }
  const tried = withTrial(asItWas, ask, fleet)
  // Where the change is about offers, both plans have the orders alone that would have been offered their time.
  const taken = (of: PlanRules) =>
    ask.offerWayPercent == null ? { rules: of, turnedAway: [] } : asOffered(of, onTimeMinutes)
  const [was, is] = [taken(asItWas), taken(tried)]
  const [before, after] = [await planned(was.rules), await planned(is.rules)]
  const { facts } = asItWas
  // Every column is held against the longest pause as it was booked.
  const booked = new Map(rules.facts.orders.map(order => [order.id, order.maxGap]))
  const orders = facts.orders.map(order => ({ ...order, maxGap: booked.get(order.id) ?? order.maxGap }))
  const ground: TrialGround = { facts: { ...facts, orders }, trucks, onTimeMinutes }
  const own = new Set(facts.orders.flatMap(order => order.loads.map(load => load.id)))
  const known = driven.filter(load => own.has(load.loadId))
  const day: PlanTrialDay = {
    day: facts.orderDate,
    orders: facts.orders.length,
    loads: own.size,
    quantity: cubic(total(facts.orders.flatMap(order => order.loads.map(load => load.volume)))),
    waysDriven: known.filter(load => wayOf(load) !== null).length,
    unloadingsSeen: known.filter(load => unloadingOf(load) !== null).length,
    columns: {
      happened: happenedColumn(ground, driven),
      planned: plannedColumn(ground, before, was.turnedAway),
      changed: plannedColumn({ ...ground, trucks: tried.facts.trucks }, after, is.turnedAway),
    },
  }
  return { day, orders: changedOrders(ground, { driven: known, planned: before.loads, changed: after.loads }) }
}

const planned = ({ facts, params }: PlanRules) => {
  const iterations = planTrialRounds(facts.orders.reduce((sum, order) => sum + order.loads.length, 0))
  return planHere({ facts, params, published: null, seed: PLAN_TRIAL_SEED, seconds: 1, iterations }, async () => {})
}
