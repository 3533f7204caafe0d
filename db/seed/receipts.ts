import { decimal, kilograms } from '~/domain/kit/money'
import { addDays, instantOn } from '~/domain/kit/time'
import { worthOf } from '~/domain/materials/receipt'
import type { auditLines } from '../kit/tables'
import type { materialOrders } from '../materials/tables'

type Order = typeof materialOrders.$inferInsert
export type Hand = { id: string; name: string }
/** A disputed receipt as it became: the order, the weight that was taken back if any, and the line of the trail. */
export type Settled = { order: Order; firstKg: string | null; line: typeof auditLines.$inferInsert | null }

/**
 * The disputes of the last days are open, one in two with a claim. Of the older ones some were accepted, some credited,
 * and some were the mistake of a weighbridge, found by a second weighing.
 */
export function settledOf(order: Order, place: number, today: string, day: string, by: Hand): Settled {
  const shortKg = kilograms(decimal(order.orderedKg).minus(order.receivedKg!))
  const claim = { claimKg: shortKg, claimAmount: worthOf(shortKg, order.pricePerTonne ?? null) }
  const decidedAt = instantOn(day, '18:10')
  const decided = (action: string, reason: string, values: Partial<Order>, firstKg: string | null = null): Settled => ({
    order: { ...order, ...values, decidedBy: by.id, decidedAt, decisionReason: reason, version: 4 },
    firstKg,
    line: {
      at: decidedAt,
      actorId: by.id,
      actorName: by.name,
      subject: 'material_order',
      subjectId: order.id!,
      action,
      reason,
      after: values,
      changed: Object.keys(values),
      requestId: 'history',
    },
  })
  if (day >= addDays(today, -2))
    return place % 2
      ? decided('claim', 'The supplier is asked for a credit', { status: 'claimed', ...claim })
      : { order, firstKg: null, line: null }
  if (place % 3 === 0) return decided('accept', 'Tanker was part loaded; paid as weighed', { status: 'settled' })
  if (place % 3 === 1) {
    const creditNo = `CN-${String(4100 + place)}`
    const values = { status: 'settled', ...claim, creditNo, creditAmount: claim.claimAmount }
    return decided('credit', 'Credit note received in full', values)
  }
  const receivedKg = kilograms(decimal(order.orderedKg).minus(20))
  const values = { status: 'received', receivedKg, ticketNo: `${order.ticketNo}-2` }
  return decided('reweigh', 'The bridge was not at zero; weighed again', values, order.receivedKg!)
}
