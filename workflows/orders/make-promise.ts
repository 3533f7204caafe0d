import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { assignedPlants, type OrderRow } from '~/db/orders/order'
import { orderPromise, promiseInForce } from '~/db/orders/promise'
import { firmOf } from '~/domain/orders/on-call-quantity'
import { differs, type Promised, type PromiseSource } from '~/domain/orders/promise'
import type { Plan } from './plan-order'

export type Because = { source: PromiseSource; askedBy?: string | null; reason?: string | null } & Partial<
  Pick<Promised, 'startsAt' | 'spacingMinutes'>
>

/**
 * What the order says now becomes the promise to its site. A plan, a repair, a hold or a move by the company never comes here: they
 * leave the promise, so that lateness is held against what the customer was told.
 */
export async function makePromise(work: Work, order: OrderRow, because: Because): Promise<void> {
  const { source, askedBy = null, reason = null, startsAt = order.startsAt } = because
  const { spacingMinutes = order.spacingMinutes } = because
  const plants = await assignedPlants.list(work.sql, order.id)
  const promised = {
    ...{ startsAt, spacingMinutes, quantity: firmOf(order) },
    plantIds: plants.map(plant => plant.plantId),
  }
  const before = await promiseInForce(work.sql, order.id)
  // A call renews what was promised, also where nothing of it changes.
  if (before && source !== 'called' && !differs(before, promised)) return
  const revision = (before?.revision ?? 0) + 1
  const told = { promisedTo: order.contactName, askedBy, reason, source, madeAt: work.now, byName: work.by.name }
  await orderPromise.add(work, { orderId: order.id, revision, ...promised, ...told }, source, order.id)
}

type Asked = { id?: string | undefined; spacingMinutes: number; quantity: string; onCallQuantity: string }

/** Whether an order of this plan would be another one than its site was promised. */
export async function movesPromise(sql: Sql, of: Asked, { startsAt, shares }: Plan): Promise<boolean> {
  const promise = of.id ? await promiseInForce(sql, of.id) : undefined
  const plantIds = shares.map(share => share.plantId)
  return !!promise && differs(promise, { startsAt, spacingMinutes: of.spacingMinutes, quantity: firmOf(of), plantIds })
}
