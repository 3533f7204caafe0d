import type { Day } from './day'

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
  /** First load slot of each pour; one more entry closes the list. */
  slots: Int32Array
  pourOfSlot: Int32Array
  volume: Int32Array
  capacity: Int32Array
  truckAt: Int32Array
  shiftFrom: Int32Array
  /** Trucks allowed at a pour, flattened: pour × trucks. */
  allowed: Uint8Array
  eligible: Int32Array[]
  /** Minutes to unload `capacity` of the truck at the pour: pour × trucks. */
  fullUnload: Int32Array
  /** Least minutes of unloading per volume unit: no chain at the pour goes faster. */
  pace: Float64Array
  /** Value of a pour left out, before weights. */
  worth: Float64Array
  /** True when nothing depends on the clock: one travel bucket and no batching lines. */
  timeless: boolean
}

/** The most loads one truck carries in a day. */
export const TRUCK_TASKS = 40

export function compile(day: Day, priorityFactors: number[]): Model {
  const { pours, trucks, plants, travel } = day
  const eligible = pours.map(pour => Int32Array.from(trucks.flatMap((truck, k) => (mayServe(pour, truck) ? [k] : []))))
  const allowed = new Uint8Array(pours.length * trucks.length)
  eligible.forEach((list, o) => {
    for (const k of list) allowed[o * trucks.length + k] = 1
  })
  const slots = slotsOf(day, eligible)
  const pourOfSlot = new Int32Array(slots[pours.length]!)
  for (let o = 0; o < pours.length; o++) pourOfSlot.fill(o, slots[o]!, slots[o + 1]!)
  return {
    day,
    pours: pours.length,
    trucks: trucks.length,
    plants: plants.length,
    buckets: travel.buckets,
    minutesPerBucket: travel.minutesPerBucket,
    loaded: Int32Array.from(travel.loaded),
    empty: Int32Array.from(travel.empty),
    slots,
    pourOfSlot,
    volume: Int32Array.from(pours, pour => pour.volume),
    capacity: Int32Array.from(trucks, truck => truck.capacity),
    truckAt: Int32Array.from(trucks, truck => truck.at),
    shiftFrom: Int32Array.from(trucks, truck => Math.max(truck.shiftFrom, day.now ?? -Infinity)),
    allowed,
    eligible,
    fullUnload: Int32Array.from({ length: pours.length * trucks.length }, (_, i) => {
      const truck = trucks[i % trucks.length]!
      return unloadMinutes(day, Math.floor(i / trucks.length), i % trucks.length, truck.capacity)
    }),
    pace: Float64Array.from(pours, (_, o) =>
      eligible[o]!.reduce(
        (least, k) => Math.min(least, unloadMinutes(day, o, k, trucks[k]!.capacity) / trucks[k]!.capacity),
        Infinity,
      ),
    ),
    worth: Float64Array.from(pours, pour => pour.volume * (priorityFactors[pour.priority - 1] ?? 1)),
    timeless: travel.buckets === 1 && plants.every(plant => plant.lines.length === 0 && !plant.hourlyVolume),
  }
}

/** Unloading time in whole minutes, rounded up. */
export function unloadMinutes(day: Day, pour: number, truck: number, volume: number) {
  const fixed = day.trucks[truck]!.unloadMinutes
  if (fixed !== undefined) return fixed
  const { unload } = day.pours[pour]!
  return unload.fixed + Math.ceil((unload.perM3 * volume) / 100)
}

/** Bans, passes, truck types and size: the rules that close a truck to a pour for the whole day. */
export function mayServe(pour: Day['pours'][number], truck: Day['trucks'][number]) {
  if (pour.bannedTrucks?.includes(truck.id)) return false
  if (pour.truckTypes && !(truck.type && pour.truckTypes.includes(truck.type))) return false
  if (pour.minCapacity && truck.capacity < pour.minCapacity) return false
  return (pour.passes ?? []).every(pass => truck.passes?.includes(pass))
}

function slotsOf(day: Day, eligible: Int32Array[]) {
  const slots = new Int32Array(day.pours.length + 1)
  day.pours.forEach((pour, o) => {
    const smallest = eligible[o]!.reduce((least, k) => Math.min(least, day.trucks[k]!.capacity), Infinity)
    slots[o + 1] = slots[o]! + (Number.isFinite(smallest) ? Math.ceil(pour.volume / smallest) : 0)
  })
  return slots
}
