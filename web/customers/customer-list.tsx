import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { CustomerRow } from '~/domain/customers/customer'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showMoney } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { actOnMany, MANY } from '~/web/kit/list/many-action'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { REGIONS, SALESPEOPLE } from './lookups'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).customers.customer.list.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).customers.customer
  if (intent === MANY)
    return actOnMany<CustomerRow>(request, fields, {
      page: query => take(api.list.$get({ query })),
      name: row => row.customerName,
      send: json => attempt(api['change-status-many'].$post({ json })),
    })
  return attempt(
    api[':id'].toggleStatus.$put({
      param: { id: fields.id ?? '' },
      json: { version: Number(fields.version), active: fields.active === 'true' },
    }),
  )
}

/** Every customer that one may see, with who sells to it and whether it may be supplied. */
export default function CustomerList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'customer_record')
  const columns: Column<CustomerRow>[] = [
    { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, width: 240 },
    { key: 'customerCode', label: 'Code', show: row => <span className="code">{row.customerCode}</span>, sort: true },
    { key: 'credit', label: 'Supply', show: row => <Supply row={row} />, phone: 'end' },
    { key: 'salespeople', label: 'Salespeople', show: row => row.salespeople.join(', ') },
    { key: 'regions', label: 'Regions', show: row => row.regions.join(', '), phone: 'none' },
    { key: 'projects', label: 'Projects', show: row => row.projects, align: 'right' },
    { key: 'paymentTermName', label: 'Terms', show: row => row.paymentTermName, sort: true },
    { key: 'creditLimit', label: 'Credit limit', show: row => showMoney(row.creditLimit), align: 'right', sort: true },
    { key: 'phone', label: 'Phone', show: row => row.phone, hidden: true },
    {
      key: 'active',
      label: 'Status',
      show: row => <StatusToggle row={row} name={row.customerName} allowed={mayManage} />,
      sort: true,
    },
  ]
  return (
    <ListScreen
      title="Customers"
      noun={['customer', 'customers']}
      page={page}
      columns={columns}
      open={row => `/sales-management/customers/edit/${row.id}`}
      search="Name or code"
      filters={[
        filter.active(),
        filter.lookup('salespersonId', 'Salesperson', SALESPEOPLE),
        filter.lookup('regionId', 'Region', REGIONS),
        filter.choice('creditSuspended', 'Supply', [
          ['true', 'Stopped'],
          ['false', 'Open'],
        ]),
        filter.choice('selfBilling', 'Self-billing', [
          ['true', 'Yes'],
          ['false', 'No'],
        ]),
      ]}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to="/sales-management/customers/create" data-hotkey="c">
              <Plus /> Add customer
            </Link>
          </Button>
        )
      }
      switchMany={mayManage ? row => row.customerName : undefined}
      empty={{ text: 'Customers are who orders, who is priced and who is invoiced.' }}
    />
  )
}

const Supply = ({ row }: { row: CustomerRow }) =>
  row.creditSuspended ? (
    <Badge tone="stop" title={row.creditReason ?? undefined}>
      Stopped
    </Badge>
  ) : (
    <span className="text-muted">{row.selfBilling ? 'Open, self-billing' : 'Open'}</span>
  )
