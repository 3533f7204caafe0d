import type { Sql } from '~/db/kit/open'
import { bookedAtPlants, profileOf } from '~/db/orders/capacity'
import { businessDay, clockTime, hourIn, weekday } from '~/domain/kit/time'
import { capacityOfDay, hoursWith } from '~/domain/orders/capacity-profile'
import type { PreviewAsk } from '~/domain/orders/order'
import type { PlannedLoad } from '~/domain/orders/schedule'
import type { Plan } from './plan-order'

/** Plants, their room by hour and the loads of an order that is looked at before it is saved. */
export async function previewPlan(sql: Sql, ask: PreviewAsk, zone: string, plan: Plan, loads: PlannedLoad[]) {
  const ids = [...plan.plants.keys()]
  const profile = await profileOf(sql, ids, ask.orderDate)
  const booked = await bookedAtPlants(sql, ids, { day: ask.orderDate, zone, exceptOrderId: ask.orderId ?? undefined })
  return {
    plan: plan.shares.map(share => {
      const plant = plan.plants.get(share.plantId)!
      const own = <R extends { plantId: string }>(rows: R[]) => rows.filter(row => row.plantId === plant.id)
      const today = own(loads).filter(load => businessDay(load.batchAt, zone) === ask.orderDate)
      const added = today.map(load => ({ hour: hourIn(load.batchAt, zone), quantity: load.quantity }))
      return {
        plantId: plant.id,
        plantName: plant.plantName,
        startClock: clockTime(share.startTime, zone),
        quantity: share.quantity,
        loads: own(loads).length,
        hours: hoursWith(capacityOfDay(plant, own(profile), weekday(ask.orderDate)), own(booked), added),
      }
    }),
    loads: loads.map(load => ({
      quantity: load.quantity,
      plantId: load.plantId,
      onSiteClock: clockTime(load.onSiteAt, zone),
    })),
    lastOnSiteClock: loads.length ? clockTime(loads[loads.length - 1]!.onSiteAt, zone) : null,
  }
}
