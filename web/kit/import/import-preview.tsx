import type { ImportLook } from '~/web/kit/client/fleet'
import { PlainTable } from '~/web/kit/page-grid'
import { Badge, type Tone } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'

type Row = ImportLook['preview'][number]
const WORDS: Record<Row['action'], [string, Tone]> = {
  create: ['New', 'done'],
  update: ['Changed', 'assigned'],
  skip: ['As it is', 'neutral'],
  reject: ['Correct', 'stop'],
}

/** The first rows as they would be taken. */
export function ImportPreview({ look }: { look: ImportLook }) {
  if (look.preview.length === 0) return null
  const rest = look.counts.rows - look.preview.length
  return (
    <Card
      title="Preview"
      flush
      aside={rest > 0 && <span className="figures text-meta text-muted">the first {look.preview.length} rows</span>}
    >
      <PlainTable<Row>
        caption="Preview"
        rows={look.preview}
        id={row => String(row.row)}
        columns={[
          { label: 'Row', show: row => row.row, align: 'right' },
          { label: 'Would be', show: row => <Badge tone={WORDS[row.action][1]}>{WORDS[row.action][0]}</Badge> },
          ...look.columns.map(column => ({ label: column.label, show: (row: Row) => row.values[column.key] || '–' })),
        ]}
      />
    </Card>
  )
}
