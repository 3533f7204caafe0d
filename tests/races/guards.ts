/** A guard of orders, loads and trucks: where it is, how it is taken out, and the walk that has to find that it is gone. */
export type Guard = { file: string; text: string; without: string; walk: Walk }
export type Walk = 'load-and-truck' | 'on-call'

/** Each walk at three persons a round, as long as 2,000 steps are: sequences of 24 rounds, walks of 37. */
export const LENGTH: Record<Walk, readonly [option: string, times: number]> = {
  'load-and-truck': ['sequences', 27],
  'on-call': ['walks', 18],
}

const load = (file: string, text: string, without = ''): Guard => ({ file, text, without, walk: 'load-and-truck' })
const onCall = (file: string, text: string, without = ''): Guard => ({ file, text, without, walk: 'on-call' })

export const GUARDS: Record<string, Guard> = {
  'a call ends the other calls of its load and its truck': load(
    'workflows/queue/call-from-queue.ts',
    'await endOtherCalls(reason ? { ...work, reason } : work, load, item)',
  ),
  'a ticket ends the other calls of its load and its truck': load(
    'workflows/deliveries/generate-delivery-order.ts',
    'await endOtherCalls(work, row, item)',
  ),
  'a load that is withdrawn lets its truck go': load(
    'workflows/deliveries/withdraw-delivery-order.ts',
    'await letTruckGo(work, row)',
  ),
  'a truck that leaves the queue lets its load go': load(
    'workflows/queue/leave-queue.ts',
    'await letLoadGo({ ...work, reason }, item)',
  ),
  'no load of an order on hold is called': load(
    'domain/deliveries/delivery-order-checks.ts',
    "...when(facts.orderStatus === 'on_hold', 'hold', words.ruleOrderOnHold()),",
  ),
  'nothing leaves without its batches, and a pour takes its time': load(
    'workflows/deliveries/record-delivery-order-event.ts',
    'refuseRoad(work, road)\n  const moved',
    'const moved',
  ),
  'no more is weighed than the load holds': load(
    'workflows/deliveries/batch-delivery-order.ts',
    'if (compare(decimal(made).plus(of.quantity), row.quantity) > 0)',
    'if (false)',
  ),
  'a loaded truck leaves the queue': load(
    'workflows/deliveries/record-delivery-order-event.ts',
    "if (event === 'loaded') await leaveQueue(work, moved, at)",
  ),
  'of two who release what both saw, one does': onCall(
    'workflows/orders/release-on-call-quantity.ts',
    'order.atVersion(row, asked.version)',
  ),
  'a request of a site is answered once': onCall(
    'workflows/orders/decide-site-request.ts',
    `const row = siteRequest.atVersion(found, version)
  if (row.status !== 'open') throw new Refused(\`This request was \${row.status} already\`, undefined, { rule: 'decided' })`,
    'const row = found',
  ),
  'no more is released or ended than is on call': onCall(
    'domain/orders/on-call-quantity.ts',
    "if (!isPositive(onCallQuantity)) return 'Nothing of this order is on call'",
    'if (part) return null',
  ),
  'the call of a site is noted once': onCall(
    'workflows/orders/confirm-will-call.ts',
    'if (!isAwaited(row))',
    'if (false)',
  ),
}

/** The module without the guard that is named, where that is in it; a guard that is not found is a fault of this list. */
export function withoutGuard(name: string, path: string, code: string): string | undefined {
  const guard = GUARDS[name]
  if (!guard) throw new Error(`There is no guard "${name}"`)
  if (!path.endsWith(guard.file)) return undefined
  if (code.split(guard.text).length !== 2) throw new Error(`"${name}" is not in ${guard.file} once`)
  return code.replace(guard.text, () => guard.without)
}
