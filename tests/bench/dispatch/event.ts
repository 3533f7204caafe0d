import type { Day, Load, Pour } from '~/domain/orders/plan/engine/day'

/** What happens to a running day. Times are minutes of the day, indices those of the day's lists. */
export type Event =
  | { kind: 'truck-down'; truck: number; from: number; until: number }
  | { kind: 'plant-closed'; plant: number; from: number; until: number }
  | { kind: 'line-down'; plant: number; line: number; from: number; until: number }
  /** A load runs behind its plan by some minutes. */
  | { kind: 'load-late'; pour: number; position: number; minutes: number }
  /** New, changed, held (volume 0), released and merged orders. */
  | { kind: 'order'; pour: number; change: Partial<Pour> }

/** The day and the running loads as they stand after the event; what the event makes impossible stays in the loads. */
export function afterEvent(day: Day, loads: Load[], event: Event): { day: Day; loads: Load[] } {
  switch (event.kind) {
    case 'truck-down':
      return {
        day: {
          ...day,
          trucks: changed(day.trucks, event.truck, truck => ({ outages: [...(truck.outages ?? []), span(event)] })),
        },
        loads,
      }
    case 'plant-closed':
      return {
        day: {
          ...day,
          plants: changed(day.plants, event.plant, plant => ({ lines: plant.lines.map(line => out(line, event)) })),
        },
        loads,
      }
    case 'line-down':
      return {
        day: {
          ...day,
          plants: changed(day.plants, event.plant, plant => ({
            lines: plant.lines.map((line, l) => (l === event.line ? out(line, event) : line)),
          })),
        },
        loads,
      }
    case 'load-late':
      return { day, loads: loads.map(load => (isThe(load, event) ? later(load, event.minutes) : load)) }
    case 'order':
      return { day: { ...day, pours: changed(day.pours, event.pour, () => event.change) }, loads }
  }
}

function changed<Item>(list: Item[], at: number, change: (item: Item) => Partial<Item>) {
  return list.map((item, i) => (i === at ? { ...item, ...change(item) } : item))
}

function span({ from, until }: { from: number; until: number }) {
  return { from, until }
}

function out<L extends { outages: { from: number; until: number }[] }>(
  line: L,
  event: { from: number; until: number },
): L {
  return { ...line, outages: [...line.outages, span(event)] }
}

function isThe(load: Load, event: { pour: number; position: number }) {
  return load.pour === event.pour && load.position === event.position
}

function later(load: Load, minutes: number): Load {
  return { ...load, start: load.start + minutes, end: load.end + minutes }
}
