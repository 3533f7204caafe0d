import { settingOn } from '~/db/kit/setting'
import { type OrderPage, orderPage } from '~/db/orders/order-page'
import { getSeenOrder } from '~/db/orders/seen-order'
import { isCharged } from '~/domain/billing/load-facts'
import { exposureName } from '~/domain/mixdesign/durability'
import { exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { openTo } from '~/workflows/kit/workflow'
import { orderFlow } from '~/workflows/orders/order'
import { factsOf } from '~/workflows/orders/order-facts'
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
  const { standard } = await settingOn(sql, 'cylinders.conformity', row.orderDate)
  const exposureNames = exposureClassesOf(row.exposureClasses).map(one => exposureName(one, standard))
  return { ...(await orderPage(sql, row)), ...facts, open, cancelledLate, exposureNames }
}
