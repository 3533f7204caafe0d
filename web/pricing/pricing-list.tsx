import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { PricingStatus } from '~/domain/pricing/pricing'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { PricingRow } from '~/web/kit/client/pricing'
import { showDate } from '~/web/kit/dates'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Button } from '~/web/ui/button'
import { CUSTOMERS, PROJECTS, REGIONS } from './lookups'
import { QuoteStatus } from './pricing-status'

export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const { limit, offset, status, own, ...search } = searchOf(request)
  const json = {
    ...search,
    limit: Number(limit),
    offset: Number(offset),
    ...(status ? { status: status.split(',') as PricingStatus[] } : {}),
    ...(own ? { own: own === 'true' } : {}),
  }
  return listOf(apiFor({ request, context }).pricing.pricing.fetch.$post({ json }))
}

const STATUSES = [
  ['draft', 'Draft'],
  ['submitted', 'Waiting for approval'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['ended', 'Ended'],
  ['void', 'Void'],
] as const

/** Quotes: what is offered to which project, how it stands to the margin, and who has to say yes. */
export default function PricingList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const columns: Column<PricingRow>[] = [
    { key: 'pricingReference', label: 'Quote', show: row => <Reference row={row} />, sort: true },
    {
      key: 'status',
      label: 'Status',
      show: row => <QuoteStatus value={row.status} superseded={row.superseded} />,
      sort: true,
      phone: 'end',
    },
    { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true },
    { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true },
    { key: 'regionName', label: 'Region', show: row => row.regionName },
    { key: 'lines', label: 'Products', show: row => row.lines, align: 'right' },
    { key: 'lowestMargin', label: 'Lowest margin', show: row => percent(row.lowestMargin), align: 'right' },
    {
      key: 'fromDate',
      label: 'From',
      show: row => <span className="figures">{showDate(row.fromDate)}</span>,
      sort: true,
    },
    { key: 'toDate', label: 'To', show: row => <span className="figures">{showDate(row.toDate) || 'open'}</span> },
    { key: 'createdByName', label: 'Made by', show: row => row.createdByName, hidden: true },
  ]
  return (
    <ListScreen
      title="Pricing"
      noun={['quote', 'quotes']}
      page={page}
      columns={columns}
      open={row => (can('manage', 'pricing') ? `/sales-management/pricing/save?id=${row.id}` : versionsOf(row))}
      rowActions={row => [{ label: 'Versions', to: versionsOf(row) }]}
      search="Quote, customer or project"
      filters={[
        filter.choice('status', 'Status', STATUSES, true),
        filter.own('Submitted by'),
        filter.lookup('customerId', 'Customer', CUSTOMERS),
        filter.lookup('projectId', 'Project', PROJECTS),
        filter.lookup('regionId', 'Region', REGIONS),
        filter.date('fromDate', 'In force from'),
      ]}
      actions={
        can('manage', 'pricing') && (
          <Button asChild look="primary">
            <Link to="/sales-management/pricing/save" data-hotkey="c">
              <Plus /> New quote
            </Link>
          </Button>
        )
      }
      empty={{
        text: 'A quote agrees prices with a project, starting from the regional list and the category of the customer.',
      }}
    />
  )
}

const Reference = ({ row }: { row: PricingRow }) => (
  <>
    <span className="code">{row.pricingReference}</span>
    {row.revision > 1 && <span className="text-muted"> rev. {row.revision}</span>}
  </>
)

const percent = (value: string | null) => (value === null ? <span className="text-muted">no cost</span> : `${value} %`)
const versionsOf = (row: PricingRow) =>
  `/sales-management/pricing/versions?pricingReference=${encodeURIComponent(row.pricingReference)}`
