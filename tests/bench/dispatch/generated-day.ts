import { random } from '~/domain/kit/random'
import { below, between, type Random, roulette } from '~/domain/orders/plan/engine/chance'
import type { Day, Plant, Pour, Truck } from '~/domain/orders/plan/engine/day'

export type DaySize = { loads: number; trucks: number; plants: number }

type Spot = { x: number; y: number }

const HOURS = 24
const SIDE_KM = 55
/** Roads are longer than the straight line. */
const DETOUR = 1.3
const ELIGIBLE_KM = 30
const MEAN_LOAD = 850
/** Share of orders that ask for 15 to 40 loads. */
const LARGE = 0.12
/** Weights of the hours in which pours are due, from six o'clock. */
const DUE_HOURS = [5, 9, 10, 9, 7, 6, 5, 6, 7, 5, 3]

/** A day that never was, the same for the same seed: for measuring and for tests. */
export function generatedDay(size: DaySize, seed: number): Day {
  const draw = random(seed)
  const yards = Array.from({ length: size.plants }, () => spot(draw))
  const sites: Spot[] = []
  const pours: Pour[] = []
  for (let loads = 0; loads < size.loads; ) {
    const site = spot(draw)
    const wanted = draw() < LARGE ? 15 + below(draw, 26) : 1 + Math.floor(8 * draw() * draw())
    const many = Math.max(1, Math.min(wanted, size.loads - loads))
    sites.push(site)
    pours.push(pour(draw, pours.length, many, nearPlants(site, yards)))
    loads += many
  }
  const trucks = Array.from({ length: size.trucks }, (_, k) => truck(draw, k, pours.length, below(draw, size.plants)))
  const speeds = Array.from({ length: HOURS }, (_, hour) => speedAt(hour))
  const minutes = (from: Spot, to: Spot) => speeds.map(speed => Math.max(2, Math.ceil((60 * km(from, to)) / speed)))
  return {
    plants: yards.map((_, p) => plant(draw, p)),
    trucks,
    pours,
    travel: {
      buckets: HOURS,
      minutesPerBucket: 60,
      places: pours.length + size.plants,
      loaded: yards.flatMap(yard => sites.flatMap(site => minutes(yard, site))),
      empty: [...sites, ...yards].flatMap(from =>
        yards.flatMap(yard => (from === yard ? speeds.map(() => 0) : minutes(from, yard))),
      ),
    },
  }
}

function spot(draw: Random): Spot {
  return { x: SIDE_KM * draw(), y: SIDE_KM * draw() }
}

function km(a: Spot, b: Spot) {
  return DETOUR * Math.hypot(a.x - b.x, a.y - b.y)
}

/** Kilometres an hour: slow at both rush hours. */
function speedAt(hour: number) {
  if (hour >= 7 && hour < 9) return 28
  if (hour >= 17 && hour < 19) return 30
  return hour >= 6 && hour < 20 ? 38 : 50
}

function nearPlants(site: Spot, yards: Spot[]) {
  const sorted = yards.map((yard, p) => ({ plant: p, way: km(site, yard) })).sort((a, b) => a.way - b.way)
  return sorted.filter(({ way }, rank) => rank < 2 || way <= ELIGIBLE_KM).map(({ plant }) => ({ plant, penalty: 0 }))
}

function plant(draw: Random, p: number): Plant {
  const lines = Array.from({ length: draw() < 0.5 ? 1 : 2 }, (_, l) => ({
    id: `P${p}-${l}`,
    setupMinutes: 2,
    minutesPerM3: between(draw, 0.5, 0.8),
    outages: [],
  }))
  return { id: `P${p}`, opens: 300, closes: 1260, lines, hourlyVolume: Array(HOURS).fill(6500 * lines.length) }
}

function truck(draw: Random, k: number, places: number, home: number): Truck {
  const capacity = [600, 800, 1000][roulette(draw, [15, 45, 40])]!
  const shiftFrom = 300 + 15 * below(draw, 9)
  return {
    id: `T${k}`,
    capacity,
    type: capacity === 600 ? 'small' : 'standard',
    at: places + home,
    home,
    shiftFrom,
    shiftUntil: shiftFrom + 600,
    overtimeUntil: shiftFrom + 720,
    passes: draw() < 0.35 ? ['port'] : [],
  }
}

function pour(draw: Random, o: number, loads: number, plants: Pour['plants']): Pour {
  const large = loads >= 15
  const due = large ? 360 + 15 * below(draw, 17) : 360 + 60 * roulette(draw, DUE_HOURS) + 15 * below(draw, 4)
  const interval = large ? 8 + below(draw, 5) : 0
  const duration = loads * Math.max(interval, 14)
  return {
    id: `O${o}`,
    volume: Math.max(200, Math.round((loads - 0.5 * draw()) * (MEAN_LOAD / 50)) * 50),
    from: due - 5,
    due,
    latestStart: due + 60,
    until: due + 60 + duration + 180,
    maxGap: 15 + 5 * below(draw, 3),
    maxGapStretch: 20,
    interval,
    unload: { fixed: 3, perM3: between(draw, 0.6, 1) },
    drumLife: 105,
    plants,
    maxPlants: large ? 2 : 1,
    minCapacity: draw() < 0.15 ? 800 : undefined,
    passes: draw() < 0.05 ? ['port'] : [],
    truckTypes: !large && draw() < 0.03 ? ['small'] : undefined,
    priority: 1 + roulette(draw, [5, 10, 60, 15, 10]),
  }
}
