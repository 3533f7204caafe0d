import type { DraftStatus } from '~/domain/billing/invoice-draft'
import { decimal, lineAmount, unitPrice } from '~/domain/kit/money'
import type { Approver, DraftLine } from './made-line'

type Leak = { status: DraftStatus; most: number; what: string; change: (line: DraftLine) => Partial<DraftLine> | null }

/** What a company loses on its bills: a few charges that were earned and are not on them, or not wholly. */
const LEAKS: readonly Leak[] = [
  { status: 'invoiced', most: 2, what: 'Pump hire', change: () => null },
  { status: 'with_sales', most: 1, what: 'Pump hire', change: () => null },
  {
    status: 'with_sales',
    most: 2,
    what: 'Waiting at site',
    change: () => ({ disputed: true, reason: 'Site says the trucks arrived together' }),
  },
  {
    status: 'with_manager',
    most: 2,
    what: 'After hours',
    change: line => lowered(line, 'Half price agreed, the pour was put off by us'),
  },
]

type Leaked = { lines: DraftLine[]; edited: boolean }

/** The lines with what got lost, on the first drafts that have such a charge; all the others are as the engine made them. */
export function leaksOf() {
  const done = new Map<Leak, number>()
  return (status: DraftStatus, lines: DraftLine[], by: Approver, at: Date): Leaked => {
    for (const leak of LEAKS) {
      const first = leak.status === status && lines.find(line => line.description === leak.what)
      const times = done.get(leak) ?? 0
      if (!first || times >= leak.most) continue
      done.set(leak, times + 1)
      return {
        lines: lines.flatMap(line => changed(line, leak, first, { decidedBy: by.id, decidedAt: at })),
        edited: true,
      }
    }
    return { lines, edited: false }
  }
}

type Decided = { decidedBy: string; decidedAt: Date }

function changed(line: DraftLine, { what, change }: Leak, first: DraftLine, decided: Decided): DraftLine[] {
  // The whole order: nobody forgets the pump of one truck alone.
  if (line.description !== what || line.orderId !== first.orderId) return [line]
  const to = change(line)
  return to ? [{ ...line, ...to, ...decided }] : []
}

function lowered(line: DraftLine, reason: string): Partial<DraftLine> {
  const decidedPrice = unitPrice(decimal(line.unitPrice).div(2))
  return { decidedPrice, unitPrice: decidedPrice, amount: lineAmount(line.quantity, decidedPrice), reason }
}
