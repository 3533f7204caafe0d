import { type DecimalText, decimal, lineAmount } from '../kit/money'
import type { BillLine } from './bill-line'
import { billedSide, type DecidedSide, isDecided, type SystemSide } from './decided-line'

/** A line as it is on a draft: what the system said when it was made, and what a person decided. */
export type StandingLine = BillLine &
  SystemSide &
  DecidedSide & { id: string; disputed: boolean; carriedFrom: string | null; doNumber: string | null }

export type NewLine = BillLine & SystemSide
export type LineConflict = { lineId: string; text: string; deliveryOrderId: string | null }
type Merged<L> = { lines: (L | NewLine)[]; conflicts: LineConflict[] }

/**
 * The lines of a draft when the system works it out again. What no person touched follows the system; a decision, an
 * adjustment and a charge that came over in dispute stay; concrete that came over stays with its load. Where the system now says something else than the decision was made
 * against, the line shows both and is a conflict; `open` names the lines whose conflict nobody settled yet.
 */
export function mergeLines<L extends StandingLine>(
  present: readonly L[],
  system: readonly BillLine[],
  open: ReadonlySet<string>,
): Merged<L> {
  const slots = bySlot(system)
  const conflicts: LineConflict[] = []
  const taken = new Map<string, L>()
  const stay: L[] = []
  for (const [slot, line] of bySlot(present)) {
    if (line.kind !== 'adjustment' && slots.has(slot)) taken.set(slot, line)
    else if (line.kind === 'adjustment' || (line.carriedFrom && line.kind !== 'product')) stay.push(line)
    else if (isDecided(line)) stay.push(letGo(line))
  }
  const lines = [...slots].map(([slot, said]) => {
    const line = taken.get(slot)
    return line ? merged(held(line, said), said, open, conflicts) : newLine(said)
  })
  for (const line of stay.filter(isLetGo))
    conflicts.push({
      lineId: line.id,
      text: `${line.description}: the system no longer bills this, ${plain(line.amount)} was decided`,
      deliveryOrderId: null,
    })
  return { lines: [...lines, ...stay].map((line, at) => ({ ...line, place: at + 1 })), conflicts }
}

/** The same thing billed: an item of a load, its concrete whatever the product, or a charge of an order. */
function bySlot<T extends BillLine>(lines: readonly T[]): Map<string, T> {
  const found = new Map<string, T>()
  for (const line of lines) {
    const concrete = line.kind === 'product'
    const what = concrete ? (decimal(line.quantity).isNegative() ? 'back' : '') : line.itemId
    const slot = [line.kind, line.deliveryOrderId ?? line.orderId, what].join('|')
    let times = 0
    while (found.has(`${slot}|${times}`)) times++
    found.set(`${slot}|${times}`, line)
  }
  return found
}

const systemSide = (said: BillLine) => ({
  systemQuantity: said.quantity,
  systemPrice: said.systemPrice,
  systemAmount: lineAmount(said.quantity, said.unitPrice),
})

const newLine = (said: BillLine): NewLine => ({ ...said, ...systemSide(said) })

/** What two sides dispute does not change under them: where the system says something else since, the figure stays and is a conflict. */
function held<L extends StandingLine>(line: L, said: BillLine): L {
  if (!line.disputed) return line
  const sameQuantity = decimal(line.systemQuantity ?? line.quantity).equals(said.quantity)
  return {
    ...line,
    decidedPrice: line.decidedPrice ?? (samePrice(line, said) ? null : line.unitPrice),
    decidedQuantity: line.decidedQuantity ?? (sameQuantity ? null : line.quantity),
  }
}

function merged<L extends StandingLine>(
  line: L,
  said: BillLine,
  open: ReadonlySet<string>,
  conflicts: LineConflict[],
): L {
  const decided = isDecided(line)
  const next = {
    ...line,
    ...said,
    ...systemSide(said),
    ...billedSide(said, line),
    reason: decided ? line.reason : said.reason,
  }
  const text = decided && conflictOf(line, said, open.has(line.id))
  if (text) conflicts.push({ lineId: line.id, text: `${nameOf(line)}: ${text}`, deliveryOrderId: line.deliveryOrderId })
  return next
}

function conflictOf(line: StandingLine, said: BillLine, open: boolean): string | undefined {
  const { decidedPrice, decidedQuantity } = line
  if (line.kind === 'product' && line.itemId !== said.itemId)
    return `the load is now ${said.description}, decided was ${line.description}`
  const other = (one: DecimalText | null, two: DecimalText) => one !== null && !decimal(one).equals(two)
  if (other(decidedPrice, said.unitPrice) && (open || !samePrice(line, said)))
    return `the system's price is now ${plain(said.unitPrice)}, decided was ${plain(decidedPrice!)}`
  if (other(decidedQuantity, said.quantity) && (open || !decimal(line.systemQuantity ?? 0).equals(said.quantity)))
    return `the system's quantity is now ${plain(said.quantity)}, decided was ${plain(decidedQuantity!)}`
  return undefined
}

/** A note keeps no price of the system beside its lines; the amount says whether it is another. */
const samePrice = (line: StandingLine, said: BillLine): boolean =>
  line.systemPrice !== null
    ? decimal(line.systemPrice).equals(said.unitPrice)
    : line.systemAmount === null || line.systemAmount === lineAmount(line.systemQuantity ?? '0', said.unitPrice)

/** The load is no longer on this draft, but a person decided on its line: it is kept until somebody settles the conflict. */
function letGo<L extends StandingLine>(line: L): L {
  return {
    ...line,
    kind: 'adjustment',
    description: nameOf(line),
    deliveryOrderId: null,
    deliveryRevision: null,
    systemQuantity: '0.0000',
    systemAmount: '0.00',
  }
}

/** The system no longer bills it and a person decided on it. When they keep it, it becomes an ordinary adjustment. */
export const isLetGo = (line: Pick<StandingLine, 'kind' | 'systemAmount'>): boolean =>
  line.kind === 'adjustment' && line.systemAmount !== null

const nameOf = (line: StandingLine) => (line.doNumber ? `${line.doNumber} ${line.description}` : line.description)
const plain = (value: DecimalText) => decimal(value).toString()
