import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DischargeMethodSave } from '~/domain/orders/order-master'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { searchOf } from '~/web/kit/list/list-url'
import { readForm, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { OrderMasterList } from './order-master-list'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).orders['discharge-methods'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, DischargeMethodSave)
  const saved = await attempt(apiFor({ request, context }).orders['discharge-methods'].$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), `Discharge method ${saved.data.name} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof DischargeMethodSave>()

export default function DischargeMethodList() {
  return (
    <OrderMasterList
      page={useLoaderData<typeof loader>()}
      noun={['discharge method', 'discharge methods']}
      empty="How concrete leaves the truck: chute, pump, crane bucket."
      columns={[
        { key: 'minutesPerM3', label: 'Minutes per m³', show: row => Number(row.minutesPerM3), align: 'right' },
        { key: 'needsPump', label: 'Pump', show: row => (row.needsPump ? 'Needed' : '') },
      ]}
    >
      <Field.Number name="minutesPerM3" label="Unloading" unit="min/m³" span={4} />
      <Field.Switch name="needsPump" label="Needs a pump" />
    </OrderMasterList>
  )
}
