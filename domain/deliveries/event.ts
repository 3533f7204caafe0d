import { addMinutes } from '../kit/time'

/** What a load can tell on its way, in the order in which it happens. */
export const DELIVERY_EVENTS = [
  'loading',
  'loaded',
  'left_plant',
  'on_site',
  'pour_start',
  'pour_end',
  'returned',
  'rejected',
] as const
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number]

export const EVENT_LABELS: Record<DeliveryEvent, string> = {
  loading: 'Loading started',
  loaded: 'Loaded',
  left_plant: 'Left plant',
  on_site: 'On site',
  pour_start: 'Pour started',
  pour_end: 'Pour finished',
  returned: 'Back at plant',
  rejected: 'Rejected at site',
}

/** Who or what reported it. */
export const EVENT_SOURCES = ['person', 'driver', 'gps', 'sensor', 'batching'] as const

export type Chain = {
  generatedAt: Date | null
  loadingAt: Date | null
  batchedAt: Date | null
  loadedAt: Date | null
  leftAt: Date | null
  onSiteAt: Date | null
  pourStartAt: Date | null
  pourEndAt: Date | null
  returnedAt: Date | null
}

export const STAMP_OF: Record<Exclude<DeliveryEvent, 'rejected'>, keyof Chain> = {
  loading: 'loadingAt',
  loaded: 'loadedAt',
  left_plant: 'leftAt',
  on_site: 'onSiteAt',
  pour_start: 'pourStartAt',
  pour_end: 'pourEndAt',
  returned: 'returnedAt',
}

const ORDER: readonly (keyof Chain)[] = [
  'generatedAt',
  'loadingAt',
  'batchedAt',
  'loadedAt',
  'leftAt',
  'onSiteAt',
  'pourStartAt',
  'pourEndAt',
  'returnedAt',
]

/**
 * Why an instant cannot be true in a chain, or null when it can: a clock may run ahead by `aheadMinutes`, nothing happens
 * before what came before it, and nothing lasts longer than a day.
 */
export function implausible(
  chain: Chain,
  event: DeliveryEvent,
  at: Date,
  now: Date,
  aheadMinutes: number,
): string | null {
  if (at > addMinutes(now, aheadMinutes)) return 'This time is in the future'
  const latest = latestOf(chain)
  if (latest && at < latest.at) return `It is before ${SPOKEN[latest.stamp]}`
  if (latest && at > addMinutes(latest.at, 1440)) return `It is more than a day after ${SPOKEN[latest.stamp]}`
  return event === 'rejected' && !chain.onSiteAt ? 'Only a load that reached the site can be rejected there' : null
}

/** The same for a whole chain, as an e-modification corrects it: the first pair that is in the wrong order. */
export function brokenChain(chain: Chain): { stamp: keyof Chain; text: string } | null {
  let before: { stamp: keyof Chain; at: Date } | undefined
  for (const stamp of ORDER) {
    const at = chain[stamp]
    if (!at) continue
    if (before && at < before.at) return { stamp, text: `It is before ${SPOKEN[before.stamp]}` }
    before = { stamp, at }
  }
  return null
}

function latestOf(chain: Chain): { stamp: keyof Chain; at: Date } | undefined {
  let latest: { stamp: keyof Chain; at: Date } | undefined
  for (const stamp of ORDER) {
    const at = chain[stamp]
    if (at && (!latest || at >= latest.at)) latest = { stamp, at }
  }
  return latest
}

const SPOKEN: Record<keyof Chain, string> = {
  generatedAt: 'the ticket was generated',
  loadingAt: 'loading started',
  batchedAt: 'the first batch',
  loadedAt: 'it was loaded',
  leftAt: 'it left the plant',
  onSiteAt: 'it reached the site',
  pourStartAt: 'the pour started',
  pourEndAt: 'the pour ended',
  returnedAt: 'the truck was back',
}
