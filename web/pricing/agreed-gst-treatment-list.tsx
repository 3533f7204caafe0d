import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GST_CODES, GST_TREATMENTS } from '~/domain/billing/gst'
import { type AgreedGstTreatmentRow, AgreedGstTreatmentSave } from '~/domain/pricing/agreed-gst-treatment'
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
import { CUSTOMERS, PROJECTS } from './lookups'
import { VersionStatus } from './pricing-status'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).pricing['agreed-gst-treatment'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  if (intent === 'remove') {
    const { id = '', version = '' } = fields
    const removed = await attempt(
      apiFor({ request, context }).pricing['agreed-gst-treatment'][':id'].$delete({
        param: { id },
        query: { version },
      }),
    )
    const asked = removed.ok && removed.data.approval
    return asked ? done(request, closed(request), asked.message) : removed
  }
  const { values, raw, key } = await readForm(request, AgreedGstTreatmentSave, { id: 'id' })
  const api = apiFor({ request, context, key }).pricing['agreed-gst-treatment']
  const saved = await attempt(values.id ? api.$put({ json: values }) : api.$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), saved.data.approval?.message ?? 'GST treatment saved')
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof AgreedGstTreatmentSave>()
const TREATMENTS = GST_CODES.map(code => [code, `${GST_TREATMENTS[code].name} (${code})`] as const)

const columns: Column<AgreedGstTreatmentRow>[] = [
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
  {
    key: 'gstCode',
    label: 'Treatment',
    show: row => (
      <>
        {GST_TREATMENTS[row.gstCode].name} <span className="code">{row.gstCode}</span>
      </>
    ),
    sort: true,
  },
  {
    key: 'fromDate',
    label: 'First day',
    show: row => <span className="figures">{showDate(row.fromDate)}</span>,
    sort: true,
  },
  { key: 'toDate', label: 'Last day', show: row => <span className="figures">{showDate(row.toDate) || 'open'}</span> },
  { key: 'status', label: 'Status', show: row => <VersionStatus value={row.status} /> },
  { key: 'reason', label: 'Reason', show: row => row.reason },
  { key: 'evidence', label: 'Evidence', show: row => row.evidence },
]

/** What is charged otherwise than at the standard rate: a project's treatment, else the customer's, else the rate of the day. */
export default function AgreedGstTreatmentList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'commercial_term')
  const remove = useRemove()
  return (
    <MasterList
      title="GST treatments"
      noun={['GST treatment', 'GST treatments']}
      page={page}
      columns={columns}
      search="Customer, project, reason or evidence"
      filters={[
        filter.lookup('customerId', 'Customer', CUSTOMERS),
        filter.lookup('projectId', 'Project', PROJECTS),
        filter.choice('gstCode', 'Treatment', TREATMENTS),
        filter.date('day', 'In force on'),
      ]}
      empty={{ text: 'Customers and projects that are not charged the standard rate appear here.' }}
      rowActions={row => [
        remove({
          row,
          label: 'Remove GST treatment',
          done: `GST treatment of ${row.party} removed`,
          may: mayManage && row.status === 'scheduled',
        }),
      ]}
      may={mayManage}
      called={row => (row ? `${GST_TREATMENTS[row.gstCode].name}, ${row.party}` : 'New GST treatment')}
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
            hint="Fill in one. A project's treatment comes before its customer's."
          />
          <Field.Combobox
            name="projectId"
            label="Project"
            source={PROJECTS}
            text={row?.level === 'project' ? row.party : undefined}
            span={6}
            optional
          />
          <Field.Select name="gstCode" label="Treatment" choices={TREATMENTS} span={12} />
          <Field.Date
            name="fromDate"
            label="First day"
            span={6}
            hint="Today or later. The present treatment ends the day before."
          />
          <Field.Date name="toDate" label="Last day" span={6} optional hint="Leave blank for open-ended." />
          <Field.Text name="reason" label="Reason" span={12} hint="Printed on the invoice." />
          <Field.Text name="evidence" label="Evidence" span={12} optional hint="For example the approval number." />
        </>
      )}
    />
  )
}
