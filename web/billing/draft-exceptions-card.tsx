import { Link } from '@remix-run/react'
import type { InvoiceException } from '~/web/kit/client/billing'
import { draftPath } from '~/web/kit/draft-path'
import { showMoney } from '~/web/kit/figures'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Card } from '~/web/ui/card'
import { ExceptionsOfDraft } from './exceptions-of-draft'

const MOST = 50

/** Drafts that exceptions keep from approval, with the oldest first: what of, since when and whose. */
export function DraftExceptions({ rows }: { rows: readonly InvoiceException[] }) {
  const now = usePortalNow(60_000)
  const drafts = [...Map.groupBy(rows, row => row.draftId).values()]
  return (
    <Card
      title="Exceptions"
      aside={
        <Link to="/billing/exceptions" className="figures text-link text-table">
          {rows.length}
        </Link>
      }
      flush={rows.length > 0}
    >
      {rows.length === 0 ? (
        <p className="text-muted text-table">No draft has exceptions.</p>
      ) : (
        <ul className="divide-y divide-line">
          {drafts.slice(0, MOST).map(of => (
            <li
              key={of[0]!.draftId}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 text-table max-md:flex-col"
            >
              <Link to={draftPath(of[0]!.draftId)} className="code text-link">
                {of[0]!.draftNo}
              </Link>
              <span className="w-56 shrink-0 max-md:w-auto">
                <ExceptionsOfDraft rows={of} now={now} />
              </span>
              <span className="min-w-0 flex-1">{[...new Set(of.map(row => row.text))].join('; ')}</span>
              <span className="text-muted">{of[0]!.projectName}</span>
              <span className="figures">{showMoney(of[0]!.total)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
