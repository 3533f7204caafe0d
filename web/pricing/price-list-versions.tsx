import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { PriceListRow } from '~/domain/pricing/price-list'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/list-screen'
import { searchOf } from '~/web/kit/list/list-url'
import { Button } from '~/web/ui/button'
import { REGIONS } from './lookups'
import { PeriodBar } from './period-bar'
import { VersionStatus, versionChoices } from './pricing-status'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).pricing['global-product-list'].$get({ query: searchOf(request) }))

/** The versions of the regional lists: which counts when. */
export default function PriceListVersions() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'price_list')
  const columns: Column<PriceListRow>[] = [
    { key: 'name', label: 'Price list', show: row => row.name, sort: true },
    { key: 'regionName', label: 'Region', show: row => row.regionName, sort: true },
    { key: 'versionNo', label: 'Version', show: row => row.versionNo, align: 'right', sort: true },
    { key: 'status', label: 'Status', show: row => <VersionStatus value={row.status} />, phone: 'end' },
    {
      key: 'fromDate',
      label: 'From',
      show: row => <span className="figures">{showDate(row.fromDate)}</span>,
      sort: true,
    },
    { key: 'toDate', label: 'To', show: row => <span className="figures">{showDate(row.toDate) || 'open'}</span> },
    { key: 'lines', label: 'Products', show: row => row.lines, align: 'right' },
    { key: 'remarks', label: 'Remarks', show: row => row.remarks },
  ]
  const regions = new Set(page.rows.map(row => row.regionId))
  return (
    <ListScreen
      title="Global product list versions"
      noun={['version', 'versions']}
      page={page}
      columns={columns}
      open={row => (mayManage ? `/sales-management/global-product-list/save?id=${row.id}` : undefined)}
      rowActions={row =>
        mayManage
          ? [{ label: 'Next version from this', to: `/sales-management/global-product-list/save?from=${row.id}` }]
          : []
      }
      search="Name"
      filters={[filter.choice('status', 'Status', versionChoices, true), filter.lookup('regionId', 'Region', REGIONS)]}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to="/sales-management/global-product-list/save" data-hotkey="c">
              <Plus /> New price list
            </Link>
          </Button>
        )
      }
    >
      {regions.size === 1 && (
        <PeriodBar
          rows={page.rows.map(row => ({
            id: row.id,
            label: `Version ${row.versionNo}`,
            from: row.fromDate,
            to: row.toDate,
            dim: row.status === 'draft',
          }))}
        />
      )}
    </ListScreen>
  )
}
