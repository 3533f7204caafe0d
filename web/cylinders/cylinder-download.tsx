import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Download } from 'lucide-react'
import { apiFor, listOf } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { filter, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { periodOf } from '~/web/kit/period'
import { Button } from '~/web/ui/button'
import { type ResultRow, resultColumns } from './result-columns'
import { customerSource, infoOf, projectSource } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const period = await periodOf({ request, context }, 35, ['plantId', 'customerId', 'projectId'])
  const { limit, offset, sort } = searchOf(request)
  const page = await listOf(
    apiFor({ request, context }).cylinders['cylinder-test']['testing-report'].$post({
      json: { ...period, limit: Number(limit), offset: Number(offset), sort: sort ?? '-testedAt' },
    }),
  )
  return { page, period }
}

/** Which results the file will hold, for a period and a place. */
export default function CylinderDownload() {
  const { page, period } = useLoaderData<typeof loader>()
  return (
    <ListScreen<ResultRow>
      title="Download cylinder test"
      noun={['result', 'results']}
      page={page}
      columns={resultColumns}
      open={row => infoOf(row.cylinderTestId)}
      filters={[
        filter.date('from', 'Cast from', true),
        filter.date('to', 'Cast to', true),
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.lookup('customerId', 'Customer', customerSource),
        filter.lookup('projectId', 'Project', projectSource),
      ]}
      views={
        <p className="text-muted text-body">
          Cast {showDate(period.from)} to {showDate(period.to)}. The file lists every specimen with slump, temperature,
          density and range.
        </p>
      }
      actions={
        page.total > 0 && (
          <Button asChild look="primary">
            <a href={`/files/cylinder-test/download-excel?${new URLSearchParams(period)}`} download>
              <Download /> Download as Excel
            </a>
          </Button>
        )
      }
      empty={{ text: 'No set was cast in this period.' }}
    />
  )
}
