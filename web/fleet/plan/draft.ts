import type { Span } from '~/domain/kit/gantt/bar'
import { type Step, stepsOf } from '~/domain/kit/gantt/curve'
import type { Move } from '~/domain/kit/gantt/move'
import type { MoveAnswer } from '~/domain/orders/plan/change'
import type { PlanChart } from '~/domain/orders/plan/chart'
import { dayClock } from './day-clock'

/** What one load shall have otherwise, as the wire says it. */
export type LoadMove = {
  loadId: string
  truckId?: string | undefined
  plantId?: string | undefined
  beginAt?: string | undefined
}

/** A step of a draft: all moves so far, and what the server made of them. */
export type DraftStep = { moves: readonly LoadMove[]; answer: MoveAnswer; words: string; override: string | null }

/** A move on top of others: a load that was moved before is moved on, not twice. */
export function withMove(moves: readonly LoadMove[], next: LoadMove): LoadMove[] {
  const before = moves.find(move => move.loadId === next.loadId)
  return [...moves.filter(move => move.loadId !== next.loadId), { ...before, ...next }]
}

export function moveOf(chart: PlanChart, move: Move): LoadMove {
  const clock = dayClock(chart.orderDate, chart.zone)
  const load = chart.loads.find(each => each.loadId === move.load)
  return {
    loadId: move.load,
    ...(load?.truckId !== move.row && { truckId: move.row }),
    ...(move.minute !== move.fromMinute && { beginAt: clock.instantAt(move.minute) }),
  }
}

/** The plan with the loads as a draft has them; what each truck carries follows from the loads. */
export function chartWith(chart: PlanChart, step: DraftStep | undefined): PlanChart {
  if (!step) return chart
  const changed = new Map(step.answer.loads.map(load => [load.loadId, load]))
  const loads = chart.loads.map(load => changed.get(load.loadId) ?? load)
  const trucks = chart.trucks.map(truck => ({
    ...truck,
    loadIds: loads.filter(load => load.truckId === truck.truckId).map(load => load.loadId),
  }))
  return { ...chart, loads, trucks }
}

/** Trucks under way and trucks on duty by the minute, so that a draft shows what it does to the day. */
export function demandOf(chart: PlanChart): { needed: Step[]; available: Step[]; most: number } {
  const { minuteOf } = dayClock(chart.orderDate, chart.zone)
  const needed = stepsOf(
    chart.loads
      .filter(load => load.truckId)
      .map(load => ({ from: minuteOf(load.beginAt), until: minuteOf(load.phases.at(-1)?.until ?? load.endAt) })),
  )
  const available = stepsOf(
    chart.trucks.flatMap(truck =>
      without(
        { from: minuteOf(truck.shiftFrom), until: minuteOf(truck.overtimeUntil) },
        truck.outages.map(each => ({ from: minuteOf(each.from), until: minuteOf(each.until) })),
      ),
    ),
  )
  return { needed, available, most: Math.max(1, ...[...needed, ...available].map(step => step.count)) }
}

function without(span: Span, holes: readonly Span[]): Span[] {
  return holes.reduce<Span[]>(
    (rest, hole) =>
      rest.flatMap(each =>
        hole.until <= each.from || hole.from >= each.until
          ? [each]
          : [
              { from: each.from, until: Math.max(each.from, hole.from) },
              { from: Math.min(each.until, hole.until), until: each.until },
            ].filter(part => part.until > part.from),
      ),
    [span],
  )
}

/** Where a load will stand if the server agrees: its minutes shifted, on its new truck. */
export function hopedFor(chart: PlanChart, move: Move): PlanChart {
  const by = (move.minute - move.fromMinute) * 60_000
  const later = (instant: string) => new Date(new Date(instant).getTime() + by).toISOString()
  const loads = chart.loads.map(load =>
    load.loadId === move.load
      ? {
          ...load,
          truckId: move.row,
          beginAt: later(load.beginAt),
          onSiteAt: later(load.onSiteAt),
          pourAt: later(load.pourAt),
          endAt: later(load.endAt),
          phases: load.phases.map(({ phase, from, until }) => ({ phase, from: later(from), until: later(until) })),
        }
      : load,
  )
  return { ...chart, loads }
}
