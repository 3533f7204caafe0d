import { type OrderPage, orderPage } from '~/db/orders/order-page'
import { getSeenOrder } from '~/db/orders/seen-order'
import { openTo } from '~/workflows/kit/workflow'
import { orderFlow } from '~/workflows/orders/order'
import { factsOf } from '~/workflows/orders/order-facts'
import { type Ctx, personOf, sqlOf } from '../../kit/context'

/** `open` are the actions that this person may take now: the screen draws exactly these. */
export type OrderView = OrderPage & { open: string[]; calledLoads: number; openLoads: number; draftedLoads: number }

export async function viewOrder(c: Ctx, id: string): Promise<OrderView> {
  const [sql, person] = [sqlOf(c), personOf(c)]
  const row = await getSeenOrder(sql, person, id)
  const { openLoads, calledLoads, draftedLoads } = await factsOf(sql, id)
  const facts = { openLoads, calledLoads, draftedLoads }
  const open = openTo(orderFlow, row, person, facts).filter(type => type !== 'start')
  return { ...(await orderPage(sql, row)), ...facts, open }
}
