/**
 * Which loads of an order are sampled for cylinders: the sets are spread evenly over its loads, the first load first.
 * Loads are counted from 1.
 */
export function sampledLoads(loads: number, sets: number): number[] {
  if (loads < 1 || sets < 1) return []
  if (sets >= loads) return Array.from({ length: loads }, (_, place) => place + 1)
  return Array.from({ length: sets }, (_, set) => 1 + Math.floor((set * loads) / sets))
}
