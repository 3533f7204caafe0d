import { type DeliveryOrderRow, deliveryOrder, getSeen, lockSeen } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { WaiveCharge } from '~/domain/deliveries/delivery-order'
import { compare } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from '../pricing/ask-price'
import { chargesOfLoad, type LoadCharge } from './charges-of-load'
import { sameVersion } from './lock-delivery-order'

/** What runs when the question is approved: the surcharge, as dear as it was when it was asked. */
export type WaivedLoadCharge = { loadId: string; itemId: string; amount: string; reason: string }

/**
 * Lets a customer off one surcharge of a load before it is on a draft: a price that goes to nothing. Who may not go so far
 * alone asks. It is a fact of the load, so that every draft made anew knows it.
 */
export async function waiveLoadCharge(
  work: Work,
  id: string,
  { version, itemId, reason }: WaiveCharge,
): Promise<DeliveryOrderRow & { approval: PendingPrice | null }> {
  const load = await lockSeen(work, id)
  sameVersion(load, version)
  const charge = await chargeDue(work, load, itemId)
  const { name: what, unitPrice: listPrice, quantity, amount } = charge
  const waiver: WaivedLoadCharge = { loadId: id, itemId, amount, reason }
  const approval = await askPrice(work, {
    kind: 'load_charge',
    subjectKey: `load_charge:${id}:${itemId}`,
    subjectId: id,
    label: `${what} of ${labelOf(load)} waived`,
    regionId: load.regionId,
    customerId: load.customerId,
    facts: [{ what, unitPrice: '0', listPrice, cost: null, quantity }],
    command: { waived: waiver },
    reason,
  })
  if (!approval) await writeChargeWaiver(work, waiver)
  return { ...(await getSeen(work.sql, work.by, id)), approval }
}

/** Written by who may let the customer off; one that grew meanwhile is asked for again. */
export async function writeChargeWaiver(
  work: Work,
  { loadId, itemId, amount, reason }: WaivedLoadCharge,
): Promise<void> {
  const load = await deliveryOrder.lock(work, loadId)
  const charge = await chargeDue(work, load, itemId)
  if (compare(charge.amount, amount) > 0)
    throw new Refused(`${charge.name} is S$${charge.amount} by now. Reject it and ask again`, undefined, {
      rule: 'grown',
    })
  const { customerId } = load
  const waiver = { by: work.by.name, reason, at: work.now.toISOString(), customerId, itemId, amount: charge.amount }
  const others = load.waivedCharges?.filter(of => of.itemId !== itemId) ?? []
  await deliveryOrder.move({ ...work, reason }, load, { waivedCharges: [...others, waiver] }, 'waive charge')
}

async function chargeDue(work: Work, load: DeliveryOrderRow, itemId: string): Promise<LoadCharge> {
  if (load.invoiceDraftId)
    throw new Refused('The charge is already on an invoice draft. Change its line there', undefined, {
      rule: 'invoiced',
    })
  const charge = (await chargesOfLoad(work.sql, load)).find(of => of.itemId === itemId)
  if (!charge) throw new Refused(`${labelOf(load)} has no such charge`, undefined, { rule: 'no-charge' })
  return charge
}

export const labelOf = ({ doNumber, loadNo }: DeliveryOrderRow): string => doNumber ?? `Load ${loadNo}`
