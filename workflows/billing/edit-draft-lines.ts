import { type DraftLineRow, draftLine } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'
import { editedSide } from '~/domain/billing/decided-line'
import type { DraftUpdate } from '~/domain/billing/invoice-draft'
import { compare, decimal, lineAmount, unitPrice } from '~/domain/kit/money'
import { Invalid } from '~/domain/kit/problem'

type Edit = DraftUpdate['lines'][number]

/** Changes lines as typed and answers with those whose price or quantity is another now. */
export async function editLines(
  work: Work,
  before: readonly DraftLineRow[],
  edits: readonly Edit[],
): Promise<string[]> {
  const changed: string[] = []
  for (const [at, edit] of edits.entries()) {
    const line = before.find(of => of.id === edit.id)
    if (!line) throw new Invalid('This draft has no such line', { [`lines.${at}.id`]: ['This draft has no such line'] })
    if (await editLine(work, line, edit, `lines.${at}.reason`)) changed.push(line.id)
  }
  return changed
}

/** One line: beside what the system says, what a person decided, with reason, by whom and when. */
export async function editLine(work: Work, line: DraftLineRow, edit: Edit, reasonField: string): Promise<boolean> {
  const differs =
    compare(edit.quantity ?? line.quantity, line.quantity) !== 0 ||
    compare(edit.unitPrice ?? line.unitPrice, line.unitPrice) !== 0
  const disputes = edit.disputed === true && !line.disputed
  if (differs && !edit.reason) throw needed('A change of price or quantity needs a reason', reasonField)
  if (disputes && !edit.reason) throw needed('A dispute needs a reason', reasonField)
  const settles = edit.disputed === false && line.disputed
  if (!differs && !disputes && !settles && (!edit.reason || edit.reason === line.reason)) return false
  const { disputed = line.disputed, reason } = edit
  await draftLine.move(
    { ...work, reason: reason ?? undefined },
    line,
    {
      ...editedSide(line, edit),
      reason: reason ?? line.reason,
      disputed,
      ...(differs || disputes || settles ? { decidedBy: work.by.id, decidedAt: work.now } : {}),
    },
    disputes ? 'dispute' : settles ? 'settle dispute' : 'change',
  )
  return differs
}

const needed = (title: string, field: string) => new Invalid(title, { [field]: ['Say why it differs'] })

export async function removeAdjustments(
  work: Work,
  before: readonly DraftLineRow[],
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const line = before.find(of => of.id === id)
    if (line?.kind !== 'adjustment')
      throw new Invalid('Only an adjustment can be removed', { removeLines: ['Only an adjustment can be removed'] })
    await draftLine.remove(work, line)
  }
}

export async function addAdjustments(
  work: Work,
  draftId: string,
  before: readonly DraftLineRow[],
  adjustments: DraftUpdate['adjustments'],
): Promise<void> {
  let place = Math.max(0, ...before.map(line => line.place))
  for (const { description, quantity, unit, unitPrice: price, reason } of adjustments)
    await draftLine.insert(work, {
      draftId,
      kind: 'adjustment',
      place: ++place,
      description,
      quantity: decimal(quantity).toFixed(4),
      unit,
      unitPrice: unitPrice(price),
      amount: lineAmount(quantity, price),
      reason,
      decidedBy: work.by.id,
      decidedAt: work.now,
    })
}
