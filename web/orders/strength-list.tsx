import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StrengthSave } from '~/domain/orders/order-master'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { searchOf } from '~/web/kit/list/list-url'
import { readForm, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { OrderMasterList } from './order-master-list'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).orders.strength.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, StrengthSave)
  const saved = await attempt(apiFor({ request, context }).orders.strength.$post({ json: values }))
  return saved.ok ? done(request, closed(request), `Strength ${saved.data.name} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof StrengthSave>()

export default function StrengthList() {
  return (
    <OrderMasterList
      page={useLoaderData<typeof loader>()}
      noun={['strength', 'strengths']}
      empty="Strength classes that an order may name, e.g. C32/40."
      columns={[{ key: 'strengthMpa', label: 'Strength', show: row => `${row.strengthMpa} MPa`, align: 'right' }]}
    >
      <Field.Number name="strengthMpa" label="Strength" unit="MPa" span={4} />
    </OrderMasterList>
  )
}
