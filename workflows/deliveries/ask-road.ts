import { batchedOf } from '~/db/deliveries/batch-weight'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import {
  ROAD_OVERRIDERS,
  type RoadEvent,
  type RoadFacts,
  type RoadOverride,
  type RoadRefusal,
  roadRefusals,
} from '~/domain/deliveries/road-rules'
import * as words from '~/domain/deliveries/words'
import { among } from '~/domain/kit/among'
import { Denied, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { inEnglish } from '~/domain/kit/translated'
import { keptAside } from './kept-aside'

export async function roadFacts(sql: Sql, load: DeliveryOrderRow, now: Date): Promise<RoadFacts> {
  const least = await settingOn(sql, 'deliveries.least-minutes', businessDay(now))
  return { quantity: load.quantity, batched: await batchedOf(sql, load), chain: load, least }
}

type Told = { event: RoadEvent; at: Date; override: RoadOverride | undefined }

/** What a load keeps of the rules that were set aside for an event, and what refuses the event still. */
export async function roadOf(work: Work, load: DeliveryOrderRow, { event, at, override }: Told) {
  const facts = await roadFacts(work.sql, load, work.now)
  const refusals = roadRefusals(facts, event, at)
  const isAside = ({ rule }: RoadRefusal) => !!override?.rules.includes(rule)
  const aside = refusals.filter(isAside)
  const kept = inEnglish(() => roadRefusals(facts, event, at)).filter(isAside)
  return {
    aside,
    left: refusals.filter(refusal => !aside.includes(refusal)),
    overrides: [...load.overrides, ...(override ? keptAside(work, kept, override.reason) : [])],
  }
}

export function refuseRoad(work: Work, { aside, left }: { aside: RoadRefusal[]; left: RoadRefusal[] }): void {
  const facts = (rule: string) => ({ rule, mayOverride: ROAD_OVERRIDERS })
  if (left.length) throw new Refused(left.map(({ text }) => text).join('; '), undefined, facts(left[0]!.rule))
  if (aside.length && !work.by.roles.some(role => among(ROAD_OVERRIDERS, role)))
    throw new Denied(words.ruleNotYours({ what: aside[0]!.text }), undefined, facts(aside[0]!.rule))
}
