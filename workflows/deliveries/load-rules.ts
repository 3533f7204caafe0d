import type { Crew } from '~/db/deliveries/crew-side'
import { type DeliveryOrderRow, deliveryOrder, getSeen } from '~/db/deliveries/delivery-order'
import { loadFacts } from '~/db/deliveries/delivery-order-checks'
import type { LoadSide } from '~/db/deliveries/load-side'
import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import type { Role } from '~/domain/access/roles'
import type { Override } from '~/domain/deliveries/delivery-order'
import { type LoadStep, refusalsOf, standing } from '~/domain/deliveries/delivery-order-checks'
import * as words from '~/domain/deliveries/words'
import { Denied, Refused } from '~/domain/kit/problem'
import { inEnglish } from '~/domain/kit/translated'
import { keptAside } from './kept-aside'
import { heldByNobodyElse } from './lock-delivery-order'

export const NO_CREW: Crew = { truckId: null, driverId: null }

/** What the rules looked at, and what was set aside as the load keeps it. */
export type Allowed = { side: LoadSide; overrides: DeliveryOrderRow['overrides'] }
type Asked = { crew?: Crew; override?: Override | undefined; reason?: string | null | undefined; moveCall?: boolean }

/** A load that goes on a step, with its order: whoever holds or releases the order comes before or after. */
export async function lockToMoveOn(work: Work, id: string): Promise<DeliveryOrderRow> {
  await order.lock(work, (await getSeen(work.sql, work.by, id)).orderId)
  const load = await deliveryOrder.lock(work, id)
  heldByNobodyElse(work, load)
  return load
}

/**
 * The one question before a load is assigned, called or ticketed. An override names the rules that it sets aside; a
 * plain reason sets aside those that the person may.
 */
export async function askRules(work: Work, load: DeliveryOrderRow, step: LoadStep, of: Asked = {}): Promise<Allowed> {
  const { facts, side } = await loadFacts(work.sql, load, of.crew ?? NO_CREW, work.now)
  const asked = () => refusalsOf(facts, step).filter(({ rule }) => rule !== 'called' || !of.moveCall)
  const refusals = asked()
  const override = of.override ?? ownRules(work, refusals, of.reason)
  allow(work, refusals, override)
  return { side, overrides: [...load.overrides, ...setAside(work, inEnglish(asked), override)] }
}

type Found = { rule: string; text: string; mayOverride: readonly Role[] }

const may = (work: Work, { mayOverride }: Found) => mayOverride.some(role => work.by.roles.includes(role))

function ownRules(
  work: Work,
  refusals: ReturnType<typeof refusalsOf>,
  reason: string | null | undefined,
): Override | undefined {
  const rules = refusals.filter(refusal => may(work, refusal)).map(({ rule }) => rule)
  return reason && rules.length ? { rules, reason } : undefined
}

/** Refuses what nobody set aside, and what this person may not. */
export function allow(
  work: Work,
  refusals: readonly Found[],
  override: { rules: readonly string[] } | undefined,
): void {
  const left = standing(refusals, override?.rules ?? [])
  if (left.length)
    throw new Refused(left.map(({ text }) => text).join('; '), undefined, {
      rule: left[0]!.rule,
      mayOverride: left[0]!.mayOverride,
      refusals: left,
    })
  const beyond = refusals.find(refusal => !may(work, refusal))
  if (beyond)
    throw new Denied(words.ruleNotYours({ what: beyond.text }), undefined, {
      rule: beyond.rule,
      mayOverride: beyond.mayOverride,
    })
}

function setAside(work: Work, refusals: Found[], override: Override | undefined) {
  return override ? keptAside(work, refusals, override.reason) : []
}
