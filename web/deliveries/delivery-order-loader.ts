import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { apiFor, listOf, take } from '~/web/kit/api'

/** A ticket with everything around it. */
export async function loadDeliveryOrder({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const view = await take(api.deliveries.orderdetail.view.$get({ query: { doNumber: params.do_number ?? '' } }))
  const { id } = view.ticket.load
  const [lines, requests, weighing, concrete] = await Promise.all([
    listOf(api.fleet['batching-plant']['active-batching-plant-select'].$get({ query: {} })),
    take(api.deliveries.orderdetail['emodification-status'].$get({ query: { deliveryOrderId: id } })),
    take(api.deliveries.orderdetail['batch-targets'].$get({ query: { deliveryOrderId: id } })),
    take(api.deliveries.orderdetail['concrete-ledger'].$get({ query: { deliveryOrderId: id } })),
  ])
  return { view, lines: lines.rows, requests, weighing, concrete }
}

export type DeliveryOrderPage = SerializeFrom<typeof loadDeliveryOrder>
export type View = DeliveryOrderPage['view']
export type Load = View['ticket']['load']
export type BatchRow = View['weights'][number]
