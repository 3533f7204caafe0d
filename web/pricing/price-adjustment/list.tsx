import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ADJUSTED_WORDS } from '~/domain/pricing/price-adjustment/price-adjustment'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan, useUser } from '~/web/kit/can'
import type { AdjustmentRow } from '~/web/kit/client/pricing'
import { showDate } from '~/web/kit/dates'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Button } from '~/web/ui/button'
import { REGIONS } from '../lookups'
import { QuoteStatus } from '../pricing-status'
import { decisionOf, decisionsOn, stepOf } from './decision'

export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const { limit, offset, status, own, regionId, sort } = searchOf(request)
  const json = {
    limit: Number(limit),
    offset: Number(offset),
    ...(status ? { status: status as 'submitted' } : {}),
    ...(own ? { own: own === 'true' } : {}),
    ...(regionId ? { regionId } : {}),
    ...(sort ? { sort } : {}),
  }
  return listOf(apiFor({ request, context }).pricing['price-adjustment'].list.$post({ json }))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const call = apiFor({ request, context, key }).pricing['price-adjustment'].approveReject
  return attempt(call.$post({ json: decisionOf(intent, fields) }))
}

const STATUSES = [
  ['submitted', 'Waiting for approval'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const

/** Changes of many prices at once: applied for by one person, decided by another. */
export default function AdjustmentList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const me = useUser()
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const columns: Column<AdjustmentRow>[] = [
    { key: 'adjustmentNo', label: 'Number', show: row => <span className="code">{row.adjustmentNo}</span>, sort: true },
    { key: 'name', label: 'Change', show: row => row.name, sort: true },
    { key: 'status', label: 'Status', show: row => <QuoteStatus value={row.status} />, sort: true, phone: 'end' },
    { key: 'regionName', label: 'Region', show: row => row.regionName },
    {
      key: 'appliesTo',
      label: 'Applies to',
      show: row => row.appliesTo.map(one => ADJUSTED_WORDS[one]).join(', '),
    },
    { key: 'value', label: 'By', show: row => stepOf(row), align: 'right' },
    { key: 'lines', label: 'Prices', show: row => row.lines, align: 'right' },
    {
      key: 'fromDate',
      label: 'From',
      show: row => <span className="figures">{showDate(row.fromDate)}</span>,
      sort: true,
    },
    { key: 'submittedByName', label: 'Requested by', show: row => row.submittedByName },
  ]
  return (
    <ListScreen
      title="Price adjustment"
      noun={['adjustment', 'adjustments']}
      page={page}
      columns={columns}
      open={row => `/sales-management/price-adjustment/${row.id}`}
      rowActions={row =>
        can('write', 'pricing_approval') && row.status === 'submitted'
          ? decisionsOn(row, row.submittedBy === me?.id).map(action => ({
              label: action.label,
              ...(action.why ? { why: action.why } : {}),
              danger: action.look === 'danger',
              run: () => setAsking(action),
            }))
          : []
      }
      filters={[
        filter.choice('status', 'Status', STATUSES, true),
        filter.own('Requested by'),
        filter.lookup('regionId', 'Region', REGIONS),
      ]}
      actions={
        can('manage', 'price_adjustment') && (
          <Button asChild look="primary">
            <Link to="/sales-management/price-adjustment/save" data-hotkey="c">
              <Plus /> New adjustment
            </Link>
          </Button>
        )
      }
      empty={{ text: 'An adjustment raises or lowers many prices from one day on.' }}
    >
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </ListScreen>
  )
}
