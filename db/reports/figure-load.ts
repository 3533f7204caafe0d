import { and, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { RowFigure } from '~/domain/kit/figure/rows'
import { businessDay } from '~/domain/kit/time'
import type { FigureRowAsk } from '~/domain/reports/figure-row'
import { products } from '../catalog/tables'
import { SUPPLIED } from '../customers/project'
import { customers } from '../customers/tables'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { expectedAt, isLate, promisedAt } from '../orders/promise'
import { orders } from '../orders/tables'
import { carbonOfLoad } from './load-carbon'
import { GATE, STANDING } from './measure'

const o = deliveryOrders
const M3 = raw`${o.quantity}`
const ONE = raw`1`
/** A figure of the carbon report is of the loads whose materials are known. */
const KNOWN = raw`${SUPPLIED} and a1 is not null`
const WAIT = raw`extract(epoch from ${o.pourStartAt} - ${o.onSiteAt}) / 60`
const SITE_WATER = raw`${o.waterAddedLitres} > 0`
const yes = (of: SQL) => raw`case when ${of} then 1 else 0 end`

export const LOAD_NAME = raw`coalesce(${o.doNumber}, ${orders.orderNo} || '-' || ${o.loadNo})`
export const WITH_LOADS = raw`${o} join ${orders} on ${orders.id} = ${o.orderId} join ${plants} on ${plants.id} = ${o.plantId}
  join ${customers} on ${customers.id} = ${o.customerId} join ${products} on ${products.id} = ${o.productId}`

export const same = (column: PgColumn, value: string | number | undefined) =>
  value === undefined ? undefined : eq(column, value)

/** Loads of the days that the figure is asked of, in any state. */
export const loadsAsked = (person: Person, ask: FigureRowAsk): SQL =>
  and(
    seenDeliveries(person),
    raw`${o.doDate} between ${ask.from} and ${ask.to}`,
    same(o.plantId, ask.plantId),
    same(o.customerId, ask.customerId),
    same(o.projectId, ask.projectId),
    same(o.truckId, ask.truckId),
    same(o.driverId, ask.driverId),
    same(o.productId, ask.productId),
    same(o.mixDesignId, ask.mixDesignId),
  )!

/** What a load gives to a figure, of what, and which loads do. */
type LoadPart = { part: SQL; base?: SQL; where: SQL }

const ALL: LoadPart = { part: raw`a1 + coalesce(a2, 0) + coalesce(a3, 0) + coalesce(a4, 0)`, base: M3, where: KNOWN }
const stage = (name: 'a1' | 'a2' | 'a3' | 'a4'): LoadPart => ({
  ...{ part: raw`coalesce(${raw.raw(name)}, 0)`, base: M3, where: KNOWN },
})
const CARBON: Partial<Record<RowFigure, LoadPart>> = {
  carbonGate: { part: GATE, base: M3, where: KNOWN },
  carbonSite: ALL,
  carbonA1: stage('a1'),
  carbonA2: stage('a2'),
  carbonA3: stage('a3'),
  carbonA4: stage('a4'),
  emitted: ALL,
  emittedA1: stage('a1'),
  emittedA2: stage('a2'),
  emittedA3: stage('a3'),
  emittedA4: stage('a4'),
  materialShare: { part: raw`a1`, base: ALL.part, where: KNOWN },
  loadsByMix: { part: M3, where: raw`${KNOWN} and by_mix` },
  weighedShare: { part: yes(raw`not by_mix`), base: ONE, where: KNOWN },
}
const PLAIN: Partial<Record<RowFigure, LoadPart>> = {
  planned: { part: M3, where: STANDING },
  loadsPlanned: { part: M3, where: STANDING },
  remaining: { part: M3, where: raw`${STANDING} and not (${SUPPLIED})` },
  poured: { part: raw`${o.quantity} - coalesce(${o.returnConcrete}, 0)`, where: SUPPLIED },
  returned: { part: raw`${o.returnConcrete}`, where: raw`${SUPPLIED} and ${o.returnConcrete} > 0` },
  rejected: { part: M3, where: raw`${o.status} = 'rejected'` },
  loadSize: { part: M3, base: ONE, where: SUPPLIED },
  wait: { part: WAIT, where: raw`${WAIT} is not null` },
  waterAdded: { part: yes(SITE_WATER), base: ONE, where: SUPPLIED },
  siteWaterLoads: { part: raw`${o.waterAddedLitres}`, where: raw`${SUPPLIED} and ${SITE_WATER}` },
}
const DELIVERED: LoadPart = { part: M3, where: SUPPLIED }

/** The parts of each load in a statement over loads, with what has to be joined for them. */
export async function loadParts(sql: Sql, ask: FigureRowAsk, now: Date): Promise<LoadPart & { base: SQL; join?: SQL }> {
  const none = raw`null`
  const carbon = CARBON[ask.figure]
  if (carbon) {
    const stages = await carbonOfLoad(sql, ask.to)
    return { base: none, ...carbon, join: raw`join lateral (${stages}) stage on true` }
  }
  const promise = ask.figure === 'onTime' || ask.figure === 'late' ? await promised(sql, ask, now) : undefined
  return { base: none, ...(promise ?? PLAIN[ask.figure] ?? DELIVERED) }
}

/** First loads on site beside their promise, and loads behind it. */
async function promised(sql: Sql, { figure, from, to }: FigureRowAsk, now: Date): Promise<LoadPart> {
  const onTime = await settingOn(sql, 'orders.on-time-minutes', to)
  const apart = raw`abs(extract(epoch from ${o.onSiteAt} - ${promisedAt()}))`
  if (figure === 'onTime')
    return {
      part: raw`case when ${apart} < ${(onTime + 1) * 60} then 1 else 0 end`,
      base: ONE,
      where: raw`${o.loadNo} = 1 and ${o.onSiteAt} is not null`,
    }
  const today = businessDay(now)
  return {
    part: raw`floor(extract(epoch from ${expectedAt(now)} - ${promisedAt()}) / 60)`,
    where: raw`${STANDING} and ${isLate({ now, onTime, today: from === today && to === today })}`,
  }
}
