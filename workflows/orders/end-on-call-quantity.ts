import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { cubicMetres, decimal } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { type OnCallEnd, partFault } from '~/domain/orders/on-call-quantity'
import { BOOKED, isIn } from '~/domain/orders/order-states'
import { keepPreview } from './keep-preview'

/** The site does not need m³ that were on call: the order is lowered by them. No load was made for them, so none is cancelled. */
export async function endOnCallQuantity(work: Work, id: string, asked: OnCallEnd): Promise<OrderRow> {
  const row = await lockSeenOrder(work, id)
  order.atVersion(row, asked.version)
  if (!isIn(BOOKED, row.status))
    throw new Refused(`${row.orderNo} is ${row.status.replace('_', ' ')}`, undefined, { status: row.status })
  const wrong = partFault(asked.quantity, row)
  if (wrong) throw invalid('quantity', wrong)
  const less = (from: string) => cubicMetres(decimal(from).minus(asked.quantity))
  const because = { ...work, reason: `${asked.reason}, said by ${asked.askedBy}` }
  const values = { quantity: less(row.quantity), onCallQuantity: less(row.onCallQuantity) }
  const lowered = await order.move(because, row, values, 'end on call')
  await keepPreview(because, lowered)
  return lowered
}
