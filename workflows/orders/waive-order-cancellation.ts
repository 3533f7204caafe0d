import { deliveryOrder, loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import { getSeenOrder, lockSeenOrder } from '~/db/orders/seen-order'
import { isCharged } from '~/domain/billing/load-facts'
import { Refused } from '~/domain/kit/problem'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from '../pricing/ask-price'
import { cancellationBill } from './cancelled-order'

/** What runs when the question is approved. */
export type WaivedCancellation = { orderId: string; reason: string }

/**
 * Lets a customer off the charge for a late cancellation: a price that goes to nothing. Who may not go so far alone asks; once
 * the charge is on a draft, its line there is changed instead.
 */
export async function waiveCancellation(
  work: Work,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<OrderRow & { approval: PendingPrice | null }> {
  const row = order.atVersion(await lockSeenOrder(work, id), version)
  const charged = await chargedLoads(work, row)
  const { bill } = await cancellationBill(work.sql, row, new Map(charged.map(load => [load.id, load.cancellation!])))
  const facts = bill.lines.map(line => ({
    what: line.description,
    unitPrice: '0',
    listPrice: line.unitPrice,
    cost: null,
    quantity: line.quantity,
  }))
  const approval = await askPrice(work, {
    kind: 'cancellation',
    subjectKey: `cancellation:${row.id}`,
    subjectId: row.id,
    label: `Cancellation charge of ${row.orderNo}`,
    regionId: row.regionId,
    customerId: row.customerId,
    facts,
    command: { orderId: row.id, reason } satisfies WaivedCancellation,
    reason,
  })
  if (!approval) await writeWaiver(work, { orderId: row.id, reason })
  return { ...(await getSeenOrder(work.sql, work.by, id)), approval }
}

/** The approved waiver, by who approved it. */
export async function applyWaiver(work: Work, of: WaivedCancellation): Promise<void> {
  await writeWaiver(work, of)
}

async function writeWaiver(work: Work, { orderId, reason }: WaivedCancellation): Promise<void> {
  const row = await order.lock(work, orderId)
  const waived = { by: work.by.name, reason, at: work.now.toISOString() }
  for (const load of await chargedLoads(work, row)) {
    const cancellation = { ...load.cancellation!, waived }
    await deliveryOrder.move({ ...work, reason }, load, { cancellation }, 'waive cancellation charge')
  }
  // The order itself shows who let the customer off, and an older copy of it is out of date.
  await order.move({ ...work, reason }, row, {}, 'waive cancellation charge')
}

async function chargedLoads(work: Work, row: OrderRow) {
  const charged = (await loadsOf(work.sql, row.id)).filter(load => isCharged(load.cancellation))
  if (!charged.length) throw new Refused(`${row.orderNo} has no cancellation charge`, undefined, { rule: 'no-charge' })
  if (charged.some(load => load.invoiceDraftId))
    throw new Refused('The charge is already on an invoice draft. Change its line there', undefined, {
      rule: 'invoiced',
    })
  return charged
}
