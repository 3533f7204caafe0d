import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sieveName } from '~/domain/rawtests/sieve-sizes'
import { apiFor, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { periodOf } from '~/web/kit/period'
import { ReportFilters } from '~/web/kit/report-filters'
import { Card } from '~/web/ui/card'
import { ExcelButton } from './file-buttons'
import { Verdict } from './verdict'
import { figure, REPORT_FILTERS, REPORT_IDS } from './words'

const MOST = 100

export async function loader(args: LoaderFunctionArgs) {
  const asked = await periodOf(args, 30, REPORT_IDS)
  const api = apiFor(args).rawtests['raw-material-test']
  const report = await take(api['get-aggregate-test-reports'].$post({ json: asked }))
  return { asked, report: { ...report, rows: report.rows.slice(0, MOST) }, total: report.rows.length }
}

/** Sieve analyses of a period: each aggregate in figures, then test by test with percent passing. */
export default function AggregateReport() {
  const { asked, report, total } = useLoaderData<typeof loader>()
  const { sizes, rows, summary } = report
  return (
    <>
      <PageHead
        title="Aggregate report"
        count={countOf(total, 'test')}
        note={`Sampled ${showDate(asked.from)} to ${showDate(asked.to)}. Drafts do not count.`}
        actions={<ExcelButton path="export-aggregate-excel-report" asked={asked} />}
      />
      <ReportFilters of="Sampled" filters={REPORT_FILTERS} from={asked.from} to={asked.to} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {total === 0 ? (
          <Card>
            <p className="text-muted text-table">No sieve analysis found. Choose a longer period or fewer filters.</p>
          </Card>
        ) : (
          <>
            <Card title="By aggregate" flush>
              <PlainTable
                caption="By aggregate"
                rows={summary}
                id={row => row.materialId}
                columns={[
                  { label: 'Aggregate', show: row => row.materialName },
                  { label: 'Tests', align: 'right', show: row => row.tests },
                  {
                    label: 'Passed',
                    align: 'right',
                    show: row => (row.judged ? `${Math.round((row.passed / row.judged) * 100)} %` : ''),
                  },
                  { label: 'Mean FM', align: 'right', show: row => figure(row.finenessModulus.mean, 2) },
                  { label: 'Deviation', align: 'right', show: row => figure(row.finenessModulus.deviation, 3) },
                  {
                    label: 'FM range',
                    align: 'right',
                    show: row =>
                      row.finenessModulus.min === null
                        ? ''
                        : `${figure(row.finenessModulus.min, 2)}–${figure(row.finenessModulus.max, 2)}`,
                  },
                  { label: 'Mean fines, %', align: 'right', show: row => figure(row.fines.mean, 1) },
                ]}
              />
            </Card>
            <Card
              title="Test by test, % passing"
              aside={total > MOST && <span className="text-meta text-muted">The latest {MOST}; Excel has all</span>}
              flush
            >
              <PlainTable
                caption="Tests"
                wide
                rows={rows}
                id={row => row.id}
                columns={[
                  { label: 'Test', show: row => <span className="code">{row.testNo}</span> },
                  { label: 'Sampled', show: row => <span className="figures">{showDate(row.sampledOn)}</span> },
                  {
                    label: 'Aggregate and source',
                    show: row => (
                      <>
                        <span className="block whitespace-nowrap">{row.materialName}</span>
                        <span className="block whitespace-nowrap text-meta text-muted">{row.sourceName}</span>
                      </>
                    ),
                  },
                  { label: 'FM', align: 'right', show: row => figure(row.finenessModulus, 2) },
                  ...sizes.map((size, at) => ({
                    label: sieveName(size),
                    align: 'right' as const,
                    show: (row: (typeof rows)[number]) => figure(row.passing[at], size < 0.1 ? 1 : 0),
                  })),
                  { label: 'Result', show: row => <Verdict of={row.verdict} /> },
                ]}
              />
            </Card>
          </>
        )}
      </div>
    </>
  )
}
