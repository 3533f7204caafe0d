import { compare, decimal, isZero, unitPrice } from '../kit/money'
import type { PriceFacts } from './authority'
import { noticePrice, type TermFigures } from './terms'

/**
 * What a change of a charge is judged on. Nobody keeps a cost of a minute of waiting or a technician's hour, so that a
 * charge has no margin: each figure is compared with the one in force, in per cent. A charge that is taken off goes to
 * nothing; one that never had a price is compared with nothing, so that only a role without a limit can let it pass.
 */
export function factsOfCharge(what: string, before: TermFigures | null, after: TermFigures | null): PriceFacts[] {
  if (!before) return after ? [fact(what, after.unitPrice, null)] : []
  return [...outside(what, before, after), ...banded(what, before, after)]
}

/** By notice: just short of each limit of the two. */
function banded(what: string, before: TermFigures, after: TermFigures | null): PriceFacts[] {
  const points = new Set([...(before.bands ?? []), ...(after?.bands ?? [])].map(of => decimal(of.upTo).toString()))
  return [...points].flatMap(hours => {
    const minutes = Math.ceil(Number(hours) * 60) - 1
    const [was, is] = [noticePrice(before, minutes), after ? noticePrice(after, minutes) : '0']
    return compare(is, was) < 0 ? [fact(`${what}, less than ${hours} h notice`, is, was)] : []
  })
}

function outside(what: string, before: TermFigures, after: TermFigures | null): PriceFacts[] {
  if (isZero(before.unitPrice)) return []
  if (!after) return [fact(what, '0', before.unitPrice)]
  return [
    ...(compare(after.unitPrice, before.unitPrice) < 0 ? [fact(what, after.unitPrice, before.unitPrice)] : []),
    ...allowance(what, before, after),
    ...least(what, before, after),
    ...most(what, before, after),
  ]
}

/** More free of charge, judged at twice the new allowance: what somebody pays who uses as much again. */
function allowance(what: string, before: TermFigures, after: TermFigures): PriceFacts[] {
  if (compare(after.freeAllowance, before.freeAllowance) <= 0) return []
  const used = decimal(after.freeAllowance).times(2)
  const cost = (of: TermFigures) => used.minus(of.freeAllowance).times(before.unitPrice).toString()
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

const priced = ({ unitPrice: each }: TermFigures, quantity: string) => decimal(quantity).times(each).toString()
const plain = (quantity: string) => decimal(quantity).toString()

const fact = (what: string, price: string, before: string | null): PriceFacts => ({
  what,
  unitPrice: unitPrice(price),
  listPrice: before === null ? null : unitPrice(before),
  cost: null,
  quantity: null,
})
