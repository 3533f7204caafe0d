import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StoneSave } from '~/domain/orders/order-master'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { searchOf } from '~/web/kit/list/list-url'
import { readForm, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { OrderMasterList } from './order-master-list'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).orders.stones.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, StoneSave)
  const saved = await attempt(apiFor({ request, context }).orders.stones.$post({ json: values }))
  return saved.ok ? done(request, closed(request), `Stone ${saved.data.name} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof StoneSave>()

export default function StoneList() {
  return (
    <OrderMasterList
      page={useLoaderData<typeof loader>()}
      noun={['stone', 'stones']}
      empty="Aggregate sizes that an order may name, e.g. 20 mm."
      columns={[{ key: 'sizeMm', label: 'Size', show: row => `${row.sizeMm} mm`, align: 'right' }]}
    >
      <Field.Number name="sizeMm" label="Size" unit="mm" span={4} />
    </OrderMasterList>
  )
}
