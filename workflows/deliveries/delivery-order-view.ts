import { eventsOf } from '~/db/deliveries/delivery-event'
import { revisionsOf } from '~/db/deliveries/delivery-order-revision'
import { openEmodification } from '~/db/deliveries/emodification'
import { countingWeights } from '~/db/deliveries/last-weights'
import { namesOf } from '~/db/deliveries/names'
import { addOnsOf, cumulative, type Ticket, ticketOf } from '~/db/deliveries/ticket'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { promisesOfLoads } from '~/db/orders/promise'
import type { Person } from '~/domain/access/roles'
import { dischargeClock } from '~/domain/deliveries/discharge'
import { DELIVERY_EVENTS } from '~/domain/deliveries/event'
import { type RoadFacts, type RoadRule, roadRefusals } from '~/domain/deliveries/road-rules'
import { businessDay } from '~/domain/kit/time'
import { openTo } from '../kit/workflow'
import { roadFacts } from './ask-road'
import { deliveryFlow } from './delivery-order'

/** What would refuse each next event if it were told now, so that the page asks for the reason at once. */
const stopsOf = (facts: RoadFacts, now: Date): { event: string; rule: RoadRule; text: string }[] =>
  ([...DELIVERY_EVENTS, 'delivered'] as const).flatMap(event =>
    roadRefusals(facts, event, now).map(refusal => ({ event, ...refusal })),
  )

/** A ticket with everything around it, as its page and its print show it. */
export async function viewDo(sql: Sql, person: Person, which: { id: string } | { doNumber: string }, now: Date) {
  const ticket: Ticket = await ticketOf(sql, person, which)
  const { load } = ticket
  const [addOns, total, weights, events, revisions, open, shares, readingNearPercent, promises] = await Promise.all([
    addOnsOf(sql, load.id),
    cumulative(sql, load),
    countingWeights(sql, load),
    eventsOf(sql, load.id),
    revisionsOf(sql, load.id),
    openEmodification(sql, load.id),
    settingOn(sql, 'deliveries.discharge-shares', businessDay(now)),
    settingOn(sql, 'deliveries.reading-near-percent', businessDay(now)),
    promisesOfLoads(sql, [load.id]),
  ])
  return {
    ticket,
    /** When its site was told that it comes. */
    promisedAt: promises.get(load.id)!,
    addOns,
    cumulative: total,
    weights: weights.rows,
    weightsRevision: weights.revision,
    events,
    revisions,
    /** The names behind the ids of what the revisions say. */
    names:
      revisions.length > 1
        ? await namesOf(
            sql,
            revisions.map(({ facts }) => facts),
          )
        : {},
    emodification: open ?? null,
    clock: dischargeClock(load, now, shares),
    readingNearPercent,
    actions: openTo(deliveryFlow, load, person),
    stops: stopsOf(await roadFacts(sql, load, now), now),
    lockedByOther: !!load.lockedBy && load.lockedBy !== person.id && !!load.lockedUntil && load.lockedUntil > now,
    milestone: { business: businessDay(now, ticket.zone) },
  }
}
export type DoView = Awaited<ReturnType<typeof viewDo>>
