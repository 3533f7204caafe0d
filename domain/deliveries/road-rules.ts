import * as z from 'zod'
import { plantFloor } from '../access/role-groups'
import { compare, decimal } from '../kit/money'
import { requiredText } from '../kit/shape'
import { minutesBetween } from '../kit/time'
import * as kitWords from '../kit/words'
import type { Chain, DeliveryEvent } from './event'
import * as words from './words'

/**
 * What is asked of a load once it has its ticket: it was batched, its way took the time that a way takes, and what is read
 * on site is within its limits.
 */
export const ROAD_RULES = ['batch', 'times', 'readings'] as const
export type RoadRule = (typeof ROAD_RULES)[number]
/** The plant knows what it loaded where nobody weighed it into the portal, and when a device was wrong. */
export const ROAD_OVERRIDERS = plantFloor

export const RoadOverride = z.strictObject({
  rules: z.array(z.enum(ROAD_RULES)).min(1).max(ROAD_RULES.length),
  reason: requiredText(kitWords.fieldReason, 400).min(3, { error: words.queueReasonWords }),
})
export type RoadOverride = z.infer<typeof RoadOverride>

export type LeastMinutes = { way: number; pour: number }
export type RoadFacts = { quantity: string; batched: string; chain: Chain; least: LeastMinutes }
export type RoadRefusal = { rule: RoadRule; text: string }
export type RoadEvent = DeliveryEvent | 'delivered'

/** Why an event of the way is not believed. A delivery by hand has its own reason for its times, not for its concrete. */
export function roadRefusals(facts: RoadFacts, event: RoadEvent, at: Date): RoadRefusal[] {
  return [...unbatched(facts, event), ...tooFast(facts, event, at)]
}

/** Nothing leaves the plant without a batch; what has left already was asked then. */
function unbatched({ quantity, batched, chain }: RoadFacts, event: RoadEvent): RoadRefusal[] {
  if (event === 'loading' || chain.loadedAt || compare(batched, quantity) >= 0) return []
  const text = decimal(batched).isZero() ? words.ruleNotBatched() : words.rulePartBatched({ batched, quantity })
  return [{ rule: 'batch', text }]
}

function tooFast({ chain, least }: RoadFacts, event: RoadEvent, at: Date): RoadRefusal[] {
  const [from, minutes, what] = legOf(chain, event, least)
  if (!from || minutesBetween(from, at) >= minutes) return []
  return [{ rule: 'times', text: words.ruleTakes({ what, minutes }) }]
}

function legOf(chain: Chain, event: RoadEvent, least: LeastMinutes): [Date | null, number, string] {
  if (event === 'on_site' || (event === 'pour_start' && !chain.onSiteAt))
    return [chain.leftAt ?? chain.loadedAt, least.way, words.ruleWay()]
  return event === 'pour_end' ? [chain.pourStartAt, least.pour, words.rulePour()] : [null, 0, '']
}
