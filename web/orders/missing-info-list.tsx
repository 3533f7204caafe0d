import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import { apiFor, listOf, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { sessionOf } from '~/web/kit/session-of'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context })
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const fromDate = params.get('fromDate') || today
  const toDate = params.get('toDate') || addDays(fromDate, 6)
  const regionId = params.get('regionId')
  const query = { fromDate, toDate, ...(regionId ? { regionId } : {}) }
  const [page, regions] = await Promise.all([
    listOf(api.orders.order.missingInfoReport.$get({ query })),
    take(api.fleet.region.region.$get()),
  ])
  return { page, query, regions: regions.rows.map(region => [region.id, region.regionName] as const) }
}

type Row = Awaited<ReturnType<typeof loader>>['page']['rows'][number]

/** Open orders that lack something the day will need; each opens at the form where it is filled in. */
export default function MissingInfoList() {
  const { page, query, regions } = useLoaderData<typeof loader>()
  return (
    <ListScreen<Row>
      title="Missing information"
      noun={['order', 'orders']}
      page={page}
      columns={columns}
      open={row => `/order/${row.id}`}
      filters={[
        filter.date('fromDate', 'From', true),
        filter.date('toDate', 'To', true),
        filter.choice('regionId', 'Region', regions, true),
      ]}
      exportTo={`order/generateMissingInfoReport?${new URLSearchParams(query)}`}
      empty={{
        text: `Every open order from ${showDate(query.fromDate)} to ${showDate(query.toDate)} has all it needs.`,
      }}
    />
  )
}

const columns: Column<Row>[] = [
  { key: 'orderNo', label: 'Order', show: row => <span className="code">{row.orderNo}</span> },
  { key: 'status', label: 'Status', show: row => <Status of="order" value={row.status} />, phone: 'end' },
  {
    key: 'when',
    label: 'On site',
    show: row => <span className="figures">{`${showDate(row.orderDate)} ${row.startTime}`}</span>,
  },
  {
    key: 'missing',
    label: 'Missing',
    wrap: true,
    show: row => (
      <span className="flex flex-wrap gap-1">
        {row.missing.map(what => (
          <Badge key={what} tone="waiting">
            {what}
          </Badge>
        ))}
      </span>
    ),
  },
  { key: 'customerName', label: 'Customer', show: row => row.customerName },
  { key: 'projectName', label: 'Project', show: row => row.projectName },
  { key: 'quantity', label: 'Quantity', show: row => showVolume(row.quantity), align: 'right' },
]
