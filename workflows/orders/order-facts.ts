import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { loadsOf } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { cubicMetres, type DecimalText, decimal, sum } from '~/domain/kit/money'
import type { OrderFacts } from './order'

const WAITING = ['planned', 'assigned']
const GONE = ['withdrawn', 'rejected']
const DONE = ['delivered', 'returned', ...GONE]

export const isWaiting = (load: Pick<DeliveryOrderRow, 'status'>) => WAITING.includes(load.status)
export const isGone = (load: Pick<DeliveryOrderRow, 'status'>) => GONE.includes(load.status)

export type LoadsFacts = Required<OrderFacts> & {
  loads: DeliveryOrderRow[]
  /** m³ of the loads that were delivered. */
  delivered: DecimalText
  /** m³ of the loads that are planned or under way. */
  open: DecimalText
}

/** What an order's loads say about it. */
export async function factsOf(sql: Sql, orderId: string): Promise<LoadsFacts> {
  return factsOfLoads(await loadsOf(sql, orderId))
}

export function factsOfLoads(loads: DeliveryOrderRow[]): LoadsFacts {
  const open = loads.filter(load => !DONE.includes(load.status))
  const delivered = loads.filter(load => DONE.includes(load.status) && !isGone(load))
  return {
    loads,
    openLoads: open.length,
    calledLoads: loads.filter(load => !isWaiting(load) && !isGone(load)).length,
    draftedLoads: loads.filter(load => load.invoiceDraftId).length,
    delivered: totalOf(delivered),
    open: totalOf(open),
  }
}

/** m³ that were ordered and are neither delivered nor on a load. */
export const unplanned = (quantity: DecimalText, facts: Pick<LoadsFacts, 'delivered' | 'open'>): DecimalText =>
  cubicMetres(decimal(quantity).minus(facts.delivered).minus(facts.open))

const totalOf = (loads: DeliveryOrderRow[]) => cubicMetres(sum(loads.map(load => load.quantity)))
