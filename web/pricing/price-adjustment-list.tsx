import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan, useUser } from '~/web/kit/can'
import type { AdjustmentRow } from '~/web/kit/client/pricing'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Button } from '~/web/ui/button'
import { REGIONS } from './lookups'
import { QuoteStatus } from './pricing-status'

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
  return attempt(
    apiFor({ request, context, key }).pricing['price-adjustment'].approveReject.$post({
      json: {
        priceAdjustmentId: fields.id ?? '',
        version: Number(fields.version),
        approve: intent === 'approve',
        reason: fields.reason || null,
      },
    }),
  )
}

const STATUSES = [
  ['submitted', 'Waiting for approval'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const

/** Changes of many agreed prices at once: applied for by one person, decided by another. */
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
    { key: 'value', label: 'By', show: row => by(row), align: 'right' },
    { key: 'lines', label: 'Prices', show: row => row.lines, align: 'right' },
    {
      key: 'fromDate',
      label: 'From',
      show: row => <span className="figures">{showDate(row.fromDate)}</span>,
      sort: true,
    },
    { key: 'submittedByName', label: 'Requested by', show: row => row.submittedByName },
    {
      key: 'decidedAt',
      label: 'Decided',
      show: row => <span className="figures">{showDateTime(row.decidedAt ? String(row.decidedAt) : null)}</span>,
    },
  ]
  return (
    <ListScreen
      title="Price adjustment"
      noun={['adjustment', 'adjustments']}
      page={page}
      columns={columns}
      rowActions={row =>
        can('write', 'pricing_approval') && row.status === 'submitted'
          ? decisions(row, row.submittedBy === me?.id).map(action => ({
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
      empty={{ text: 'An adjustment raises or lowers many agreed prices from one day on.' }}
    >
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </ListScreen>
  )
}

function decisions(row: AdjustmentRow, own: boolean): RecordAction[] {
  const fields = { id: row.id, version: String(row.version) }
  const why = own ? 'The person who requested a price change cannot approve it' : undefined
  return [
    {
      label: 'Approve adjustment',
      intent: 'approve',
      fields,
      why,
      confirm: {
        title: `Approve ${row.adjustmentNo}?`,
        text: `${row.lines} agreed prices change by ${by(row)} from ${showDate(row.fromDate)}.`,
        verb: 'Approve adjustment',
      },
      done: `${row.adjustmentNo} approved`,
    },
    {
      label: 'Reject adjustment',
      intent: 'reject',
      fields,
      why,
      look: 'danger',
      confirm: { title: `Reject ${row.adjustmentNo}?`, reason: true, verb: 'Reject adjustment' },
      done: `${row.adjustmentNo} rejected`,
    },
  ]
}

const by = (row: AdjustmentRow) =>
  `${Number(row.value) > 0 ? '+' : ''}${showNumber(row.value, 2)} ${row.kind === 'percent' ? '%' : 'S$/m³'}`
