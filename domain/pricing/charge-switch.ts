import { compare } from '../kit/money'
import type { PriceFacts } from './authority'
import { factsOfCharge } from './charge-facts'
import type { TermFigures, TermLevel } from './terms'

/** What decides whether a charge comes onto a bill by itself. */
export type Arising = { name: string; trigger: string; active: boolean; isDefault: boolean }
/** One of these that changes whether it arises. */
export type ArisingSwitch = { active: boolean } | { isDefault: boolean } | { trigger: string }
/** One of these that changes. */
export type ChargeSwitch = ArisingSwitch | { unit: string }
/** A price that somebody pays for a charge, and where. */
export type PaidPrice = TermFigures & { level: TermLevel; region: string | null }

/** A charge applies by itself when it is a default of the house, or when somebody agreed it for these parties. */
export const appliesAt = (isDefault: boolean, level: TermLevel | undefined): boolean =>
  isDefault || (level !== undefined && level !== 'region')

/** What makes a charge arise; what is switched off arises no more, but stays on orders that name it. */
export const triggerOf = ({ active, trigger }: { active: boolean; trigger: string }): string =>
  active ? trigger : 'manual'

/**
 * A charge that arises no more is a price that goes to nothing for everybody who paid it by itself: by region, and once for
 * what was agreed with parties. One that begins to arise takes nothing from anybody.
 */
export function factsOfSwitch(before: Arising, to: ArisingSwitch, paid: readonly PaidPrice[]): PriceFacts[] {
  const after = { ...before, ...to }
  const stays = triggerOf(after) === triggerOf(before)
  const ends = (level: TermLevel | undefined) =>
    triggerOf(before) !== 'manual' &&
    appliesAt(before.isDefault, level) &&
    !(stays && appliesAt(after.isDefault, level))
  const lost = paid.filter(({ level }) => ends(level))
  const facts = paidBy(before, lost).flatMap(([what, of]) => factsOfCharge(what, dearest(of), null))
  // The fee of a wash-out is set on the load, so that there is nothing to compare it with.
  return before.trigger === 'washout' && ends(undefined) && !facts.length
    ? factsOfCharge(before.name, null, FREE)
    : facts
}

/**
 * A service comes onto orders by itself while it is a default and on offer, and what is agreed with parties makes it come
 * nowhere else: with its default it goes to nothing for all of them.
 */
export function factsOfService(
  before: Omit<Arising, 'trigger'>,
  to: ArisingSwitch,
  paid: readonly PaidPrice[],
): PriceFacts[] {
  const comes = (of: Pick<Arising, 'active' | 'isDefault'>) => of.active && of.isDefault
  if (!comes(before) || comes({ ...before, ...to })) return []
  return paidBy(before, paid).flatMap(([what, of]) => factsOfCharge(what, dearest(of), null))
}

/** Prices by region, and once those that were agreed with parties. */
function paidBy({ name }: Pick<Arising, 'name'>, paid: readonly PaidPrice[]): [what: string, of: PaidPrice[]][] {
  const agreed = paid.filter(of => of.region === null)
  const regions = Map.groupBy(
    paid.filter(of => of.region !== null),
    of => of.region,
  )
  return [
    ...[...regions].map(([region, of]): [string, PaidPrice[]] => [`${name}, ${region}`, of]),
    ...(agreed.length ? [[`${name}, as agreed`, agreed] as [string, PaidPrice[]]] : []),
  ]
}

const FREE: TermFigures = { unitPrice: '0', freeAllowance: '0', minimum: null, maximum: null }
const dearest = (of: readonly PaidPrice[]): PaidPrice =>
  of.reduce((high, one) => (compare(one.unitPrice, high.unitPrice) > 0 ? one : high))
