import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { RepricingRow } from '~/web/kit/client/pricing'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { PROJECTS } from './lookups'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).pricing.repricing.$get({ query: searchOf(request) }))

const STATUSES = [
  ['pending', 'Waiting'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['withdrawn', 'Withdrawn'],
] as const

const columns: Column<RepricingRow>[] = [
  { key: 'repricingNo', label: 'Number', show: row => <span className="code">{row.repricingNo}</span>, sort: true },
  { key: 'projectName', label: 'Project', show: row => row.projectName },
  { key: 'customerName', label: 'Customer', show: row => row.customerName },
  { key: 'status', label: 'Status', show: row => <Status of="approval" value={row.status} />, phone: 'end' },
  {
    key: 'fromDate',
    label: 'From',
    show: row => <span className="figures">{showDate(row.fromDate)}</span>,
    sort: true,
  },
  { key: 'toDate', label: 'To', show: row => <span className="figures">{showDate(row.toDate)}</span>, sort: true },
  { key: 'loads', label: 'Loads', show: row => row.loads, align: 'right' },
  { key: 'difference', label: 'Difference', show: row => showMoney(row.difference), align: 'right' },
  { key: 'submittedByName', label: 'Submitted by', show: row => row.submittedByName },
  {
    key: 'submittedAt',
    label: 'Submitted',
    show: row => <span className="figures">{showDateTime(String(row.submittedAt))}</span>,
  },
]

/** New prices for days that are over, each with what became of it. */
export default function RepricingList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  return (
    <ListScreen
      title="Back-dated price changes"
      noun={['change', 'changes']}
      page={page}
      columns={columns}
      open={row => `/sales-management/repricing/${row.id}`}
      search="Number, project or customer"
      filters={[filter.choice('status', 'Status', STATUSES, true), filter.lookup('projectId', 'Project', PROJECTS)]}
      actions={
        can('manage', 'repricing') && (
          <Button asChild look="primary">
            <Link to="/sales-management/repricing/save" data-hotkey="c">
              <Plus /> New change
            </Link>
          </Button>
        )
      }
      empty={{
        text: 'A back-dated price change gives loads already delivered another price, drafted and invoiced ones included.',
      }}
    />
  )
}
