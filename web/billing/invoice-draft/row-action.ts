import { exceptionKind } from '~/domain/billing/draft-exception'
import { levelsFor } from '~/domain/billing/invoice-draft'
import { useCan } from '~/web/kit/can'
import type { DraftRow } from '~/web/kit/client/billing'
import type { RowAction } from '~/web/kit/list/column'
import type { RecordAction } from '~/web/kit/record/record-action'
import { actionsOf, rejectLoad } from './exceptions'

type Ask = (action: RecordAction) => void
const SETTLED: readonly string[] = ['approved', 'invoiced', 'withdrawn']

/** What the person may do with a draft of a list: send it back, and settle what keeps it from approval. */
export function useDraftActions(): (row: DraftRow, ask: Ask) => RowAction[] {
  const can = useCan()
  const levels = levelsFor(can)
  const may = { accept: can('write', 'draft_exception'), settle: can('manage', 'invoice_draft') }
  const rejects = can('manage', 'invoice_draft')
  return (row, ask) => [
    ...(rejects && levels.includes(row.status) ? [{ label: 'Reject', danger: true, run: () => ask(reject(row)) }] : []),
    ...(SETTLED.includes(row.status) ? [] : row.exceptions).flatMap(of => ofException(row, of, may, ask)),
    ...[...new Set(row.exceptions.flatMap(({ doNumber }) => doNumber ?? []))]
      .filter(() => can('write', 'emodification'))
      .map(doNumber => ({ label: `Reject load ${doNumber}`, to: rejectLoad(doNumber) })),
  ]
}

function ofException(
  row: DraftRow,
  of: DraftRow['exceptions'][number],
  may: { accept: boolean; settle: boolean },
  ask: Ask,
): RowAction[] {
  const suffix = row.exceptions.length > 1 ? ` (${exceptionKind(of.kind).label})` : ''
  // A dispute over several lines is settled line by line, on the draft.
  if (of.kind === 'dispute' && !of.line)
    return may.settle ? [{ label: 'Settle dispute', to: `/sales-management/invoice-draft/edit?id=${row.id}` }] : []
  return actionsOf(of, of.line ? [of.line] : [], may).map(action => ({
    label: `${action.label}${suffix}`,
    run: () => ask(action),
  }))
}

const reject = ({ id, version, draftNo }: DraftRow): RecordAction => ({
  label: 'Reject',
  intent: 'reject',
  look: 'danger',
  fields: { id, version: String(version) },
  done: `${draftNo} sent back`,
  confirm: { title: `Reject ${draftNo}?`, text: 'It goes back to sales.', reason: true },
})
