import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import { PriceTrialForm, percentsOf } from '~/domain/pricing/price-trial'
import { apiFor, attempt, sitePath, take } from '~/web/kit/api'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'

const RESULT = '/sales-management/price-trial/result'
const USUAL_DAYS = 30

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const choices = await take(apiFor({ request, context }).pricing['price-trial'].choices.$get())
  const { percents, ...asked } = Object.fromEntries(new URL(request.url).searchParams)
  const families = [...percentsOf(percents)].map(([family, percent]) => ({ family, percent }))
  const period = { fromDate: addDays(today, -USUAL_DAYS), toDate: addDays(today, -1) }
  return { choices, values: { ...period, ...asked, percents: families } }
}

/** What is typed becomes the address of the result, so that it can be kept, sent and changed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, PriceTrialForm)
  const { percents, ...typed } = values
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(typed)) if (value) query[name] = String(value)
  if (percents.length) query.percents = percents.map(of => `${of.family ?? ''}=${of.percent ?? ''}`).join(';')
  const { fromDate, toDate } = values
  const seen = await attempt(
    apiFor({ request, context }).pricing['price-trial'].change.$get({ query: { ...query, fromDate, toDate } }),
  )
  return seen.ok ? redirect(sitePath(`${RESULT}?${new URLSearchParams(query)}`)) : refused(seen.problem, raw)
}

const Field = fieldsOf<typeof PriceTrialForm>()
const Percent = rowFieldsOf<typeof PriceTrialForm, 'percents'>()
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
      footnote="Prices agreed with a project or for one order stay as they are. Changes made by hand on drafts are left out."
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
      <Section
        title="Surcharge, service or add-on"
        note="The price of the region. What you leave empty stays as it is."
      >
        <Field.Select
          name="chargeId"
          label="Charge"
          choices={choices.charges.map(choice)}
          empty="None"
          span={6}
          optional
        />
        <Field.UnitPrice name="chargePrice" label="New price" span={3} optional />
        <Field.Number name="chargeFree" label="Free" span={3} optional />
        <Field.Number name="chargeMinimum" label="Minimum" span={3} optional />
        <Field.Number name="chargeMaximum" label="Maximum" span={3} optional />
      </Section>
      <Section title="Settings">
        <Field.Quantity name="minimumLoad" label="Minimum load" span={3} optional />
        <Field.Time name="normalFrom" label="Normal hours from" span={3} optional />
        <Field.Time name="normalTo" label="Normal hours to" span={3} optional />
        <Field.Number name="gstPercent" label="GST rate" unit="%" span={3} optional />
      </Section>
    </FormScreen>
  )
}
