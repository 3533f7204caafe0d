import type { Day, Load } from './day'

/**
 * A rule that a plan breaks, with the pour or truck it breaks it at. Where one load breaks it: which one, the load in its
 * way, the minute or figure that it comes to and the one that is allowed.
 */
export type Fault = {
  rule: string
  pour?: number
  truck?: number
  plant?: number
  load?: Load
  other?: Load
  is?: number
  most?: number
  detail: string
}
/** What one load, or two of them, have to do with a fault. */
export type Seen = Pick<Fault, 'load' | 'other' | 'is' | 'most'>

/** Travel at the real departure, with waiting for a faster hour allowed. */
export function travelled(day: Day, table: ArrayLike<number>, row: number, depart: number) {
  const { buckets, minutesPerBucket } = day.travel
  const hour = Math.min(buckets - 1, Math.max(0, Math.floor(depart / minutesPerBucket)))
  const direct = table[row * buckets + hour]!
  if (hour === buckets - 1 || depart < 0) return direct
  return Math.min(direct, (hour + 1) * minutesPerBucket - depart + table[row * buckets + hour + 1]!)
}

export function emptyWay(day: Day, place: number, plant: number, depart: number) {
  return travelled(day, day.travel.empty, place * day.plants.length + plant, depart)
}

export function batchMinutes(day: Day, load: Load) {
  const line = day.plants[load.plant]!.lines[localLine(day, load)]
  return line ? line.setupMinutes + Math.ceil((line.minutesPerM3 * load.volume) / 100) : 0
}

/** Lines count through all plants in order. */
export function localLine(day: Day, load: Load) {
  if (load.line < 0) return -1
  return load.line - day.plants.slice(0, load.plant).reduce((sum, plant) => sum + plant.lines.length, 0)
}

export function isFrozen(day: Day, load: Load) {
  return (day.frozen ?? []).some(
    each => each.pour === load.pour && each.truck === load.truck && each.begin === load.begin,
  )
}
