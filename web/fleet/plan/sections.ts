import { byText } from '~/domain/kit/collation'
import type { Bar, Section } from '~/domain/kit/gantt/bar'
import { packRows } from '~/domain/kit/gantt/lanes'
import { clockOf, differenceOf } from '~/domain/kit/gantt/scale'
import { isLate } from '~/domain/orders/lateness'
import type { ChartLoad, PlanChart } from '~/domain/orders/plan/chart'
import { statusWord } from '~/web/kit/status-words'
import { type DayClock, dayClock } from './day-clock'
import { lineKey, lineRow, pourRow, truckRow } from './rows'

export const TRUCK_ROW = 30
const OTHER_ROW = 26

/** A day's plan as rows of trucks, lines and pours; another plan beside it as outlines. */
export function sectionsOf(chart: PlanChart, beside: PlanChart | null): Section[] {
  const clock = dayClock(chart.orderDate, chart.zone)
  const truckNo = new Map(chart.trucks.map(truck => [truck.truckId, truck.truckNo]))
  const bars = chart.loads.map(load => barOf(load, clock, truckNo.get(load.truckId ?? ''), chart.onTimeMinutes))
  const trucks = bars.filter((_, at) => chart.loads[at]!.truckId)
  const loose = bars.filter((_, at) => !chart.loads[at]!.truckId)
  const faint = (beside?.loads ?? []).filter(load => load.truckId).map(load => faintOf(load, clock))
  const sections: Section[] = [
    {
      id: 'trucks',
      title: 'Trucks',
      note: `${chart.trucks.filter(truck => truck.loadIds.length).length} of ${chart.trucks.length} drive`,
      rowHeight: TRUCK_ROW,
      movable: true,
      rows: chart.trucks.map(truck => truckRow(truck, chart, clock)),
      bars: [...trucks, ...faint],
    },
    {
      id: 'lines',
      title: 'Batching lines',
      rowHeight: OTHER_ROW,
      movable: false,
      rows: chart.lines.map(line => lineRow(line, chart, clock)),
      bars: chart.loads.map((load, at) => partOf(bars[at]!, 'load', 'line', lineKey(load.plantId, load.lineId))),
    },
    {
      id: 'pours',
      title: 'Pours',
      rowHeight: OTHER_ROW,
      movable: false,
      rows: chart.pours.map(pour => pourRow(pour, chart, clock)),
      bars: chart.loads.map((load, at) => pourBar(bars[at]!, load, truckNo)),
    },
  ]
  return loose.length ? [looseSection(loose), ...sections] : sections
}

/** Loads without a truck stand on top, as many rows as they need. */
function looseSection(bars: readonly Bar[]): Section {
  const packed = packRows(bars.map(bar => ({ ...bar, row: 'loose' }))).get('loose')!
  return {
    id: 'loose',
    title: 'Without a truck',
    note: `${bars.length} loads`,
    rowHeight: TRUCK_ROW,
    movable: false,
    source: true,
    rows: Array.from({ length: packed.lanes }, (_, lane) => ({
      id: `loose-${lane}`,
      title: lane ? '' : 'No truck',
      facts: '',
    })),
    bars: packed.bars.map(({ bar, lane }) => ({ ...bar, row: `loose-${lane}` })),
  }
}

export function barOf(load: ChartLoad, clock: DayClock, truckNo: string | undefined, onTimeMinutes: number): Bar {
  const phases = load.phases.map(({ phase, from, until }) => ({
    kind: phase,
    from: clock.minuteOf(from),
    until: clock.minuteOf(until),
  }))
  const name = `${load.orderNo} load ${load.loadNo} of ${load.loadCount}`
  const [begin, site, pour, promise] = [load.beginAt, load.onSiteAt, load.pourAt, load.promisedAt].map(
    clock.minuteOf,
  ) as number[]
  const locked = lockOf(load)
  return {
    id: load.loadId,
    load: load.loadId,
    row: load.truckId ?? 'loose',
    phases,
    label: `${shortNo(load.orderNo)}·${load.loadNo}`,
    words: [
      name,
      `${Number(load.quantity)} m³, ${truckNo ?? 'no truck'}`,
      `loads ${clockOf(begin!)}, ${site === pour ? '' : `on site ${clockOf(site!)}, `}pours ${clockOf(pour!)}`,
      `promised ${clockOf(promise!)} (${differenceOf(load.lateMinutes || Math.min(0, site! - promise!))})`,
      ...(load.status === 'draft' || load.status === 'planned' ? [] : [statusWord('deliveryOrder', load.status).label]),
      ...(locked ? [locked] : []),
      ...(load.changed ? ['differs from the published plan'] : []),
      ...load.breaches.map(each => each.words),
    ],
    promise: promise!,
    locked,
    breach: breachOf(load, onTimeMinutes),
  }
}

/** What is over cannot be mended: it is no conflict any more. */
const breachOf = ({ mark, breaches, lateMinutes }: ChartLoad, onTimeMinutes: number): string | undefined =>
  mark === 'done'
    ? undefined
    : (breaches[0]?.words ?? (isLate(lateMinutes, onTimeMinutes) ? `${lateMinutes} min late` : undefined))

function lockOf({ mark, lockedBy, status }: ChartLoad): string | undefined {
  if (mark === 'done') return 'Delivered: cannot be moved'
  if (mark === 'locked') return `Locked${lockedBy ? ` by ${lockedBy}` : ''}`
  return mark === 'frozen'
    ? `Fixed: ${statusWord('deliveryOrder', status).label.toLowerCase()} or about to load`
    : undefined
}

/** The last digits tell orders of a day apart. */
const shortNo = (orderNo: string) => orderNo.replace(/^.*?-?0*(\d{1,5})$/, '$1')

function faintOf(load: ChartLoad, clock: DayClock): Bar {
  const bar = barOf(load, clock, undefined, 0)
  return { ...bar, id: `${bar.id}@beside`, load: `${bar.load}@beside`, faint: true, breach: undefined }
}

function partOf(bar: Bar, kind: 'load' | 'pour', where: string, row: string): Bar {
  const phases = bar.phases.filter(phase => phase.kind === kind)
  return { ...bar, id: `${bar.id}@${where}`, row, phases, promise: undefined, breach: undefined }
}

function pourBar(bar: Bar, load: ChartLoad, truckNo: ReadonlyMap<string, string>): Bar {
  const part = partOf(bar, 'pour', 'pour', load.orderId)
  return { ...part, label: truckNo.get(load.truckId ?? '') ?? '', breach: bar.breach }
}

/** On a day ahead nothing has happened yet: its first load that may be moved is the one in hand. */
export function firstToMove({ loads }: PlanChart): string | null {
  const free = loads.filter(load => load.mark === 'free' && load.truckId)
  return free.toSorted((a, b) => byText(a.beginAt, b.beginAt))[0]?.loadId ?? null
}
