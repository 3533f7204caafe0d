import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { businessDay } from '~/domain/kit/time'
import { PRICE_CATEGORY_TYPES, type PriceCategoryRow, type PriceCategoryType } from '~/domain/pricing/price-category'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { Discounts } from '../discounts'
import { REGIONS } from '../lookups'
import { stateOn, VersionStatus } from '../pricing-status'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = searchOf(request)
  const [page, session] = await Promise.all([
    listOf(apiFor({ request, context }).pricing['price-category'].$get({ query: { current: 'true', ...query } })),
    sessionOf(request, context),
  ])
  return { page, today: businessDay(new Date(session?.now ?? 0)) }
}

/** The discount categories of each region; one row for the version in force. */
export default function PriceCategoryList() {
  const { page, today } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'price_category')
  const columns: Column<PriceCategoryRow>[] = [
    { key: 'categoryName', label: 'Category', show: row => row.categoryName, sort: true },
    { key: 'regionName', label: 'Region', show: row => row.regionName, sort: true },
    { key: 'discounts', label: 'Discount on the list', show: row => <Discounts row={row} />, wrap: true, width: 320 },
    {
      key: 'type',
      label: 'Kind',
      show: row => PRICE_CATEGORY_TYPES[row.priceCategoryType as PriceCategoryType] ?? row.priceCategoryType,
    },
    { key: 'customers', label: 'Customers', show: row => row.customers, align: 'right' },
    { key: 'versionNo', label: 'Version', show: row => row.versionNo, align: 'right', sort: true },
    {
      key: 'fromDate',
      label: 'From',
      show: row => <span className="figures">{showDate(row.fromDate)}</span>,
      sort: true,
    },
    { key: 'toDate', label: 'To', show: row => <span className="figures">{showDate(row.toDate) || 'open'}</span> },
    { key: 'state', label: 'Status', show: row => <VersionStatus value={stateOn(row, today)} />, phone: 'end' },
  ]
  return (
    <ListScreen
      title="Price categories"
      noun={['price category', 'price categories']}
      page={page}
      columns={columns}
      open={row =>
        `/sales-management/price-category/versions?regionId=${row.regionId}&keyword=${encodeURIComponent(row.categoryName)}`
      }
      rowActions={row =>
        mayManage ? [{ label: 'New version', to: `/sales-management/price-category/create?from=${row.id}` }] : []
      }
      search="Category"
      filters={[
        filter.lookup('regionId', 'Region', REGIONS),
        filter.choice('priceCategoryType', 'Kind', Object.entries(PRICE_CATEGORY_TYPES)),
      ]}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to="/sales-management/price-category/create" data-hotkey="c">
              <Plus /> Add category
            </Link>
          </Button>
        )
      }
      empty={{ text: 'A category is the discount that a group of customers has on the regional list.' }}
    />
  )
}
