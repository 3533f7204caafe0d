import {
  ETICKET_EVENT_LABELS,
  ETICKET_EVENTS,
  type ETicketEvent,
  type ETicketSubscriptionSave,
} from '~/domain/deliveries/e-ticket-subscription'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'

export const CUSTOMERS = { path: 'customer/active-customers', label: 'customerName', detail: 'customerCode' }
const PROJECTS = { path: 'project/active-projects', label: 'projectName', detail: 'customerName' }
const Field = fieldsOf<typeof ETicketSubscriptionSave>()

export const eventName = (event: string): string => ETICKET_EVENT_LABELS[event as ETicketEvent | 'test']
export const eventNames = (events: readonly string[]): string =>
  events.length === ETICKET_EVENTS.length ? 'All' : events.map(eventName).join(', ')

/** Whose loads, where to, of which events. */
export const ETicketSubscriptionFields = ({
  names = {},
}: {
  names?: { customer?: string | undefined; project?: string | undefined }
}) => (
  <>
    <Field.Combobox name="customerId" label="Customer" source={CUSTOMERS} text={names.customer} span={6} />
    <Field.Combobox
      name="projectId"
      label="Project"
      source={PROJECTS}
      text={names.project}
      span={6}
      optional
      hint="Leave empty for all projects of the customer."
    />
    <Field.Text name="url" label="Address" span={12} hint="Begins with https:// and is on the public internet." />
    <CheckFields
      name="events"
      label="Events"
      choices={ETICKET_EVENTS.map(event => [event, ETICKET_EVENT_LABELS[event]] as const)}
    />
  </>
)
