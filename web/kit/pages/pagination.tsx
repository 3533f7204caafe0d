import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { showDate } from '~/web/kit/dates'
import { showMoney, showVolume } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Status } from '~/web/kit/status'
import { statusChoices } from '~/web/kit/status-words'
import { type ExampleRow, examplePage } from './example-rows'

export const loader = ({ request }: LoaderFunctionArgs) => examplePage(searchOf(request))

/** The list and its pager on example rows, to look at and to copy from. */
export default function PaginationDemo() {
  const page = useLoaderData<typeof loader>()
  const columns: Column<ExampleRow>[] = [
    { key: 'code', label: 'Delivery order', show: row => row.code, sort: true },
    { key: 'status', label: 'Status', show: row => <Status of="order" value={row.status} />, sort: true, phone: 'end' },
    { key: 'customer', label: 'Customer', show: row => row.customer, sort: true },
    { key: 'site', label: 'Site', show: row => row.site, sort: true },
    { key: 'day', label: 'Day', show: row => <span className="figures">{showDate(row.day)}</span>, sort: true },
    {
      key: 'volume',
      label: 'Volume',
      show: row => showVolume(row.volume),
      align: 'right',
      sort: true,
      total: showVolume(page.volume),
    },
    { key: 'amount', label: 'Amount', show: row => showMoney(row.amount), align: 'right', sort: true },
    { key: 'version', label: 'Version', show: row => row.version, align: 'right', hidden: true },
  ]
  return (
    <ListScreen
      title="Pagination demo"
      noun={['row', 'rows']}
      page={page}
      columns={columns}
      open={row => `?keyword=${row.code}`}
      search="Number, customer or site"
      filters={[filter.choice('status', 'Status', statusChoices('order'), true), filter.text('customer', 'Customer')]}
    />
  )
}
