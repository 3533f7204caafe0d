import { compare, decimal, isZero, unitPrice } from '../kit/money'
import type { PriceFacts } from './authority'
import { bandPoints } from './banded-price'
import { type Escalation, escalated, escalationPoints } from './escalation'
import type { TermFigures } from './terms'

/**
 * What a change of a charge is judged on. Nobody keeps a cost of a minute of waiting or a technician's hour, so that a
 * charge has no margin: each figure is compared with the one in force, in per cent. A charge that is taken off goes to
 * nothing; one that never had a price is compared with nothing, so that only a role without a limit can let it pass.
 */
export function factsOfCharge(what: string, before: TermFigures | null, after: TermFigures | null): PriceFacts[] {
  if (!before) return after ? [fact(what, after.unitPrice, null)] : []
  return [
    ...outside(what, before, after),
    ...banded(what, before, after),
    ...indexed(what, before.escalation, after?.escalation),
  ]
}

/**
 * The same where several prices would hold without the change, on its days or in the places of its party, the dearest first:
 * that one in all it says, the others in their bands, which may be dearer than the bands of the dearest.
 */
export function factsOfChange(what: string, before: readonly TermFigures[], after: TermFigures | null): PriceFacts[] {
  const [first = null, ...others] = before
  const found = [
    ...factsOfCharge(what, first, after),
    ...others.flatMap(of => [...banded(what, of, after), ...indexed(what, of.escalation, after?.escalation)]),
  ]
  return [...Map.groupBy(found, of => of.what).values()].map(same =>
    same.reduce((high, of) => (high.listPrice && compare(of.listPrice ?? '0', high.listPrice) > 0 ? of : high)),
  )
}

/** At each limit of the two: a lower price there, a limit that moved, a band that is gone. */
function banded(what: string, before: TermFigures, after: TermFigures | null): PriceFacts[] {
  return bandPoints([...(before.bands ?? []), ...(after?.bands ?? [])]).flatMap(({ said, price }) => {
    const [was, is] = [price(before), after ? price(after) : '0']
    return compare(is, was) < 0 ? [fact(`${what}, ${said}`, is, was)] : []
  })
}

/** What S$100 of concrete cost wherever the two may differ; another index has nothing to be compared with. */
function indexed(
  what: string,
  before: Escalation | null | undefined,
  after: Escalation | null | undefined,
): PriceFacts[] {
  if (!before) return after ? [fact(`${what}, ${plain(after.sharePercent)} % of the price`, HUNDRED, null)] : []
  if (after && after.indexId !== before.indexId) return [fact(`${what}, another index`, HUNDRED, null)]
  return escalationPoints(after ? [before, after] : [before]).flatMap(value => {
    const [was, is] = [before, after].map(of => decimal(of ? escalated(of, value, HUNDRED) : 0).plus(HUNDRED))
    return is!.lessThan(was!)
      ? [fact(`${what}, S$100.00 of concrete at index ${plain(value)}`, is!.toString(), was!.toString())]
      : []
  })
}
const HUNDRED = '100'

function outside(what: string, before: TermFigures, after: TermFigures | null): PriceFacts[] {
  const price = after?.unitPrice ?? '0'
  const own = compare(price, before.unitPrice) < 0 ? [fact(what, price, before.unitPrice)] : []
  if (!after || isZero(dearest(before))) return own
  return [...own, ...allowance(what, before, after), ...least(what, before, after), ...most(what, before, after)]
}

/** More free of charge, judged at twice the new allowance: what somebody pays who uses as much again. */
function allowance(what: string, before: TermFigures, after: TermFigures): PriceFacts[] {
  if (compare(after.freeAllowance, before.freeAllowance) <= 0) return []
  const used = decimal(after.freeAllowance).times(2)
  const cost = (of: TermFigures) => used.minus(of.freeAllowance).times(dearest(before)).toString()
  return [fact(`${what}, ${plain(after.freeAllowance)} free`, cost(after), cost(before))]
}

function least(what: string, before: TermFigures, after: TermFigures): PriceFacts[] {
  const [was, is] = [before.minimum ?? '0', after.minimum ?? '0']
  return compare(is, was) < 0 ? [fact(`${what}, minimum ${plain(is)}`, priced(before, is), priced(before, was))] : []
}

/** A limit where there was none has nothing to be compared with. */
function most(what: string, before: TermFigures, after: TermFigures): PriceFacts[] {
  const [was, is] = [before.maximum, after.maximum]
  if (is === null || (was !== null && compare(is, was) >= 0)) return []
  return [fact(`${what}, maximum ${plain(is)}`, priced(before, is), was === null ? null : priced(before, was))]
}

/** What is free or bounded is so at every price of the charge. */
const dearest = ({ unitPrice: usual, bands }: TermFigures): string =>
  (bands ?? []).reduce((high, of) => (compare(of.unitPrice, high) > 0 ? of.unitPrice : high), usual)

const priced = (of: TermFigures, quantity: string) => decimal(quantity).times(dearest(of)).toString()
const plain = (quantity: string) => decimal(quantity).toString()

const fact = (what: string, price: string, before: string | null): PriceFacts => ({
  what,
  unitPrice: unitPrice(price),
  listPrice: before === null ? null : unitPrice(before),
  cost: null,
  quantity: null,
})
