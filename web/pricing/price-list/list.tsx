import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { amount, decimal } from '~/domain/kit/money'
import type { ListedProduct } from '~/domain/pricing/price-list'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showNumber } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Button } from '~/web/ui/button'
import { REGIONS } from '../lookups'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(
    apiFor({ request, context }).pricing['global-product-list']['price-with-pagination'].$get({
      query: searchOf(request),
    }),
  )

/** What every product costs on the regional lists of today or of another day. */
export default function GlobalProductList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const columns: Column<ListedProduct>[] = [
    { key: 'productCode', label: 'Product', show: row => <span className="code">{row.productCode}</span>, sort: true },
    { key: 'name', label: 'Name', show: row => row.name, sort: true },
    { key: 'family', label: 'Family', show: row => row.family, sort: true },
    { key: 'strengthMpa', label: 'Strength', show: row => `C${row.strengthMpa}`, align: 'right', sort: true },
    { key: 'regionName', label: 'Region', show: row => row.regionName, sort: true },
    { key: 'versionNo', label: 'Version', show: row => <Version row={row} />, align: 'right' },
    {
      key: 'highestMaterialCost',
      label: 'Highest material cost',
      show: row => (row.highestMaterialCost ? showNumber(amount(row.highestMaterialCost), 2) : '–'),
      align: 'right',
    },
    { key: 'share', label: 'Material share', show: row => share(row), align: 'right' },
    {
      key: 'unitPrice',
      label: 'S$ per m³',
      show: row => showNumber(row.unitPrice, 2),
      align: 'right',
      sort: true,
      phone: 'end',
    },
  ]
  return (
    <ListScreen
      title="Global product list"
      noun={['price', 'prices']}
      page={page}
      id={row => `${row.regionId} ${row.productId}`}
      columns={columns}
      search="Product"
      searchName="searchWord"
      filters={[filter.lookup('regionId', 'Region', REGIONS), filter.date('day', 'In force on', true)]}
      actions={
        <>
          <Button asChild>
            <HereLink only to="/sales-management/global-product-list/versions">
              Versions
            </HereLink>
          </Button>
          {can('manage', 'price_list') && (
            <Button asChild look="primary">
              <Link to="/sales-management/global-product-list/save" data-hotkey="c">
                <Plus /> New price list
              </Link>
            </Button>
          )}
        </>
      }
      empty={{ text: 'No regional list is in force on that day.' }}
    />
  )
}

const Version = ({ row }: { row: ListedProduct }) => (
  <HereLink to={`/sales-management/global-product-list/versions?regionId=${row.regionId}`} className="text-link">
    {row.versionNo}
  </HereLink>
)

const share = (row: ListedProduct) =>
  row.highestMaterialCost ? `${decimal(row.highestMaterialCost).div(row.unitPrice).times(100).toFixed(0)} %` : '–'
