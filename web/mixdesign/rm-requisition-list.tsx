import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus, Upload } from 'lucide-react'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { type Column, filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Status } from '~/web/kit/status'
import { statusChoices } from '~/web/kit/status-words'
import { Button } from '~/web/ui/button'
import { Due } from './requisition/due'
import { MATERIALS, RM } from './requisition/lookups'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(
    apiFor({ request, context }).mixdesign.requisitions.list.$get({
      query: { ...searchOf(request), kind: 'material' },
    }),
  )

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]

/** Materials that are to be tested: of which sample, by when, and what came out. */
export default function RmRequisitionList() {
  const page = useLoaderData<typeof loader>() as ListPage<Row>
  const mayManage = useCan()('manage', 'rm_requisition')
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={`${RM}/new`} data-hotkey="c">
        <Plus /> Request a test
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Raw material requisitions"
      noun={['requisition', 'requisitions']}
      page={page}
      columns={columns}
      open={row => `${RM}/${row.id}`}
      search="Number, material or lot"
      filters={[
        filter.choice(
          'status',
          'State',
          statusChoices('requisition').filter(([value]) => value !== 'mapped'),
          true,
        ),
        filter.lookup('materialId', 'Material', MATERIALS),
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.date('neededFrom', 'Needed from'),
        filter.date('neededTo', 'Needed until'),
      ]}
      actions={
        mayManage && (
          <>
            <Button asChild>
              <Link to={`${RM}/ImportModal`}>
                <Upload /> Import
              </Link>
            </Button>
            {add}
          </>
        )
      }
      empty={{ text: 'Materials to sample and test.', action: add }}
    />
  )
}

const columns: Column<Row>[] = [
  { key: 'title', label: 'What is needed', show: row => row.title, sort: true, width: 220, phone: 'title' },
  { key: 'requisitionNo', label: 'Number', show: row => <span className="code">{row.requisitionNo}</span>, sort: true },
  { key: 'materialName', label: 'Material', show: row => row.materialName, sort: true },
  { key: 'sourceName', label: 'Source', show: row => row.sourceName, hidden: true },
  { key: 'lotNo', label: 'Lot', show: row => row.lotNo },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true, hidden: true },
  { key: 'tests', label: 'Tests', show: row => <Tests row={row} />, align: 'right' },
  { key: 'neededBy', label: 'Needed by', show: row => <Due day={row.neededBy} status={row.status} />, sort: true },
  { key: 'sampledOn', label: 'Sampled', show: row => row.sampledOn && showDate(row.sampledOn), hidden: true },
  { key: 'requestedByName', label: 'Asked by', show: row => row.requestedByName, hidden: true },
  {
    key: 'status',
    label: 'State',
    show: row => <Status of="requisition" value={row.status} />,
    sort: true,
    phone: 'end',
  },
]

function Tests({ row }: { row: Row }) {
  return (
    <>
      {row.testsDone} of {row.tests}
      {row.testsFailed > 0 && <span className="text-stop">, {row.testsFailed} outside</span>}
    </>
  )
}
