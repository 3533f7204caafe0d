import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { FlaskConical, Upload } from 'lucide-react'
import { apiFor, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/list-screen'
import { searchOf } from '~/web/kit/list/list-url'
import { anId } from '~/web/kit/screens'
import { Status } from '~/web/kit/status'
import { statusChoices } from '~/web/kit/status-words'
import { Button } from '~/web/ui/button'
import { type StoredTest, TestEvidence } from './test-evidence'
import { Verdict } from './verdict'
import {
  FORM,
  figure,
  HOME,
  MATERIALS,
  PLANTS,
  SUPPLIERS,
  TYPE_CHOICES,
  testOf,
  typeWord,
  VERDICT_CHOICES,
} from './words'

type Line = {
  id: string
  testNo: string
  testType: string
  materialName: string
  sourceName: string | null
  plantName: string | null
  sampledOn: string
  testedOn: string | null
  status: string
  verdict: string | null
  finenessModulus: string | null
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { limit, offset, ...query } = searchOf(request)
  const api = apiFor({ request, context }).rawtests['raw-material-test']
  const json = { ...query, limit: Number(limit), offset: Number(offset) } as never
  const open = new URL(request.url).searchParams.get('edit') ?? ''
  const [page, test] = await Promise.all([
    listOf(api.list.$post({ json })),
    anId.test(open) ? take(api[':id'].$get({ param: { id: open } })) : null,
  ])
  return { page: page as unknown as ListPage<Line>, test: test as unknown as StoredTest | null }
}

const STATUSES = statusChoices('approval').filter(([value]) =>
  ['draft', 'submitted', 'approved', 'rejected'].includes(value),
)

const columns: Column<Line>[] = [
  { key: 'testNo', label: 'Test', show: row => <span className="code">{row.testNo}</span>, sort: true, phone: 'meta' },
  { key: 'sampledOn', label: 'Sampled', show: row => showDate(row.sampledOn), sort: true, phone: 'meta' },
  { key: 'materialName', label: 'Material', show: row => row.materialName, sort: true, phone: 'title' },
  { key: 'sourceName', label: 'Source', show: row => row.sourceName },
  { key: 'testType', label: 'Test type', show: row => typeWord(row.testType), phone: 'none' },
  { key: 'plantName', label: 'Plant', show: row => row.plantName },
  { key: 'testedOn', label: 'Tested', show: row => showDate(row.testedOn), sort: true, hidden: true },
  {
    key: 'finenessModulus',
    label: 'FM',
    show: row => figure(row.finenessModulus, 2),
    align: 'right',
    sort: true,
  },
  { key: 'verdict', label: 'Result', show: row => <Verdict of={row.verdict} />, sort: true },
  {
    key: 'status',
    label: 'Status',
    show: row => <Status of="approval" value={row.status} />,
    sort: true,
    phone: 'end',
  },
]

/** Every test of material, with its result and how far it got. */
export default function TestList() {
  const { page, test } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'raw_test')
  const { editing, to } = useEditLink()
  const enter = mayManage && (
    <>
      <Button asChild>
        <Link to={`${HOME}/report/cement?import=new`}>
          <Upload /> Import cement results
        </Link>
      </Button>
      <Button asChild look="primary">
        <Link to={`${FORM}/eng`} data-hotkey="c">
          <FlaskConical /> Enter results
        </Link>
      </Button>
    </>
  )
  return (
    <ListScreen<Line>
      title="Test results"
      noun={['test', 'tests']}
      page={page}
      columns={columns}
      open={row => to(row.id)}
      search="Test number or material"
      filters={[
        filter.choice('testType', 'Test type', TYPE_CHOICES, true),
        filter.choice('status', 'Status', STATUSES, true),
        filter.choice('verdict', 'Result', VERDICT_CHOICES, true),
        filter.lookup('materialId', 'Material', MATERIALS),
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.lookup('supplierId', 'Supplier', SUPPLIERS),
        filter.date('from', 'Sampled from'),
        filter.date('to', 'Sampled to'),
      ]}
      rowActions={
        mayManage
          ? row => [{ label: row.status === 'approved' ? 'Open test' : 'Change or hand in', to: testOf(row.id) }]
          : undefined
      }
      actions={enter}
      empty={{ text: 'Results of sieves and cement appear here once they are entered.', action: enter }}
    >
      {test && (
        <DialogForm key={editing} title={`${typeWord(test.testType)} ${test.testNo}`} values={test} readOnly>
          <div className="col-span-12">
            <TestEvidence test={test} name={page.rows.find(row => row.id === test.id)?.materialName} />
          </div>
        </DialogForm>
      )}
    </ListScreen>
  )
}
