import { getSeenSubscription, searchSubscriptions } from '~/db/deliveries/e-ticket-subscription'
import {
  ETicketSubscriptionSave,
  ETicketSubscriptionSearch,
  NewSubscriptionSecret,
  SubscriptionStatusChange,
} from '~/domain/deliveries/e-ticket-subscription'
import type { TicketPost } from '~/domain/kit/ports'
import { Refused } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import {
  changeSubscription,
  makeSubscription,
  renewSecret,
  sendTestTicket,
  setSubscriptionStatus,
} from '~/workflows/deliveries/save-e-ticket-subscription'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/**
 * Where the e-tickets of a customer or project are sent, of which events, and the secret by which the receiver knows us. What
 * answers a secret takes no key: it must not lie among the kept answers, and a second press is refused.
 */
export const eTicketSubscriptionEngine = area()
  .get('/e-ticket-subscription', may('GET /e-ticket-subscription'), query(ETicketSubscriptionSearch), async c =>
    c.json(await searchSubscriptions(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/e-ticket-subscription/:id', may('GET /e-ticket-subscription/:id'), param(Id), async c =>
    c.json(await getSeenSubscription(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .post('/e-ticket-subscription', may('POST /e-ticket-subscription'), body(ETicketSubscriptionSave), async c =>
    c.json(await write(c, work => makeSubscription(work, postOf(c), c.req.valid('json')))),
  )
  .put('/e-ticket-subscription', may('PUT /e-ticket-subscription'), body(ETicketSubscriptionSave), async c =>
    c.json(await write(c, work => changeSubscription(work, postOf(c), c.req.valid('json')))),
  )
  .post(
    '/e-ticket-subscription/:id/status',
    may('POST /e-ticket-subscription/:id/status'),
    param(Id),
    body(SubscriptionStatusChange),
    async c => {
      const { id } = c.req.valid('param')
      return c.json(await write(c, work => setSubscriptionStatus(work, id, c.req.valid('json'))))
    },
  )
  .post(
    '/e-ticket-subscription/:id/secret',
    may('POST /e-ticket-subscription/:id/secret'),
    param(Id),
    body(NewSubscriptionSecret),
    async c => {
      const of = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await write(c, work => renewSecret(work, postOf(c), of, c.var.wall)))
    },
  )
  .post('/e-ticket-subscription/:id/test', may('POST /e-ticket-subscription/:id/test', 'once'), param(Id), async c =>
    c.json(await write(c, work => sendTestTicket(work, c.req.valid('param').id))),
  )

function postOf(c: Ctx): TicketPost {
  const { ticketPost } = c.var.parts
  if (!ticketPost)
    throw new Refused(
      'This portal sends no e-tickets: PORTAL_ANCHOR_KEY or PORTAL_FACTOR_SECRET is missing',
      undefined,
      {
        rule: 'no-key',
      },
    )
  return ticketPost
}
