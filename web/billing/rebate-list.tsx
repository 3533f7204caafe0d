import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RebateSave } from '~/domain/billing/rebate/rebate'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { RebateRow } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { showMoney, showNumber } from '~/web/kit/figures'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'

const CUSTOMERS = { path: 'customer/active-customers', label: 'customerName', detail: 'customerCode' }

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).billing.rebate.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, RebateSave)
  const saved = await attempt(apiFor({ request, context, key }).billing.rebate.$post({ json: values }))
  return saved.ok ? done(request, closed(request), saved.data.approval.message) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof RebateSave>()
const Tier = rowFieldsOf<typeof RebateSave, 'tiers'>()

const columns: Column<RebateRow>[] = [
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true },
  {
    key: 'fromDate',
    label: 'First day',
    show: row => <span className="figures">{showDate(row.fromDate)}</span>,
    sort: true,
  },
  {
    key: 'toDate',
    label: 'Last day',
    show: row => <span className="figures">{showDate(row.toDate)}</span>,
    sort: true,
  },
  {
    key: 'tiers',
    label: 'Rebate per m³',
    show: row =>
      row.tiers.map(tier => `${showMoney(tier.rebatePerM3)} from ${showNumber(tier.fromCubicMetres)} m³`).join(', '),
    wrap: true,
  },
  {
    key: 'settledAt',
    label: 'Credit notes',
    show: row => (row.endedAt ? 'Ended' : row.settledAt ? 'Made' : 'Not yet'),
    phone: 'end',
  },
  { key: 'reason', label: 'Reason', show: row => row.reason, hidden: true },
]

/** What customers get back for the m³ of a period, in force since a second person approved it. */
export default function RebateList() {
  const page = useLoaderData<typeof loader>()
  return (
    <MasterList
      title="Rebates"
      noun={['rebate', 'rebates']}
      page={page}
      columns={columns}
      record={row => `/billing/rebates/${row.id}`}
      search="Customer"
      filters={[filter.lookup('customerId', 'Customer', CUSTOMERS)]}
      empty={{ text: 'Volume rebates appear here when they are approved, with what they come to.' }}
      may={useCan()('manage', 'rebate')}
      called={() => 'New rebate'}
      values={() => ({})}
      fields={() => (
        <>
          <Field.Combobox name="customerId" label="Customer" source={CUSTOMERS} span={12} />
          <Field.Date name="fromDate" label="First day" span={6} />
          <Field.Date name="toDate" label="Last day" span={6} />
          <Field.Rows
            name="tiers"
            label="Rebate by quantity"
            add="Add row"
            hint="The row that the m³ of all days reach holds for all of them."
          >
            {() => (
              <>
                <Tier.Number name="fromCubicMetres" label="From m³" span={6} />
                <Tier.UnitPrice name="rebatePerM3" label="Rebate per m³" span={6} places={2} />
              </>
            )}
          </Field.Rows>
          <Field.Text name="reason" label="Reason" span={12} />
        </>
      )}
    />
  )
}
