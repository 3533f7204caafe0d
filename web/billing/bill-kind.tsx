import { billWord, isNote } from '~/domain/billing/note'
import { Badge } from '~/web/ui/badge'

/** Invoice, credit note or debit note; a note says which invoice it corrects. */
export const BillKind = ({ kind, to }: { kind: string; to?: string | null | undefined }) =>
  isNote(kind) ? (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={kind === 'credit_note' ? 'return' : 'change'}>{billWord(kind)}</Badge>
      {to && <span className="code text-meta text-muted">{to}</span>}
    </span>
  ) : (
    <span className="text-muted">{billWord(kind)}</span>
  )
