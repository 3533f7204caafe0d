import { and, eq, gte, inArray, lte, sql as raw, type SQL } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { CLOSED, OUTSTANDING } from '~/domain/deliveries/delivery-order-status'
import { papersOn } from '~/domain/fleet/paper'
import { businessDay, type PlainDate } from '~/domain/kit/time'
import { type FleetStory, monthToDate, type PlantStory, type StoryBan } from '~/domain/reports/story'
import { linesWhere, searchLoads } from '../deliveries/delivery-order-list'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { type BanKind, type BanLine, banPage } from '../fleet/ban-rows'
import { getSeenDriver } from '../fleet/driver-rows'
import { assigneePage } from '../fleet/pass-assignee-rows'
import { getSeenPlant } from '../fleet/seen-plant'
import { passAssignees } from '../fleet/tables'
import { getSeenTruck } from '../fleet/truck-rows'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { siloCovers } from '../materials/silo-cover'
import { deliveredIn } from './delivered'

const SHOWN = 10
const MANY = { limit: 50, offset: 0 }

type Whose = { truckIds: [string] } | { driverIds: [string] } | { plantIds: [string] }
const ownOf = (whose: Whose): SQL =>
  'truckIds' in whose
    ? eq(deliveryOrders.truckId, whose.truckIds[0])
    : 'driverIds' in whose
      ? eq(deliveryOrders.driverId, whose.driverIds[0])
      : eq(deliveryOrders.plantId, whose.plantIds[0])

/** How a truck is used, what it has to do today, and what ends soon. */
export async function truckStory(sql: Sql, person: Person, id: string, now: Date): Promise<FleetStory> {
  const { tareValidTo, inspectionValidTo } = await getSeenTruck(sql, person, id)
  const [story, held] = await Promise.all([
    worked(sql, person, { truckIds: [id] }, now),
    heldBy(sql, person, 'truck', id, businessDay(now)),
  ])
  const papers = [
    { name: 'Inspection', validTo: inspectionValidTo },
    { name: 'Tare', validTo: tareValidTo },
  ]
  return { ...story, papers: papersOn([...papers, ...held.passes], story.today, held.warnDays), bans: held.bans }
}

/** The same of a driver. */
export async function driverStory(sql: Sql, person: Person, id: string, now: Date): Promise<FleetStory> {
  const { licenceValidTo } = await getSeenDriver(sql, person, id)
  const [story, held] = await Promise.all([
    worked(sql, person, { driverIds: [id] }, now),
    heldBy(sql, person, 'driver', id, businessDay(now)),
  ])
  const papers = [{ name: 'Licence', validTo: licenceValidTo }, ...held.passes]
  return { ...story, papers: papersOn(papers, story.today, held.warnDays), bans: held.bans }
}

/** The same of a plant, with the silos that run low. */
export async function plantStory(sql: Sql, person: Person, id: string, now: Date): Promise<PlantStory> {
  const { certificateNo, certificateValidTo } = await getSeenPlant(sql, person, id)
  const [story, warnDays, silos] = await Promise.all([
    worked(sql, person, { plantIds: [id] }, now),
    settingOn(sql, 'fleet.pass-warn-days', businessDay(now)),
    mayDo(person, 'view', 'material') ? siloCovers(sql, person, id, now) : null,
  ])
  const certificate = {
    name: certificateNo ? `Certificate ${certificateNo}` : 'Certificate',
    validTo: certificateValidTo,
  }
  return {
    ...story,
    papers: papersOn([certificate], story.today, warnDays),
    bans: [],
    silos:
      silos?.rows
        .filter(({ mark }) => mark !== 'normal' && mark !== 'high')
        .map(({ id: siloId, siloCode, materialName, percent }) => ({ id: siloId, siloCode, materialName, percent })) ??
      null,
  }
}

async function worked(sql: Sql, person: Person, whose: Whose, now: Date): Promise<Omit<FleetStory, 'papers' | 'bans'>> {
  const today = businessDay(now)
  const spans = monthToDate(today)
  const own = ownOf(whose)
  const [delivered, deliveredBefore, days, ahead, loads] = await Promise.all([
    deliveredIn(sql, person, spans.month, own),
    deliveredIn(sql, person, spans.before, own),
    daysWorked(sql, person, and(own, gte(deliveryOrders.doDate, spans.month.from), lte(deliveryOrders.doDate, today))),
    linesWhere(
      sql,
      person,
      and(own, eq(deliveryOrders.doDate, today), inArray(deliveryOrders.status, [...OUTSTANDING])),
      SHOWN,
    ),
    searchLoads(sql, person, {
      ...whose,
      statuses: [...CLOSED],
      toDate: today,
      limit: SHOWN,
      offset: 0,
      sort: '-doDate,-plannedBatchAt',
    }),
  ])
  return {
    today,
    ...spans,
    ...{ delivered: delivered.all, deliveredBefore: deliveredBefore.all },
    ...{ days, ahead, loads: loads.rows },
  }
}

async function daysWorked(sql: Sql, person: Person, where: SQL | undefined): Promise<number> {
  const [row] = await sql
    .select({ days: raw<number>`count(distinct ${deliveryOrders.doDate})::int` })
    .from(deliveryOrders)
    .where(and(seenDeliveries(person), where, inArray(deliveryOrders.status, ['delivered', 'returned'])))
  return row?.days ?? 0
}

/** Passes and bans of a truck or a driver. */
async function heldBy(sql: Sql, person: Person, kind: BanKind, id: string, today: PlainDate) {
  const warnDays = await settingOn(sql, 'fleet.pass-warn-days', today)
  const holder = kind === 'truck' ? passAssignees.truckId : passAssignees.driverId
  const [passes, bans] = await Promise.all([
    assigneePage(sql, person, MANY, { day: today, warnDays }, eq(holder, id)),
    banPage(sql, person, kind, { ...MANY, ...(kind === 'truck' ? { truckId: id } : { driverId: id }) }, today),
  ])
  return {
    warnDays,
    passes: passes.rows.map(row => ({ name: row.passName, validFrom: row.validFrom, validTo: row.validTo })),
    bans: bans.rows.filter(({ state }) => state === 'in_force' || state === 'ahead').map(storyBan),
  }
}

const storyBan = ({ id, customerName, projectName, locationName, reason, fromDate, toDate }: BanLine): StoryBan => ({
  ...{ id, reason, fromDate, toDate },
  where: [customerName, projectName, locationName].filter(Boolean).join(', '),
})
