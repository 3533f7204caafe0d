import type { Day, Load } from '~/domain/orders/plan/engine/day'
import { type Params, standardParams } from '~/domain/orders/plan/engine/params'

/** An instance of the concrete delivery problem of Kinable, Wauters and Vanden Berghe (2014); minutes and volume units. */
export type Instance = {
  maxLag: number
  trucks: { capacity: number; unload: number }[]
  customers: { demand: number; from: number; until: number }[]
  /** Shortest way from a customer past one station to a customer; the last row starts at the depot. */
  way: number[][]
  /** Ways from each site, the depot last, to each station and from it. */
  toStation: number[][]
}

type Place = { x: number; y: number }

/** Reads the public text format; a file that is cut short or malformed is an error. */
export function readInstance(text: string): Instance {
  const lines = text.split(/\r?\n/).map(line => line.trim().split(/\s+/))
  const maxLag = wholeNumber(sectionAt(lines, 'MaxTimeLag:').count)
  const trucks = rowsOf(lines, 'Vehicles:').map(row => ({ capacity: wholeNumber(row[1]), unload: wholeNumber(row[2]) }))
  const customers = rowsOf(lines, 'Customers:').map(row => ({
    demand: wholeNumber(row[1]),
    from: wholeNumber(row[2]),
    until: wholeNumber(row[3]),
  }))
  const stations = rowsOf(lines, 'Stations:').map(row => row[0]!)
  const places = new Map(rowsOf(lines, 'Locations:').map(([name, x, y]) => [name!, { x: Number(x), y: Number(y) }]))
  const at = (name: string) => places.get(name) ?? fail(`no location ${name}`)
  const sites = [...rowsOf(lines, 'Customers:').map(row => at(row[0]!)), at('v0')]
  const loadings = stations.map(at)
  const way = sites.map(from =>
    sites.slice(0, -1).map(to => Math.min(...loadings.map(by => distance(from, by) + distance(by, to)))),
  )
  const toStation = sites.map(from => loadings.map(by => distance(from, by)))
  return { maxLag, trucks, customers, way, toStation }
}

/** The instance as a day of the planner: behind each customer's gate lies a plant of its own that loads at once. */
export function dayOf({ maxLag, trucks, customers, way }: Instance): Day {
  const n = customers.length
  return {
    plants: customers.map((_, i) => ({ id: `gate ${i}`, opens: -1e6, closes: 1e6, lines: [] })),
    trucks: trucks.map((truck, k) => ({
      id: `k${k}`,
      capacity: truck.capacity,
      at: n,
      shiftFrom: 0,
      shiftUntil: 1e6,
      overtimeUntil: 1e6,
      unloadMinutes: truck.unload,
    })),
    pours: customers.map((customer, i) => ({
      id: `c${i}`,
      volume: customer.demand,
      from: customer.from,
      due: customer.from,
      latestStart: customer.until,
      until: customer.until,
      maxGap: maxLag,
      maxGapStretch: 0,
      interval: 0,
      unload: { fixed: 0, perM3: 0 },
      drumLife: 1e6,
      plants: [{ plant: i, penalty: 0 }],
      maxPlants: 1,
      priority: 1,
      fullLoads: true,
    })),
    travel: { buckets: 1, minutesPerBucket: 1440, places: n + 1, loaded: new Array(n * n).fill(0), empty: way.flat() },
  }
}

/** The same instance with its stations as plants, which is smaller where all ways must be written out. */
export function stationDayOf(instance: Instance): Day {
  const day = dayOf(instance)
  const n = instance.customers.length
  const stations = instance.toStation[0]!.map((_, s) => s)
  return {
    ...day,
    plants: stations.map(s => ({ id: `station ${s}`, opens: -1e6, closes: 1e6, lines: [] })),
    pours: day.pours.map(pour => ({ ...pour, plants: stations.map(plant => ({ plant, penalty: 0 })) })),
    travel: {
      ...day.travel,
      loaded: stations.flatMap(s => instance.toStation.slice(0, n).map(row => row[s]!)),
      empty: instance.toStation.flat(),
    },
  }
}

const nothing = Object.fromEntries(Object.keys(standardParams.weights).map(name => [name, 0])) as Params['weights']

/** Only the served demand counts; a trace of travel steers between plans of equal value. */
export const instanceParams: Params = {
  ...standardParams,
  weights: { ...nothing, unserved: 100, empty: 0.0005 },
  priorityFactors: [1],
  temperature: { first: 0.3, last: 0.025 },
  ruin: { share: 1, most: 6 },
  blink: 0.02,
  enough: 2,
  openTries: 1e6,
}

export type Delivery = { customer: number; truck: number; start: number }

export function deliveriesOf(loads: Load[]): Delivery[] {
  return loads
    .map(load => ({ customer: load.pour, truck: load.truck, start: load.start }))
    .sort((a, b) => a.customer - b.customer || a.start - b.start)
}

function sectionAt(lines: string[][], name: string) {
  const at = lines.findIndex(line => line[0] === name)
  if (at < 0) fail(`no section ${name}`)
  return { at, count: lines[at]![1] }
}

function rowsOf(lines: string[][], name: string) {
  const { at, count } = sectionAt(lines, name)
  const rows = lines.slice(at + 1, at + 1 + wholeNumber(count))
  if (rows.length < wholeNumber(count)) fail(`section ${name} is cut short`)
  return rows
}

function wholeNumber(text: string | undefined) {
  const value = Number(text)
  return text !== undefined && Number.isInteger(value) ? value : fail(`${text} is not a whole number`)
}

function distance(a: Place, b: Place) {
  return Math.ceil(Math.hypot(a.x - b.x, a.y - b.y))
}

function fail(message: string): never {
  throw new Error(`unreadable instance: ${message}`)
}
