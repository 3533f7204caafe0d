import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import type { PriceCategoryRow } from '~/domain/pricing/price-category'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { sessionOf } from '~/web/kit/session-of'
import { Discounts } from '../discounts'
import { REGIONS } from '../lookups'
import { stateOn, VersionStatus } from '../pricing-status'
import { priceCategoryVersionsOf } from './versions-loader'
import { PriceCategoryVersionsOf } from './versions-of'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const of = new URL(request.url).searchParams.get('of')
  if (of) return { of: await priceCategoryVersionsOf({ request, context }, of) }
  const { regionId, ...query } = searchOf(request)
  const api = apiFor({ request, context }).pricing['price-category']
  const [page, session] = await Promise.all([
    listOf(regionId ? api.versions[':regionId'].$get({ param: { regionId }, query }) : api.$get({ query })),
    sessionOf(request, context),
  ])
  return { page, today: businessDay(new Date(session?.now ?? 0)) }
}

/** Every version of the categories; of one category when each counts and what two of them say otherwise. */
export default function PriceCategoryVersions() {
  const found = useLoaderData<typeof loader>()
  return found.of ? <PriceCategoryVersionsOf {...found.of} /> : <AllVersions page={found.page} today={found.today} />
}

function AllVersions({ page, today }: { page: ListPage<PriceCategoryRow>; today: string }) {
  const can = useCan()
  const columns: Column<PriceCategoryRow>[] = [
    { key: 'categoryName', label: 'Category', show: row => row.categoryName, sort: true },
    { key: 'regionName', label: 'Region', show: row => row.regionName, sort: true },
    { key: 'versionNo', label: 'Version', show: row => row.versionNo, align: 'right', sort: true },
    { key: 'state', label: 'Status', show: row => <VersionStatus value={stateOn(row, today)} />, phone: 'end' },
    {
      key: 'fromDate',
      label: 'From',
      show: row => <span className="figures">{showDate(row.fromDate)}</span>,
      sort: true,
    },
    { key: 'toDate', label: 'To', show: row => <span className="figures">{showDate(row.toDate) || 'open'}</span> },
    { key: 'discounts', label: 'Discount on the list', show: row => <Discounts row={row} />, wrap: true, width: 320 },
  ]
  return (
    <ListScreen
      title="Price category versions"
      noun={['version', 'versions']}
      page={page}
      columns={columns}
      open={row => `?of=${row.id}&b=${row.id}`}
      rowActions={row =>
        can('manage', 'price_category')
          ? [{ label: 'New version from this', to: `/sales-management/price-category/create?from=${row.id}` }]
          : []
      }
      search="Category"
      filters={[filter.lookup('regionId', 'Region', REGIONS)]}
    />
  )
}
