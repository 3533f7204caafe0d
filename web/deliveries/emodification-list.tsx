import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useNavigate, useSearchParams } from '@remix-run/react'
import {
  CAUSES,
  causeLabel,
  EMOD_STATUS_LABELS,
  FLAG_LABELS,
  FLAGS,
  type Flag,
} from '~/domain/deliveries/emodification'
import { apiFor, listOf, take } from '~/web/kit/api'
import { Steps } from '~/web/kit/approval/approval-steps'
import { showDate, showDateTime } from '~/web/kit/dates'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf, withParams } from '~/web/kit/list/url'
import { ActionButton } from '~/web/kit/record/record-actions'
import { useAction } from '~/web/kit/record/use-action'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { actOnEmodification } from './emodification-action'
import { EmodEvidence, stepsOf } from './emodification-evidence'
import { emodStatus } from './emodification-words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).deliveries.emodification
  const open = new URL(request.url).searchParams.get('open')
  const [page, view] = await Promise.all([
    listOf(api['advanced-search'].$get({ query: searchOf(request, { drop: ['open'] }) })),
    open ? take(api.view[':id'].$get({ param: { id: open } })) : null,
  ])
  return { page, view }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnEmodification(request, context)

/** Every request there was; a row opens beside the list with what it changed and who decided. */
export default function EmodList() {
  const { page, view } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  return (
    <>
      <ListScreen<Row>
        title="Search e-modification"
        noun={['request', 'requests']}
        page={page}
        columns={COLUMNS}
        open={row => withParams(params, { open: row.id, page: params.get('page') })}
        search="Number, customer or person"
        filters={[
          filter.choice('status', 'Status', Object.entries(EMOD_STATUS_LABELS), true),
          filter.date('submitDate', 'Asked on'),
          filter.date('doDate', 'Delivered on'),
          filter.date('fromDate', 'Asked from'),
          filter.date('toDate', 'Asked to'),
          filter.text('doNumber', 'Delivery order number'),
          filter.choice(
            'cause',
            'Cause',
            CAUSES.map(({ code, label }) => [code, label] as const),
          ),
          filter.choice(
            'flag',
            'Touches',
            FLAGS.map(flag => [flag, FLAG_LABELS[flag]] as const),
          ),
          filter.lookup('plantId', 'Plant', { path: 'plant/list-plant', label: 'plantName', detail: 'plantCode' }),
        ]}
        empty={{ text: 'Request a change on the page of the delivery order.' }}
      />
      {view && <Peek view={view} />}
    </>
  )
}

type Found = ReturnType<typeof useLoaderData<typeof loader>>
type Row = Found['page']['rows'][number]

function Peek({ view }: { view: NonNullable<Found['view']> }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const run = useAction()
  const { emodification: of } = view
  const away = withParams(params, { open: null, page: params.get('page') })
  const close = () => navigate(away, { preventScrollReset: true })
  const withdraw = {
    label: 'Withdraw request',
    intent: 'emod-withdraw',
    fields: { id: of.id, version: String(of.version) },
    look: 'danger' as const,
    done: `${of.emodNo} is withdrawn`,
  }
  return (
    <Dialog open onOpenChange={open => !open && close()}>
      <DialogContent
        place="side"
        className="sm:max-w-160!"
        title={of.emodNo}
        description={`${of.doNumber}, ${emodStatus(of.status).label.toLowerCase()}`}
        footer={
          <>
            {view.actions.includes('withdraw') && <ActionButton action={withdraw} onRun={() => run(withdraw)} />}
            <Button asChild look="primary">
              <Link to={`/order/delivery-order/${encodeURIComponent(of.doNumber)}`}>Open delivery order</Link>
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Steps steps={stepsOf(view)} />
          <EmodEvidence view={view} />
        </div>
      </DialogContent>
    </Dialog>
  )
}

const COLUMNS: Column<Row>[] = [
  { key: 'emodNo', label: 'Request', show: row => <span className="code">{row.emodNo}</span> },
  {
    key: 'status',
    label: 'Status',
    show: row => <Status of="approval" {...emodStatus(row.status)} />,
    sort: true,
    phone: 'end',
  },
  { key: 'doNumber', label: 'Delivery order', show: row => <span className="code">{row.doNumber}</span>, sort: true },
  { key: 'doDate', label: 'Delivered', show: row => showDate(row.doDate), sort: true },
  { key: 'cause', label: 'Cause', show: row => causeLabel(row.cause) },
  {
    key: 'flags',
    label: 'Touches',
    show: row => (
      <span className="inline-flex gap-1">
        {row.flags.map(flag => (
          <Badge key={flag} tone="change">
            {FLAG_LABELS[flag as Flag] ?? flag}
          </Badge>
        ))}
      </span>
    ),
    phone: 'none',
  },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, width: 160 },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, hidden: true },
  { key: 'submittedByName', label: 'Asked by', show: row => row.submittedByName },
  { key: 'submittedAt', label: 'Asked', show: row => showDateTime(row.submittedAt), sort: true },
  { key: 'appliedRevision', label: 'Revision', show: row => row.appliedRevision ?? '', align: 'right' },
]
