import type * as z from 'zod'
import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import { tryItem } from '~/db/kit/savepoint'
import type { Work } from '~/db/kit/work'
import { ordersOfMerge } from '~/db/orders/merged-order'
import { type OrderRow, order } from '~/db/orders/order'
import { type Parties, partiesOf } from '~/db/orders/parties'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { plantsById } from '~/db/orders/supply-plants'
import { pendingPrice } from '~/db/pricing/price-approval'
import { Refused } from '~/domain/kit/problem'
import { addMinutes, minutesBetween } from '~/domain/kit/time'
import type { ReleaseOrder } from '~/domain/orders/order-actions'
import { isAwaited, NOT_CALLED } from '~/domain/orders/will-call'
import { advanceLocked } from '../kit/workflow'
import { orderPriceKey, PRICE_PENDING } from './ask-order-price'
import { followAgain } from './merge-follow'
import { type Objection, settle } from './objection'
import { orderFlow } from './order'
import { factsOf, isWaiting } from './order-facts'
import { objectionsTo } from './order-rules'

type Release = z.output<typeof ReleaseOrder>
export type Released = { orders: OrderRow[]; warnings: string[] }

/** Ends a hold: capacity and price are looked at again, because both may have gone meanwhile. */
export async function releaseOrder(work: Work, id: string, how: Release, isMergeOrder: boolean): Promise<Released> {
  const row = await lockSeenOrder(work, id)
  if (isMergeOrder && !row.mergedOrderId) throw new Refused('This order is not part of a merged order')
  const others = isMergeOrder
    ? (await ordersOfMerge(work.sql, row.mergedOrderId!)).filter(other => other.id !== id && other.status === 'on_hold')
    : []
  const released = [await releaseOne(work, row, how, how.version)]
  for (const other of others) {
    const held = await lockSeenOrder(work, other.id)
    released.push(await releaseOne(work, held, how, held.version))
  }
  if (row.mergedOrderId) await followAgain(work, row.mergedOrderId)
  return { orders: released.map(one => one.order), warnings: released.flatMap(one => one.warnings) }
}

export async function releaseOne(
  work: Work,
  row: OrderRow,
  { override }: Pick<Release, 'override'>,
  version: number,
  priced = false,
) {
  if (!priced && (await pendingPrice(work.sql, orderPriceKey(row.id))))
    throw new Refused('The one-off price of this order needs approval. Withdraw it to release the order', undefined, {
      rule: 'price-authority',
    })
  if (row.holdReason === NOT_CALLED && isAwaited(row))
    throw new Refused('The site has not called yet. Note its call to release the order', undefined, {
      rule: 'not-called',
    })
  const parties = await partiesOf(work, row)
  const waiting = (await factsOf(work.sql, row.id)).loads.filter(isWaiting)
  const moved = await afterNow(work, waiting)
  const warnings = settle(work, (await objectionsToRelease(work, row, parties, moved)).map(refusing), override)
  const reason = override?.reason ?? row.holdReason ?? undefined
  const values = { holdReason: null, heldFrom: null }
  const released = await advanceLocked(
    work,
    orderFlow,
    row,
    { type: 'release', reason, values, facts: { priced } },
    version,
  )
  return { order: released, warnings }
}

/** With its price decided an order goes on by itself, where capacity, credit and purchase order still allow it. */
export async function releasePriced(work: Work, row: OrderRow, decided: string): Promise<void> {
  if (row.status !== 'on_hold' || row.holdReason !== PRICE_PENDING) return
  const tried = await tryItem(work, inner => releaseOne(inner, row, {}, row.version, true))
  if (tried.ok && row.mergedOrderId) await followAgain(work, row.mergedOrderId)
  if (!tried.ok) await order.move(work, row, { holdReason: `${decided}. ${tried.fault.message}` }, 'keep on hold')
}

/** Whether an order of the coming days would be released. */
export async function mayGoOn(work: Work, row: OrderRow): Promise<boolean> {
  const waiting = (await factsOf(work.sql, row.id)).loads.filter(isWaiting)
  const objections = await objectionsToRelease(work, row, await partiesOf(work, row), waiting)
  return objections.map(refusing).every(({ warning }) => warning)
}

/** What would put it on hold again keeps it there. */
const refusing = ({ hold, warning, ...found }: Objection): Objection =>
  hold ? found : { ...found, ...(warning ? { warning } : {}) }

/** Loads whose time passed during the hold move on together, so that the spacing stays. */
async function afterNow(work: Work, waiting: DeliveryOrderRow[]): Promise<DeliveryOrderRow[]> {
  const first = waiting.reduce<Date | null>(
    (soonest, { plannedBatchAt }) => (!soonest || plannedBatchAt < soonest ? plannedBatchAt : soonest),
    null,
  )
  if (!first || first >= work.now) return waiting
  const late = Math.ceil(minutesBetween(first, work.now))
  const moved: DeliveryOrderRow[] = []
  for (const load of waiting) {
    const plannedBatchAt = addMinutes(load.plannedBatchAt, late)
    const plannedOnSiteAt = addMinutes(load.plannedOnSiteAt, late)
    moved.push(await deliveryOrder.move(work, load, { plannedBatchAt, plannedOnSiteAt }, 'replan'))
  }
  return moved
}

export async function objectionsToRelease(work: Work, row: OrderRow, parties: Parties, waiting: DeliveryOrderRow[]) {
  const plants = await plantsById(
    work.sql,
    waiting.map(load => load.plantId),
  )
  const plan = { startsAt: row.startsAt, sizes: { schedule: row.loadSize, minimum: '0' }, shares: [], plants }
  const loads = waiting.map(({ plantId, quantity, plannedBatchAt, plannedOnSiteAt }) => ({
    plantId,
    quantity,
    batchAt: plannedBatchAt,
    onSiteAt: plannedOnSiteAt,
  }))
  return objectionsTo(work, row, parties, plan, loads)
}
