import { loadsOf } from '~/db/deliveries/delivery-order'
import { deliveryOrders } from '~/db/deliveries/tables'
import { demoDays, ordersOfDay } from '~/db/demo/due-loads'
import { region } from '~/db/fleet/region'
import { noteOnly } from '~/db/kit/audit'
import { bulkInsert } from '~/db/kit/bulk'
import { nextNumber } from '~/db/kit/counter'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { holidaysFrom } from '~/db/orders/holiday'
import { assignedPlants, order } from '~/db/orders/order'
import { isRestDay } from '~/domain/kit/rest-day'
import { addDays, addMinutes, businessDay, instantOn, minutesBetween } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { makePromise } from '../orders/make-promise'

const AHEAD = 2
const WEEK = 7
const BACK = 8

/**
 * The demo goes on: a day without orders gets those of the same weekday a week before, booked anew. Nothing that is there
 * is moved or changed.
 */
export async function rollDays(db: Db, now: Date): Promise<string[]> {
  const today = businessDay(now)
  const holidays = await holidaysFrom(db.sql, addDays(today, -WEEK * (BACK + 1)))
  const days = Array.from({ length: AHEAD + WEEK + 1 }, (_, at) => addDays(today, at - WEEK)).filter(
    day => !isRestDay(day, holidays),
  )
  const present = await demoDays(db.sql, days[0]!, days.at(-1)!)
  const missing = days.filter(day => !present.has(day))
  for (const day of missing)
    await inOneGo(db, { by: SYSTEM, now, requestId: newId() }, work => copyDay(work, day, holidays))
  return missing
}

async function copyDay(work: Work, day: string, holidays: ReadonlySet<string>): Promise<void> {
  for (let weeks = 1; weeks <= BACK; weeks++) {
    const like = addDays(day, -WEEK * weeks)
    // The pour of a holiday is not what a working day looks like.
    const from = isRestDay(like, holidays) ? [] : await ordersOfDay(work.sql, like)
    if (!from.length) continue
    for (const of of from) await copyOrder(work, of, day)
    return noteOnly(work, 'demo', 'roll day', { day, orders: from.length })
  }
}

async function copyOrder(work: Work, of: Awaited<ReturnType<typeof ordersOfDay>>[number], day: string): Promise<void> {
  const { code } = await region.get(work.sql, of.regionId)
  const place = await nextNumber(work, `order:${of.regionId}:${day}`)
  const startsAt = instantOn(day, of.startTime)
  const shift = minutesBetween(of.startsAt, startsAt)
  const { id: _id, version: _version, createdAt: _c, createdBy: _cb, updatedAt: _u, updatedBy: _ub, ...facts } = of
  const made = await order.insert(work, {
    ...facts,
    orderNo: `${code}-${day.slice(2).replaceAll('-', '')}-${String(place).padStart(3, '0')}`,
    orderDate: day,
    startsAt,
    callBy: of.callBy && addMinutes(of.callBy, shift),
    calledAt: null,
    status: 'confirmed',
    completedAt: null,
    mergedOrderId: null,
    holdReason: null,
    heldFrom: null,
  })
  const plants = await assignedPlants.list(work.sql, of.id)
  await assignedPlants.replace(
    work,
    made.id,
    plants.map(({ plantId, startTime, quantity }) => ({ plantId, quantity, startTime: addMinutes(startTime, shift) })),
  )
  await makePromise(work, made, { source: 'booked' })
  const loads = (await loadsOf(work.sql, of.id)).filter(
    load => load.status !== 'withdrawn' && load.status !== 'rejected',
  )
  const stamp = { version: 1, createdAt: work.now, createdBy: work.by.id, updatedAt: work.now, updatedBy: work.by.id }
  await bulkInsert(
    work.sql,
    deliveryOrders,
    loads.map(load => ({
      ...stamp,
      id: newId(work.now.getTime()),
      demo: true,
      doDate: day,
      orderId: made.id,
      loadNo: load.loadNo,
      customerId: load.customerId,
      projectId: load.projectId,
      locationId: load.locationId,
      regionId: load.regionId,
      plantId: load.plantId,
      batchingPlantId: load.batchingPlantId,
      productId: load.productId,
      mixDesignId: load.mixDesignId,
      quantity: load.quantity,
      status: 'planned',
      plannedBatchAt: addMinutes(load.plannedBatchAt, shift),
      plannedOnSiteAt: addMinutes(load.plannedOnSiteAt, shift),
      dischargeLimitMinutes: load.dischargeLimitMinutes,
      deliveredManually: false,
      printCount: 0,
      revision: 1,
      emodificationPending: false,
      overrides: [],
    })),
  )
}
