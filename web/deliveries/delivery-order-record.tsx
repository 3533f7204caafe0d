import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { Lock } from 'lucide-react'
import { outsideOf } from '~/domain/deliveries/concrete-ledger-row'
import { useCan, useUser } from '~/web/kit/can'
import { showDate, showDateTime, showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { CancellationNote } from '~/web/kit/record/cancellation-field'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { BatchForm } from './batch-form'
import { BatchRecord } from './batch-record'
import { ChangeRequest } from './change-request'
import { ConcreteLedgerCard } from './concrete-ledger'
import { deliveryActions } from './delivery-order-buttons'
import { DoHistory } from './delivery-order-history'
import { loadDeliveryOrder, type View } from './delivery-order-loader'
import { DoRail } from './delivery-order-rail'
import { actOnEmodification } from './emodification-action'
import { actOnLoad } from './load-action'
import { TicketCard } from './ticket-card'
import { TimeChain } from './time-chain'

export const loader = (args: LoaderFunctionArgs) => loadDeliveryOrder(args)

export async function action({ request, context }: ActionFunctionArgs) {
  const intent = String((await request.clone().formData()).get('intent') ?? '')
  return intent.startsWith('emod-') ? actOnEmodification(request, context) : actOnLoad(request, context)
}

/** The ticket as printed, its way, what was weighed, what may be done with it, and every change asked of it. */
export default function DeliveryRecord() {
  const { view, lines, requests, weighing, concrete } = useLoaderData<typeof loader>()
  const { ticket } = view
  const { load } = ticket
  const can = useCan()
  const user = useUser()
  const tab = useSearchParams()[0].get('tab')
  const weighs = can('write', 'ticket') && (load.status === 'generated' || load.status === 'loading')
  return (
    <RecordScreen
      kind="Delivery order"
      title={`${ticket.customerName}, ${ticket.locationName}`}
      id={load.doNumber ?? ''}
      watch={{ subject: 'delivery_order', subjectId: load.id }}
      status={
        <>
          <Status of="deliveryOrder" value={load.status} />
          {load.revision > 1 && <Badge tone="change">Revision {load.revision}</Badge>}
          {load.emodificationPending && <Status of="deliveryOrder" value="emodification_pending" />}
          {load.printCount > 0 && <Badge>Printed {load.printCount}×</Badge>}
        </>
      }
      notice={
        load.cancellation && can('manage', 'delivery_order') ? (
          <CancellationNote key={load.version} path={`delivery-order/${load.id}`} />
        ) : (
          <LockNote view={view} mine={load.lockedBy === user?.id} />
        )
      }
      facts={[
        { label: 'Order', value: ticket.orderNo, to: `/order/detail?id=${load.orderId}` },
        { label: 'Promised on site', value: showDateTime(view.promisedAt) },
        { label: 'Planned on site', value: `${showDate(load.doDate)} ${showTime(load.plannedOnSiteAt)}` },
        {
          label: 'Load',
          value: `${showVolume(load.quantity)}, ${showVolume(view.cumulative)} of ${showVolume(ticket.ordered)}`,
        },
        { label: 'Product', value: ticket.productCode },
        { label: 'Plant', value: [ticket.plantName, ticket.bpName].filter(Boolean).join(', ') },
        { label: 'Truck', value: [ticket.truckNo, ticket.driverName].filter(Boolean).join(', ') || '–' },
      ]}
      actions={deliveryActions(view, lines, can)}
      tabs={[
        {
          key: 'ticket',
          label: 'Ticket',
          content: () => (
            <div className="grid grid-cols-1 gap-5">
              <TimeChain view={view} />
              <TicketCard view={view} />
            </div>
          ),
        },
        {
          key: 'batches',
          label: 'Batches',
          count: new Set(view.weights.map(row => row.batchNo)).size || undefined,
          content: () => (
            <div className="grid grid-cols-1 gap-5">
              {weighs && (
                <BatchForm key={weighing.nextBatchNo} load={load} weighing={weighing} moisture={concrete.moisture} />
              )}
              <BatchRecord rows={view.weights} />
            </div>
          ),
        },
        {
          key: 'concrete',
          label: 'Concrete',
          count: outsideOf(concrete.ledger.rows).length || undefined,
          content: () => <ConcreteLedgerCard ledger={concrete.ledger} />,
        },
        {
          key: 'history',
          label: 'History',
          count: view.events.length + Math.max(0, view.revisions.length - 1),
          content: () => <DoHistory view={view} />,
        },
        {
          key: 'change',
          label: 'E-modification',
          count: requests.requests.length || undefined,
          content: () => <ChangeRequest view={view} requests={requests} />,
        },
      ]}
      rail={tab === 'change' ? undefined : <DoRail view={view} ledger={concrete.ledger.rows} />}
    />
  )
}

function LockNote({ view, mine }: { view: View; mine: boolean }) {
  const { lockedByName, lockedUntil } = view.ticket.load
  if (!view.lockedByOther && !mine) return null
  return (
    <p data-tone="hold" className="tone flex items-center gap-2 rounded-lg px-3 py-2 text-table" role="note">
      <Lock aria-hidden className="size-4" />
      {mine ? 'You have locked it' : `${lockedByName} has locked it`} until {showTime(lockedUntil)}. Nobody else can
      change it until then.
    </p>
  )
}
