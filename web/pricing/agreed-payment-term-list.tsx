import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type AgreedPaymentTermRow, AgreedPaymentTermSave } from '~/domain/pricing/agreed-payment-term'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { useRemove } from '~/web/kit/list/use-remove'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { CUSTOMERS, PAYMENT_TERMS, PROJECTS } from './lookups'
import { VersionStatus } from './pricing-status'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).pricing['agreed-payment-term'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  if (intent === 'remove') {
    const { id = '', version = '' } = fields
    const removed = await attempt(
      apiFor({ request, context }).pricing['agreed-payment-term'][':id'].$delete({ param: { id }, query: { version } }),
    )
    const asked = removed.ok && removed.data.approval
    return asked ? done(request, closed(request), asked.message) : removed
  }
  const { values, raw, key } = await readForm(request, AgreedPaymentTermSave, { id: 'id' })
  const api = apiFor({ request, context, key }).pricing['agreed-payment-term']
  const saved = await attempt(values.id ? api.$put({ json: values }) : api.$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), saved.data.approval?.message ?? 'Payment term saved')
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof AgreedPaymentTermSave>()

const columns: Column<AgreedPaymentTermRow>[] = [
  {
    key: 'party',
    label: 'Applies to',
    show: row => (
      <>
        <span className="text-muted">{row.level === 'project' ? 'Project' : 'Customer'}</span> {row.party}
      </>
    ),
    sort: true,
  },
  { key: 'paymentTermName', label: 'Payment term', show: row => row.paymentTermName, sort: true },
  {
    key: 'days',
    label: 'Days to pay',
    show: row => <span className="figures">{row.days}</span>,
    align: 'right',
    sort: true,
    phone: 'end',
  },
  {
    key: 'fromDate',
    label: 'First day',
    show: row => <span className="figures">{showDate(row.fromDate)}</span>,
    sort: true,
  },
  { key: 'toDate', label: 'Last day', show: row => <span className="figures">{showDate(row.toDate) || 'open'}</span> },
  { key: 'reason', label: 'Reason', show: row => row.reason, hidden: true },
  { key: 'status', label: 'Status', show: row => <VersionStatus value={row.status} /> },
]

/** By when customers and projects pay: a project's term, else the customer's, else the setting of the company. */
export default function AgreedPaymentTermList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'commercial_term')
  const remove = useRemove()
  return (
    <MasterList
      title="Agreed payment terms"
      noun={['payment term', 'payment terms']}
      page={page}
      columns={columns}
      search="Customer, project or term"
      filters={[
        filter.lookup('customerId', 'Customer', CUSTOMERS),
        filter.lookup('projectId', 'Project', PROJECTS),
        filter.lookup('paymentTermId', 'Payment term', PAYMENT_TERMS),
        filter.date('day', 'In force on'),
      ]}
      empty={{ text: 'Payment terms of customers and projects appear here, with their days.' }}
      rowActions={row => [
        remove({
          row,
          label: 'Remove payment term',
          done: `Payment term of ${row.party} removed`,
          may: mayManage && row.status === 'scheduled',
        }),
      ]}
      may={mayManage}
      called={row => (row ? `${row.paymentTermName}, ${row.party}` : 'New payment term')}
      values={row => row ?? {}}
      fields={row => (
        <>
          <Field.Combobox
            name="customerId"
            label="Customer"
            source={CUSTOMERS}
            text={row?.level === 'customer' ? row.party : undefined}
            span={6}
            optional
            hint="Fill in one. A project's term comes before its customer's."
          />
          <Field.Combobox
            name="projectId"
            label="Project"
            source={PROJECTS}
            text={row?.level === 'project' ? row.party : undefined}
            span={6}
            optional
          />
          <Field.Combobox
            name="paymentTermId"
            label="Payment term"
            source={PAYMENT_TERMS}
            text={row?.paymentTermName}
            span={12}
          />
          <Field.Date
            name="fromDate"
            label="First day"
            span={6}
            hint="Today or later. The present term ends the day before."
          />
          <Field.Date name="toDate" label="Last day" span={6} optional hint="Leave blank for open-ended." />
          <Field.Text name="reason" label="Reason" span={12} optional />
        </>
      )}
    />
  )
}
