import { type OrderPage, orderPage } from '~/db/orders/order-page'
import { getSeenOrder } from '~/db/orders/seen-order'
import { isCharged } from '~/domain/billing/load-facts'
import { openTo } from '~/workflows/kit/workflow'
import { namesOfExposure } from '~/workflows/mixdesign/mix-exposure'
import { orderFlow } from '~/workflows/orders/order'
import { factsOf } from '~/workflows/orders/order-facts'
import { cutBefore } from '~/workflows/orders/undo-order-cut'
import { type Ctx, personOf, sqlOf } from '../../kit/context'

/** `open` are the actions that this person may take now: the screen draws exactly these. */
export type OrderView = OrderPage & {
  open: string[]
  calledLoads: number
  openLoads: number
  draftedLoads: number
  /** Its exposure classes by the standard of its day. */
  exposureNames: string[]
  /** The customer cancelled so late that it is charged for: it can be waived, or it is on a draft or was waived. */
  cancelledLate: 'charged' | 'settled' | null
  /** What its loads were before the latest change cut them, m³: undone in one press. */
  cutFrom: string | null
}

export async function viewOrder(c: Ctx, id: string): Promise<OrderView> {
  const [sql, person] = [sqlOf(c), personOf(c)]
  const row = await getSeenOrder(sql, person, id)
  const { loads, openLoads, calledLoads, draftedLoads } = await factsOf(sql, id)
  const facts = { openLoads, calledLoads, draftedLoads }
  const open = openTo(orderFlow, row, person, facts).filter(type => type !== 'start')
  const late = loads.filter(load => load.cancellation)
  const charged = late.some(load => isCharged(load.cancellation) && !load.invoiceDraftId)
  const cancelledLate = late.length ? (charged ? 'charged' : 'settled') : null
  const exposureNames = await namesOfExposure(sql, row.exposureClasses, row.orderDate)
  const cutFrom = (await cutBefore(sql, row, calledLoads))?.loadSize ?? null
  return { ...(await orderPage(sql, row)), ...facts, open, cancelledLate, exposureNames, cutFrom }
}
