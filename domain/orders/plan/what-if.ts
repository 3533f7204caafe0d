import type * as z from 'zod'
import { instantOn, minutesBetween } from '../../kit/time'
import type { WhatIf } from './change'
import type { PlanFacts } from './facts'
import { withIncidents } from './incident'

const EXTRA = 'extra-'

type Change = z.output<typeof WhatIf>['changes'][number]

/** The facts of a copy with what somebody wants to try. */
export function withChanges(facts: PlanFacts, changes: readonly Change[]): PlanFacts {
  return changes.reduce(withChange, facts)
}

function withChange(facts: PlanFacts, change: Change): PlanFacts {
  const start = instantOn(facts.orderDate, '00:00', facts.zone)
  const minute = (instant: string) => Math.round(minutesBetween(start, new Date(instant)))
  const span = (of: { from: string; until: string }) => ({
    from: minute(of.from),
    until: minute(of.until),
    reason: 'Tried',
  })
  switch (change.kind) {
    case 'truck_out':
      return withIncidents(facts, [{ kind: 'truck_down', id: change.truckId, ...span(change) }])
    case 'driver_earlier': {
      const from = minute(instantOn(facts.orderDate, change.startTime, facts.zone).toISOString())
      const trucks = facts.trucks.map(truck => (truck.id === change.truckId ? earlier(truck, from) : truck))
      return { ...facts, trucks }
    }
    case 'plant_closed':
      return withIncidents(facts, [{ kind: 'plant_closed', id: change.plantId, ...span(change) }])
    case 'extra_trucks':
      return { ...facts, trucks: [...facts.trucks, ...extraTrucks(facts, change)] }
    case 'order_left_out':
      return { ...facts, orders: facts.orders.filter(order => order.id !== change.orderId) }
    case 'order_moved': {
      const due = minute(instantOn(facts.orderDate, change.startTime, facts.zone).toISOString())
      return {
        ...facts,
        orders: facts.orders.map(order => {
          if (order.id !== change.orderId) return order
          const by = due - order.due
          const { from, latestStart, until } = order
          return { ...order, due, from: from + by, latestStart: latestStart + by, until: until + by }
        }),
      }
    }
  }
}

/** Whose driver starts earlier is at the end of the duty hours as much earlier. */
function earlier(truck: PlanFacts['trucks'][number], from: number) {
  const by = Math.max(0, truck.shiftFrom - from)
  const overtimeUntil = truck.overtimeUntil - by
  const shiftUntil = Math.min(truck.shiftUntil, overtimeUntil)
  return { ...truck, shiftFrom: truck.shiftFrom - by, shiftUntil, overtimeUntil }
}

/** Like the trucks of that type which are there, at the plant, on the widest shift; numbered on over all changes. */
function extraTrucks(facts: PlanFacts, { plantId, truckTypeId, count }: Extract<Change, { kind: 'extra_trucks' }>) {
  const like = facts.trucks.find(truck => truck.typeId === truckTypeId) ?? facts.trucks[0]
  if (!like) return []
  const before = facts.trucks.filter(truck => truck.id.startsWith(EXTRA)).length
  return Array.from({ length: count }, (_, i) => ({
    ...like,
    id: `${EXTRA}${before + i + 1}`,
    no: `Extra ${before + i + 1}`,
    groupName: null,
    driverName: null,
    mainPlantId: plantId,
    plantId,
    shiftFrom: Math.min(...facts.trucks.map(truck => truck.shiftFrom)),
    shiftUntil: Math.max(...facts.trucks.map(truck => truck.shiftUntil)),
    overtimeUntil: Math.max(...facts.trucks.map(truck => truck.overtimeUntil)),
    outages: [],
  }))
}
