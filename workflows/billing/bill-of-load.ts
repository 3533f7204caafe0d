import { namedAddOns } from '~/db/billing/add-ons-to-bill'
import { billTerms } from '~/db/billing/bill-terms'
import { loadToBill } from '~/db/billing/billable'
import { factsOf } from '~/db/billing/load-facts'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { extrasOf } from '~/db/orders/ordered-extras'
import type { Bill } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import type { BillTerms } from '~/domain/billing/bill-terms'
import { isCharged } from '~/domain/billing/load-facts'

export type Dosed = readonly { associateProductId: string; quantity: string }[]
export type LoadState = { load: DeliveryOrderRow; addOns: Dosed }

const isDue = ({ status, cancellation }: Pick<DeliveryOrderRow, 'status' | 'cancellation'>) =>
  status === 'delivered' || status === 'returned' || isCharged(cancellation)

type Parties = { customerId: string; projectId: string }
/** A load of these parties: it may have gone to another customer or project since. */
export const belongsTo = (load: Pick<DeliveryOrderRow, 'customerId' | 'projectId'>, of: Parties) =>
  load.customerId === of.customerId && load.projectId === of.projectId

/** Delivered or cancelled late, and still theirs: what a bill of these parties has on it. */
export const isDueOf = (
  load: Pick<DeliveryOrderRow, 'customerId' | 'projectId' | 'status' | 'cancellation'>,
  of: Parties,
) => isDue(load) && belongsTo(load, of)

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
  const payers = await settingOn(sql, 'deliveries.return-payers', load.doDate, load.regionId)
  const facts = factsOf(await loadToBill(sql, load), dosed, extras.get(load.orderId) ?? [], payers)
  const { customerId, projectId, doDate } = load
  const terms = await billTerms(sql, { customerId, projectId, regionId }, [facts], doDate)
  return billLines([facts], [], under(terms))
}
