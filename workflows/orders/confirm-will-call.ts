import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import { partiesOf } from '~/db/orders/parties'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { Refused } from '~/domain/kit/problem'
import { type ConfirmCall, isAwaited, NOT_CALLED } from '~/domain/orders/will-call'
import { makePromise } from './make-promise'
import { followAgain } from './merge-follow'
import { settle } from './objection'
import { factsOf, isWaiting } from './order-facts'
import { objectionsToRelease, releaseOne } from './release-order'

export type CalledOrder = { order: OrderRow; warnings: string[] }

/**
 * The site has called: whether the day still carries the order is looked at again, its promise is renewed, and where its time was
 * given to others meanwhile it goes on again. Another hold stays until it is released.
 */
export async function confirmWillCall(
  work: Work,
  id: string,
  { version, calledBy, override }: ConfirmCall,
): Promise<CalledOrder> {
  const row = await lockSeenOrder(work, id)
  order.atVersion(row, version)
  if (!isAwaited(row))
    throw new Refused(`The site of ${row.orderNo} does not have to call`, undefined, { rule: 'not-awaited' })
  if (!['confirmed', 'on_hold'].includes(row.status))
    throw new Refused(`${row.orderNo} is ${row.status.replaceAll('_', ' ')}: there is no call to note`)
  const released = row.status === 'on_hold' && row.holdReason === NOT_CALLED
  const called = await order.move(work, row, { calledAt: work.now }, 'note call')
  const { order: confirmed, warnings } = released
    ? await releaseOne(work, called, { override }, called.version)
    : { order: called, warnings: await lookAgain(work, called, override) }
  if (confirmed.mergedOrderId) await followAgain(work, confirmed.mergedOrderId)
  const [first] = (await waitingOf(work, id))
    .map(load => load.plannedOnSiteAt)
    .sort((a, b) => a.getTime() - b.getTime())
  await makePromise(work, confirmed, { source: 'called', askedBy: calledBy, ...(first && { startsAt: first }) })
  return { order: confirmed, warnings }
}

const waitingOf = async (work: Work, id: string) => (await factsOf(work.sql, id)).loads.filter(isWaiting)

async function lookAgain(work: Work, row: OrderRow, override: ConfirmCall['override']): Promise<string[]> {
  if (row.status === 'on_hold') return []
  const objections = await objectionsToRelease(work, row, await partiesOf(work, row), await waitingOf(work, row.id))
  return settle(work, objections, override)
}
