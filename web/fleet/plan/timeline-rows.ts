import type { Bar, Mark, Row, Section } from '~/domain/kit/gantt/bar'
import { spanOf } from '~/domain/kit/gantt/bar'
import { hoursOf } from '~/domain/kit/gantt/scale'
import { isLate, isVeryLate } from '~/domain/orders/lateness'
import type { ChartLoad, PlanChart, TruckLane } from '~/domain/orders/plan/chart'
import { type DayClock, dayClock } from './day-clock'
import { barOf } from './sections'

/** What one truck did: counted from its loads as they ran. */
export type TruckDay = {
  truckId: string
  truckNo: string
  driverName: string
  loads: number
  done: number
  volume: number
  /** Minutes on site before pouring. */
  waited: number
  /** Minutes behind the plan at its pours, and against it. */
  behind: number
  busy: number
  /** Share of the hours on duty so far, 0 to 1. */
  used: number
}

const ROW = 40
const BEGUN = new Set(['loading', 'loaded', 'in_transit', 'on_site', 'pouring', 'delivered', 'returned', 'generated'])
/** A truck that stands longer than this between loads is said to. */
const IDLE = 25

export function timelineOf(actual: PlanChart, planned: PlanChart | null, now: number | null) {
  const clock = dayClock(actual.orderDate, actual.zone)
  const truckNo = new Map(actual.trucks.map(truck => [truck.truckId, truck.truckNo]))
  const plan = new Map(planned?.loads.map(load => [load.loadId, load]))
  const facts = actual.loads
    .filter(load => load.truckId && (BEGUN.has(load.status) || !planned))
    .map(
      (load): Bar => ({
        ...barOf(load, clock, truckNo.get(load.truckId!), actual.onTimeMinutes),
        lane: 1,
        locked: undefined,
      }),
    )
  const plans = (planned?.loads ?? [])
    .filter(load => load.truckId)
    .map((load): Bar => {
      const bar = barOf(load, clock, truckNo.get(load.truckId!), actual.onTimeMinutes)
      return {
        ...bar,
        id: `${bar.id}@plan`,
        lane: 0,
        breach: undefined,
        locked: undefined,
        words: ['Planned', ...bar.words],
      }
    })
  const trucks = actual.trucks.map(truck => dayOf(truck, actual.loads, plan, clock, now))
  const rows = actual.trucks.map((truck, at) => rowOf(truck, trucks[at]!, facts, clock, actual.onTimeMinutes))
  const shown = rows.filter(row => facts.some(bar => bar.row === row.id) || plans.some(bar => bar.row === row.id))
  const sections: Section[] = [
    {
      id: 'trucks',
      title: 'Trucks',
      note: `${shown.length} drive`,
      rowHeight: ROW,
      movable: true,
      rows: shown,
      bars: [...plans, ...facts],
    },
  ]
  return { sections, trucks: trucks.filter(truck => truck.loads > 0) }
}

function dayOf(
  truck: TruckLane,
  loads: readonly ChartLoad[],
  plan: ReadonlyMap<string, ChartLoad>,
  clock: DayClock,
  now: number | null,
): TruckDay {
  const own = loads.filter(load => load.truckId === truck.truckId)
  const done = own.filter(load => load.mark === 'done')
  const minutes = (load: ChartLoad, kind: string) =>
    load.phases
      .filter(each => each.phase === kind)
      .reduce((sum, each) => sum + clock.minuteOf(each.until) - clock.minuteOf(each.from), 0)
  const begun = own.filter(load => BEGUN.has(load.status))
  const busy = begun.reduce(
    (sum, load) => sum + clock.minuteOf(load.phases.at(-1)?.until ?? load.endAt) - clock.minuteOf(load.beginAt),
    0,
  )
  const from = clock.minuteOf(truck.shiftFrom)
  const until = Math.min(now ?? Number.POSITIVE_INFINITY, clock.minuteOf(truck.shiftUntil))
  return {
    truckId: truck.truckId,
    truckNo: truck.truckNo,
    driverName: truck.driverName ?? '',
    loads: own.length,
    done: done.length,
    volume: done.reduce((sum, load) => sum + Number(load.quantity), 0),
    waited: begun.reduce((sum, load) => sum + minutes(load, 'wait'), 0),
    behind: begun.reduce((sum, load) => {
      const before = plan.get(load.loadId)
      return sum + Math.max(0, clock.minuteOf(load.onSiteAt) - clock.minuteOf(before?.onSiteAt ?? load.promisedAt))
    }, 0),
    busy,
    used: until > from ? Math.min(1, busy / (until - from)) : 0,
  }
}

function rowOf(truck: TruckLane, day: TruckDay, facts: readonly Bar[], clock: DayClock, onTime: number): Row {
  const spans = facts
    .filter(bar => bar.row === truck.truckId)
    .map(spanOf)
    .sort((a, b) => a.from - b.from)
  const idle = spans.slice(1).flatMap((next, at): Mark[] => {
    const pause = next.from - spans[at]!.until
    return pause < IDLE
      ? []
      : [{ kind: 'idle', from: spans[at]!.until, until: next.from, word: `stands ${hoursOf(pause)}` }]
  })
  return {
    id: truck.truckId,
    title: truck.truckNo,
    facts: truck.driverName ?? 'No driver',
    side: `${day.done}/${day.loads}  ${Math.round(day.used * 100)} %`,
    tone: isVeryLate(day.behind, onTime) ? 'stop' : isLate(day.behind, onTime) ? 'waiting' : undefined,
    marks: [
      { kind: 'closed', from: -1440, until: clock.minuteOf(truck.shiftFrom) },
      { kind: 'closed', from: clock.minuteOf(truck.overtimeUntil), until: 4320 },
      ...idle,
    ],
  }
}
