import type { Day } from './day'
import { unloadMinutes } from './lines'
import { type TruckClass, truckClasses } from './truck-classes'

/** Rows of a model in CPLEX LP format, gathered term by term. */
type Rows = Map<string, string[]>

/**
 * The relaxation as text. Per truck class a truck waits at a plant (node H), drives with a load to a pour (L), unloads
 * (Y) and drives empty to a plant (E). Per pour the unloadings form one unbroken chain from a start (S) over pauses (G)
 * to an end (F), which holds exactly when the pour is served (Z). With `whole` a pour is served wholly or not at all. Of
 * the pours of each of `sets` not all are served.
 */
export function boundModel(
  day: Day,
  worth: ArrayLike<number>,
  step: number,
  whole = false,
  sets: readonly number[][] = [],
): string {
  const rows: Rows = new Map()
  const classes = truckClasses(day)
  const floor = (minutes: number) => Math.floor(minutes / step)
  const lastStep = floor(Math.max(...day.pours.map(pour => pour.until))) + 1
  const live = day.pours.flatMap((_, o) => (worth[o]! > 0 ? [o] : []))
  for (const o of live) chainRows(day, classes, o, step, rows)
  classes.forEach((kind, c) => {
    fleetRows(day, kind, c, lastStep, floor, rows)
    for (const o of live) if (kind.serves[o]) tripRows(day, kind, c, o, step, lastStep, rows)
  })
  const closed = sets.flatMap((set, i) => {
    const left = set.filter(o => worth[o]! > 0)
    return left.length < set.length ? [] : [` set_${i}: ${left.map(o => `Z_${o}`).join(' + ')} <= ${set.length - 1}`]
  })
  const goal = live.map(o => `${worth[o]} Z_${o}`).join(' + ')
  const body = [...[...rows].map(([name, terms]) => row(name, terms)), ...closed].join('\n')
  const bounds = live.map(o => ` Z_${o} <= 1`).join('\n')
  return `Maximize\n worth: ${goal}\nSubject To\n${body}\nBounds\n${bounds}\n${whole ? `Generals\n ${live.map(o => `Z_${o}`).join('\n ')}\n` : ''}End\n`
}

/** Roughly how many columns the model has, to choose the step by. */
export function boundSize(day: Day, step: number) {
  const classes = truckClasses(day)
  const perStep = (o: number) =>
    classes.filter(kind => kind.serves[o]).length * (day.pours[o]!.plants.length + day.plants.length + 3)
  return day.pours.reduce((sum, pour, o) => sum + ((pour.until - pour.from) / step) * perStep(o), 0)
}

/** Flow rows balance; rows that end in a number compare with it. */
const limits = { fleet: '<=', cover: '>=' } as const

function row(name: string, terms: string[]) {
  const kind = name.split('_')[0] as keyof typeof limits
  const sign = limits[kind] ?? '='
  const right = kind === 'fleet' ? terms[0] : '0'
  const left = kind === 'fleet' ? terms.slice(1) : terms
  return ` ${name}: ${left.join(' ')} ${sign} ${right}`
}

function put(rows: Rows, name: string, term: string) {
  const terms = rows.get(name)
  if (terms) terms.push(term)
  else rows.set(name, [term])
}

function windowOf(day: Day, o: number, step: number) {
  const { from, until } = day.pours[o]!
  return { first: Math.floor(from / step), last: Math.floor(until / step) }
}

/** One unbroken chain of unloadings per served pour, and enough of them to bring its volume. */
function chainRows(day: Day, classes: TruckClass[], o: number, step: number, rows: Rows) {
  const { volume, maxGap, maxGapStretch, latestStart } = day.pours[o]!
  const { first, last } = windowOf(day, o, step)
  const pause = Math.ceil((maxGap + maxGapStretch) / step)
  put(rows, `serve_${o}`, `- Z_${o}`)
  put(rows, `close_${o}`, `- Z_${o}`)
  for (let t = first; t <= last; t++) {
    if (t <= Math.floor(latestStart / step)) {
      put(rows, `serve_${o}`, `+ S_${o}_${t}`)
      put(rows, `begin_${o}_${t}`, `+ S_${o}_${t}`)
    }
    put(rows, `close_${o}`, `+ F_${o}_${t}`)
    put(rows, `ended_${o}_${t}`, `- F_${o}_${t}`)
    for (let g = 0; g <= pause && t + g <= last; g++) {
      put(rows, `ended_${o}_${t}`, `- G_${o}_${t}_${g}`)
      put(rows, `begin_${o}_${t + g}`, `+ G_${o}_${t}_${g}`)
    }
  }
  const serving = classes.flatMap((kind, c) => (kind.serves[o] ? [{ kind, c }] : []))
  for (const size of new Set([1, ...serving.map(({ kind }) => kind.capacity)])) {
    const name = `cover_${o}_${size}`
    put(rows, name, `- ${Math.ceil(volume / size)} Z_${o}`)
    for (const { kind, c } of serving) {
      const counts = Math.ceil(kind.capacity / size)
      for (let t = first; t <= last; t++)
        for (const d of durations(day, kind, o, step, t, last)) put(rows, name, `+ ${counts} Y_${c}_${o}_${t}_${d}`)
    }
  }
}

/** Steps an unloading begun in a step may last: times between two steps may fall on either side. */
function durations(day: Day, kind: TruckClass, o: number, step: number, t: number, last: number) {
  const full = unloadMinutes(day, o, kind.trucks[0]!, kind.capacity)
  const shortest = Math.floor((day.pours[o]!.fullLoads ? full : unloadMinutes(day, o, kind.trucks[0]!, 0)) / step)
  const longest = Math.ceil(full / step)
  return Array.from({ length: longest - shortest + 1 }, (_, i) => shortest + i).filter(d => t + d <= last)
}

/** Trucks leave their yard for a plant, at most as many as there are, and wait at plants as long as they like. */
function fleetRows(
  day: Day,
  kind: TruckClass,
  c: number,
  lastStep: number,
  floor: (minutes: number) => number,
  rows: Rows,
) {
  put(rows, `fleet_${c}`, String(kind.trucks.length))
  day.plants.forEach((_, p) => {
    const arrives = Math.max(0, floor(kind.shiftFrom)) + floor(leastEmpty(day, kind.at, p))
    if (arrives > lastStep) return
    put(rows, `fleet_${c}`, `+ O_${c}_${p}`)
    put(rows, `hub_${c}_${p}_${arrives}`, `+ O_${c}_${p}`)
    for (let t = 0; t < lastStep; t++) {
      put(rows, `hub_${c}_${p}_${t}`, `- H_${c}_${p}_${t}`)
      put(rows, `hub_${c}_${p}_${t + 1}`, `+ H_${c}_${p}_${t}`)
    }
    put(rows, `hub_${c}_${p}_${lastStep}`, `- Q_${c}_${p}`)
  })
}

function tripRows(day: Day, kind: TruckClass, c: number, o: number, step: number, lastStep: number, rows: Rows) {
  const { first, last } = windowOf(day, o, step)
  for (let t = first; t <= last; t++) {
    for (const { plant } of day.pours[o]!.plants) {
      const leave = t - Math.floor(leastLoaded(day, plant, o) / step)
      if (leave >= 0) {
        put(rows, `hub_${c}_${plant}_${leave}`, `- L_${c}_${o}_${plant}_${t}`)
        put(rows, `site_${c}_${o}_${t}`, `+ L_${c}_${o}_${plant}_${t}`)
      }
    }
    for (const d of durations(day, kind, o, step, t, last)) {
      const name = `Y_${c}_${o}_${t}_${d}`
      put(rows, `site_${c}_${o}_${t}`, `- ${name}`)
      put(rows, `free_${c}_${o}_${t + d}`, `+ ${name}`)
      put(rows, `begin_${o}_${t}`, `- ${name}`)
      put(rows, `ended_${o}_${t + d}`, `+ ${name}`)
    }
    put(rows, `free_${c}_${o}_${t}`, `- D_${c}_${o}_${t}`)
    day.plants.forEach((_, p) => {
      const back = t + Math.floor(leastEmpty(day, o, p) / step)
      if (back > lastStep) return
      put(rows, `free_${c}_${o}_${t}`, `- E_${c}_${o}_${p}_${t}`)
      put(rows, `hub_${c}_${p}_${back}`, `+ E_${c}_${o}_${p}_${t}`)
    })
  }
}

function leastLoaded({ travel, pours }: Day, plant: number, o: number) {
  return least(travel.loaded, (plant * pours.length + o) * travel.buckets, travel.buckets)
}

function leastEmpty({ travel, plants }: Day, place: number, plant: number) {
  return least(travel.empty, (place * plants.length + plant) * travel.buckets, travel.buckets)
}

function least(table: ArrayLike<number>, from: number, count: number) {
  let smallest = Infinity
  for (let i = from; i < from + count; i++) smallest = Math.min(smallest, table[i]!)
  return smallest
}
