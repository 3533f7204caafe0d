import type { AppLoadContext } from '@remix-run/node'
import { apiFor, attempt, take } from '~/web/kit/api'
import { timelineOf } from '~/web/kit/record/timeline-loader'

type Asked = { request: Request; context: AppLoadContext }
const FEW = 15
const ALL = { limit: '200', offset: '0' }

const customerOf = (asked: Asked, id: string) => take(apiFor(asked).customers.customer[':id'].$get({ param: { id } }))
export type Customer = Awaited<ReturnType<typeof customerOf>>

/** The record of a customer: its figures, and of its lists only the one that is looked at. */
export async function customerData(asked: Asked, id: string) {
  const customer = await customerOf(asked, id)
  const tab = new URL(asked.request.url).searchParams.get('tab') ?? ''
  if (tab === 'edit') return { customer, form: await customerFormData(asked, customer), story: null, lists: null }
  const [story, lists] = await Promise.all([
    take(apiFor(asked).customers.customer.story[':id'].$get({ param: { id } })),
    listsOf(asked, id, tab),
  ])
  return { customer, form: null, story, lists }
}
export type CustomerData = Awaited<ReturnType<typeof customerData>>
export type Story = NonNullable<CustomerData['story']>
export type Lists = NonNullable<CustomerData['lists']>

/** What the form needs, of a customer or for a new one. */
export async function customerFormData({ request, context }: Asked, customer: Customer | null) {
  const api = apiFor({ request, context }).customers
  const id = customer?.id
  const [people, regions, history] = await Promise.all([
    attempt(api.salesperson.$get({ query: { ...ALL, active: 'true' } })),
    take(apiFor({ request, context }).fleet.region.region.$get()),
    id ? take(api.customer.audit[':id'].$get({ param: { id }, query: { limit: '8', offset: '0' } })) : null,
  ])
  return { customer, people: people.ok ? people.data.rows : [], regions: regions.rows, history: history?.rows ?? [] }
}
export type CustomerFormData = Awaited<ReturnType<typeof customerFormData>>

async function listsOf(asked: Asked, customerId: string, tab: string) {
  const api = apiFor(asked)
  const json = { customerId, limit: FEW, offset: 0 }
  const query = { customerId, limit: String(FEW), offset: '0' }
  const param = { id: customerId }
  const when = <T>(name: string, ask: () => Promise<T>): Promise<T> | null => (tab === name ? ask() : null)
  const [projects, quotes, invoices, payments, tests, timeline] = await Promise.all([
    when('projects', () => take(api.customers.project.list.$get({ query }))),
    when('quotes', () => attempt(api.pricing.pricing.fetch.$post({ json }))),
    when('invoices', () => attempt(api.billing.invoice.search.$post({ json }))),
    when('invoices', () => attempt(api.billing.payment.$get({ query }))),
    when('tests', () => attempt(api.cylinders['cylinder-test']['get-all-cylinder-test'].$get({ query }))),
    timelineOf(asked.request, {
      trail: () => take(api.customers.customer.audit[':id'].$get({ param, query: { limit: '200', offset: '0' } })),
      asOf: query => take(api.customers.customer['as-of'][':id'].$get({ param, query })),
    }),
  ])
  return {
    projects: projects?.rows ?? [],
    quotes: quotes?.ok ? quotes.data.rows : [],
    invoices: invoices?.ok ? invoices.data.rows : [],
    payments: payments?.ok ? payments.data.rows : [],
    tests: tests?.ok ? tests.data.rows : [],
    timeline,
  }
}
