import { chargeItemsOn } from '~/db/billing/charge-items'
import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { compare, sum } from '~/domain/kit/money'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPrice } from '../pricing/ask-price'
import { lockToCharge } from './charge-delivery-order'
import { chargesOfLoad } from './charges-of-load'
import { labelOf } from './waive-load-charge'

/** What runs when the question is approved. */
export type AgreedWashout = { loadId: string; washoutFee: string | null }
type Asked = { version: number; washoutFee: string | null }

/**
 * A fee for washing out that is agreed with one load, in place of the usual one. One that is lower than what the customer
 * would pay without it is a price like any other: who may not go so far alone asks.
 */
export async function setWashoutFee(
  work: Work,
  id: string,
  { version, washoutFee }: Asked,
): Promise<DeliveryOrderRow & { approval: PendingPrice | null }> {
  const load = await lockToCharge(work, id, version)
  // Washed out on site, as a fee says; without the fee the customer pays the usual one.
  const charges = await chargeItemsOn(work.sql, load.doDate)
  const items = new Set(charges.filter(of => of.trigger === 'washout').map(of => of.id))
  const before = await washoutOf(work, items, load.washoutFee === null ? { ...load, washedOut: 'site' } : load)
  const after = await washoutOf(work, items, { ...load, washoutFee })
  const lowered = load.washoutFee !== washoutFee && compare(after, before) < 0
  const approval = lowered
    ? await askPrice(work, {
        kind: 'load_charge',
        subjectKey: `washout:${id}`,
        subjectId: id,
        label: `Wash-out fee of ${labelOf(load)}`,
        regionId: load.regionId,
        customerId: load.customerId,
        facts: [{ what: 'Wash-out fee', unitPrice: after, listPrice: before, cost: null, quantity: '1' }],
        command: { washout: { loadId: id, washoutFee } satisfies AgreedWashout },
      })
    : null
  if (approval) return { ...load, approval }
  return { ...(await deliveryOrder.move(work, load, { washoutFee }, 'wash-out fee')), approval: null }
}

export async function writeWashoutFee(work: Work, { loadId, washoutFee }: AgreedWashout): Promise<void> {
  const load = await lockToCharge(work, loadId, undefined)
  await deliveryOrder.move(work, load, { washoutFee }, 'wash-out fee')
}

/** What the customer pays for washing out a load like this. */
async function washoutOf(work: Work, items: ReadonlySet<string>, load: DeliveryOrderRow): Promise<string> {
  const charges = await chargesOfLoad(work.sql, load)
  return sum(charges.filter(of => items.has(of.itemId)).map(of => of.amount)).toFixed(2)
}
