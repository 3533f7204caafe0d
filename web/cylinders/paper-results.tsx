import { Link } from '@remix-run/react'
import { shortAge } from '~/domain/kit/specimen-age'
import { showDate } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import { Verdict } from './age-chips'
import type { ResultRow } from './result-columns'
import { infoOf, strength } from './words'

/** The results that a certificate or a letter will speak of. */
export const PaperResults = ({ rows }: { rows: readonly ResultRow[] }) => (
  <Card title="Results" aside={<span className="figures text-muted">{rows.length}</span>} flush>
    <PlainTable
      caption="Results"
      rows={rows}
      id={row => row.id}
      columns={[
        {
          label: 'Test',
          show: row => (
            <Link to={infoOf(row.cylinderTestId)} className="code text-link">
              {row.testNo}
            </Link>
          ),
        },
        { label: 'Project', show: row => row.projectName },
        { label: 'Concrete', show: row => row.productCode },
        { label: 'Cast', show: row => showDate(row.castOn) },
        { label: 'Age', align: 'right', show: row => shortAge(row.ageDays) },
        { label: 'MPa', align: 'right', show: row => strength(row.mean) },
        { label: '', show: row => <Verdict of={row} /> },
      ]}
    />
  </Card>
)
