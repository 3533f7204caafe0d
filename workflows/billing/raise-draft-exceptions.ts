import { type DraftExceptionRecord, draftException, lockExceptions, ownersOf } from '~/db/billing/draft-exception'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import type { DraftLineRow } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'
import type { DraftException } from '~/domain/billing/bill-line'
import { exceptionKind } from '~/domain/billing/draft-exception'

const open = (of: DraftExceptionRecord) => !of.settledAt && !of.acceptedAt
type Topic = { kind: string; deliveryOrderId?: string | null; lineId?: string | null }
const topic = (of: Topic) => `${of.kind}|${of.deliveryOrderId ?? ''}|${of.lineId ?? ''}`

/**
 * What the rules find on a draft now. What is open stays with its age, what a person accepted stays accepted as long as it
 * says the same, and what is found no more is gone. `only` narrows it to the kinds that were looked for.
 */
export async function raiseExceptions(
  work: Work,
  draft: InvoiceDraftRow,
  found: readonly DraftException[],
  only: (kind: string) => boolean = () => true,
): Promise<void> {
  const present = await lockExceptions(work, draft.id)
  const owners = found.length ? await ownersOf(work.sql, [draft.id]) : null
  for (const { kind, text, deliveryOrderId, lineId } of found) {
    const same = present.filter(of => topic(of) === topic({ kind, deliveryOrderId, lineId }))
    const known = same.find(open)
    if (known && known.text !== text) await draftException.move(work, known, { text }, 'say again')
    if (known || same.some(of => of.acceptedAt && of.text === text)) continue
    const row = raised(draft, { kind, text, deliveryOrderId, lineId }, owners)
    await draftException.insert(work, row, 'raise')
  }
  const still = new Set(found.map(topic))
  for (const row of present.filter(of => open(of) && only(of.kind) && !byPerson(of) && !still.has(topic(of))))
    await settle(work, row, 'gone')
}

/** What the rules find on drafts that were just made, and have nothing yet that it could be the same as. */
export async function raiseFirst(
  work: Work,
  drafts: readonly { row: InvoiceDraftRow; found: readonly DraftException[] }[],
): Promise<void> {
  const asked = drafts.filter(({ found }) => found.length)
  if (!asked.length) return
  const owners = await ownersOf(
    work.sql,
    asked.map(({ row }) => row.id),
  )
  const rows = asked.flatMap(({ row, found }) => found.map(one => raised(row, one, owners)))
  await draftException.insertAll(work, rows, 'raise')
}

function raised(
  draft: InvoiceDraftRow,
  { kind, text, deliveryOrderId, lineId }: DraftException,
  owners: Awaited<ReturnType<typeof ownersOf>> | null,
) {
  const people = owners?.get(draft.id)
  const ownerId = people?.[exceptionKind(kind).asks] ?? people?.maker ?? null
  return { draftId: draft.id, kind, text, deliveryOrderId, lineId, ownerId }
}

/** Ends when a person ends it, never because the rules find nothing. */
const byPerson = (of: Topic) => ['dispute', 'overlap', 'price_limit', 'self_billed'].includes(of.kind)

/** The dispute about a line ends with the line's: it is billed as it was agreed. */
export async function endDisputes(work: Work, draftId: string, lines: readonly DraftLineRow[]): Promise<void> {
  const disputed = new Set(lines.filter(line => line.disputed).map(line => line.id))
  for (const row of await lockExceptions(work, draftId))
    if (open(row) && row.kind === 'dispute' && !(row.lineId ? disputed.has(row.lineId) : disputed.size))
      await settle(work, row, 'agreed')
}

/** A person who changes a line in conflict has seen what the system says. */
export async function endConflicts(work: Work, draftId: string, lineIds: readonly string[]): Promise<void> {
  for (const row of await lockExceptions(work, draftId))
    if (open(row) && row.kind === 'conflict' && row.lineId && lineIds.includes(row.lineId))
      await settle(work, row, 'mine')
}

type Settlement = 'gone' | 'mine' | 'system' | 'agreed' | 'disputed'

export const settle = (work: Work, row: DraftExceptionRecord, settlement: Settlement, reason?: string | null) =>
  draftException.move(
    { ...work, reason: reason ?? work.reason },
    row,
    { settledAt: work.now, settledBy: work.by.id, settlement, ...(reason ? { reason } : {}) },
    'settle',
  )
