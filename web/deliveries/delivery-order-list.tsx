import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { statusChoices } from '~/web/kit/status-words'
import { bodyOf } from './body-of'
import { deliveryColumns, type Load, loadPath } from './delivery-order-columns'
import { ReportButton } from './report-button'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const body = bodyOf(searchOf(request))
  const page = await listOf(
    apiFor({ request, context }).deliveries['delivery-order'].search_filter_do.$post({ json: body }),
  )
  const { limit: _limit, offset: _offset, totals: _totals, ...of } = body
  return { page, of }
}

/** Every load there is: filtered, sorted, counted and summed; finance sees first what billing asks about. */
export default function DeliveryList() {
  const { page, of } = useLoaderData<typeof loader>()
  const opensOrders = useCan()('manage', 'order')
  const finance = useLocation().pathname.endsWith('/search-do')
  const sums = 'sums' in page ? page.sums : undefined
  return (
    <ListScreen<Load>
      title={finance ? 'Search delivery order' : 'Filter delivery orders'}
      noun={['delivery order', 'delivery orders']}
      page={page}
      columns={deliveryColumns(sums)}
      open={row => loadPath(row, opensOrders)}
      search="Number, order, customer or project"
      filters={
        finance
          ? [...DATES, ...BILLING, ...PARTIES, ...PLACES]
          : [...DATES, STATUS, ...PARTIES, ...PLACES, ...BILLING.slice(1), READINGS]
      }
      actions={
        <ReportButton
          filter={of}
          why={of.fromDate && of.toDate ? undefined : 'Excel: choose From and To, at most 400 days'}
        />
      }
      empty={{ text: 'Delivery orders appear here when orders are booked.' }}
    />
  )
}

const DATES = [filter.date('fromDate', 'From', true), filter.date('toDate', 'To', true)]
const STATUS = filter.choice(
  'status',
  'Status',
  statusChoices('deliveryOrder').filter(([value]) => value !== 'locked' && value !== 'emodification_pending'),
  true,
)
const BILLING = [
  filter.choice(
    'status',
    'Status',
    [
      ['delivered,returned', 'Delivered'],
      ['rejected', 'Rejected'],
      ['withdrawn', 'Withdrawn'],
    ],
    true,
  ),
  filter.choice('onDraft', 'Billing', [
    ['false', 'Not on a draft'],
    ['true', 'On a draft'],
  ]),
  filter.choice('emodificationPending', 'Change asked', [
    ['true', 'Open request'],
    ['false', 'None'],
  ]),
]
const READINGS = filter.choice('readings', 'Readings on site', [['outside', 'Outside limits']])
const PARTIES = [
  filter.lookup('customerId', 'Customer', { path: 'customer/list', label: 'customerName', detail: 'customerCode' }),
  filter.lookup('projectId', 'Project', { path: 'project/list', label: 'projectName', detail: 'projectCode' }),
]
const PLACES = [
  filter.lookup('plantId', 'Plant', { path: 'plant/list-plant', label: 'plantName', detail: 'plantCode' }),
  filter.lookup('truckId', 'Truck', { path: 'truck/list-truck', label: 'truckNo', detail: 'plateNo' }),
  filter.text('orderNo', 'Order number'),
  filter.text('doNumber', 'Delivery order number'),
]
