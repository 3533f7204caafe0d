import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { FileSpreadsheet } from 'lucide-react'
import { apiFor, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { filter } from '~/web/kit/list/column'
import { FilterField } from '~/web/kit/list/filter-field'
import { PageHead } from '~/web/kit/page-head'
import { periodOf } from '~/web/kit/period'
import { ReportFilters } from '~/web/kit/report-filters'
import { anId } from '~/web/kit/screens'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Select } from '~/web/ui/input'
import { ControlCharts } from './control-charts'
import { Labelled } from './labelled'
import { SummaryTable } from './summary-table'
import { productSource } from './words'

const PERIODS = [
  ['month', 'By month'],
  ['quarter', 'By quarter'],
  ['year', 'By year'],
  ['all', 'Whole period'],
] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const where = await periodOf({ request, context }, 90)
  const by = PERIODS.find(([key]) => key === params.get('by'))?.[0] ?? 'all'
  const json = { ...where, period: by, ageDays: Number(params.get('age') ?? 28) || 28 }
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const productId = params.get('productId') ?? ''
  const [summary, control] = await Promise.all([
    take(api['plant-summary-report'].$post({ json })),
    anId.test(productId)
      ? take(api['control-chart'].$post({ json: { ...where, productId, ageDays: json.ageDays } }))
      : null,
  ])
  return { rows: summary.rows, control, json }
}

/** Plants by concrete: how strong, how even, whether it conforms; for one concrete its control charts. */
export default function PlantSummary() {
  const { rows, control, json } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  return (
    <>
      <PageHead
        title="Plant test result summary report"
        count={countOf(rows.length, 'row')}
        note={`Cast ${showDate(json.from)} to ${showDate(json.to)}, approved results at ${json.ageDays} days.`}
        actions={
          <form method="post" action="/files/cylinder-test/plant-summary-report/excel">
            <input type="hidden" name="json" value={JSON.stringify(json)} />
            <Button type="submit">
              <FileSpreadsheet /> Excel
            </Button>
          </form>
        }
      />
      <ReportFilters of="Cast" from={json.from} to={json.to}>
        <Labelled label="Rows" className="w-36">
          {id => (
            <Select id={id} name="by" defaultValue={json.period}>
              {PERIODS.map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
        <Labelled label="Age" className="w-28">
          {id => (
            <Select id={id} name="age" defaultValue={String(json.ageDays)}>
              <option value="28">28 days</option>
              <option value="7">7 days</option>
            </Select>
          )}
        </Labelled>
        <div className="w-56">
          <FilterField
            filter={filter.lookup('productId', 'Charts of concrete', productSource)}
            value={params.get('productId') ?? ''}
          />
        </div>
      </ReportFilters>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {control ? (
          <ControlCharts of={control} />
        ) : (
          <p className="text-muted text-table">Choose a concrete to see its control charts.</p>
        )}
        <Card title="Plants and concretes" flush>
          <SummaryTable rows={rows} />
        </Card>
      </div>
    </>
  )
}
