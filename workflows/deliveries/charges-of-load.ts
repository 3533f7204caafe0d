import { regionOfLoad } from '~/db/billing/project-to-bill'
import { deliveryAssociate } from '~/db/deliveries/add-ons'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { isPositive } from '~/domain/kit/money'
import { billOfLoad } from '../billing/bill-of-load'

/** A surcharge that arose on a load by its facts, as it would be billed. */
export type LoadCharge = {
  itemId: string
  name: string
  fact: string | null
  quantity: string
  unitPrice: string
  amount: string
}

const SURCHARGES: readonly string[] = ['sub_product', 'service']

/** The surcharges and services that a load has as it is now; what was waived, or is ours, is not among them. */
export async function chargesOfLoad(sql: Sql, load: DeliveryOrderRow): Promise<LoadCharge[]> {
  const regionId = await regionOfLoad(sql, load)
  const { lines } = await billOfLoad(sql, { load, addOns: await deliveryAssociate.list(sql, load.id) }, regionId)
  return lines.flatMap(({ kind, itemId, description: name, fact, quantity, unitPrice, amount }) =>
    SURCHARGES.includes(kind) && itemId && isPositive(amount)
      ? [{ itemId, name, fact, quantity, unitPrice, amount }]
      : [],
  )
}
