import type * as z from 'zod'
import type { Work } from '~/db/kit/work'
import { type MergedOrderRow, mergedOrder, ordersOfMerge } from '~/db/orders/merged-order'
import type { OrderRow } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { groupOfLoad, quantitiesOf } from '~/domain/deliveries/delivery-order-quantities'
import { cubicMetres, isPositive, sum } from '~/domain/kit/money'
import { Missing, Refused } from '~/domain/kit/problem'
import type { CompleteOrder, UncompleteOrder } from '~/domain/orders/order-actions'
import { advanceLocked } from '../kit/workflow'
import { closeWithMembers } from './merge-follow'
import { orderFlow } from './order'
import { factsOf } from './order-facts'

type Complete = z.output<typeof CompleteOrder>
type Uncomplete = z.output<typeof UncompleteOrder>

/** Every load has ended, and what was not delivered is confirmed as not wanted. */
export async function completeOrder(
  work: Work,
  id: string,
  { version, confirmRemaining }: Complete,
): Promise<OrderRow> {
  const row = await lockSeenOrder(work, id)
  const facts = await factsOf(work.sql, id)
  if (row.status === 'in_progress' && facts.openLoads)
    throw new Refused(`${facts.openLoads} loads of ${row.orderNo} are not delivered or withdrawn yet`, undefined, {
      rule: 'open-loads',
      openLoads: facts.openLoads,
    })
  const { owed, onCall } = quantitiesOf(row, facts.loads.map(groupOfLoad))
  const remaining = cubicMetres(sum([owed, onCall]))
  if (row.status === 'in_progress' && isPositive(remaining) && !confirmRemaining)
    throw new Refused(
      `${remaining} m³ of ${row.orderNo} are not delivered. Confirm that the customer no longer needs them`,
      undefined,
      {
        rule: 'remaining',
        remaining,
      },
    )
  const values = { completedAt: work.now }
  const step = { type: 'complete', values, facts: factsFor(facts) }
  const completed = await advanceLocked(work, orderFlow, row, step, version)
  await closeWithMembers(work, row.mergedOrderId)
  return completed
}

/** Back to work until a load stands on an invoice draft. */
export async function uncompleteOrder(work: Work, id: string, { version, reason }: Uncomplete): Promise<OrderRow> {
  const row = await lockSeenOrder(work, id)
  const facts = await factsOf(work.sql, id)
  if (row.status === 'completed' && facts.draftedLoads)
    throw new Refused(`${facts.draftedLoads} loads of ${row.orderNo} are on an invoice draft`, undefined, {
      rule: 'invoiced',
    })
  const values = { completedAt: null }
  const step = { type: 'uncomplete', reason, values, facts: factsFor(facts) }
  const reopened = await advanceLocked(work, orderFlow, row, step, version)
  await closeWithMembers(work, row.mergedOrderId)
  return reopened
}

export type MergeChanged = { merged: MergedOrderRow; orders: OrderRow[] }

/** All orders of a merged one together: one that cannot keeps all as they were. */
export async function completeMerged(
  work: Work,
  id: string,
  { version, confirmRemaining }: Complete,
): Promise<MergeChanged> {
  const { merged, orders } = await lockMerged(work, id)
  mergedOrder.atVersion(merged, version)
  const open = orders.filter(row => row.status !== 'completed' && row.status !== 'cancelled')
  const completed: OrderRow[] = []
  for (const row of open) completed.push(await completeOrder(work, row.id, { version: row.version, confirmRemaining }))
  await closeWithMembers(work, id)
  return { merged: await mergedOrder.get(work.sql, id), orders: completed }
}

export async function uncompleteMerged(work: Work, id: string, { version, reason }: Uncomplete): Promise<MergeChanged> {
  const { merged, orders } = await lockMerged(work, id)
  mergedOrder.atVersion(merged, version)
  const done = orders.filter(row => row.status === 'completed')
  const reopened: OrderRow[] = []
  for (const row of done) reopened.push(await uncompleteOrder(work, row.id, { version: row.version, reason }))
  return { merged: await mergedOrder.get(work.sql, id), orders: reopened }
}

/** A merged order with its orders, as far as the person may know all of them. */
export async function lockMerged(work: Work, id: string): Promise<MergeChanged> {
  const merged = await mergedOrder.lock(work, id)
  const orders = await ordersOfMerge(work.sql, id)
  for (const row of orders) await lockSeenOrder(work, row.id)
  if (!orders.length) throw new Missing('There is no such merged order')
  return { merged, orders }
}

const factsFor = ({ openLoads, calledLoads, draftedLoads }: Awaited<ReturnType<typeof factsOf>>) => ({
  openLoads,
  calledLoads,
  draftedLoads,
})
