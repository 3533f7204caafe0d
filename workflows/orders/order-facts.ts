import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import type { OrderFacts } from './order'

const WAITING = ['planned', 'assigned']
const GONE = ['withdrawn', 'rejected']
const DONE = ['delivered', 'returned', ...GONE]

export const isWaiting = (load: Pick<DeliveryOrderRow, 'status'>) => WAITING.includes(load.status)
export const isGone = (load: Pick<DeliveryOrderRow, 'status'>) => GONE.includes(load.status)

export type LoadsFacts = Required<OrderFacts> & {
  loads: DeliveryOrderRow[]
}

/** What an order's loads say about it. */
export async function factsOf(sql: Sql, orderId: string): Promise<LoadsFacts> {
  return factsOfLoads(await loadsOf(sql, orderId))
}

export function factsOfLoads(loads: DeliveryOrderRow[]): LoadsFacts {
  const open = loads.filter(load => !DONE.includes(load.status))
  return {
    loads,
    openLoads: open.length,
    calledLoads: loads.filter(load => !isWaiting(load) && !isGone(load)).length,
    draftedLoads: loads.filter(load => load.invoiceDraftId).length,
  }
}
