import { byText } from '../../kit/collation'
import { addMinutes, instantOn } from '../../kit/time'
import { isLate } from '../lateness'
import type { ChartLoad, LineLane, PourLane, TruckLane, UnservedOrder } from './chart'
import type { PlanDay } from './day'
import { type FactOrder, type FactSpan, lineIdOf } from './facts'
import { pointCount } from './pours'

type Promises = { of: PlanDay; unserved: UnservedOrder[]; onTimeMinutes: number }

/** Minutes of the day as instants. */
export function clockOf({ facts }: PlanDay): (minute: number) => string {
  const start = instantOn(facts.orderDate, '00:00', facts.zone)
  return minute => addMinutes(start, minute).toISOString()
}

export function truckLane(of: PlanDay, truck: PlanDay['facts']['trucks'][number], shown: ChartLoad[]): TruckLane {
  const at = clockOf(of)
  const own = shown.filter(load => load.truckId === truck.id).sort((a, b) => byText(a.beginAt, b.beginAt))
  const busy = own.reduce((sum, load) => sum + (Date.parse(load.phases.at(-1)!.until) - Date.parse(load.beginAt)), 0)
  return {
    truckId: truck.id,
    truckNo: truck.no,
    truckType: truck.typeName,
    capacity: (truck.capacity / 100).toFixed(2),
    fleetGroup: truck.groupName,
    mainPlantId: truck.mainPlantId,
    driverName: truck.driverName,
    shiftFrom: at(truck.shiftFrom),
    shiftUntil: at(truck.shiftUntil),
    overtimeUntil: at(truck.overtimeUntil),
    outages: outages(truck.outages, at),
    loadIds: own.map(load => load.loadId),
    busyMinutes: Math.round(busy / 60_000),
  }
}

export function lineLanes(of: PlanDay, shown: ChartLoad[]): LineLane[] {
  const at = clockOf(of)
  const used = new Set(shown.map(load => load.plantId))
  return of.facts.plants.flatMap(plant =>
    (plant.otherRegion && !used.has(plant.id) ? [] : plant.lines).map((line, turn) => {
      const own = shown.filter(
        load =>
          load.plantId === plant.id && (load.lineId === lineIdOf(line.id) || (load.lineId === null && turn === 0)),
      )
      return {
        plantId: plant.id,
        plantName: plant.otherRegion ? `${plant.name} (${plant.otherRegion})` : plant.name,
        plantCode: plant.code,
        lineId: lineIdOf(line.id),
        lineName: line.name,
        opens: at(plant.opens),
        closes: at(plant.closes),
        outages: outages(line.outages, at),
        loadIds: own.sort((a, b) => byText(a.beginAt, b.beginAt)).map(load => load.loadId),
      }
    }),
  )
}

const outages = (spans: FactSpan[], at: (minute: number) => string) =>
  spans.map(({ from, until, reason }) => ({ from: at(from), until: at(until), reason }))

export function pourLane({ of, unserved, onTimeMinutes }: Promises, order: FactOrder, shown: ChartLoad[]): PourLane {
  const at = clockOf(of)
  const own = shown.filter(load => load.orderId === order.id).sort((a, b) => byText(a.onSiteAt, b.onSiteAt))
  const late = own[0]?.lateMinutes ?? 0
  const missing = own.some(load => !load.truckId) || unserved.some(each => each.orderId === order.id)
  const wanted = new Set(order.loads.flatMap(load => (load.wanted === undefined ? [] : load.id)))
  const pauses = own
    .slice(1)
    .map((load, i) => (Date.parse(load.onSiteAt) - Date.parse(own[i]!.endAt)) / 60_000)
    .filter((_, i) => !wanted.has(own[i + 1]!.loadId))
  const stretched = late > 0 || (pointCount(order) === 1 && pauses.some(pause => pause > order.maxGap))
  return {
    orderId: order.id,
    orderNo: order.no,
    mergedOrderId: order.mergedOrderId,
    customerName: order.customerName,
    projectName: order.projectName,
    locationName: order.locationName,
    productCode: order.productCode,
    quantity: (order.loads.reduce((sum, load) => sum + load.volume, 0) / 100).toFixed(2),
    priority: order.priority,
    promisedAt: at(order.loads[0]?.promised ?? order.due),
    earliestAt: at(order.from),
    latestAt: at(order.latestStart),
    spacingMinutes: order.spacing,
    maxGapMinutes: order.maxGap,
    firstAt: own[0]?.onSiteAt ?? null,
    lastAt: own.at(-1)?.endAt ?? null,
    lateMinutes: late,
    light: missing
      ? 'open'
      : isLate(late, onTimeMinutes)
        ? 'late'
        : own.some(load => load.breaches.length)
          ? 'at_risk'
          : stretched
            ? 'stretched'
            : 'served',
    loadIds: own.map(load => load.loadId),
  }
}
