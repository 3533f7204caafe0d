import { expect } from 'vitest'
import { loadsOf } from '~/db/deliveries/delivery-order'
import { order } from '~/db/orders/order'
import { siteRequestsOf } from '~/db/orders/site-request'
import { openEntryOf } from '~/db/orders/wait-list'
import { sum } from '~/domain/kit/money'
import { isIn, OPEN } from '~/domain/orders/order-states'
import { NOT_CALLED } from '~/domain/orders/will-call'
import type { House } from '../kit/house'
import type { Step } from './on-call-choices'
import type { Effect, Ground } from './on-call-steps'

/** The orders of a walk as they are kept. */
export async function stateOf(portal: House, { poured, willCall, waits }: Ground) {
  const { sql } = portal.db
  const [order1, requests] = [await order.get(sql, poured), await siteRequestsOf(sql, poured)]
  const loads = await loadsOf(sql, poured)
  const kept = loads.filter(load => !['withdrawn', 'rejected'].includes(load.status))
  return {
    ...{ poured: order1, requests, loads: Number(sum(kept.map(load => load.quantity))) },
    waiting: kept.filter(load => ['planned', 'assigned'].includes(load.status)).length,
    ...{ willCall: await order.get(sql, willCall), waits: await order.get(sql, waits) },
    entry: await openEntryOf(sql, waits),
  }
}
type State = Awaited<ReturnType<typeof stateOf>>
type Round = { before: State; after: State; at: Date }

/** What a round may not have done, by what stood before it. */
export function follows({ before, after, at }: Round, round: readonly Step[], effects: readonly Effect[]): void {
  const acts = round.map(of => of.act)
  const did = (...of: Step['act'][]) => of.some(act => acts.includes(act))
  const last = effects.some(effect => effect.last)
  const raised = effects.some(effect => effect.booked > 0)
  const seen = effects.flatMap(effect => effect.seen ?? [])
  expect(new Set(seen).size, 'of two who saw the same order one changes it').toBe(seen.length)
  const change = (of: 'booked' | 'onCall') => effects.reduce((m3, effect) => m3 + effect[of], 0)
  if (last && !raised)
    expect([after.poured.onCallQuantity, after.waiting], 'after the last load nothing comes').toEqual(['0.00', 0])
  if (!last) {
    const told = [
      Number(before.poured.quantity) + change('booked'),
      Number(before.poured.onCallQuantity) + change('onCall'),
    ]
    const stands = [Number(after.poured.quantity), Number(after.poured.onCallQuantity)]
    expect(stands, 'each answer counts once').toEqual(told)
  }
  for (const row of after.requests.filter(of => !before.requests.some(was => was.id === of.id))) {
    expect(isIn(OPEN, before.poured.status), 'nothing is asked of an order that has ended').toBe(true)
    const most = Math.max(Number(before.poured.onCallQuantity), Number(after.poured.onCallQuantity))
    if (row.kind === 'release_on_call' && !did('more'))
      expect(Number(row.quantity), 'no more is asked for than is on call').toBeLessThanOrEqual(most)
  }
  const stoodHeld = before.poured.status === 'on_hold' && after.poured.status === 'on_hold' && !did('go on', 'hold')
  if (stoodHeld && !raised)
    expect(after.loads, 'no load is made for an order on hold').toBeLessThanOrEqual(before.loads)
  const { willCall } = before
  if (willCall.holdReason === NOT_CALLED && ['confirmed', 'in_progress'].includes(after.willCall.status))
    expect(after.willCall.calledAt, 'its time is given to others until its site calls').not.toBeNull()
  if (['cancelled', 'completed'].includes(willCall.status))
    expect(after.willCall.version, 'what has ended stays as it is').toBe(willCall.version)
  const { calledAt, callBy } = after.willCall
  if (after.willCall.holdReason === NOT_CALLED && willCall.holdReason !== NOT_CALLED)
    expect(calledAt === null && callBy !== null && callBy <= at, 'nothing is released in time').toBe(true)
  if (before.waits.status === 'draft' && after.waits.status !== 'draft' && !did('offer')) {
    const { offeredUntil = null } = before.entry ?? {}
    expect(offeredUntil !== null && offeredUntil > at, 'what is booked was reserved').toBe(true)
  }
}

/** Tells what a round reached. */
export function look(before: State, after: State, saw: (what: string) => void): void {
  if (after.willCall.holdReason === NOT_CALLED && before.willCall.holdReason !== NOT_CALLED)
    saw('released at the deadline')
  if (after.willCall.calledAt && !before.willCall.calledAt)
    saw(before.willCall.holdReason === NOT_CALLED ? 'called after all' : 'called in time')
  if (after.entry?.status === 'offered' && before.entry?.status !== 'offered') saw('offered')
  if (after.waits.status === 'confirmed' && before.waits.status === 'draft') saw('taken')
  for (const row of after.requests)
    if (row.status !== 'open' && before.requests.find(of => of.id === row.id)?.status === 'open')
      saw(`${row.kind} ${row.status}`)
}
