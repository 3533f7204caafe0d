import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { CustomerSave } from '~/domain/customers/customer'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { CategoryRows, ContactRows } from './customer-rows'
import { CustomerSide } from './customer-side'
import { PAYMENT_TERMS } from './lookups'

const LIST = '/sales-management/customers/overview'
const ALL = { limit: '200', offset: '0' }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).customers
  const id = params.id
  const [customer, people, regions, history] = await Promise.all([
    id ? take(api.customer[':id'].$get({ param: { id } })) : null,
    attempt(api.salesperson.$get({ query: { ...ALL, active: 'true' } })),
    take(apiFor({ request, context }).fleet.region.region.$get()),
    id ? take(api.customer.audit[':id'].$get({ param: { id }, query: { limit: '8', offset: '0' } })) : null,
  ])
  return { customer, people: people.ok ? people.data.rows : [], regions: regions.rows, history: history?.rows ?? [] }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, CustomerSave)
  const api = apiFor({ request, context, key }).customers.customer
  const json = { ...values, contacts: values.contacts ?? [], priceCategories: values.priceCategories ?? [] }
  const saved = await attempt(params.id ? api.$put({ json: { ...json, id: params.id } }) : api.$post({ json }))
  return saved.ok ? done(request, LIST, `${saved.data.customerName} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof CustomerSave>()

/** A customer with contacts, who sells to it, where, on what terms; a name that is near another one is pointed out. */
export default function CustomerForm() {
  const { customer, people, regions, history } = useLoaderData<typeof loader>()
  const can = useCan()
  const [name, setName] = useState('')
  const mayCredit = can('manage', 'customer_credit')
  return (
    <FormScreen
      title={customer?.customerName ?? 'New customer'}
      values={customer ?? { regionIds: regions.length === 1 ? [regions[0]!.id] : [] }}
      readOnly={!can('manage', 'customer_record')}
      back={LIST}
      save="Save customer"
      draft={!customer}
      actions={customer && <Status of="active" value={customer.active} />}
      aside={<CustomerSide typed={name} customer={customer} history={history} />}
      footnote={
        customer &&
        `Saved ${showDateTime(String(customer.updatedAt))}${customer.updatedByName ? ` by ${customer.updatedByName}` : ''}`
      }
    >
      <Section title="Company">
        <div
          className="contents"
          onInput={event => named(event.target) && setName((event.target as HTMLInputElement).value)}
        >
          <Field.Text name="customerName" label="Customer name" span={8} autoComplete="off" />
        </div>
        <Field.Text name="customerCode" label="Code" span={4} optional hint="Left empty, the next number is taken." />
        <Field.Text name="registrationNo" label="Registration no. (UEN)" span={4} optional />
        <Field.Text name="phone" label="Phone" type="tel" span={4} optional />
        <Field.Text name="email" label="E-mail" type="email" span={4} optional />
        <Field.Textarea name="address" label="Address" rows={2} optional />
      </Section>
      <Section title="Sales" note="A salesperson sees the own customers; dispatch sees those of its regions.">
        <CheckFields
          name="salespersonIds"
          label="Salespeople"
          choices={people.map(one => [one.id, one.name] as const)}
        />
        <CheckFields name="regionIds" label="Regions" choices={regions.map(one => [one.id, one.regionName] as const)} />
      </Section>
      <Section title="Contacts" note="Letters go to whoever is named for their purpose.">
        <ContactRows projects={customer?.projects ?? []} />
      </Section>
      <Section title="Terms and credit" note={mayCredit ? undefined : 'Credit is set by finance or the sales manager.'}>
        <Field.Combobox
          name="paymentTermId"
          label="Payment term"
          source={PAYMENT_TERMS}
          text={customer?.paymentTermName ?? undefined}
          span={4}
          optional
        />
        <Field.Money name="creditLimit" label="Credit limit" span={4} optional />
        <Field.Text name="erpAccount" label="ERP account" span={4} optional />
        <Field.Switch
          name="selfBilling"
          label="Self-billing"
          hint="The customer writes the invoice; our draft is matched to it."
        />
        <Field.Switch name="creditSuspended" label="Stop of supply" hint="Ordering is refused until it is lifted." />
        <Field.Text name="creditReason" label="Reason of the stop" span={12} optional />
      </Section>
      <Section
        title="Price categories"
        note="The discount on the regional price list. Without one the list price counts."
      >
        <CategoryRows
          regions={regions}
          readOnly={!can('manage', 'price_category')}
          given={customer?.priceCategories ?? []}
        />
      </Section>
      <Section title="Remarks">
        <Field.Textarea name="remarks" label="Remarks" rows={3} optional />
      </Section>
    </FormScreen>
  )
}

const named = (target: EventTarget) => (target as HTMLInputElement).name === 'customerName'
