import { messagePage } from '~/db/deliveries/e-ticket-message'
import { getSeenSubscription } from '~/db/deliveries/e-ticket-subscription'
import { ETicketMessageSearch, SubscriptionMessage } from '~/domain/deliveries/e-ticket-message'
import { Id } from '~/domain/kit/shape'
import { sendMessageAgain } from '~/workflows/deliveries/send-e-ticket-message-again'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param, query } from '../kit/valid'
import { write } from '../kit/write'

/** What was sent to a receiver, with each try and its answer; seen by whoever sees the subscription. */
export const eTicketMessageEngine = area()
  .get(
    '/e-ticket-subscription/:id/message',
    may('GET /e-ticket-subscription/:id/message'),
    param(Id),
    query(ETicketMessageSearch),
    async c => {
      const { id } = c.req.valid('param')
      const page = await messagePage(sqlOf(c), personOf(c), id, c.req.valid('query'))
      // Nothing was sent yet, or there is no such subscription for this person.
      if (!page.total) await getSeenSubscription(sqlOf(c), personOf(c), id)
      return c.json(page)
    },
  )
  .post(
    '/e-ticket-subscription/:id/message/:messageId/send',
    may('POST /e-ticket-subscription/:id/message/:messageId/send', 'once'),
    param(SubscriptionMessage),
    async c => {
      const { id, messageId } = c.req.valid('param')
      return c.json(await write(c, work => sendMessageAgain(work, id, messageId)))
    },
  )
