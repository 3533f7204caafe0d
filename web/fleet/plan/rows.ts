import type { Mark, Row } from '~/domain/kit/gantt/bar'
import { hoursOf } from '~/domain/kit/gantt/scale'
import type { LineLane, PlanChart, PourLane, TruckLane } from '~/domain/orders/plan/chart'
import type { DayClock } from './day-clock'

export const lineKey = (plantId: string, lineId: string | null) => `${plantId}:${lineId ?? ''}`

/** A truck with its driver and how long they may go on. */
export function truckRow(truck: TruckLane, chart: PlanChart, clock: DayClock): Row {
  const [from, until, over] = [truck.shiftFrom, truck.shiftUntil, truck.overtimeUntil].map(clock.minuteOf)
  const own = chart.loads.filter(load => load.truckId === truck.truckId)
  const home = Math.max(from!, ...own.map(load => clock.minuteOf(load.phases.at(-1)?.until ?? load.endAt)))
  const left = over! - home
  const marks: Mark[] = [
    { kind: 'closed', from: -1440, until: from! },
    { kind: 'overtime', from: until!, until: over! },
    { kind: 'closed', from: over!, until: 4320 },
    ...outages(truck.outages, clock),
  ]
  return {
    id: truck.truckId,
    title: truck.truckNo,
    facts: `${truck.driverName ?? 'No driver'} · ${Number(truck.capacity)} m³`,
    side: from === over ? 'off' : `${hoursOf(left)} left`,
    tone: left < 0 ? 'stop' : left < 60 && own.length ? 'waiting' : undefined,
    marks,
  }
}

export function lineRow(line: LineLane, chart: PlanChart, clock: DayClock): Row {
  const own = chart.loads.filter(load => load.plantId === line.plantId && load.lineId === line.lineId)
  const sum = own.reduce((total, load) => total + Number(load.quantity), 0)
  return {
    id: lineKey(line.plantId, line.lineId),
    title: line.plantCode || line.plantName,
    facts: line.lineId ? line.lineName : line.plantName,
    side: sum ? `${Math.round(sum)} m³` : '',
    marks: [
      { kind: 'closed', from: -1440, until: clock.minuteOf(line.opens) },
      { kind: 'closed', from: clock.minuteOf(line.closes), until: 4320 },
      ...outages(line.outages, clock),
    ],
  }
}

const LIGHTS = {
  served: undefined,
  stretched: 'waiting',
  late: 'stop',
  at_risk: 'waiting',
  open: 'stop',
} as const

export function pourRow(pour: PourLane, chart: PlanChart, clock: DayClock): Row {
  return {
    id: pour.orderId,
    title: pour.orderNo,
    facts: pour.light === 'open' ? 'Not planned' : `${pour.customerName} · ${pour.locationName}`,
    side: `${Number(pour.quantity)} m³`,
    tone: LIGHTS[pour.light],
    marks: gapsOf(pour, chart, clock),
  }
}

/** Where the site would wait longer for the next truck than its concrete may. */
function gapsOf(pour: PourLane, chart: PlanChart, clock: DayClock): Mark[] {
  const spans = chart.loads
    .filter(load => load.orderId === pour.orderId)
    .map(load => ({ from: clock.minuteOf(load.pourAt), until: clock.minuteOf(load.endAt) }))
    .sort((a, b) => a.from - b.from)
  return spans.slice(1).flatMap((next, at) => {
    const pause = next.from - spans[at]!.until
    if (pause <= 0) return []
    const kind = pause > pour.maxGapMinutes ? ('gap' as const) : ('idle' as const)
    return [{ kind, from: spans[at]!.until, until: next.from, word: `${pause} min` }]
  })
}

const outages = (all: TruckLane['outages'], clock: DayClock): Mark[] =>
  all.map(({ from, until, reason }) => ({
    kind: 'closed',
    from: clock.minuteOf(from),
    until: clock.minuteOf(until),
    word: reason ?? undefined,
  }))
