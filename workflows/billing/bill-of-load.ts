import { namedAddOns } from '~/db/billing/add-ons-to-bill'
import { loadToBill } from '~/db/billing/billable'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { extrasOf } from '~/db/orders/ordered-extras'
import type { Bill } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import type { BillTerms } from '~/domain/billing/bill-terms'
import { billTerms } from './bill-terms'
import { factsOf } from './load-facts'

export type Dosed = readonly { associateProductId: string; quantity: string }[]
export type LoadState = { load: DeliveryOrderRow; addOns: Dosed }

export const isDue = ({ status }: Pick<DeliveryOrderRow, 'status'>) => status === 'delivered' || status === 'returned'

/** The bill of one load as it is given: as it was, as it is, or as it would be. */
export async function billOfLoad(
  sql: Sql,
  { load, addOns }: LoadState,
  regionId: string,
  under: (terms: BillTerms) => BillTerms = terms => terms,
): Promise<Bill> {
  const dosed = await namedAddOns(
    sql,
    addOns.map(addOn => ({ ...addOn, deliveryOrderId: load.id })),
  )
  const extras = await extrasOf(sql, [load.orderId])
  const facts = factsOf(await loadToBill(sql, load), dosed, extras.get(load.orderId) ?? [])
  const { customerId, projectId, doDate } = load
  const terms = await billTerms(sql, { customerId, projectId, regionId }, [facts], doDate)
  return billLines([facts], [], under(terms))
}
