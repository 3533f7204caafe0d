import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { ETicketSubscriptionSave } from '~/domain/deliveries/e-ticket-subscription'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { ETicketSubscriptionRow as Row } from '~/web/kit/client/deliveries'
import { showDateTime } from '~/web/kit/dates'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { type Column, filter } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf, withParams } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { statusChoices } from '~/web/kit/status-words'
import { Button } from '~/web/ui/button'
import { CUSTOMERS, ETicketSubscriptionFields, eventNames } from './e-ticket-subscription-fields'
import { shownOnce } from './shown-once'
import { type MadeSecret, ShownSecret } from './shown-secret'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).deliveries['e-ticket-subscription'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, ETicketSubscriptionSave)
  const made = await attempt(apiFor({ request, context }).deliveries['e-ticket-subscription'].$post({ json: values }))
  return made.ok ? shownOnce(made.data) : refused(made.problem, raw)
}

/** Whose loads are told as data, where to, and whether they arrive. */
export default function ETicketSubscriptionList() {
  const page = useLoaderData<typeof loader>()
  const made = useActionData<{ made?: MadeSecret }>()?.made
  const [params] = useSearchParams()
  const { editing, to } = useEditLink()
  const mayManage = useCan()('manage', 'e_ticket_subscription')
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Add subscription
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="E-ticket subscriptions"
      noun={['subscription', 'subscriptions']}
      page={page}
      columns={columns}
      open={row => `/sales-management/e-ticket-subscriptions/${row.id}`}
      search="Customer, project or address"
      filters={[
        filter.choice('status', 'Status', statusChoices('eTicketSubscription'), true),
        filter.lookup('customerId', 'Customer', CUSTOMERS),
      ]}
      actions={add}
      empty={{
        text: 'A customer whose own system takes e-tickets gets each one as signed data, when the ticket is made and at each step of the load.',
        action: add,
      }}
    >
      {made ? (
        <ShownSecret made={made} away={withParams(params, { edit: null, page: params.get('page') })} />
      ) : (
        editing === 'new' && (
          <DialogForm
            title="New e-ticket subscription"
            values={{ events: ['ticket_made', 'delivered', 'corrected', 'voided'] }}
            save="Save subscription"
          >
            <ETicketSubscriptionFields />
          </DialogForm>
        )
      )}
    </ListScreen>
  )
}

const columns: Column<Row>[] = [
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true },
  { key: 'projectName', label: 'Project', show: row => row.projectName ?? 'All' },
  { key: 'url', label: 'Address', show: row => <span className="code">{row.url}</span>, sort: true, width: 260 },
  { key: 'events', label: 'Events', show: row => eventNames(row.events), wrap: true, phone: 'none' },
  { key: 'waiting', label: 'Waiting', show: row => <span className="figures">{row.waiting}</span>, align: 'right' },
  {
    key: 'lastSentAt',
    label: 'Last sent',
    show: row => <span className="figures">{row.lastSentAt ? showDateTime(row.lastSentAt) : 'Never'}</span>,
  },
  {
    key: 'status',
    label: 'Status',
    show: row => <Status of="eTicketSubscription" value={row.status} />,
    sort: true,
    phone: 'end',
  },
]
