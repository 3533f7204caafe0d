import { ticketOfDraft } from '~/db/billing/draft-ticket'
import { getSeenDraft } from '~/db/billing/invoice-draft'
import type { AttachmentRow } from '~/db/kit/attachment'
import { type DraftTicket, TicketOfDraft } from '~/domain/billing/draft-ticket'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { param } from '../kit/valid'

/** Whoever sees a draft reads the tickets that it bills; the delivery orders themselves are for dispatch and finance. */
export const draftTicketFiles = area().get(
  '/invoice-draft/:id/ticket/:deliveryOrderId',
  may('GET /invoice-draft/:id/ticket/:deliveryOrderId'),
  param(TicketOfDraft),
  async c => {
    const { id, deliveryOrderId } = c.req.valid('param')
    const draft = await getSeenDraft(sqlOf(c), personOf(c), id)
    const { ticket, signed } = await ticketOfDraft(sqlOf(c), draft.id, deliveryOrderId)
    const found: DraftTicket = { ...ticket, signature: await drawn(c, signed) }
    return c.json(found)
  },
)

async function drawn(c: Ctx, signed: AttachmentRow | null): Promise<string | null> {
  if (!signed || signed.scan === 'waiting' || signed.scan === 'infected' || signed.type !== 'image/png') return null
  const file = await c.var.parts.shelf.get(signed.key)
  return file && `data:image/png;base64,${Buffer.from(file.body).toString('base64')}`
}
