import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { RecordScreen, type RecordTab } from '~/web/kit/record/record-screen'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { TestSets } from '../test-sets'
import { saveCustomer } from './action'
import { CustomerForm } from './fields'
import { CustomerInvoices, CustomerProjects, CustomerQuotes } from './lists'
import { type Customer, customerData, type Story } from './loader'
import { CustomerNotes, CustomerOverview } from './overview'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  customerData({ request, context }, params.id ?? '')

export const action = (args: ActionFunctionArgs) => saveCustomer(args)

/** How a customer stands: credit, what was delivered and what is owed, what comes next; the form is one of its sections. */
export default function CustomerRecord() {
  const { customer, form, story, lists } = useLoaderData<typeof loader>()
  const tabs = useTabs(customer)
  if (form) return <CustomerForm data={form} tabs={<SectionTabs tabs={tabs} />} />
  if (!story || !lists) return null
  const content: Record<string, () => ReactNode> = {
    overview: () => <CustomerOverview customer={customer} story={story} />,
    projects: () => <CustomerProjects customer={customer} rows={lists.projects} />,
    orders: () => <CustomerOverview customer={customer} story={story} only="orders" />,
    deliveries: () => <CustomerOverview customer={customer} story={story} only="deliveries" />,
    quotes: () => <CustomerQuotes customer={customer} rows={lists.quotes} />,
    invoices: () => <CustomerInvoices customer={customer} rows={lists.invoices} payments={lists.payments} />,
    tests: () => <TestSets all={`/inhouse-cylinder-testing?customerId=${customer.id}`} rows={lists.tests} />,
    notes: () => <CustomerNotes customer={customer} />,
    timeline: () => lists.timeline && <RecordTimeline of={lists.timeline} />,
    edit: () => null,
  }
  return (
    <RecordScreen
      kind={kitWords.fieldCustomer()}
      title={customer.customerName}
      id={customer.customerCode}
      status={<Credit customer={customer} />}
      facts={factsOf(customer, story)}
      actions={[{ label: words.customerEditTitle(), to: '?tab=edit', hidden: !tabs.some(tab => tab.key === 'edit') }]}
      watch={{ subject: 'customer', subjectId: customer.id }}
      tabs={tabs.map(tab => ({ ...tab, content: content[tab.key]! }))}
    />
  )
}

type Tab = Omit<RecordTab, 'content'>

function useTabs(customer: Customer): Tab[] {
  const can = useCan()
  const tab = (key: string, label: string, shown = true, count?: number): Tab[] =>
    shown ? [{ key, label, count }] : []
  return [
    ...tab('overview', kitWords.recordOverview()),
    ...tab('projects', kitWords.fieldProjects(), true, customer.projects.length),
    ...tab('orders', words.customerTabOrders()),
    ...tab('deliveries', words.customerTabDeliveries()),
    ...tab('quotes', words.customerTabQuotes(), can('view', 'pricing')),
    ...tab('invoices', words.customerTabInvoices(), can('view', 'invoice')),
    ...tab('tests', words.customerTabTests(), can('view', 'cylinder_test')),
    ...tab('notes', words.customerTabNotes(), true, customer.contacts.length),
    ...tab('timeline', kitWords.recordTimeline()),
    ...tab('edit', kitWords.recordEdit(), can('manage', 'customer_record')),
  ]
}

function factsOf(customer: Customer, story: Story) {
  const [next] = story.pours
  return [
    {
      label: words.salespersonPlural(),
      value: customer.salespeople.map(({ name }) => name).join(', ') || kitWords.choiceNone(),
    },
    ...(story.deputyName ? [{ label: words.customerDeputy(), value: story.deputyName }] : []),
    { label: kitWords.fieldRegions(), value: customer.regions.map(of => of.regionName).join(', ') || '–' },
    { label: words.customerRegistration(), value: customer.registrationNo ?? '–' },
    ...(customer.gstNo ? [{ label: words.customerGstNo(), value: customer.gstNo }] : []),
    { label: words.customerPaymentTerm(), value: customer.paymentTermName ?? '–' },
    {
      label: words.customerNextPour(),
      value: next ? `${showDate(next.orderDate)} ${next.startTime}` : words.customerNextPourNone(),
    },
  ]
}

const Credit = ({ customer }: { customer: Customer }) => (
  <>
    {!customer.active && <Status of="active" value={false} />}
    {customer.creditSuspended ? (
      <Badge tone="stop">
        {words.customerHeldBecause({ reason: customer.creditReason ?? words.customerNoReason() })}
      </Badge>
    ) : (
      <Badge tone="done">{words.customerCreditOk()}</Badge>
    )}
  </>
)
