import { addMinutes, minutesBetween } from '../kit/time'

export type DischargeClock = {
  /** Minutes since water met cement; null before the first batch. */
  age: number | null
  limit: number
  left: number | null
  endsAt: Date | null
  state: 'waiting' | 'fresh' | 'near' | 'last' | 'over' | 'done'
}

/**
 * The age of the concrete against the limit of its order. It starts at the first contact of water and cement and
 * stops at the end of the pour; shares of the limit turn it to near and to last.
 */
export function dischargeClock(
  load: { batchedAt: Date | null; pourEndAt: Date | null; dischargeLimitMinutes: number },
  now: Date,
  shares: { near: number; last: number },
): DischargeClock {
  const limit = load.dischargeLimitMinutes
  if (!load.batchedAt) return { age: null, limit, left: null, endsAt: null, state: 'waiting' }
  const age = Math.max(0, Math.floor(minutesBetween(load.batchedAt, load.pourEndAt ?? now)))
  const endsAt = addMinutes(load.batchedAt, limit)
  return { age, limit, left: limit - age, endsAt, state: stateOf(age / limit, !!load.pourEndAt, shares) }
}

function stateOf(share: number, ended: boolean, shares: { near: number; last: number }): DischargeClock['state'] {
  if (share > 1) return 'over'
  if (ended) return 'done'
  if (share >= shares.last) return 'last'
  return share >= shares.near ? 'near' : 'fresh'
}
