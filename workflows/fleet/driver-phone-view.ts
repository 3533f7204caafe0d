import { loadsOfDriver } from '~/db/deliveries/driver-phone-loads'
import { driver } from '~/db/fleet/driver'
import { plant } from '~/db/fleet/plant'
import { truck } from '~/db/fleet/truck'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { standingOfDriver } from '~/db/queue/queue-item'
import { DRIVER_EVENTS, type DriverEvent } from '~/domain/fleet/driver-phone'
import { addMinutes, businessDay } from '~/domain/kit/time'
import { deliveryFlow } from '../deliveries/delivery-order'

/** What the state of a load takes from its driver: the machine of the load says it, and nothing here. */
const openToDriver = (status: string): DriverEvent[] => {
  const state = deliveryFlow.machine.states[status]
  return DRIVER_EVENTS.filter(event => state?.ownEvents.includes(event))
}

/** The job of a driver as the phone shows it: the own loads and the place in the queue, nothing of prices or of others. */
export async function viewDriverJob(sql: Sql, { driverId, now }: { driverId: string; now: Date }) {
  const of = await driver.get(sql, driverId)
  const [rows, place, own, phone] = await Promise.all([
    loadsOfDriver(sql, driverId, now),
    standingOfDriver(sql, driverId),
    of.truckId ? truck.find(sql, of.truckId) : undefined,
    settingOn(sql, 'orders.site-phone', businessDay(now)),
  ])
  const loads = rows.map(({ orderId: _orderId, dischargeLimitMinutes, divertedAt, ...load }) => ({
    ...load,
    divertedAt: divertedAt ? new Date(divertedAt) : null,
    dischargeBy: load.batchedAt && addMinutes(load.batchedAt, dischargeLimitMinutes),
    open: openToDriver(load.status),
  }))
  const at = place && (await plant.get(sql, place.plantId))
  return {
    now,
    driverName: of.driverName,
    operationStatus: of.operationStatus,
    truckNo: own?.truckNo ?? null,
    phone: phone || null,
    queue: place
      ? { id: place.id, status: place.status, deliveryOrderId: place.deliveryOrderId, plantName: at!.plantName }
      : null,
    loads,
  }
}
export type DriverJob = Awaited<ReturnType<typeof viewDriverJob>>
