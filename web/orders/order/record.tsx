import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orderLateMinutes } from '~/domain/orders/lateness'
import { isAwaited, NOT_CALLED } from '~/domain/orders/will-call'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate, showDateTime } from '~/web/kit/dates'
import { countOf, showVolume } from '~/web/kit/figures'
import { CancellationNote } from '~/web/kit/record/cancellation-field'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Timeline } from '~/web/kit/record/timeline'
import { anId } from '~/web/kit/screens'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Status } from '~/web/kit/status'
import { LateBadge } from '../late-badge'
import { LoadTable } from '../load-table'
import { mergeActions } from '../merged-buttons'
import { PayableTab } from '../payable-tab'
import { PassportCard } from '../pour-passport-papers'
import { projectAction } from '../project-button'
import { SiteLinkCard } from '../site-link/card'
import { SiteRequestNotice } from '../site-request-notice'
import { actOnOrder } from './action'
import { undoCutAction } from './cut-loads'
import { stepsOf } from './levels'
import { endAction, releaseAction } from './on-call-buttons'
import { OrderOverview } from './overview'
import { OrderRail } from './rail'
import { balanceAction, callAction, orderActions, waitAction, waiveAction } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const id = params.get('id') ?? ''
  if (!id) throw redirect('/order')
  if (!anId.test(id)) throw new Response(null, { status: 404 })
  const api = apiFor({ request, context })
  const order = await take(api.orders.order[':id'].$get({ param: { id } }))
  const tab = params.get('tab')
  const [site, trail, payable, agreed, merged, passports] = await Promise.all([
    take(api.orders.order[':id']['site-link'].$get({ param: { id } })),
    take(api.orders.order['audit-order'].$get({ query: { orderId: id, limit: '100' } })),
    tab === 'price' ? take(api.orders['payable-amount'].calculate.$post({ json: { orderId: id } })) : null,
    // An order of an earlier release has none.
    tab === 'price' ? attempt(api.orders.order[':id']['agreed-preview'].$get({ param: { id } })) : null,
    order.mergedOrderId
      ? take(api.orders.order['get-orders-in-merge-order'].$get({ query: { mergeOrderId: order.mergedOrderId } }))
      : null,
    attempt(api.orders['pour-passports'].list.$get({ query: { orderId: id, limit: '10' } })),
  ])
  return {
    order,
    site,
    trail: trail.rows,
    payable,
    agreed: agreed?.ok ? agreed.data : null,
    passports: passports.ok ? passports.data.rows : null,
    sequence: merged && {
      merged: merged.merged,
      orders: merged.rows,
      places: Object.fromEntries(merged.sequence.map(load => [load.id, load.sequenceNo])),
    },
  }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnOrder(request, context)

/** An order: where it stands, its loads with their times, what it costs, and everything that was done to it. */
export default function OrderRecord() {
  const { order, site, trail, payable, agreed, passports, sequence } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order')
  const silent = isAwaited(order) && order.holdReason === NOT_CALLED
  const offered = orderActions(order, mayManage).filter(
    action => order.open.includes(action.intent ?? '') && !(silent && action.intent === 'release'),
  )
  const completing =
    order.status === 'in_progress' && mayManage && order.openLoads > 0
      ? [
          {
            label: 'Complete order',
            why: `${countOf(order.openLoads, 'load')} ${order.openLoads === 1 ? 'is' : 'are'} not delivered or withdrawn yet`,
          },
        ]
      : []
  const late = orderLateMinutes(order, usePortalNow(30_000))
  const closed = ['completed', 'cancelled'].includes(order.status)
  return (
    <RecordScreen
      kind="Order"
      title={order.projectName}
      id={order.orderNo}
      watch={{ subject: 'order', subjectId: order.id }}
      status={
        <>
          <Status of="order" value={order.status} />
          <LateBadge minutes={late} onTime={order.onTimeMinutes} />
        </>
      }
      notice={
        site.requests.some(row => row.status === 'open') ? (
          <SiteRequestNotice orderId={order.id} requests={site.requests} may={mayManage} />
        ) : order.holdReason ? (
          <p data-tone="hold" className="tone rounded-lg px-4 py-2.5 text-table">
            On hold: {order.holdReason}.{' '}
            {silent ? 'Its time is free for others.' : 'Loads that are not called yet are on hold.'}
          </p>
        ) : order.cancelledLate && mayManage ? (
          <CancellationNote key={order.version} path={`order/${order.id}`} />
        ) : undefined
      }
      facts={[
        { label: 'Customer', value: order.customerName },
        {
          label: order.promisedStart ? 'Promised on site' : 'On site',
          value: order.promisedStart
            ? showDateTime(order.promisedStart)
            : `${showDate(order.orderDate)} ${order.startTime}`,
        },
        ...(order.callBy
          ? [
              {
                label: order.calledAt ? 'Site called' : 'Site calls by',
                value: showDateTime(order.calledAt ?? order.callBy),
              },
            ]
          : []),
        { label: 'Delivered', value: `${Number(order.acceptedQuantity)} of ${showVolume(order.quantity)}` },
        ...(Number(order.onCallQuantity) ? [{ label: 'On call', value: showVolume(order.onCallQuantity) }] : []),
        { label: 'Product', value: order.productCode },
        { label: 'Plant', value: order.assignedPlants.map(plant => plant.plantName).join(', ') || 'None yet' },
      ]}
      actions={[
        callAction(order, mayManage),
        waitAction(order, mayManage),
        releaseAction(order, mayManage),
        endAction(order, mayManage),
        ...offered.slice(0, 1),
        ...completing,
        balanceAction(order, mayManage),
        undoCutAction(order, mayManage && !closed),
        { label: 'Change order', to: `/order/${order.id}`, hidden: !mayManage || closed },
        ...offered.slice(1),
        { ...projectAction(order), hidden: !mayManage || !order.open.includes('change_project') },
        ...mergeActions(sequence?.merged ?? null, sequence?.orders ?? [], order, mayManage),
        waiveAction(order, mayManage),
        { label: 'Copy order', to: `/order/new?copy=${order.id}`, hidden: !mayManage, pinned: true },
      ]}
      steps={stepsOf(order, trail)}
      tabs={[
        { key: 'overview', label: 'Overview', content: <OrderOverview order={order} /> },
        {
          key: 'loads',
          label: 'Loads',
          count: order.loadLines.length,
          content: <LoadTable order={order} places={sequence?.places} />,
        },
        { key: 'price', label: 'Price', content: <PayableTab payable={payable} agreed={agreed} /> },
        {
          key: 'timeline',
          label: 'Timeline',
          content: <Timeline rows={trail} exportTo={`order/download-audit-order?orderId=${order.id}`} />,
        },
      ]}
      rail={
        <>
          <OrderRail order={order} merged={sequence?.merged} members={sequence?.orders} />
          {order.doneLoads > 0 && <PassportCard order={order} rows={passports} />}
          <SiteLinkCard orderId={order.id} site={site} may={mayManage} />
        </>
      }
    />
  )
}
