import type { ChartLoad, PlanChart } from '~/domain/orders/plan/chart'

/** A morning of two trucks, one plant and one pour of three loads, for tests of what the schedule makes of a plan. */
export const at = (clock: string) => new Date(`2026-11-20T${clock}:00+08:00`).toISOString()

export function sampleLoad(
  loadNo: number,
  truckId: string | null,
  begin: string,
  more: Partial<ChartLoad> = {},
): ChartLoad {
  const start = Date.parse(at(begin))
  const after = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
  return {
    loadId: `load-${loadNo}`,
    version: 1,
    doNumber: null,
    orderId: 'order-1',
    orderNo: 'O-261120-0042',
    loadNo,
    loadCount: 3,
    quantity: '9.00',
    plantId: 'plant-1',
    lineId: 'line-1',
    truckId,
    status: 'planned',
    mark: 'free',
    lockedBy: null,
    phases: [
      { phase: 'load', from: after(0), until: after(8) },
      { phase: 'travel', from: after(8), until: after(30) },
      { phase: 'pour', from: after(30), until: after(50) },
      { phase: 'return', from: after(50), until: after(75) },
    ],
    beginAt: after(0),
    onSiteAt: after(30),
    pourAt: after(30),
    endAt: after(50),
    promisedAt: after(30),
    lateMinutes: 0,
    changed: false,
    breaches: [],
    ...more,
  }
}

export function sampleChart(loads: ChartLoad[], more: Partial<PlanChart> = {}): PlanChart {
  const truck = (truckId: string, capacity: string) => ({
    truckId,
    truckNo: truckId.toUpperCase(),
    truckType: 'Mixer',
    capacity,
    fleetGroup: null,
    mainPlantId: 'plant-1',
    driverName: 'Lim',
    shiftFrom: at('06:00'),
    shiftUntil: at('16:00'),
    overtimeUntil: at('18:00'),
    outages: truckId === 't-2' ? [{ from: at('12:00'), until: at('13:00'), reason: 'Tyre' }] : [],
    loadIds: loads.filter(load => load.truckId === truckId).map(load => load.loadId),
    busyMinutes: 0,
  })
  return {
    plan: null,
    orderDate: '2026-11-20',
    regionId: 'region-1',
    regionName: 'West',
    zone: 'Asia/Singapore',
    from: at('05:00'),
    until: at('20:00'),
    now: at('06:30'),
    onTimeMinutes: 15,
    freezeUntil: at('07:00'),
    trucks: [truck('t-1', '9.00'), truck('t-2', '9.00'), truck('t-3', '6.00')],
    lines: [
      {
        plantId: 'plant-1',
        plantName: 'Tuas',
        plantCode: 'TU',
        lineId: 'line-1',
        lineName: 'Line 1',
        opens: at('05:30'),
        closes: at('17:00'),
        outages: [],
        loadIds: [],
      },
    ],
    pours: [
      {
        orderId: 'order-1',
        orderNo: 'O-261120-0042',
        mergedOrderId: null,
        customerName: 'Kong Hwee',
        projectName: 'Tower',
        locationName: 'Gate 2',
        productCode: 'C40',
        quantity: '27.00',
        priority: 3,
        promisedAt: at('07:30'),
        earliestAt: at('07:25'),
        latestAt: at('09:30'),
        spacingMinutes: 25,
        maxGapMinutes: 20,
        firstAt: at('07:30'),
        lastAt: at('09:00'),
        lateMinutes: 0,
        light: 'served',
        loadIds: loads.map(load => load.loadId),
      },
    ],
    loads,
    demand: [],
    hours: [],
    unserved: [],
    cost: [],
    breaches: [],
    ...more,
  }
}
