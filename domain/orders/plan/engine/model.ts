import type { Day, Load } from './day'
import type { Lines } from './lines'
import {
  allowedOf,
  fullUnloads,
  linesOf,
  membersOf,
  paceOf,
  penaltyOf,
  publishedOf,
  regretOf,
  settledOf,
  slotsOf,
  unwishedOf,
  withReserve,
} from './model-tables'
import type { Params } from './params'

/** A day compiled to flat tables, so that the search only reads integers. */
export type Model = {
  day: Day
  pours: number
  trucks: number
  plants: number
  buckets: number
  minutesPerBucket: number
  loaded: Int32Array
  empty: Int32Array
  /** Load slots of each pour; one more entry closes the list. */
  slots: Int32Array
  pourOfSlot: Int32Array
  /** Volume still to plan, beyond the frozen loads. */
  volume: Int32Array
  /** Frozen loads per pour; they hold its first slots. */
  frozen: Int32Array
  frozenLoads: Load[]
  /** Volumes of the loads yet to plan where they are settled. */
  settled: (number[] | null)[]
  /** The pours merged with each pour, itself included. */
  merged: number[][]
  capacity: Int32Array
  truckAt: Int32Array
  shiftFrom: Int32Array
  /** Plant that a truck is on its way to from its yard, −1 for none, and when it is there. */
  headingTo: Int32Array
  headingReady: Int32Array
  eligible: Int32Array[]
  /** The same as a table: pour × trucks. */
  allowed: Uint8Array
  /** Minutes to unload a full truck at the pour: pour × trucks. */
  fullUnload: Int32Array
  /** Least minutes of unloading per volume unit: no chain at the pour goes faster. */
  pace: Float64Array
  /** Volume to plan times the factors of priority and certainty. */
  worth: Float64Array
  /** m³ of the pour, frozen loads included, times the same factors: what its promise is about. */
  stake: Float64Array
  /** Extra minutes to the second-best plant, more where fewer trucks may come: what waiting for a turn may cost. */
  regret: Float64Array
  lines: Lines
  /** Penalty of a plant that the pour prefers less. */
  penalty(pour: number, plant: number): number
  /** 1 for a truck that the pour did not wish for, 0 where it did or wished for none: pour × trucks. */
  unwished: Uint8Array
  /** By slot; a truck of −1 means that nothing was published there. No more than `most` of them may change. */
  published?: { truck: Int32Array; plant: Int32Array; start: Int32Array; urgency: Float64Array; most: number }
  /** True when only windows, ways and gaps bind: no lines, hours, shifts, rates, outages or frozen loads. */
  timeless: boolean
}

/** The most loads one truck carries in a day, and one line batches. */
export const TRUCK_TASKS = 40

export const LINE_TASKS = 400

const WHOLE_DAY = 1440

export function compile(day: Day, params: Params): Model {
  const { pours, trucks, plants, travel } = day
  const eligible = pours.map(pour => Int32Array.from(trucks.flatMap((truck, k) => (mayServe(pour, truck) ? [k] : []))))
  const frozenLoads = [...(day.frozen ?? [])].sort((a, b) => a.pour - b.pour || a.start - b.start)
  const frozen = new Int32Array(pours.length)
  const volume = Int32Array.from(pours, pour => pour.volume)
  for (const load of frozenLoads) {
    frozen[load.pour]! += 1
    volume[load.pour] = Math.max(0, volume[load.pour]! - load.volume)
  }
  const settled = pours.map((pour, o) =>
    settledOf(
      pour,
      frozenLoads.filter(load => load.pour === o),
    ),
  )
  const slots = slotsOf(day, eligible, volume, frozen, settled)
  const pourOfSlot = new Int32Array(slots[pours.length]!)
  for (let o = 0; o < pours.length; o++) pourOfSlot.fill(o, slots[o]!, slots[o + 1]!)
  return {
    day,
    pours: pours.length,
    trucks: trucks.length,
    plants: plants.length,
    buckets: travel.buckets,
    minutesPerBucket: travel.minutesPerBucket,
    loaded: withReserve(travel.loaded, params.travelReserve),
    empty: withReserve(travel.empty, params.travelReserve),
    slots,
    pourOfSlot,
    volume,
    frozen,
    frozenLoads,
    settled,
    merged: pours.map((pour, o) => (pour.group === undefined ? [o] : membersOf(day, pour.group))),
    capacity: Int32Array.from(trucks, truck => truck.capacity),
    truckAt: Int32Array.from(trucks, truck => truck.at),
    shiftFrom: Int32Array.from(trucks, truck => Math.max(truck.shiftFrom, day.now ?? truck.shiftFrom)),
    headingTo: Int32Array.from(trucks, ({ heading }) => heading?.plant ?? -1),
    headingReady: Int32Array.from(trucks, ({ heading }) => heading?.ready ?? 0),
    eligible,
    allowed: allowedOf(day, eligible),
    fullUnload: fullUnloads(day),
    pace: Float64Array.from(pours, (_, o) => paceOf(day, o, eligible[o]!)),
    worth: Float64Array.from(pours, (pour, o) => volume[o]! * factorOf(pour, params)),
    stake: Float64Array.from(pours, pour => (pour.volume * factorOf(pour, params)) / 100),
    regret: Float64Array.from(pours, (_, o) => regretOf(day, o, eligible[o]!.length)),
    lines: linesOf(day),
    penalty: penaltyOf(day),
    unwished: unwishedOf(day),
    published: publishedOf(day, slots),
    timeless: isTimeless(day),
  }
}

/** Batching time in whole minutes, rounded up; a plant without lines takes none. */
export function loadMinutes({ lines }: Model, line: number, volume: number) {
  return line < 0 ? 0 : lines.setup[line]! + Math.ceil((lines.perM3[line]! * volume) / 100)
}

/** What the volume of a pour counts: by its priority, and by how certain it is. */
export function factorOf({ priority, certainty = 1 }: Day['pours'][number], { priorityFactors }: Params) {
  return (priorityFactors[priority - 1] ?? 1) * certainty
}

/** Bans, passes, truck types and size: the rules that close a truck to a pour for the whole day. */
export function mayServe(pour: Day['pours'][number], truck: Day['trucks'][number]) {
  return closedBy(pour, truck) === null
}

/** The rule that closes a truck to a pour, if any. */
export function closedBy(pour: Day['pours'][number], truck: Day['trucks'][number]) {
  if (pour.bannedTrucks?.includes(truck.id)) return 'banned'
  if (pour.truckTypes && !(truck.type && pour.truckTypes.includes(truck.type))) return 'truck-type'
  if (pour.minCapacity && truck.capacity < pour.minCapacity) return 'too-small'
  return (pour.passes ?? []).every(pass => truck.passes?.includes(pass)) ? null : 'pass-missing'
}

function isTimeless({ travel, plants, trucks, pours, frozen }: Day) {
  return (
    travel.buckets === 1 &&
    !frozen?.length &&
    plants.every(
      plant => plant.lines.length === 0 && !plant.hourlyVolume && plant.opens <= 0 && plant.closes >= WHOLE_DAY,
    ) &&
    trucks.every(truck => truck.unloadMinutes !== undefined && truck.home === undefined && !truck.outages?.length) &&
    trucks.every(truck => truck.overtimeUntil >= WHOLE_DAY) &&
    pours.every(pour => pour.fullLoads && pour.interval === 0 && pour.maxGapStretch === 0 && pour.drumLife >= WHOLE_DAY)
  )
}
