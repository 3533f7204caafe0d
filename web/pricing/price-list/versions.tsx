import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { PriceListRow } from '~/domain/pricing/price-list'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Button } from '~/web/ui/button'
import { REGIONS } from '../lookups'
import { VersionStatus, versionChoices } from '../pricing-status'
import { priceListVersionsOf } from './versions-loader'
import { PriceListVersionsOf } from './versions-of'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const regionId = new URL(request.url).searchParams.get('regionId')
  if (regionId) return { of: await priceListVersionsOf({ request, context }, regionId) }
  const api = apiFor({ request, context }).pricing['global-product-list']
  return { page: await listOf(api.$get({ query: searchOf(request) })) }
}

/** The versions of the regional lists; of one region when each counts and what two of them say otherwise. */
export default function PriceListVersions() {
  const found = useLoaderData<typeof loader>()
  return found.of ? <PriceListVersionsOf {...found.of} /> : <AllVersions page={found.page} />
}

function AllVersions({ page }: { page: ListPage<PriceListRow> }) {
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
  return (
    <ListScreen
      title="Global product list versions"
      noun={['version', 'versions']}
      page={page}
      columns={columns}
      open={row => (mayManage ? `/sales-management/global-product-list/save?id=${row.id}` : undefined)}
      rowActions={row => [
        { label: 'Compare the versions of the region', to: `?regionId=${row.regionId}&b=${row.id}` },
        ...(mayManage
          ? [{ label: 'Next version from this', to: `/sales-management/global-product-list/save?from=${row.id}` }]
          : []),
      ]}
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
    />
  )
}
