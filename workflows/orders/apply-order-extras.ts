import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { isPositive } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import { type LoweredServices, servicesOn } from './ask-default-extras'
import { keepPreview } from './keep-preview'
import { writeServices } from './order-columns'

/** Somebody else approved that an order has less of a service that came by itself; what else was changed since stays. */
export async function applyOrderServices(work: Work, { orderId, lowered }: LoweredServices): Promise<void> {
  const row = await lockSeenOrder(work, orderId)
  if (row.status === 'cancelled') throw new Refused('This order is cancelled')
  const ids = lowered.map(of => of.itemId)
  const others = (await servicesOn(work.sql, row.id)).filter(of => !ids.includes(of.itemId))
  const left = lowered.filter(of => isPositive(of.quantity))
  await writeServices(work, row.id, [...others, ...left])
  const off = ids.filter(id => !left.some(of => of.itemId === id))
  const changed = await order.move(
    work,
    row,
    { servicesOff: [...new Set([...row.servicesOff, ...off])] },
    'lower services',
  )
  if (changed.status !== 'draft') await keepPreview(work, changed)
}
