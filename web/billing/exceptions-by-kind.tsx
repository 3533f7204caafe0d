import { Link } from '@remix-run/react'
import { EXCEPTION_KINDS, exceptionKind } from '~/domain/billing/draft-exception'
import { sum } from '~/domain/kit/money'
import type { InvoiceException } from '~/web/kit/client/billing'
import { showAge } from '~/web/kit/dates'
import { draftPath } from '~/web/kit/draft-path'
import { showMoney } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'

/** What holds drafts up, by kind with the oldest first; each kind leads to its list and to its oldest draft. */
export function ExceptionsByKind({ rows, now }: { rows: readonly InvoiceException[]; now: Date }) {
  const kinds = Object.keys(EXCEPTION_KINDS).flatMap(kind => {
    const some = rows.filter(row => row.kind === kind)
    const [oldest] = some
    if (!oldest) return []
    const total = sum([...new Map(some.map(row => [row.draftId, row.total])).values()]).toFixed(2)
    const owners = [...new Set(some.map(row => row.ownerName ?? 'No owner'))]
    return [{ kind, count: some.length, total, oldest, owners }]
  })
  return (
    <Card title="Exceptions" flush>
      {kinds.length === 0 && <p className="px-4 py-3 text-muted text-table">No open exceptions.</p>}
      {kinds.length > 0 && (
        <PlainTable
          caption="Exceptions"
          rows={kinds}
          id={row => row.kind}
          columns={[
            {
              label: 'Kind',
              show: row => (
                <Link to={`/billing/exceptions?kind=${row.kind}`}>
                  <Badge tone="waiting">{exceptionKind(row.kind).label}</Badge>
                </Link>
              ),
            },
            { label: 'Open', align: 'right', show: row => row.count },
            { label: 'Drafts with GST', align: 'right', show: row => showMoney(row.total) },
            {
              label: 'Oldest',
              show: row => (
                <Link className="text-link" to={draftPath(row.oldest.draftId)}>
                  {row.oldest.draftNo}, {row.oldest.projectName}
                </Link>
              ),
            },
            { label: 'Age', align: 'right', show: row => showAge(row.oldest.raisedAt, now) },
            {
              label: 'Owners',
              show: row => [...row.owners.slice(0, 3), ...(row.owners.length > 3 ? ['…'] : [])].join(', '),
            },
          ]}
        />
      )}
    </Card>
  )
}
