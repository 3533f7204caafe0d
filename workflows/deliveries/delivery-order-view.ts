import { eventsOf } from '~/db/deliveries/delivery-event'
import { revisionsOf } from '~/db/deliveries/delivery-order-revision'
import { openEmodification } from '~/db/deliveries/emodification'
import { countingWeights } from '~/db/deliveries/last-weights'
import { addOnsOf, cumulative, type Ticket, ticketOf } from '~/db/deliveries/ticket'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Person } from '~/domain/access/roles'
import { dischargeClock } from '~/domain/deliveries/discharge'
import { businessDay } from '~/domain/kit/time'
import { openTo } from '../kit/workflow'
import { deliveryFlow } from './delivery-order'

/** A ticket with everything around it, as its page and its print show it. */
export async function viewDo(sql: Sql, person: Person, which: { id: string } | { doNumber: string }, now: Date) {
  const ticket: Ticket = await ticketOf(sql, person, which)
  const { load } = ticket
  const [addOns, total, weights, events, revisions, open, shares] = await Promise.all([
    addOnsOf(sql, load.id),
    cumulative(sql, load),
    countingWeights(sql, load),
    eventsOf(sql, load.id),
    revisionsOf(sql, load.id),
    openEmodification(sql, load.id),
    settingOn(sql, 'deliveries.discharge-shares', businessDay(now)),
  ])
  return {
    ticket,
    addOns,
    cumulative: total,
    weights: weights.rows,
    weightsRevision: weights.revision,
    events,
    revisions,
    emodification: open ?? null,
    clock: dischargeClock(load, now, shares),
    actions: openTo(deliveryFlow, load, person),
    lockedByOther: !!load.lockedBy && load.lockedBy !== person.id && !!load.lockedUntil && load.lockedUntil > now,
    milestone: { business: businessDay(now, ticket.zone) },
  }
}
export type DoView = Awaited<ReturnType<typeof viewDo>>
