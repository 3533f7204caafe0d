import { pastOf } from '~/domain/kit/verbs'
import { showDateTime } from '~/web/kit/dates'
import { Card } from '~/web/ui/card'

export type Change = { seq: number; at: string; actorName: string; action: string; changed: string[] }

/** The newest lines of an audit trail in a few words, beside a form. */
export const LastChanges = ({ rows, title = 'Last changes' }: { rows: readonly Change[]; title?: string }) => (
  <Card title={title}>
    <ol className="grid gap-2.5">
      {rows.map(row => (
        <li key={row.seq} className="text-table">
          <span className="font-semibold">{row.actorName}</span>{' '}
          <span className="text-muted">
            {row.changed.length && row.action === 'change' ? spoken(row.changed) : pastOf(row.action)}
          </span>
          <span className="figures block text-meta text-muted">{showDateTime(row.at)}</span>
        </li>
      ))}
    </ol>
  </Card>
)

const spoken = (fields: string[]) => `changed ${fields.map(words).join(', ')}`
const words = (field: string) =>
  field
    .replace(/Id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
