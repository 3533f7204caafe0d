import { overrideOn } from '~/db/billing/receivable/credit-override'
import { creditExposure } from '~/db/billing/receivable/exposure'
import { keptShare } from '~/db/billing/receivable/undrafted-loads'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { Parties } from '~/db/orders/parties'
import { gstOfDay } from '~/db/pricing/agreed-gst-treatment'
import { holdSentence, overLimit } from '~/domain/billing/receivable/credit'
import { showMoney } from '~/domain/kit/figures'
import { amount, compare, decimal, lineAmount, percentOf } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import type { Objection, RuledOrder } from './objection'

/** Hold and limit: what is against supplying this customer on the day of the order, unless finance lets them go on. */
export async function creditObjections(
  { sql, now }: Pick<Work, 'sql' | 'now'>,
  order: RuledOrder,
  { customer, project, region }: Parties,
  unitPrice: string | null,
): Promise<Objection[]> {
  const override = await overrideOn(sql, customer.id, order.orderDate)
  if (customer.creditSuspended && !override) return [{ rule: 'credit', message: holdSentence(customer) }]
  const acts = await settingOn(sql, 'credit.limit-acts', order.orderDate)
  if (acts === 'none' || customer.creditLimit === null) return []
  const exposure = await creditExposure(sql, {
    customerId: customer.id,
    today: businessDay(now, region.zone),
    exceptOrderId: order.id,
  })
  const own = decimal(await ownTotal(sql, order, project, unitPrice))
  const total = amount(own.plus(exposure.total))
  const over = overLimit(customer.creditLimit, total)
  if (!over || (override && (override.most === null || compare(over, override.most) <= 0))) return []
  const message = `${customer.customerName} would be ${showMoney(over)} over the credit limit of ${showMoney(customer.creditLimit)}: ${showMoney(exposure.open)} open, ${showMoney(exposure.unbilled)} not invoiced, ${showMoney(exposure.ordered)} ordered, and ${showMoney(amount(own))} for this order`
  if (acts === 'refuse') return [{ rule: 'credit-limit', message }]
  return [{ rule: 'credit-limit', message, warning: true, ...(acts === 'hold' ? { hold: true as const } : {}) }]
}

/** As it is typed, else as it was last kept, else the concrete alone: with pump, services and surcharges where they are known. */
async function ownTotal(sql: Sql, order: RuledOrder, { id, customerId }: Parties['project'], unitPrice: string | null) {
  if (order.foreseen) return (await order.foreseen()).total
  const kept = order.id ? await keptShare(sql, order.id, order.quantity) : null
  if (kept !== null) return kept
  const net = lineAmount(order.quantity, unitPrice ?? '0')
  const gst = await gstOfDay(sql, { customerId, projectId: id }, order.orderDate)
  return amount(decimal(net).plus(percentOf(net, gst.percent)))
}
