import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Upload } from 'lucide-react'
import { useCallback } from 'react'
import { runningMean } from '~/domain/rawtests/aggregate/running-mean'
import { runningMeanGraph } from '~/domain/rawtests/aggregate/running-mean-graph'
import { apiFor, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { importAction, importLoader } from '~/web/kit/import/import-calls'
import { ImportScreen } from '~/web/kit/import/import-screen'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { periodOf } from '~/web/kit/period'
import { ReportFilters } from '~/web/kit/report-filters'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { ExcelButton } from './file-buttons'
import { Verdict } from './verdict'
import { figure, REPORT_FILTERS, REPORT_IDS } from './words'

const IMPORT = {
  path: 'raw-material-test/cement-results',
  title: 'Import cement results',
  noun: ['cement test', 'cement tests'],
} as const

export async function loader(args: LoaderFunctionArgs) {
  const imported = await importLoader(args, IMPORT)
  if (imported) return { imported, asked: null, report: null }
  const asked = await periodOf(args, 90, REPORT_IDS)
  const api = apiFor(args).rawtests['raw-material-test']
  const { cement } = await take(api.getReport.$post({ json: { testType: 'cement', ...asked } }))
  return { imported: null, asked, report: cement }
}

export const action = (args: ActionFunctionArgs) => importAction(args, IMPORT)

type Data = Awaited<ReturnType<typeof loader>>
type Report = NonNullable<Data['report']>

/** Cement tests of a period: each class in figures, its 28-day strength over time, then test by test. */
export default function CementReport() {
  const { imported, asked, report } = useLoaderData<typeof loader>()
  if (imported) return <ImportScreen {...IMPORT} data={imported} />
  return <Results asked={asked!} report={report as Report} />
}

function Results({ asked, report }: { asked: NonNullable<Data['asked']>; report: Report }) {
  const mayManage = useCan()('manage', 'raw_test')
  const { properties, rows, summary } = report
  return (
    <>
      <PageHead
        title="Cement report"
        count={countOf(rows.length, 'test')}
        note={`Sampled ${showDate(asked.from)} to ${showDate(asked.to)}. Drafts do not count.`}
        actions={
          <>
            {mayManage && (
              <Button asChild>
                <Link to="?import=new">
                  <Upload /> Import results
                </Link>
              </Button>
            )}
            <ExcelButton path="exportCementExcelReport" asked={asked} />
          </>
        }
      />
      <ReportFilters of="Sampled" filters={REPORT_FILTERS} from={asked.from} to={asked.to} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {rows.length === 0 ? (
          <Card>
            <p className="text-muted text-table">No cement test found. Choose a longer period or fewer filters.</p>
          </Card>
        ) : (
          <>
            <Card title="By class" flush>
              <PlainTable
                caption="By class"
                wide
                rows={summary}
                id={row => `${row.materialId} ${row.class}`}
                columns={[
                  { label: 'Cement', show: row => <span className="whitespace-nowrap">{row.materialName}</span> },
                  { label: 'Class', show: row => row.class },
                  { label: 'Tests', align: 'right', show: row => row.tests },
                  ...properties.map((of, at) => ({
                    label: `${of.label}, ${of.unit}`,
                    align: 'right' as const,
                    show: (row: Report['summary'][number]) => {
                      const found = row.figures[at]
                      return (
                        <span className="whitespace-nowrap">
                          {figure(found?.mean, of.decimals)}
                          {found?.deviation !== null && (
                            <span className="text-muted"> ± {figure(found?.deviation, of.decimals)}</span>
                          )}
                        </span>
                      )
                    },
                  })),
                ]}
              />
            </Card>
            <Trend report={report} />
            <Card title="Test by test" flush>
              <PlainTable
                caption="Tests"
                wide
                rows={rows}
                id={row => row.id}
                columns={[
                  { label: 'Test', show: row => <span className="code">{row.testNo}</span> },
                  { label: 'Sampled', show: row => <span className="figures">{showDate(row.sampledOn)}</span> },
                  {
                    label: 'Source',
                    show: row => <span className="whitespace-nowrap">{row.sourceName ?? row.materialName}</span>,
                  },
                  { label: 'Class', show: row => row.class },
                  ...properties.map((of, at) => ({
                    label: of.label,
                    align: 'right' as const,
                    show: (row: Report['rows'][number]) => figure(row.values[at], of.decimals),
                  })),
                  {
                    label: 'Result',
                    show: row => (
                      <span title={row.failed.join(', ') || undefined}>
                        <Verdict of={row.verdict} />
                      </span>
                    ),
                  },
                ]}
              />
            </Card>
          </>
        )}
      </div>
    </>
  )
}

function Trend({ report }: { report: Report }) {
  const at = report.properties.findIndex(of => of.key === 'strength.28')
  const samples = report.rows
    .filter(row => at >= 0 && row.values[at] !== null)
    .reverse()
    .map(row => ({
      key: row.id,
      label: `${row.testNo} ${showDate(row.sampledOn).slice(0, 5)}`,
      value: row.values[at]!,
    }))
  const draw = useCallback(
    (width: number) =>
      runningMeanGraph(
        runningMean({ samples, of: 4 }),
        'Strength at 28 days, MPa',
        { theme: 'live', interactive: true, id: 'cement-28', title: 'Strength at 28 days', width, height: 280 },
        1,
      ),
    [samples],
  )
  if (samples.length < 4) return null
  return (
    <Card>
      <Chart draw={draw} />
    </Card>
  )
}
