import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type PaymentTermRow, PaymentTermSave } from '~/domain/customers/payment-term'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { searchOf } from '~/web/kit/list/list-url'
import { MasterList } from '~/web/kit/list/master-list'
import { readForm, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { Status } from '~/web/kit/status'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).customers['payment-term'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, PaymentTermSave, { id: 'paymentTermId' })
  const api = apiFor({ request, context, key }).customers['payment-term']
  const saved = await attempt(values.paymentTermId ? api.$put({ json: values }) : api.$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), `Payment term ${values.paymentTermName} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof PaymentTermSave>()

const columns: Column<PaymentTermRow>[] = [
  { key: 'paymentTermName', label: 'Name', show: term => term.paymentTermName, sort: true },
  { key: 'days', label: 'Days', show: term => term.days, align: 'right', sort: true },
  { key: 'customers', label: 'Customers', show: term => term.customers, align: 'right' },
  { key: 'description', label: 'Description', show: term => term.description },
  { key: 'active', label: 'Status', show: term => <Status of="active" value={term.active} />, phone: 'end' },
]

/** Payment terms: a small master list whose form opens over the rows. */
export default function PaymentTermList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'payment_term')
  return (
    <MasterList
      title="Payment terms"
      noun={['payment term', 'payment terms']}
      page={page}
      columns={columns}
      search="Name"
      filters={[filter.active()]}
      empty={{ text: 'Customers are invoiced by a payment term, e.g. 30 days.' }}
      may={mayManage}
      called={term => term?.paymentTermName ?? 'New payment term'}
      fields={() => (
        <>
          <Field.Text name="paymentTermName" label="Name" span={8} />
          <Field.Number name="days" label="Days" unit="days" span={4} />
          <Field.Textarea name="description" label="Description" rows={2} optional />
          <Field.Switch name="active" label="Offered for new customers" />
        </>
      )}
    />
  )
}
