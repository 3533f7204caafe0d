import { DraftExceptions } from './invoice-draft/exceptions'
import type { SelfBillLine } from './self-bill-lines'

type Exceptions = Parameters<typeof DraftExceptions>[0]['exceptions']

/** What differs and nobody decided yet: the exceptions of the draft, with what may be done about each. */
export function SelfBillDifferences({ exceptions, rows }: { exceptions: Exceptions; rows: readonly SelfBillLine[] }) {
  return <DraftExceptions exceptions={exceptions} lines={rows.flatMap(row => row.ours ?? [])} />
}
