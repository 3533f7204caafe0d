import * as z from 'zod'
import { compare, cubicMetres, type DecimalText, decimal, isPositive, sum } from '../kit/money'
import { clock, id, quantity, requiredText } from '../kit/shape'
import { addMinutes } from '../kit/time'
import { split } from './loads'
import { ORDER_RULES } from './order'
import { isIn, OPEN } from './order-states'

/** An order whose last m³ wait until the site says that it needs them, and when. */
export type OnCall = { status: string; quantity: DecimalText; onCallQuantity: DecimalText }

type Sized = { onCallQuantity: DecimalText; loadSize: DecimalText }

/** m³ that the site has not asked for yet: no load carries them, so nobody plans, calls, promises or misses them. */
export const onCallOf = ({ status, onCallQuantity }: Pick<OnCall, 'status' | 'onCallQuantity'>): DecimalText =>
  isIn(OPEN, status) ? onCallQuantity : '0.00'

/** m³ that are promised: what was ordered without what is on call. */
export const firmOf = (of: Pick<OnCall, 'quantity' | 'onCallQuantity'>): DecimalText =>
  cubicMetres(decimal(of.quantity).minus(of.onCallQuantity))

/** Why so much may not be on call of an order as it is saved; `before` is the order as it was booked. */
export function onCallFault(before: OnCall | undefined, asked: Omit<OnCall, 'status'>): string | null {
  if (compare(asked.onCallQuantity, asked.quantity) >= 0)
    return 'At least one load is firm. Book a whole order on call as a will-call'
  if (!before || before.status === 'draft') return null
  const fewer = decimal(before.quantity).minus(asked.quantity)
  const least = decimal(before.onCallQuantity).minus(fewer.isNegative() ? 0 : fewer)
  return compare(asked.onCallQuantity, least) < 0
    ? `${cubicMetres(before.onCallQuantity)} m³ are on call. Release them: the site says when it wants them`
    : null
}

/** Whole loads of it, from the first on, or all: what may be released or ended at once, m³. */
export function partsOf({ onCallQuantity, loadSize }: Sized): DecimalText[] {
  const loads = split(onCallQuantity, { schedule: loadSize, minimum: '0' })
  return loads.map((_, place) => cubicMetres(sum(loads.slice(0, place + 1))))
}

/** Why so many m³ cannot be released or ended at once. */
export function partFault(part: DecimalText, of: Sized): string | null {
  const { onCallQuantity } = of
  if (!isPositive(onCallQuantity)) return 'Nothing of this order is on call'
  if (compare(part, onCallQuantity) > 0) return `${cubicMetres(onCallQuantity)} m³ are on call`
  const parts = partsOf(of)
  return parts.some(whole => compare(whole, part) === 0)
    ? null
    : `Choose whole loads: ${parts.map(Number).join(', ')} m³`
}

const asked = {
  version: z.int().min(1, 'Version is required'),
  quantity: quantity(),
  /** Who at the customer said so, and why. */
  askedBy: requiredText('Who asked', 120),
  reason: requiredText('Reason', 300),
}
/** `startTime` is when the first of these loads is wanted on site, on the day of the order. */
export const OnCallRelease = z.strictObject({
  ...asked,
  startTime: clock(),
  /** Where nothing is said, the plant of the last load. */
  plantId: id().nullish(),
  override: z
    .strictObject({ rules: z.array(z.enum(ORDER_RULES)).min(1), reason: z.string().trim().min(3).max(400) })
    .nullish(),
})
export type OnCallRelease = z.output<typeof OnCallRelease>
/** These m³ are not needed: the order is lowered by them. */
export const OnCallEnd = z.strictObject(asked)
export type OnCallEnd = z.output<typeof OnCallEnd>
/** What the day carries for so many m³ at a time. */
export const OnCallOffer = z.strictObject({ quantity: quantity(), startTime: clock() })
export type OnCallOffer = z.output<typeof OnCallOffer>

type Load = { status: string; onSiteAt: Date | null; pourEndAt: Date | null; deliveredAt: Date | null }
/** running: loads are still to arrive. ask: the last one is on site. overdue: it left the site so long ago. */
export type OnCallState = 'running' | 'ask' | 'overdue'

const GONE = ['withdrawn', 'rejected']

/** Whether the site of an order with m³ on call is to be asked now, and by when; `minutes` after the last load left the site. */
export function onCallState(
  loads: readonly Load[],
  minutes: number,
  now: Date,
): { state: OnCallState; lastOnSiteAt: Date | null; askBy: Date | null } {
  const kept = loads.filter(load => !GONE.includes(load.status))
  const arrived = kept.flatMap(load => load.onSiteAt ?? [])
  if (!kept.length || arrived.length < kept.length) return { state: 'running', lastOnSiteAt: null, askBy: null }
  const lastOnSiteAt = latest(arrived)
  const left = kept.flatMap(load => load.pourEndAt ?? load.deliveredAt ?? [])
  const askBy = left.length === kept.length ? addMinutes(latest(left), minutes) : null
  return { state: askBy && askBy <= now ? 'overdue' : 'ask', lastOnSiteAt, askBy }
}

const latest = (times: readonly Date[]) => new Date(Math.max(...times.map(at => at.getTime())))
