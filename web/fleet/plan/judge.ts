import { type Move, shiftOf, type Verdict } from '~/domain/kit/gantt/move'
import { clockOf, differenceOf } from '~/domain/kit/gantt/scale'
import type { MoveAnswer } from '~/domain/orders/plan/change'
import type { ChartLoad, LoadExplanation, PlanChart } from '~/domain/orders/plan/chart'
import { dayClock } from './day-clock'

export type Excluded = ReadonlyMap<string, LoadExplanation['excluded'][number]>

/** Rules that hold at any hour: only these are taken over from the explanation of the place where the load is now. */
const TIMELESS = new Set(['banned', 'other-group', 'truck-type', 'too-small', 'pass-missing'])

export const alwaysExcluded = (all: LoadExplanation['excluded']): Excluded =>
  new Map(all.filter(each => TIMELESS.has(each.rule)).map(each => [each.truckId, each]))

/**
 * A hint for every row at every movement of a drag, from what the page knows: size, hours, outages, other loads, the
 * plant's hours, and the rules that the planner gave. What counts is what the rules say of the place, see `verdictOf`.
 */
export function judgeOf(chart: PlanChart) {
  const { minuteOf } = dayClock(chart.orderDate, chart.zone)
  const freeze = minuteOf(chart.freezeUntil)
  const loads = new Map(chart.loads.map(load => [load.loadId, load]))
  const spans = new Map(chart.loads.map(load => [load.loadId, spanOf(load, minuteOf)]))
  const trucks = new Map(
    chart.trucks.map(truck => [
      truck.truckId,
      {
        capacity: Number(truck.capacity),
        from: minuteOf(truck.shiftFrom),
        over: minuteOf(truck.overtimeUntil),
        outages: truck.outages.map(each => ({ from: minuteOf(each.from), until: minuteOf(each.until) })),
      },
    ]),
  )
  const onTruck = new Map<string, ChartLoad[]>()
  for (const load of chart.loads)
    if (load.truckId) onTruck.set(load.truckId, [...(onTruck.get(load.truckId) ?? []), load])
  const plants = new Map(
    chart.lines.map(line => [line.plantId, { opens: minuteOf(line.opens), closes: minuteOf(line.closes) }]),
  )

  return (move: Move, excluded: Excluded | null): Verdict => {
    const load = loads.get(move.load)
    const truck = trucks.get(move.row)
    if (!load) return { allowed: false, reason: 'This load is no longer in the plan' }
    if (!truck) return { allowed: false, reason: 'Drop the load on a truck' }
    const shift = shiftOf(move)
    const own = spans.get(move.load)!
    const from = own.from + shift
    const until = own.until + shift
    const never = excluded?.get(move.row)
    const reason =
      never?.words ??
      tooSmall(load, truck.capacity) ??
      (shift && from < freeze ? `Loads before ${clockOf(freeze)} do not change` : null) ??
      outside(from, plants.get(load.plantId)) ??
      (from < truck.from ? `Its shift begins at ${clockOf(truck.from)}` : null) ??
      (until > truck.over ? `Its duty hours end at ${clockOf(truck.over)}` : null) ??
      out(truck.outages, from, until) ??
      busy(onTruck.get(move.row) ?? [], load.loadId, from, until)
    return { allowed: !reason, reason }
  }

  function busy(others: readonly ChartLoad[], self: string, from: number, until: number): string | null {
    for (const other of others) {
      if (other.loadId === self) continue
      const span = spans.get(other.loadId)!
      if (span.from >= until || span.until <= from) continue
      const name = `${other.orderNo} load ${other.loadNo}`
      return span.from < from
        ? `Still busy with ${name} until ${clockOf(span.until)}`
        : `${name} loads at ${clockOf(span.from)}`
    }
    return null
  }
}

const tooSmall = ({ quantity }: ChartLoad, capacity: number) =>
  capacity < Number(quantity) ? `Carries ${capacity} m³, the load has ${Number(quantity)} m³` : null

const outside = (from: number, plant: { opens: number; closes: number } | undefined) =>
  plant && (from < plant.opens || from >= plant.closes)
    ? `The plant loads from ${clockOf(plant.opens)} to ${clockOf(plant.closes)}`
    : null

function out(all: readonly { from: number; until: number }[], from: number, until: number) {
  const found = all.find(each => each.from < until && each.until > from)
  return found ? `Out of service until ${clockOf(found.until)}` : null
}

function spanOf(load: ChartLoad, minuteOf: (instant: string) => number) {
  return { from: minuteOf(load.beginAt), until: minuteOf(load.phases.at(-1)?.until ?? load.endAt) }
}

/** What the rules say of a place that they were asked about: the first rule against it and how many more, or how late. */
export function verdictOf(
  { ok, breaches, loads }: Pick<MoveAnswer, 'ok' | 'breaches' | 'loads'>,
  loadId: string,
): Verdict {
  if (!ok) {
    const words = [...new Set(breaches.map(breach => breach.words))]
    const more = words.length > 1 ? ` (and ${words.length - 1} more)` : ''
    return { allowed: false, reason: `${words[0]}${more}`, checked: true }
  }
  const late = Math.round(loads.find(load => load.loadId === loadId)?.lateMinutes ?? 0)
  return { allowed: true, reason: late > 0 ? `Allowed, ${late} min late` : null, checked: true }
}

const saidOf = ({ allowed, reason, checked }: Verdict) =>
  checked ? (reason ?? 'Allowed here') : allowed ? 'Checking the rules…' : `${reason}. Checking the rules…`

/** Where the load in hand would be, and what the site would see of it. */
export function sayMoveOf(chart: PlanChart) {
  const { minuteOf } = dayClock(chart.orderDate, chart.zone)
  const truckNo = new Map(chart.trucks.map(truck => [truck.truckId, truck.truckNo]))
  const loads = new Map(chart.loads.map(load => [load.loadId, load]))
  return (move: Move, verdict: Verdict): string[] => {
    const load = loads.get(move.load)
    if (!load) return []
    const site = minuteOf(load.pourAt) + shiftOf(move)
    const promise = minuteOf(load.promisedAt)
    return [
      `${truckNo.get(move.row) ?? 'No truck'}, loads ${clockOf(move.minute)}`,
      `pours ${clockOf(site)}, promised ${clockOf(promise)} (${differenceOf(site - promise)})`,
      saidOf(verdict),
    ]
  }
}
