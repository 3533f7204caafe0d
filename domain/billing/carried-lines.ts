import { decimal } from '../kit/money'
import type { BillLine } from './bill-line'
import { billedSide, type DecidedSide, isDecided, type SystemSide } from './decided-line'

type Decision = { decidedBy: string | null; decidedAt: Date | null }
export type OldLine = BillLine & SystemSide & DecidedSide & Decision & { disputed: boolean }
/** A line of a note for a commercial reason, and who made that note when. */
export type AgreedLine = BillLine & { madeBy: string; madeAt: Date }
export type CarriedLine = BillLine & SystemSide & DecidedSide & Decision

const slot = (of: BillLine) => {
  const back = decimal(of.quantity).isNegative() ? 'back' : ''
  return [of.kind, of.deliveryOrderId ?? of.orderId, of.kind === 'product' ? back : of.itemId].join('|')
}

/**
 * What people agreed on a cancelled invoice and goes over to the one made anew: prices and quantities set by hand,
 * adjustments, and what its notes changed. The rest is billed as the loads are now. A line that no load here brings again,
 * such as a charge of an order whose loads went elsewhere, comes over as an adjustment, so that it is not lost.
 */
export function carriedLines(
  old: readonly OldLine[],
  agreed: readonly AgreedLine[],
  here: { loads: ReadonlySet<string>; orders: ReadonlySet<string> },
  invoiceNo: string,
): CarriedLine[] {
  const stays = (of: BillLine) => of.deliveryOrderId === null || here.loads.has(of.deliveryOrderId)
  const alone = (of: BillLine) => of.deliveryOrderId === null && (of.orderId === null || !here.orders.has(of.orderId))
  const lines = new Map<string, CarriedLine>()
  const add = (line: CarriedLine) => {
    const known = line.kind === 'adjustment' || lines.has(slot(line))
    lines.set(known ? `${slot(line)}|${lines.size}` : slot(line), line)
  }
  const own = old.filter(line => stays(line) && !line.disputed).map(plain)
  for (const line of own) if (line.kind === 'adjustment' || decided(line) || alone(line)) add(line)
  for (const line of agreed.filter(stays))
    if (line.kind === 'adjustment')
      add({ ...plain({ ...line, ...NOTHING_SAID }), decidedBy: line.madeBy, decidedAt: line.madeAt })
    else if (!decimal(line.quantity).isNegative()) {
      const before = lines.get(slot(line)) ?? own.find(of => slot(of) === slot(line))
      if (before) lines.set(slot(line), repriced(before, line))
    }
  return [...lines.values()].map((line, at) => ({
    ...(alone(line) && line.kind !== 'adjustment' ? asAdjustment(line, invoiceNo) : line),
    place: at + 1,
  }))
}

const decided = (of: DecidedSide) => isDecided({ ...of, disputed: false })

const NOTHING_SAID = {
  systemQuantity: null,
  systemPrice: null,
  systemAmount: null,
  decidedQuantity: null,
  decidedPrice: null,
  decidedBy: null,
  decidedAt: null,
}

/** The line without what belongs to the draft that it was on. */
const plain = (of: CarriedLine): CarriedLine => ({
  ...{ kind: of.kind, place: of.place, orderId: of.orderId, deliveryOrderId: of.deliveryOrderId, plantId: of.plantId },
  ...{ deliveryRevision: of.deliveryRevision, itemId: of.itemId, description: of.description, unit: of.unit },
  ...{ quantity: of.quantity, unitPrice: of.unitPrice, amount: of.amount },
  ...{ gstPercent: of.gstPercent, gstCode: of.gstCode },
  ...{ systemQuantity: of.systemQuantity, systemPrice: of.systemPrice, systemAmount: of.systemAmount },
  ...{ decidedQuantity: of.decidedQuantity, decidedPrice: of.decidedPrice },
  ...{ decidedBy: of.decidedBy, decidedAt: of.decidedAt, trace: of.trace, fact: of.fact, reason: of.reason },
})

function repriced(before: CarriedLine, { unitPrice, reason, madeBy, madeAt }: AgreedLine): CarriedLine {
  const next = { ...before, decidedPrice: unitPrice, reason, decidedBy: madeBy, decidedAt: madeAt }
  return { ...next, ...billedSide({ quantity: before.systemQuantity ?? before.quantity, unitPrice }, next) }
}

const asAdjustment = (line: CarriedLine, invoiceNo: string): CarriedLine => ({
  ...line,
  ...NOTHING_SAID,
  kind: 'adjustment',
  itemId: null,
  reason: line.reason ?? `As on ${invoiceNo}`,
})
