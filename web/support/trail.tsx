import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import type { Trail } from '~/domain/support/trail'
import { apiFor, listOf } from '~/web/kit/api'
import { showDateTimeSeconds } from '~/web/kit/dates'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { spelled } from '~/web/kit/record/changes'
import { WhatChanged } from '~/web/kit/record/what-changed'

/** The trails by the last part of their address. */
const TRAIL_AT: Record<string, { of: Trail; title: string; record: string }> = {
  'customer-audit-data': { of: 'customer', title: 'Customer trail', record: 'Customer, project or purchase order' },
  'order-audit-data': { of: 'order', title: 'Order trail', record: 'Order number' },
  'delivery-order-audit-data': { of: 'delivery-order', title: 'Delivery order trail', record: 'Delivery order number' },
  'invoice-draft-audit-data': { of: 'invoice-draft', title: 'Invoice draft trail', record: 'Draft number' },
  'invoice-audit-data': { of: 'invoice', title: 'Invoice trail', record: 'Invoice number' },
  'details-material-audit-data': { of: 'material', title: 'Material trail', record: 'Material, silo or order' },
  'price-audit-data': { of: 'price', title: 'Price trail', record: 'Price list, quote or adjustment' },
  'sub-product-audit-data': { of: 'sub-product', title: 'Sub-product trail', record: 'Sub-product or service' },
}
const trailAt = (pathname: string) => TRAIL_AT[pathname.split('/').pop() ?? ''] ?? TRAIL_AT['order-audit-data']!

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { of } = trailAt(new URL(request.url).pathname)
  return listOf(apiFor({ request, context }).support.support.trail.$get({ query: { ...searchOf(request), of } }))
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number]

/** Who changed what and when, for one kind of record and all that lives with it. */
export default function TrailList() {
  const page = useLoaderData<typeof loader>()
  const { title, record } = trailAt(useLocation().pathname)
  return (
    <ListScreen<Row>
      title={title}
      noun={['line', 'lines']}
      page={page}
      columns={columns}
      search={`${record}, person or action`}
      filters={[
        filter.text('record', record),
        filter.date('fromDate', 'From', true),
        filter.date('toDate', 'To', true),
      ]}
      empty={{ text: 'Every change leaves a line here with what was before and after.' }}
    />
  )
}

const columns: Column<Row>[] = [
  { key: 'at', label: 'When', show: row => <time className="figures">{showDateTimeSeconds(row.at)}</time>, width: 160 },
  { key: 'record', label: 'Record', show: row => row.record || spelled(row.subject), phone: 'title' },
  { key: 'subject', label: 'Kind', show: row => <span className="text-muted">{spelled(row.subject)}</span> },
  { key: 'action', label: 'Action', show: row => spelled(row.action) },
  { key: 'actorName', label: 'By', show: row => row.actorName },
  { key: 'changes', label: 'What changed', show: row => <WhatChanged row={row} />, wrap: true, width: 360 },
]
