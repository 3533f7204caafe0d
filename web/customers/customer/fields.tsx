import { type ReactNode, useState } from 'react'
import type { CustomerSave } from '~/domain/customers/customer'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { useCan } from '~/web/kit/can'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { savedNote } from '~/web/kit/saved-note'
import { Status } from '~/web/kit/status'
import { CUSTOMERS_LIST, customerPath, PAPER_LANGUAGES, PAYMENT_TERMS } from '../lookups'
import type { CustomerFormData } from './loader'
import { CategoryRows, ContactRows } from './rows'
import { CustomerSide } from './side'

const Field = fieldsOf<typeof CustomerSave>()

/**
 * A customer with contacts, who sells to it, where, on what terms; a name that is near another one is pointed out. `tabs`
 * are the sections of the record that the form is one of.
 */
export function CustomerForm({ data, tabs }: { data: CustomerFormData; tabs?: ReactNode }) {
  const { customer, people, regions, history } = data
  const can = useCan()
  const [name, setName] = useState('')
  const [registrationNo, setRegistrationNo] = useState('')
  const mayCredit = can('manage', 'customer_credit')
  return (
    <FormScreen
      title={customer?.customerName ?? words.customerNew()}
      values={
        customer ?? {
          regionIds: regions.length === 1 ? [regions[0]!.id] : [],
          billSplit: ['purchase_order'],
          language: 'en',
        }
      }
      readOnly={!can('manage', 'customer_record')}
      back={customer ? customerPath(customer.id) : CUSTOMERS_LIST}
      tabs={tabs}
      save={words.customerSave()}
      draft={!customer}
      actions={customer && <Status of="active" value={customer.active} />}
      aside={<CustomerSide typed={name} registrationNo={registrationNo} customer={customer} history={history} />}
      footnote={customer && savedNote(customer)}
    >
      <Section title={words.customerCompany()}>
        <div
          className="contents"
          onInput={({ target }) => {
            const { name: field, value } = target as HTMLInputElement
            if (field === 'customerName') setName(value)
            if (field === 'registrationNo') setRegistrationNo(value)
          }}
        >
          <Field.Text name="customerName" label={words.customerName()} span={8} autoComplete="off" />
          <Field.Text
            name="customerCode"
            label={kitWords.fieldCode()}
            span={4}
            optional
            hint={kitWords.fieldNumberFollows()}
          />
          <Field.Text name="registrationNo" label={words.customerRegistration()} span={4} optional />
          <Field.Text name="gstNo" label={words.customerGstNo()} span={4} optional />
        </div>
        <Field.Text name="phone" label={kitWords.fieldPhone()} type="tel" span={4} optional />
        <Field.Text name="email" label={kitWords.fieldEmail()} type="email" span={4} optional />
        <Field.Select
          name="language"
          label={words.customerPaperLanguage()}
          hint={words.customerPaperLanguageHint()}
          choices={PAPER_LANGUAGES}
          span={4}
        />
        <Field.Textarea name="address" label={kitWords.fieldAddress()} rows={2} optional />
        <Field.Switch
          name="separateAccount"
          label={words.customerSeparateAccount()}
          hint={words.customerSeparateAccountHint()}
        />
      </Section>
      <Section title={words.customerSales()} note={words.customerWhoSees()}>
        <CheckFields
          name="salespersonIds"
          label={words.salespersonPlural()}
          choices={people.map(one => [one.id, one.name] as const)}
        />
        <Field.Select
          name="deputySalespersonId"
          label={words.customerDeputy()}
          hint={words.customerDeputyHint()}
          choices={people.map(one => [one.id, one.name] as const)}
          span={6}
          optional
        />
        <CheckFields
          name="regionIds"
          label={kitWords.fieldRegions()}
          choices={regions.map(one => [one.id, one.regionName] as const)}
        />
      </Section>
      <Section title={words.contactPlural()} note={words.contactHint()}>
        <ContactRows projects={customer?.projects ?? []} />
      </Section>
      <Section title={words.customerTermsAndCredit()} note={mayCredit ? undefined : words.customerCreditBy()}>
        <Field.Combobox
          name="paymentTermId"
          label={words.customerPaymentTerm()}
          source={PAYMENT_TERMS}
          text={customer?.paymentTermName ?? undefined}
          hint={words.customerPaymentTermHint()}
          span={4}
          optional
        />
        <Field.Money name="creditLimit" label={words.customerCreditLimit()} span={4} optional />
        <Field.Text name="erpAccount" label={words.customerErpAccount()} span={4} optional />
        <CheckFields
          name="billSplit"
          label={words.customerBillSplit()}
          hint={words.customerBillSplitHint()}
          choices={[
            ['purchase_order', words.customerSplitPurchaseOrder()],
            ['site', kitWords.fieldSite()],
            ['product', words.customerSplitProduct()],
            ['month', kitWords.calendarMonth()],
          ]}
        />
        <Field.Switch name="selfBilling" label={words.customerSelfBilling()} hint={words.customerSelfBillingHint()} />
        <Field.Switch name="creditSuspended" label={words.customerCreditHold()} hint={words.customerCreditHoldHint()} />
        <Field.Text name="creditReason" label={words.customerCreditHoldReason()} span={12} optional />
      </Section>
      <Section title={words.priceCategoryPlural()} note={words.priceCategoryHint()}>
        <CategoryRows
          regions={regions}
          readOnly={!can('manage', 'price_category')}
          given={customer?.priceCategories ?? []}
        />
      </Section>
      <Section title={kitWords.fieldRemarks()}>
        <Field.Textarea name="remarks" label={kitWords.fieldRemarks()} rows={3} optional />
      </Section>
    </FormScreen>
  )
}
