import { type DeliveryOrderRow, loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { assignedPlants, type OrderRow, order, orderedAddOns } from '~/db/orders/order'
import { type Parties, partiesOf } from '~/db/orders/parties'
import { promiseInForce } from '~/db/orders/promise'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { plantsById } from '~/db/orders/supply-plants'
import { cubicMetres, decimal, sum } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { addMinutes, clockTime, instantOn } from '~/domain/kit/time'
import { type OnCallRelease, partFault } from '~/domain/orders/on-call-quantity'
import { isIn, UNDER_WAY } from '~/domain/orders/order-states'
import { leadMinutes, type PlannedLoad, planLoads } from '~/domain/orders/schedule'
import { keepPreview } from './keep-preview'
import { makePromise } from './make-promise'
import { type Objection, settle } from './objection'
import { isGone, isWaiting } from './order-facts'
import { appendLoads, plannedOf } from './order-loads'
import { objectionsTo } from './order-rules'
import { type NewPlan, planFrom, pourOf } from './plan-order'
import { pourObjections } from './pour-rules'
import { noticeObjections } from './time-rules'

export type OnCallReleased = { order: OrderRow; quantity: string; loads: number; warnings: string[] }

/**
 * The site asks for m³ that were on call, at a time: they become loads with that promise, under the rules of booking. What is not
 * released stays on call, and the loads before stay as they are.
 */
export async function releaseOnCallQuantity(work: Work, id: string, asked: OnCallRelease): Promise<OnCallReleased> {
  const row = await lockSeenOrder(work, id)
  order.atVersion(row, asked.version)
  if (!isIn(UNDER_WAY, row.status))
    throw new Refused(`${row.orderNo} is ${row.status.replace('_', ' ')}`, undefined, { status: row.status })
  const parties = await partiesOf(work, row)
  const present = await loadsOf(work.sql, id)
  const wrong = partFault(asked.quantity, row)
  if (wrong) throw invalid('quantity', wrong)
  const plan = await planRelease(work, row, parties, present, asked)
  const planned = planLoads(plan.shares, row.spacingMinutes, plan.sizes)
  const loads = planned.map(load => ({ ...load, wantedAt: load.onSiteAt }))
  const objections = await objectionsToRelease(work, row, parties, plan, loads, present)
  const warnings = settle(work, objections, asked.override)

  const { zone } = parties.region
  const left = cubicMetres(decimal(row.onCallQuantity).minus(asked.quantity))
  const because = { ...work, reason: asked.override?.reason ?? `${asked.reason}, asked by ${asked.askedBy}` }
  const moved = await order.move(because, row, { onCallQuantity: left }, 'release on call')
  await addShare(because, moved, plan)
  await appendLoads(because, moved, loads, present)
  const before = await promiseInForce(work.sql, id)
  await makePromise(because, moved, {
    ...(before && { startsAt: before.startsAt, spacingMinutes: before.spacingMinutes }),
    ...{ source: 'released', askedBy: asked.askedBy },
    reason: `${Number(asked.quantity)} m³ for ${clockTime(plan.startsAt, zone)}: ${asked.reason}`,
  })
  await keepPreview(because, moved)
  return { order: moved, quantity: cubicMetres(asked.quantity), loads: loads.length, warnings }
}

/** When the next load can be there: after the last one, and no sooner than its plant needs from now, to the next five minutes. */
export async function soonestOnSite(work: Work, row: OrderRow): Promise<Date> {
  const present = await loadsOf(work.sql, row.id)
  const { zone } = (await partiesOf(work, row)).region
  const startTime = clockTime(work.now, zone)
  const { shares } = await planRelease(work, row, await partiesOf(work, row), present, {
    quantity: row.loadSize,
    startTime,
  })
  const ready = addMinutes(work.now, leadMinutes(shares[0]!))
  const at = new Date(Math.max(ready.getTime(), nextAfter(row, present)?.getTime() ?? 0))
  return new Date(Math.ceil(at.getTime() / FIVE) * FIVE)
}

const FIVE = 300_000

/** From one plant, poured and driven as the rest of the order. */
async function planRelease(
  work: Work,
  row: OrderRow,
  { region, location }: Parties,
  present: readonly DeliveryOrderRow[],
  { quantity, startTime, plantId }: Pick<OnCallRelease, 'quantity' | 'startTime' | 'plantId'>,
): Promise<NewPlan> {
  const chosen = plantId ?? (await plantOf(work, row, present))
  const plant = chosen ? (await plantsById(work.sql, [chosen])).get(chosen) : undefined
  if (!plant || plant.removed) throw invalid('plantId', 'There is no such plant')
  const { latitude, longitude, loadSize } = row
  const addOns = await orderedAddOns.list(work.sql, row.id)
  const pour = await pourOf(work.sql, {
    ...{ ...row, quantity, loadSize, startTime, assignedPlants: [], associateProducts: addOns },
    ...{ place: { latitude, longitude }, region, location },
  })
  const startsAt = instantOn(row.orderDate, startTime, region.zone)
  return {
    ...{ startsAt, sizes: pour.sizes, unloading: pour.unloading },
    ...planFrom(plant, pour.leadOf(plant, startTime), quantity, startsAt),
  }
}

/** The plant of the last load, else the first one of the order. */
async function plantOf({ sql }: Work, { id }: OrderRow, present: readonly DeliveryOrderRow[]) {
  const last = lastOf(present.filter(load => !isGone(load)))
  return last?.plantId ?? (await assignedPlants.list(sql, id))[0]?.plantId
}

const lastOf = (loads: readonly DeliveryOrderRow[]) =>
  loads.reduce<DeliveryOrderRow | undefined>((a, b) => (a && a.plannedOnSiteAt >= b.plannedOnSiteAt ? a : b), undefined)

/** What booking has against these loads beside those that the order has. */
async function objectionsToRelease(
  work: Work,
  row: OrderRow,
  parties: Parties,
  plan: NewPlan,
  loads: PlannedLoad[],
  present: readonly DeliveryOrderRow[],
): Promise<Objection[]> {
  const { zone } = parties.region
  const waiting = present.filter(isWaiting)
  const plants = await plantsById(
    work.sql,
    waiting.map(load => load.plantId),
  )
  const all = { ...plan, plants: new Map([...plants, ...plan.plants]) }
  const found = [
    ...noticeObjections({ plan, loads, zone, now: work.now, leadMinutes: 0 }),
    ...afterLast(row, present, loads, zone),
    ...pourObjections({ ...row, newPour: true }, plan, plan.unloading, loads),
    ...(await objectionsTo(work, row, parties, all, [...waiting.map(plannedOf), ...loads])),
  ]
  // What would put an order on hold refuses more of it.
  return found.map(({ hold, warning, ...objection }) => ({ ...objection, ...(warning && !hold ? { warning } : {}) }))
}

/** They follow the loads that the site has already, at the spacing of the order. */
function afterLast(
  row: OrderRow,
  present: readonly DeliveryOrderRow[],
  loads: readonly PlannedLoad[],
  zone: string,
): Objection[] {
  const last = lastOf(present.filter(load => !isGone(load)))
  const from = nextAfter(row, present)
  if (!last || !from || loads[0]!.onSiteAt >= from) return []
  const earliest = clockTime(from, zone)
  const message = `Load ${last.loadNo} is on site at ${clockTime(last.onSiteAt ?? last.plannedOnSiteAt, zone)}; the next follows at ${earliest}`
  return [{ rule: 'spacing', message, earliest }]
}

function nextAfter({ spacingMinutes }: OrderRow, present: readonly DeliveryOrderRow[]): Date | undefined {
  const last = lastOf(present.filter(load => !isGone(load)))
  return last && addMinutes(last.onSiteAt ?? last.plannedOnSiteAt, spacingMinutes)
}

/** The plants of the order carry what is firm of it. */
async function addShare(work: Work, row: OrderRow, { shares }: NewPlan): Promise<void> {
  const present = await assignedPlants.list(work.sql, row.id)
  const known = present.map(({ plantId, startTime, quantity }) => ({ plantId, startTime, quantity }))
  const [share] = shares
  if (!share) return
  const { plantId, startTime, quantity } = share
  const own = known.find(of => of.plantId === plantId)
  const added = own
    ? known.map(of => (of === own ? { ...own, quantity: cubicMetres(sum([own.quantity, quantity])) } : of))
    : [...known, { plantId, startTime, quantity }]
  await assignedPlants.replace(work, row.id, added)
}
