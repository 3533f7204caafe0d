import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GST_CODES, GST_TREATMENTS } from '~/domain/billing/gst'
import { RETURN_CAUSES } from '~/domain/kit/return-cause'
import { addDays, businessDay } from '~/domain/kit/time'
import { GST_BY_LABELS, PAYER_LABELS, PriceTrialForm, WASHOUT_LABELS } from '~/domain/pricing/price-trial'
import { apiFor, attempt, sitePath, take } from '~/web/kit/api'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { CUSTOMERS, PRODUCTS, PROJECTS } from './lookups'
import { FirstCharge, FurtherCharges } from './tried-charge-fields'
import { TriedCategory, TriedDays, TriedDiscounts, TriedIndex } from './tried-fields'
import { queryOf, rowsOf } from './tried-rows'

const RESULT = '/sales-management/price-trial/result'
const USUAL_DAYS = 30

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const choices = await take(apiFor({ request, context }).pricing['price-trial'].choices.$get())
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const period = { fromDate: addDays(today, -USUAL_DAYS), toDate: addDays(today, -1) }
  return { choices, values: { ...period, ...asked, ...rowsOf(asked) } }
}

/** What is typed becomes the address of the result, so that it can be kept, sent and changed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, PriceTrialForm)
  const query = queryOf(values)
  const { fromDate, toDate } = values
  const seen = await attempt(
    apiFor({ request, context }).pricing['price-trial'].change.$get({ query: { ...query, fromDate, toDate } }),
  )
  return seen.ok ? redirect(sitePath(`${RESULT}?${new URLSearchParams(query)}`)) : refused(seen.problem, raw)
}

const Field = fieldsOf<typeof PriceTrialForm>()
const Percent = rowFieldsOf<typeof PriceTrialForm, 'percents'>()
const Payer = rowFieldsOf<typeof PriceTrialForm, 'returnPayers'>()
const treatments = GST_CODES.map(code => [code, `${GST_TREATMENTS[code].name} (${code})`] as const)
const causes = RETURN_CAUSES.map(({ code, label }) => [code, label] as const)
const choice = ({ id, label }: { id: string; label: string }) => [id, label] as const

/** Which prices, charges or settings to try on which past days. */
export default function PriceTrial() {
  const { choices, values } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title="Price trial"
      values={values}
      back="/sales-management/repricing"
      save="Run trial"
      note="Bills of past days under other prices. Nothing is changed."
      footnote="What is agreed otherwise with a project or for one order stays as it is. Changes made by hand on drafts are left out."
    >
      <Section title="Past days">
        <Field.Date name="fromDate" label="First day" span={3} />
        <Field.Date name="toDate" label="Last day" span={3} hint="92 days at most." />
        <Field.Select
          name="regionId"
          label="Region"
          choices={choices.regions.map(choice)}
          empty="All regions"
          span={4}
          optional
        />
      </Section>
      <Section title="Concrete">
        <Field.Select
          name="priceListId"
          label="Price list"
          choices={choices.lists.map(choice)}
          empty="As in force"
          span={8}
          optional
          hint="Replaces the list of its region on all these days."
        />
        <Field.Rows name="percents" label="List prices by family" add="Add family">
          {() => (
            <>
              <Percent.Select
                name="family"
                label="Family"
                choices={choices.families.map(family => [family, family] as const)}
                span={6}
              />
              <Percent.Number name="percent" label="Change by" unit="%" span={4} hint="Use a minus to reduce." />
            </>
          )}
        </Field.Rows>
      </Section>
      <Section title="Price category" note="Of everybody who is in it, in all its versions.">
        <TriedDiscounts choices={choices} />
      </Section>
      <Section
        title="Agreed with one customer or project"
        note="The agreed price, the category, the charges and the GST treatment below are then for them alone."
      >
        <Field.Combobox name="forCustomerId" label="Customer" source={CUSTOMERS} span={6} optional />
        <Field.Combobox name="forProjectId" label="Project" source={PROJECTS} span={6} optional />
        <Field.Combobox name="productId" label="Product" source={PRODUCTS} span={6} optional />
        <Field.UnitPrice name="productPrice" label="Agreed price" span={3} optional />
        <Field.Select name="gstCode" label="GST treatment" choices={treatments} empty="As agreed" span={6} optional />
        <TriedCategory choices={choices} />
      </Section>
      <Section
        title="Surcharges, services and add-ons"
        note="The price of the region, unless a customer or project is named. What you leave empty stays as it is."
      >
        <FirstCharge choices={choices} />
        <TriedIndex />
        <FurtherCharges choices={choices} />
      </Section>
      <Section title="Settings">
        <Field.Quantity name="minimumLoad" label="Minimum load" span={3} optional />
        <Field.Number name="roadFactor" label="Road factor" span={3} optional />
        <Field.Time name="normalFrom" label="Normal hours from" span={3} optional />
        <Field.Time name="normalTo" label="Normal hours to" span={3} optional />
        <Field.Number name="gstPercent" label="GST rate" unit="%" span={3} optional />
        <Field.Select
          name="gstBy"
          label="GST rate by"
          choices={Object.entries(GST_BY_LABELS)}
          empty="As set"
          span={3}
          optional
        />
        <Field.Select
          name="washoutAt"
          label="Wash-out charged at"
          choices={Object.entries(WASHOUT_LABELS)}
          empty="As set"
          span={3}
          optional
        />
        <TriedDays />
        <Field.Rows name="returnPayers" label="Who pays for returned concrete" add="Add cause">
          {() => (
            <>
              <Payer.Select name="cause" label="Cause" choices={causes} span={6} />
              <Payer.Select name="payer" label="Paid by" choices={Object.entries(PAYER_LABELS)} span={4} />
            </>
          )}
        </Field.Rows>
      </Section>
    </FormScreen>
  )
}
