import { Link } from '@remix-run/react'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'

type Row = { id: string; configurationName: string; groupName: string | null; active: boolean; changed: number }

/** The configurations beside the one that is open. */
export const ConfigurationTabs = ({ rows, now }: { rows: readonly Row[]; now: string | null }) => (
  <Card title="Configurations" flush>
    <ul className="grid py-1">
      {rows.map(row => (
        <li key={row.id}>
          <Link
            to={`?configuration=${row.id}`}
            aria-current={row.id === now ? 'true' : undefined}
            className={cn(
              'block border-l-2 px-4 py-2 no-underline',
              row.id === now ? 'border-brand bg-brand-soft text-fg' : 'border-transparent text-fg hover:bg-hover',
            )}
          >
            <span className="block font-semibold text-table">{row.configurationName}</span>
            <span className="figures block text-meta text-muted">
              {row.groupName ?? 'All other trucks'}, {row.changed === 0 ? 'as usual' : `${row.changed} changed`}
              {!row.active && ', not in force'}
            </span>
          </Link>
        </li>
      ))}
      {rows.length === 0 && (
        <li className="px-4 py-2 text-muted text-table">None yet: every truck is planned as usual.</li>
      )}
    </ul>
  </Card>
)
