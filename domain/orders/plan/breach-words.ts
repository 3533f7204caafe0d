import { clockOf, hoursOf } from '../../kit/gantt/scale'
import type { PlanDay } from './day'
import type { Load } from './engine/day'
import type { Fault } from './engine/fault'
import { ruleWords } from './words'

type Names = {
  /** "load 3 of N-261123-004". */
  load: (load: Load) => string
  truck: string
  plant: (load: Load) => string
  line: (load: Load) => string
}
type Said = (fault: Required<Pick<Fault, 'load' | 'is' | 'most'>> & Fault, of: PlanDay, names: Names) => string | null

const m3 = (volume: number) => `${volume / 100} m³`

/** Sentences with the truck, the load and the minute; a rule without one has the sentence of the rule. */
const SAID: Record<string, Said> = {
  'truck-busy': ({ load, other, is }, _, name) =>
    other
      ? `${name.truck} is on its way from ${name.load(other)} until ${clockOf(is)}`
      : `${name.truck} cannot be at ${name.plant(load)} before ${clockOf(is)}`,
  shift: ({ load, is, most }, _, name) =>
    `${name.truck} has ${hoursOf(Math.max(0, most - load.begin))} of duty left at ${clockOf(load.begin)}, the turn takes ${hoursOf(is - load.begin)}`,
  'truck-out': ({ is }, _, name) => `${name.truck} is out of service until ${clockOf(is)}`,
  volume: ({ is, most }, _, name) => (is > most ? `${name.truck} carries ${m3(most)}, the load has ${m3(is)}` : null),
  'drum-life': ({ is, most }) => `${is} min in the drum, at most ${most}`,
  'plant-hours': ({ load }, { day }, name) =>
    `${name.plant(load)} loads from ${clockOf(day.plants[load.plant]!.opens)} to ${clockOf(day.plants[load.plant]!.closes)}`,
  start: ({ load, is }, { day }) => {
    const { due, from } = day.pours[load.pour]!
    return is > due
      ? `First load ${Math.round(is - due)} min late: on site ${clockOf(is)}`
      : `First load on site ${clockOf(is)}, not before ${clockOf(from)}`
  },
  finish: ({ is, most }) => `The pour ends ${clockOf(is)}, at the latest ${clockOf(most)}`,
  'one-at-a-time': ({ other, is }, _, name) =>
    other ? `Unloads while ${name.load(other)} unloads until ${clockOf(is)}` : null,
  interval: ({ other, is, most }, _, name) =>
    other ? `Arrives ${is} min after ${name.load(other)}, spacing ${most} min` : null,
  gap: ({ other, is, most }, _, name) =>
    other ? `Gap of ${is} min after ${name.load(other)}, at most ${most} min` : null,
  'line-busy': ({ other, is, load }, _, name) =>
    other ? `${name.line(load)} batches ${name.load(other)} until ${clockOf(is)}` : null,
  'line-out': ({ load, is }, _, name) => `${name.line(load)} is out of service until ${clockOf(is)}`,
}

/** What a rule forbids here, with the truck, load and time that it is about. */
export function breachWords(of: PlanDay, fault: Fault, rule: string, idOf: (load: Load) => string | null): string {
  const { load, is, most } = fault
  const plain = ruleWords(rule)
  if (!load) return plain
  const truck = of.facts.trucks[fault.truck ?? load.truck]!.no
  const names: Names = {
    load: each => loadName(of, each, idOf),
    truck,
    plant: ({ plant }) => of.facts.plants[plant]!.name,
    line: ({ line, plant }) => of.facts.plants.flatMap(each => each.lines)[line]?.name ?? of.facts.plants[plant]!.name,
  }
  return SAID[rule]?.({ ...fault, load, is: is ?? 0, most: most ?? 0 }, of, names) ?? plain
}

function loadName({ pours }: PlanDay, load: Load, idOf: (load: Load) => string | null): string {
  const { order } = pours[load.pour]!
  const own = order.loads.find(each => each.id === idOf(load))
  return own ? `load ${own.loadNo} of ${order.no}` : `a load of ${order.no}`
}
