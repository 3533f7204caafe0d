import { overrideOn } from '~/db/billing/receivable/credit-override'
import { creditExposure } from '~/db/billing/receivable/exposure'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Parties } from '~/db/orders/parties'
import { gstOfDay } from '~/db/pricing/agreed-gst-treatment'
import { holdSentence, overLimit } from '~/domain/billing/receivable/credit'
import { showMoney } from '~/domain/kit/figures'
import { amount, compare, decimal, lineAmount, percentOf } from '~/domain/kit/money'
import type { Objection, RuledOrder } from './objection'

/** Hold and limit: what is against supplying this customer on the day of the order, unless finance lets them go on. */
export async function creditObjections(
  sql: Sql,
  order: RuledOrder,
  { customer, project }: Parties,
  unitPrice: string | null,
): Promise<Objection[]> {
  const override = await overrideOn(sql, customer.id, order.orderDate)
  if (customer.creditSuspended && !override) return [{ rule: 'credit', message: holdSentence(customer) }]
  const acts = await settingOn(sql, 'credit.limit-acts', order.orderDate)
  if (acts === 'none' || customer.creditLimit === null) return []
  const exposure = await creditExposure(sql, {
    customerId: customer.id,
    day: order.orderDate,
    exceptOrderId: order.id,
  })
  const net = lineAmount(order.quantity, unitPrice ?? '0')
  const of = { customerId: customer.id, projectId: project.id }
  const gst = await gstOfDay(sql, of, order.orderDate)
  const own = decimal(net).plus(percentOf(net, gst.percent))
  const total = amount(own.plus(exposure.total))
  const over = overLimit(customer.creditLimit, total)
  if (!over || (override && (override.most === null || compare(over, override.most) <= 0))) return []
  const message = `${customer.customerName} would be ${showMoney(over)} over the credit limit of ${showMoney(customer.creditLimit)}: ${showMoney(exposure.open)} open, ${showMoney(exposure.unbilled)} not invoiced, ${showMoney(exposure.ordered)} ordered, and ${showMoney(amount(own))} for this order`
  if (acts === 'refuse') return [{ rule: 'credit-limit', message }]
  return [{ rule: 'credit-limit', message, warning: true, ...(acts === 'hold' ? { hold: true as const } : {}) }]
}
