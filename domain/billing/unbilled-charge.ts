import { type DecimalText, decimal, sum } from '../kit/money'
import type { PlainDate } from '../kit/time'
import type { BillGap, BillLine, LetOff } from './bill-line'
import { isDecided } from './decided-line'

/** Why something that was earned is not billed, or not wholly. */
export const UNBILLED_CAUSES = [
  'lowered',
  'waived',
  'ours',
  'disputed',
  'credited',
  'left_off',
  'not_drafted',
  'goodwill',
  'changed',
  'no_price',
  'zero_price',
  'missing_time',
  'missing_site',
] as const
export type UnbilledCause = (typeof UNBILLED_CAUSES)[number]
export const UNBILLED_CAUSE_LABELS: Record<UnbilledCause, string> = {
  lowered: 'Lowered by hand',
  waived: 'Waived',
  ours: 'Ours',
  disputed: 'In dispute',
  credited: 'Credited',
  left_off: 'Not on the draft',
  not_drafted: 'Not drafted',
  goodwill: 'Taken off by hand',
  changed: 'Changed since',
  no_price: 'No price',
  zero_price: 'Priced at zero',
  missing_time: 'Time not recorded',
  missing_site: 'Site not recorded',
}

/** What is ours says why at once. */
export const unbilledWhy = ({ cause, reason }: Pick<Unbilled, 'cause' | 'reason'>): string =>
  cause === 'ours' && reason ? reason : UNBILLED_CAUSE_LABELS[cause]

/** Earned by the facts of the loads, and not or not wholly billed; without an amount where nothing says how much. */
export type Unbilled = {
  what: string
  label: string
  fact: string | null
  cause: UnbilledCause
  day: PlainDate
  deliveryOrderId: string | null
  /** The line of the draft that bills too little of it. */
  lineId: string | null
  /** Why a person changed that line, or why the charge is ours. */
  reason: string | null
  earned: DecimalText | null
  billed: DecimalText | null
  amount: DecimalText | null
}

/** A line of the draft, of one that it carried lines to, or of a note on its invoice. */
export type Billed = {
  id: string
  draftId: string
  kind: string
  deliveryOrderId: string | null
  orderId: string | null
  itemId: string | null
  amount: DecimalText
  decidedQuantity: DecimalText | null
  decidedPrice: DecimalText | null
  disputed: boolean
  reason: string | null
  description: string
}
type Earned = Pick<BillLine, 'kind' | 'deliveryOrderId' | 'orderId' | 'itemId' | 'amount' | 'description' | 'fact'>
type Slot = Pick<Billed, 'kind' | 'deliveryOrderId' | 'orderId' | 'itemId'>
/** What people call a load, and its day; of what hangs on no load, those of its order. */
type Named = { label: string; day: PlainDate }
export type NameOf = (of: Pick<Slot, 'deliveryOrderId' | 'orderId'>) => Named | undefined

/** Concrete, surcharges and add-ons that arose and that are billed lower or not at all; what has no price says so. */
export function unbilledOf(
  draft: { id: string; toDate: PlainDate },
  lines: readonly Billed[],
  { lines: earned, gaps, letOff }: { lines: readonly Earned[]; gaps: readonly BillGap[]; letOff: readonly LetOff[] },
  nameOf: NameOf,
): Unbilled[] {
  const billed = Map.groupBy(lines.filter(isEarned), slotOf)
  const short = [...Map.groupBy(earned.filter(isEarned), slotOf)].flatMap(([slot, of]): Unbilled[] => {
    const found = billed.get(slot) ?? []
    const [due, has] = [totalOf(of), totalOf(found.filter(line => !line.disputed))]
    const left = due.minus(has)
    const [line] = of
    if (!line || !left.greaterThan(0)) return []
    const named = nameOf(line)
    const own = found.find(one => one.draftId === draft.id)
    return [
      {
        what: line.description,
        label: named?.label ?? line.description,
        fact: line.fact,
        cause: causeOf(draft.id, found, has.isZero()),
        day: named?.day ?? draft.toDate,
        deliveryOrderId: line.deliveryOrderId,
        lineId: own?.id ?? null,
        reason: own?.reason ?? null,
        earned: due.toFixed(2),
        billed: has.toFixed(2),
        amount: left.toFixed(2),
      },
    ]
  })
  const unknown = gaps.map(({ what, label, kind, deliveryOrderId }): Unbilled => {
    const day = nameOf({ deliveryOrderId, orderId: null })?.day ?? draft.toDate
    const none = { fact: null, lineId: null, reason: null, earned: null, billed: null, amount: null }
    return { what, label, cause: kind, day, deliveryOrderId, ...none }
  })
  const notOwed = letOff.map((line): Unbilled => {
    const { description: what, fact, cause, deliveryOrderId, reason, amount } = line
    const { label, day } = nameOf(line) ?? { label: what, day: draft.toDate }
    return {
      what,
      label,
      fact,
      cause,
      day,
      deliveryOrderId,
      lineId: null,
      reason,
      earned: amount,
      billed: '0.00',
      amount,
    }
  })
  const goodwill = lines
    .filter(line => line.draftId === draft.id && takesOff(line))
    .map((line): Unbilled => {
      const { label, day } = nameOf(line) ?? { label: line.description, day: draft.toDate }
      return {
        ...{ what: line.description, label, fact: null, cause: 'goodwill', day, lineId: line.id, reason: line.reason },
        ...{ deliveryOrderId: line.deliveryOrderId, earned: '0.00', billed: line.amount },
        amount: decimal(line.amount).negated().toFixed(2),
      }
    })
  return [...short, ...goodwill, ...notOwed, ...unknown]
}

/** An adjustment is earned by no fact; one that takes money off the bill is named by itself. */
const isEarned = (of: { kind: string }) => of.kind !== 'adjustment'
const takesOff = (of: Billed) => of.kind === 'adjustment' && !of.disputed && decimal(of.amount).isNegative()
const totalOf = (of: readonly { amount: DecimalText }[]) => sum(of.map(line => line.amount))

/** A charge that a person brought to nothing is waived: nobody looks for its money. */
function causeOf(draftId: string, found: readonly Billed[], nothing: boolean): UnbilledCause {
  if (found.some(line => line.disputed)) return 'disputed'
  if (found.some(line => decimal(line.amount).isNegative())) return 'credited'
  if (found.some(isDecided)) return nothing ? 'waived' : 'lowered'
  return found.some(line => line.draftId === draftId) ? 'changed' : 'left_off'
}

/** The concrete of a load is one thing whatever the product, less what came back of it. */
const slotOf = (of: Slot) =>
  [of.kind, of.deliveryOrderId ?? of.orderId, of.kind === 'product' ? '' : of.itemId].join('|')
