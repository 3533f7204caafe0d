import * as z from 'zod'
import { id, plainDate, queryIds } from '../../kit/shape'
import type { PlanChart } from './chart'

/**
 * The fleet's side of a day. GET /fleetchart/timeline FleetChartQuery → PlanChart[]: the day as it runs; GET
 * /fleetchart/optimization_schedule → PlanChart[]: the newest plan; GET /fleetchart/fleetdetails → { rows: FleetDetail[] };
 * GET /fleetchart/fleet_group and /fleetchart/optGroups: groups of trucks and how they are planned.
 */
export const FleetChartQuery = z.strictObject({
  orderDate: plainDate().optional(),
  regionIds: queryIds(50).default([]),
  planId: id().optional(),
})

/** A truck's day in figures; times are instants, minutes are whole. */
export type FleetDetail = {
  truckId: string
  truckNo: string
  truckType: string
  fleetGroup: string | null
  driverName: string | null
  regionName: string
  loads: number
  quantity: string
  firstAt: string | null
  lastAt: string | null
  busyMinutes: number
  travelMinutes: number
  waitMinutes: number
  /** Busy time over the shift, per cent. */
  usedPercent: number
  out: string | null
}

export function fleetDetails(chart: PlanChart): FleetDetail[] {
  const loads = new Map(chart.loads.map(load => [load.loadId, load]))
  return chart.trucks.map(lane => {
    const own = lane.loadIds.flatMap(id => loads.get(id) ?? [])
    const phases = own.flatMap(load => load.phases)
    const sum = (names: string[]) =>
      phases
        .filter(({ phase }) => names.includes(phase))
        .reduce((total, each) => total + minutes(each.from, each.until), 0)
    const shift = minutes(lane.shiftFrom, lane.shiftUntil)
    return {
      truckId: lane.truckId,
      truckNo: lane.truckNo,
      truckType: lane.truckType,
      fleetGroup: lane.fleetGroup,
      driverName: lane.driverName,
      regionName: chart.regionName,
      loads: own.length,
      quantity: own.reduce((total, load) => total + Number(load.quantity), 0).toFixed(2),
      firstAt: own[0]?.beginAt ?? null,
      lastAt: own.at(-1)?.phases.at(-1)?.until ?? null,
      busyMinutes: lane.busyMinutes,
      travelMinutes: sum(['travel', 'return']),
      waitMinutes: sum(['wait']),
      // Whoever works without a shift is used in full.
      usedPercent: shift > 0 ? Math.round((lane.busyMinutes / shift) * 100) : lane.busyMinutes ? 100 : 0,
      out: lane.outages[0]?.reason ?? null,
    }
  })
}

const minutes = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / 60_000)
