import { type DeliveryOrderRow, deliveryOrder, getSeen, loadsOf } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import { getSeenOrder, lockSeenOrder } from '~/db/orders/seen-order'
import { isCharged } from '~/domain/billing/load-facts'
import { Refused } from '~/domain/kit/problem'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from '../pricing/ask-price'
import { cancellationBill } from './cancelled-order'

/** What runs when the question is approved; one that was asked before loads were named is about all of the order. */
export type WaivedCancellation = { orderId: string; loadIds?: readonly string[]; reason: string }
type Asked = { version: number; reason: string }

/**
 * Lets a customer off the charge for a late cancellation: a price that goes to nothing. Who may not go so far alone asks; once
 * the charge is on a draft, its line there is changed instead.
 */
export async function waiveCancellation(
  work: Work,
  id: string,
  { version, reason }: Asked,
): Promise<OrderRow & { approval: PendingPrice | null }> {
  const row = order.atVersion(await lockSeenOrder(work, id), version)
  const charged = chargedOf(await loadsOf(work.sql, row.id), row.orderNo)
  const approval = await askWaiver(work, row, charged, reason, {
    subjectKey: `cancellation:${row.id}`,
    label: `Cancellation charge of ${row.orderNo}`,
  })
  return { ...(await getSeenOrder(work.sql, work.by, id)), approval }
}

/** The same for one load of an order, so that the others stay charged. */
export async function waiveLoadCancellation(
  work: Work,
  id: string,
  { version, reason }: Asked,
): Promise<DeliveryOrderRow & { approval: PendingPrice | null }> {
  const { orderId } = await getSeen(work.sql, work.by, id)
  const row = await order.lock(work, orderId)
  const load = deliveryOrder.atVersion(await deliveryOrder.lock(work, id), version)
  const label = load.doNumber ?? `load ${load.loadNo} of ${row.orderNo}`
  const approval = await askWaiver(work, row, chargedOf([load], label), reason, {
    subjectKey: `cancellation:${load.id}`,
    label: `Cancellation charge of ${label}`,
  })
  return { ...(await deliveryOrder.get(work.sql, id)), approval }
}

async function askWaiver(
  work: Work,
  row: OrderRow,
  charged: readonly DeliveryOrderRow[],
  reason: string,
  named: { subjectKey: string; label: string },
): Promise<PendingPrice | null> {
  // Who is charged is what the loads say: the order may be of another project since.
  const [{ customerId, projectId, regionId }] = charged as [DeliveryOrderRow]
  const kept = new Map(charged.map(load => [load.id, load.cancellation!]))
  const { bill } = await cancellationBill(work.sql, { customerId, projectId, orderDate: row.orderDate }, kept)
  const facts = bill.lines.map(line => ({
    what: line.description,
    unitPrice: '0',
    listPrice: line.unitPrice,
    cost: null,
    quantity: line.quantity,
  }))
  const waiver: WaivedCancellation = { orderId: row.id, loadIds: charged.map(load => load.id), reason }
  const asked = { kind: 'cancellation' as const, subjectId: row.id, regionId, customerId, facts, reason, ...named }
  const approval = await askPrice(work, { ...asked, command: waiver })
  if (!approval) await writeWaiver(work, waiver)
  return approval
}

/** The approved waiver, by who approved it. */
export async function applyWaiver(work: Work, of: WaivedCancellation): Promise<void> {
  await writeWaiver(work, of)
}

async function writeWaiver(work: Work, { orderId, loadIds, reason }: WaivedCancellation): Promise<void> {
  const row = await order.lock(work, orderId)
  const loads = await loadsOf(work.sql, orderId)
  const asked = loads.filter(load => loadIds?.includes(load.id) ?? true)
  const waived = { by: work.by.name, reason, at: work.now.toISOString() }
  for (const load of chargedOf(asked, row.orderNo)) {
    const cancellation = { ...load.cancellation!, waived }
    await deliveryOrder.move({ ...work, reason }, load, { cancellation }, 'waive cancellation charge')
  }
  // The order itself shows who let the customer off, and an older copy of it is out of date.
  await order.move({ ...work, reason }, row, {}, 'waive cancellation charge')
}

function chargedOf(loads: readonly DeliveryOrderRow[], label: string): DeliveryOrderRow[] {
  const charged = loads.filter(load => isCharged(load.cancellation))
  if (!charged.length) throw new Refused(`${label} has no cancellation charge`, undefined, { rule: 'no-charge' })
  const open = charged.filter(load => !load.invoiceDraftId)
  if (!open.length)
    throw new Refused('The charge is already on an invoice draft. Change its line there', undefined, {
      rule: 'invoiced',
    })
  return open
}
