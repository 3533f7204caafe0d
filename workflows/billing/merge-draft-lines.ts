import { lockExceptions } from '~/db/billing/draft-exception'
import { type DraftLineRow, draftLines, linesOf } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'
import type { BillLine, DraftException } from '~/domain/billing/bill-line'
import { billed } from '~/domain/billing/invoice-draft'
import { type LineConflict, mergeLines } from '~/domain/billing/merge-lines'
import { inParts } from '~/domain/kit/in-parts'

type Line = ReturnType<typeof mergeLines<DraftLineRow>>['lines'][number]
export type MergedContent = { lines: Line[]; billed: Line[]; exceptions: DraftException[] }

/** What the system says of a draft now together with what people decided on it; nothing is written yet. */
export async function mergedContent(
  work: Work,
  draftId: string | null,
  said: { lines: readonly BillLine[]; exceptions: readonly DraftException[] },
): Promise<MergedContent> {
  const present = draftId ? await linesOf(work.sql, draftId) : []
  const open = draftId ? await openConflicts(work, draftId) : new Set<string>()
  const { lines, conflicts } = mergeLines(present, said.lines, open)
  return {
    lines,
    billed: billed(lines.map(line => ({ ...line, disputed: 'disputed' in line && line.disputed }))),
    exceptions: [...said.exceptions, ...conflicts.map(asException)],
  }
}

const asException = (of: LineConflict): DraftException => ({ kind: 'conflict', ...of })

async function openConflicts(work: Work, draftId: string): Promise<Set<string>> {
  const rows = await lockExceptions(work, draftId)
  return new Set(
    rows.flatMap(of => (of.kind === 'conflict' && of.lineId && !of.settledAt && !of.acceptedAt ? [of.lineId] : [])),
  )
}

/** Puts the merged lines in place of the present ones; a line that stays keeps its id and its history. */
export async function keepLines(work: Work, draftId: string, lines: readonly Line[]): Promise<void> {
  await draftLines.replace(
    work,
    draftId,
    lines.map(line => stamped(work, line)),
  )
}

/** The lines of new drafts. */
export async function addLines(work: Work, of: ReadonlyMap<string, readonly Line[]>): Promise<void> {
  // In a few statements: while one with the lines of all is handed over, nobody else is answered.
  for (const some of inParts([...of], DRAFTS_AT_ONCE))
    await draftLines.fill(work, new Map(some.map(([id, lines]) => [id, lines.map(line => stamped(work, line))])))
}
const DRAFTS_AT_ONCE = 8

const stamped = ({ by, now }: Work, line: Line) =>
  'id' in line ? { ...line } : { ...line, createdAt: now, createdBy: by.id, updatedAt: now, updatedBy: by.id }
