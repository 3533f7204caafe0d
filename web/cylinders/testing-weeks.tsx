import type { TestingSummary } from '~/domain/cylinders/report-rows'
import { showDate } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'

/** Plants week by week; folded away unless somebody looks. */
export const TestingWeeks = ({ rows }: { rows: readonly TestingSummary[] }) => (
  <details className="rounded-lg border border-line">
    <summary className="cursor-pointer px-4 py-2.5 font-semibold text-table">
      Plants by week <span className="figures font-normal text-muted">{rows.length}</span>
    </summary>
    <div className="max-h-80 overflow-y-auto border-line border-t">
      <PlainTable
        caption="Work of the laboratory by plant and week"
        rows={rows}
        id={row => `${row.plantName}${row.week}`}
        columns={[
          { label: 'Plant', show: row => row.plantName },
          { label: 'Week of', show: row => showDate(row.week) },
          { label: 'Sets cast', align: 'right', show: row => row.cast },
          { label: 'Results', align: 'right', show: row => row.planned },
          { label: 'Crushed', align: 'right', show: row => row.tested },
          { label: 'Approved', align: 'right', show: row => row.approved },
          { label: 'Overdue', align: 'right', show: row => row.overdue || '' },
          { label: 'Low', align: 'right', show: row => row.low || '' },
          { label: 'Not counted', align: 'right', show: row => row.notCounted || '' },
          {
            label: 'Mean over specified, MPa',
            align: 'right',
            show: row => (row.mean === null ? '' : `${row.mean >= 0 ? '+' : '−'}${Math.abs(row.mean).toFixed(1)}`),
          },
        ]}
      />
    </div>
  </details>
)
