import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FileText } from 'lucide-react'
import { apiFor, listOf, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { periodOf } from '~/web/kit/period'
import { Button } from '~/web/ui/button'
import { ApprovedBulk } from './approved-bulk'
import { type ResultRow, resultColumns, resultFilters } from './result-columns'
import { TestingWeeks } from './testing-weeks'
import { infoOf } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const period = await periodOf({ request, context }, 35, ['plantId', 'customerId', 'projectId', 'productId'])
  const { limit, offset, keyword, sort } = searchOf(request)
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const json = {
    ...period,
    limit: Number(limit),
    offset: Number(offset),
    ...(keyword ? { keyword } : {}),
    sort: sort ?? '-testedAt',
  }
  const [page, weeks] = await Promise.all([
    listOf(api['testing-report'].$post({ json })),
    take(api['testing-reports'].$get({ query: period })),
  ])
  return { page, weeks: weeks.rows, period }
}

/** The register of a period, with the work of the laboratory week by week above it. */
export default function TestingReport() {
  const { page, weeks, period } = useLoaderData<typeof loader>()
  return (
    <ListScreen<ResultRow>
      title="Cylinder testing report"
      noun={['result', 'results']}
      page={page}
      columns={resultColumns.map(column => (column.key === 'testedAt' ? { ...column, hidden: true } : column))}
      open={row => infoOf(row.cylinderTestId)}
      search="Test, delivery order, customer, project"
      filters={resultFilters.filter(one => !['status', 'verdict', 'ageDays'].includes(one.name))}
      views={
        <div className="grid gap-2">
          <p className="text-muted text-body">
            Cast {showDate(period.from)} to {showDate(period.to)}.
          </p>
          <TestingWeeks rows={weeks} />
        </div>
      }
      bulk={picked => <ApprovedBulk picked={picked} />}
      exportTo="cylinder-test/download-excel"
      actions={
        <form method="post" action="/files/cylinder-test/export-pdf" target="_blank" rel="noopener">
          <input type="hidden" name="json" value={JSON.stringify({ ...period, limit: 200 })} />
          <Button type="submit">
            <FileText /> Register as PDF
          </Button>
        </form>
      }
      empty={{ text: 'No set was cast in this period.' }}
    />
  )
}
