import { newId } from '~/domain/kit/uuid'
import { eInvoices } from '../billing/tables'
import { bulkInsert } from '../kit/bulk'
import type { World } from './bill-draft'
import type { Issued } from './paid'

type Sent = Pick<Issued, 'id' | 'customerId' | 'sentAt' | 'customerDocumentNo'>
const ANSWER_HOURS = 20
/** Of the customers every other one takes e-invoices. */
const SHARE = 2

/** E-invoices of the customers who take them: answered within a day, the newest still open, one sent back. */
export async function seedEInvoices({ seed }: World, invoices: readonly Sent[]): Promise<void> {
  const ours = invoices.filter(of => !of.customerDocumentNo)
  const takers = new Set([...new Set(ours.map(of => of.customerId))].filter((_, at) => at % SHARE === 0))
  const sent = ours.filter(of => of.sentAt && takers.has(of.customerId))
  await bulkInsert(
    seed.sql,
    eInvoices,
    sent.map(({ id: invoiceId, sentAt }, at) => {
      const answeredAt = new Date(sentAt!.getTime() + ANSWER_HOURS * 3_600_000)
      const rejected = at === sent.length - 1
      const open = !rejected && answeredAt > seed.now
      const id = newId(sentAt!.getTime())
      return {
        ...seed.stamp(sentAt!),
        id,
        demo: true,
        invoiceId,
        status: rejected ? 'rejected' : open ? 'sent' : 'accepted',
        messageId: `folder-${id}-1`,
        sentAt,
        answeredAt: open ? null : answeredAt > seed.now ? seed.now : answeredAt,
        reason: rejected ? 'The purchase order on the invoice is closed' : null,
      }
    }),
  )
}
