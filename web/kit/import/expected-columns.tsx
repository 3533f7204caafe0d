import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

export type ExpectedColumn = { key: string; label: string; example: string; needed: boolean }

/** What the file holds, before there is one: sent by the server, whose schemas do not belong into the browser. */
export const ExpectedColumns = ({ columns }: { columns: readonly ExpectedColumn[] }) => (
  <Card title="What belongs where" flush>
    <PlainTable
      caption="Columns of the file"
      rows={columns}
      id={row => row.key}
      columns={[
        { label: 'Column', show: row => row.label },
        { label: 'Example', show: row => <span className="figures text-muted">{row.example}</span> },
        { label: '', show: row => !row.needed && <span className="text-muted">may be empty</span> },
      ]}
    />
  </Card>
)
