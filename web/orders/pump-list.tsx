import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PumpSave } from '~/domain/orders/order-master'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { searchOf } from '~/web/kit/list/list-url'
import { readForm, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { OrderMasterList } from './order-master-list'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).orders.pumps.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, PumpSave)
  const saved = await attempt(apiFor({ request, context }).orders.pumps.$post({ json: values }))
  return saved.ok ? done(request, closed(request), `Pump ${saved.data.name} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof PumpSave>()

export default function PumpList() {
  return (
    <OrderMasterList
      page={useLoaderData<typeof loader>()}
      noun={['pump', 'pumps']}
      empty="Pumps that can be ordered with the concrete."
      columns={[
        {
          key: 'reachMetres',
          label: 'Reach',
          show: row => (row.reachMetres ? `${row.reachMetres} m` : ''),
          align: 'right',
        },
        {
          key: 'ratePerHour',
          label: 'Rate',
          show: row => (row.ratePerHour ? `${row.ratePerHour} m³/h` : ''),
          align: 'right',
        },
      ]}
    >
      <Field.Number name="reachMetres" label="Reach" unit="m" span={4} optional />
      <Field.Quantity name="ratePerHour" label="Rate" unit="m³/h" span={4} optional />
    </OrderMasterList>
  )
}
