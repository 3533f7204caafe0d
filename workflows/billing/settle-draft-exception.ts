import { type DraftExceptionRecord, draftException, openExceptionCount } from '~/db/billing/draft-exception'
import { type InvoiceDraftRow, lockSeenDraft } from '~/db/billing/invoice-draft'
import { type DraftLineRow, draftLine, linesOf } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'
import { billedSide, systemSideOf } from '~/domain/billing/decided-line'
import { type AcceptException, exceptionKind, type SettleException } from '~/domain/billing/draft-exception'
import { isLetGo } from '~/domain/billing/merge-lines'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { editLine } from './edit-draft-lines'
import { settle } from './raise-draft-exceptions'
import { acceptSelfBilled, settleSelfBilled } from './settle-self-bill'
import { openToChange, recount, submitDraft } from './update-invoice-draft'

/** Finance or a sales manager lets a draft go on in spite of an exception, and says why. */
export async function acceptException(work: Work, id: string, of: AcceptException): Promise<InvoiceDraftRow> {
  const { draft, row } = await openException(work, id, of.version)
  if (row.kind === 'price_limit')
    throw new Refused('A second person decides this under Price approvals', undefined, { kind: row.kind })
  if (!exceptionKind(row.kind).acceptable)
    throw new Refused(`A ${exceptionKind(row.kind).label.toLowerCase()} is settled, not accepted`, undefined, {
      kind: row.kind,
    })
  const values = { acceptedBy: work.by.id, acceptedAt: work.now, reason: of.reason }
  const before = await linesOf(work.sql, draft.id)
  if (row.kind === 'self_billed') await acceptSelfBilled(work, draft, row, of.reason)
  await draftException.move({ ...work, reason: of.reason }, row, values, 'accept')
  return goOn(work, row.kind === 'self_billed' ? (await recount(work, draft, before)).saved : draft)
}

/** A conflict ends with the decision or with the system's value, a dispute at what was agreed. */
export async function settleException(work: Work, id: string, of: SettleException): Promise<InvoiceDraftRow> {
  const { draft, row } = await openException(work, id, of.version)
  const before = await linesOf(work.sql, draft.id)
  const line = before.find(one => one.id === row.lineId)
  if (row.kind === 'conflict') await settleConflict(work, line, of)
  else if (row.kind === 'dispute') await settleDispute(work, line ? [line] : before, of)
  else if (row.kind === 'self_billed') await settleSelfBilled(work, before, row, of)
  else
    throw new Refused('This exception ends when its cause is fixed, or when it is accepted with a reason', undefined, {
      kind: row.kind,
    })
  await settle(work, row, of.keep, of.reason)
  const { saved } = await recount(work, draft, before, { decided: row.kind === 'conflict' })
  return goOn(work, saved)
}

async function openException(
  work: Work,
  id: string,
  version: number,
): Promise<{ draft: InvoiceDraftRow; row: DraftExceptionRecord }> {
  const { draftId } = await draftException.get(work.sql, id)
  const draft = openToChange(await lockSeenDraft(work, draftId))
  const row = draftException.atVersion(await draftException.lock(work, id), version)
  if (row.acceptedAt || row.settledAt) throw new Refused('This exception is settled already')
  return { draft, row }
}

/** The last exception of a draft sends it to the first level; one whose period runs goes on collecting. */
export async function goOn(work: Work, draft: InvoiceDraftRow): Promise<InvoiceDraftRow> {
  const ready = draft.status === 'exception' && draft.toDate < businessDay(work.now)
  return ready && !(await openExceptionCount(work.sql, draft.id)) ? submitDraft(work, draft) : draft
}

async function settleConflict(work: Work, line: DraftLineRow | undefined, of: SettleException): Promise<void> {
  if (of.keep === 'agreed') throw invalid('keep', 'Keep the decision or take the system’s value')
  if (!line) return
  const to = { ...work, reason: of.reason ?? undefined }
  if (isLetGo(line)) {
    if (of.keep === 'system') return draftLine.remove(to, line)
    await draftLine.move(to, line, { systemQuantity: null, systemPrice: null, systemAmount: null }, 'keep')
  } else if (of.keep === 'system') {
    const none = { decidedQuantity: null, decidedPrice: null }
    const values = { ...none, ...billedSide(systemSideOf(line), none), decidedBy: null, decidedAt: null, reason: null }
    await draftLine.move(to, line, { ...values, disputed: false }, 'take the system’s')
  }
}

async function settleDispute(work: Work, lines: readonly DraftLineRow[], of: SettleException): Promise<void> {
  if (of.keep !== 'agreed') throw invalid('keep', 'A dispute ends at what was agreed')
  if (lines.length > 1 && (of.unitPrice ?? of.quantity) !== undefined)
    throw invalid('unitPrice', 'Several lines are in dispute. Change them on the draft')
  const { quantity, unitPrice, reason } = of
  for (const line of lines.filter(one => one.disputed))
    await editLine(work, line, { id: line.id, quantity, unitPrice, reason, disputed: false }, 'reason')
}
