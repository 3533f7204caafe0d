import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { CustomerRow } from '~/domain/customers/customer'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
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
import { REGIONS, SALESPEOPLE } from '../lookups'

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
    { key: 'customerName', label: kitWords.fieldCustomer(), show: row => row.customerName, sort: true, width: 240 },
    {
      key: 'customerCode',
      label: kitWords.fieldCode(),
      show: row => <span className="code">{row.customerCode}</span>,
      sort: true,
    },
    { key: 'credit', label: words.customerSupply(), show: row => <Supply row={row} />, phone: 'end' },
    { key: 'salespeople', label: words.salespersonPlural(), show: row => row.salespeople.join(', ') },
    { key: 'regions', label: kitWords.fieldRegions(), show: row => row.regions.join(', '), phone: 'none' },
    { key: 'projects', label: kitWords.fieldProjects(), show: row => row.projects, align: 'right' },
    { key: 'paymentTermName', label: words.customerTerms(), show: row => row.paymentTermName, sort: true },
    {
      key: 'creditLimit',
      label: words.customerCreditLimit(),
      show: row => showMoney(row.creditLimit),
      align: 'right',
      sort: true,
    },
    { key: 'phone', label: kitWords.fieldPhone(), show: row => row.phone, hidden: true },
    {
      key: 'active',
      label: kitWords.fieldStatus(),
      show: row => <StatusToggle row={row} name={row.customerName} allowed={mayManage} />,
      sort: true,
    },
  ]
  return (
    <ListScreen
      title={kitWords.fieldCustomers()}
      noun={['customer', 'customers']}
      page={page}
      columns={columns}
      open={row => `/sales-management/customers/edit/${row.id}`}
      search={kitWords.searchNameOrCode()}
      filters={[
        filter.active(),
        filter.lookup('salespersonId', words.salespersonSalesperson(), SALESPEOPLE),
        filter.lookup('regionId', kitWords.fieldRegion(), REGIONS),
        filter.choice('creditSuspended', words.customerSupply(), [
          ['true', words.customerSupplyStopped()],
          ['false', words.customerSupplyOpen()],
        ]),
        filter.choice('selfBilling', words.customerSelfBilling(), [
          ['true', kitWords.choiceYes()],
          ['false', kitWords.choiceNo()],
        ]),
      ]}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to="/sales-management/customers/create" data-hotkey="c">
              <Plus /> {words.customerAdd()}
            </Link>
          </Button>
        )
      }
      switchMany={mayManage ? row => row.customerName : undefined}
      empty={{ text: words.customerNoneYet() }}
    />
  )
}

const Supply = ({ row }: { row: CustomerRow }) =>
  row.creditSuspended ? (
    <Badge tone="stop" title={row.creditReason ?? undefined}>
      {words.customerSupplyStopped()}
    </Badge>
  ) : (
    <span className="text-muted">
      {row.selfBilling ? words.customerSupplyOpenSelfBilling() : words.customerSupplyOpen()}
    </span>
  )
