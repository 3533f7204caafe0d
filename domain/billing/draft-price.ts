import { type DecimalText, decimal, isZero, lineAmount, sum } from '../kit/money'
import type { PriceFacts } from '../pricing/authority'
import { type BilledSide, type DecidedSide, type SystemSide, systemSideOf } from './decided-line'

type Line = SystemSide &
  DecidedSide &
  BilledSide & { id: string; kind: string; description: string; doNumber: string | null; disputed: boolean }
/** What a draft bills less than the system says: of one line, or of the adjustments together. */
export type LoweredPrice = { key: string; what: string; system: DecimalText; billed: DecimalText; lowered: DecimalText }

const ADJUSTMENTS = 'adjustments'

/**
 * Where people went below the system on a draft, by line: a lower price, a smaller quantity and a charge taken off all
 * leave less to pay. Adjustments that give money back count against the rest of the draft. What is in dispute is not billed
 * yet and is judged on the draft that takes it over.
 */
export function loweredPrices(lines: readonly Line[]): LoweredPrice[] {
  const billed = lines.filter(line => !line.disputed)
  const [added, own] = [billed.filter(of => of.kind === 'adjustment'), billed.filter(of => of.kind !== 'adjustment')]
  const given = sum(added.map(of => of.amount).filter(of => decimal(of).isNegative()))
  const rest = sum(own.map(of => of.amount))
  return [
    ...own.flatMap(line => {
      const { quantity, unitPrice } = systemSideOf(line)
      const what = line.doNumber ? `${line.description}, ${line.doNumber}` : line.description
      return below(line.id, what, lineAmount(quantity, unitPrice), line.amount)
    }),
    ...below(ADJUSTMENTS, 'Adjustments of the draft', rest.toFixed(2), rest.plus(given).toFixed(2)),
  ]
}

function below(key: string, what: string, system: DecimalText, billed: DecimalText): LoweredPrice[] {
  const lowered = decimal(system).minus(billed)
  return lowered.greaterThan(0) ? [{ key, what, system, billed, lowered: lowered.toFixed(2) }] : []
}

/** The amounts are judged like a price of one; what the concrete of the line costs is known beside them. */
export const factsOfLowered = ({ what, system, billed }: LoweredPrice, cost: DecimalText | null): PriceFacts => ({
  what,
  unitPrice: billed,
  listPrice: system,
  cost,
  quantity: '1',
})

type Lowered = Pick<LoweredPrice, 'key' | 'lowered'>
const loweredBy = (all: readonly Lowered[], key: string) => all.find(of => of.key === key)?.lowered ?? '0'

/** Those that go further below than they did before; what somebody let go that far is no question again. */
export const furtherThan = <Of extends Lowered>(now: readonly Of[], before: readonly Lowered[]): Of[] =>
  now.filter(of => decimal(of.lowered).greaterThan(loweredBy(before, of.key)))

export const sameLowered = (a: readonly Lowered[], b: readonly Lowered[]): boolean =>
  a.length === b.length && a.every(of => isZero(decimal(of.lowered).minus(loweredBy(b, of.key))))
