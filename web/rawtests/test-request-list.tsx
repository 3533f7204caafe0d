import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { businessDay } from '~/domain/kit/time'
import { RawTestRequestFilter, type RawTestRequestLine, RawTestRequestUpdate } from '~/domain/rawtests/test-request'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { type Column, filter, type ListPage, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readIntent, readSearch, refused } from '~/web/kit/read-form'
import { useAction } from '~/web/kit/record/use-action'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { RequestFields } from './test-request-fields'
import { Unsampled } from './unsampled'
import { DueDay, RequestStatus } from './verdict'
import { FORM, MATERIALS, originWord, REQUEST_CHOICES, typeWord } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readSearch(searchOf(request), RawTestRequestFilter)
  const session = await sessionOf(request, context)
  const json = query.status ? query : { ...query, outstanding: true }
  const api = apiFor({ request, context })
  const { plantId } = query
  const [page, unsampled] = await Promise.all([
    listOf(api.rawtests['raw-material-test'].request.filter.$post({ json })),
    take(api.materials.sampling.$get({ query: plantId ? { plantId } : {} })),
  ])
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  return { page: page as ListPage<RawTestRequestLine>, unsampled: unsampled.rows, today }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).rawtests['raw-material-test']['update-raw-material-test-request']
  if (intent === 'sampled') return attempt(api.$put({ json: JSON.parse(fields.request ?? '{}') }))
  const { values, raw } = await readForm(request, RawTestRequestUpdate)
  const saved = await attempt(api.$put({ json: values }))
  return saved.ok ? done(request, closed(request), `${saved.data.requestNo} saved`) : refused(saved.problem, raw)
}

/** The row as a change of it. */
const changeOf = (row: RawTestRequestLine) => ({
  id: row.id,
  version: row.version,
  materialId: row.materialId,
  sourceId: row.sourceId,
  plantId: row.plantId,
  supplierId: row.supplierId,
  mixDesignId: row.mixDesignId,
  requisitionId: row.requisitionId,
  origin: row.origin,
  testTypes: row.testTypes,
  dueOn: row.dueOn,
  remarks: row.remarks,
  status: row.status,
  samplerId: row.samplerId,
  sampledOn: row.sampledOn,
})

/** What the laboratory still owes, the most urgent first; with a status, the others too. */
export default function OutstandingList() {
  const { page, unsampled, today } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'raw_test')
  const { editing, to } = useEditLink()
  const run = useAction()
  const row = page.rows.find(of => of.id === editing) ?? null
  const open = row && !['done', 'rejected'].includes(row.status)
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={`${FORM}/req`} data-hotkey="c">
        <Plus /> Request test
      </Link>
    </Button>
  )
  return (
    <ListScreen<RawTestRequestLine>
      title="Outstanding tests"
      noun={['request', 'requests']}
      page={page}
      columns={columns(today)}
      open={of => to(of.id)}
      search="Request number or material"
      filters={[
        filter.choice('status', 'Status', REQUEST_CHOICES, true),
        filter.lookup('materialId', 'Material', MATERIALS),
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.date('dueFrom', 'Due from'),
        filter.date('dueTo', 'Due to'),
      ]}
      rowActions={
        mayManage
          ? of => [
              {
                label: 'Sample taken today',
                why: of.status === 'requested' ? undefined : 'The sample was taken already',
                run: () =>
                  run({
                    label: 'Sample taken',
                    intent: 'sampled',
                    done: `${of.requestNo} is sampled`,
                    fields: { request: JSON.stringify({ ...changeOf(of), status: 'sampled', sampledOn: today }) },
                  }),
              },
              { label: 'Enter results', to: `${FORM}/eng?requestId=${of.id}` },
            ]
          : undefined
      }
      actions={add}
      views={unsampled.length > 0 && <Unsampled rows={unsampled} mayManage={mayManage} />}
      empty={{ text: 'All requested tests are done.', action: add }}
    >
      {row && (
        <DialogForm
          key={editing}
          title={`${row.requestNo}: ${row.materialName}`}
          description={`Asked by ${row.requestedByName} on ${showDate(row.createdAt)}${row.mixCode ? ` for mix ${row.mixCode}` : ''}`}
          values={changeOf(row)}
          readOnly={!mayManage || !open}
          save="Save request"
        >
          <RequestFields row={row} />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const columns = (today: string): Column<RawTestRequestLine>[] => [
  {
    key: 'requestNo',
    label: 'Request',
    show: row => <span className="code">{row.requestNo}</span>,
    sort: true,
    phone: 'meta',
  },
  { key: 'dueOn', label: 'Due', show: row => <DueDay row={row} today={today} />, sort: true, phone: 'meta' },
  { key: 'materialName', label: 'Material', show: row => row.materialName, sort: true, phone: 'title' },
  { key: 'sourceName', label: 'Source', show: row => row.sourceName },
  { key: 'testTypes', label: 'Tests', show: row => row.testTypes.map(typeWord).join(', ') },
  { key: 'plantName', label: 'Plant', show: row => row.plantName },
  {
    key: 'origin',
    label: 'Asked for',
    show: row => (row.mixCode ? `${originWord(row.origin)} ${row.mixCode}` : originWord(row.origin)),
    hidden: true,
  },
  { key: 'requestedByName', label: 'Asked by', show: row => row.requestedByName },
  { key: 'remarks', label: 'Remarks', show: row => row.remarks, hidden: true },
  { key: 'status', label: 'Status', show: row => <RequestStatus of={row.status} />, sort: true, phone: 'end' },
]
