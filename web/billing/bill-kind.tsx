import { billWord, isNote } from '~/domain/billing/note'
import { Badge } from '~/web/ui/badge'

/** Invoice, credit note or debit note. */
export const BillKind = ({ kind }: { kind: string }) =>
  isNote(kind) ? (
    <Badge tone={kind === 'credit_note' ? 'return' : 'change'}>{billWord(kind)}</Badge>
  ) : (
    <span className="text-muted">{billWord(kind)}</span>
  )
