import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import { PRICE_CATEGORY_TYPES, PriceCategorySave } from '~/domain/pricing/price-category'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { REGIONS } from '../lookups'

const LIST = '/sales-management/price-category/overview'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('from')
  const session = await sessionOf(request, context)
  const tomorrow = addDays(businessDay(new Date(session?.now ?? 0)), 1)
  const before = id
    ? await take(apiFor({ request, context }).pricing['price-category'][':id'].$get({ param: { id } }))
    : null
  return { before, tomorrow }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, PriceCategorySave)
  const saved = await attempt(apiFor({ request, context, key }).pricing['price-category'].$post({ json: values }))
  return saved.ok
    ? done(
        request,
        LIST,
        saved.data.approval?.message ?? `${saved.data.categoryName}, version ${saved.data.versionNo} saved`,
      )
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof PriceCategorySave>()
const Discount = rowFieldsOf<typeof PriceCategorySave, 'discounts'>()
const KINDS = Object.entries(PRICE_CATEGORY_TYPES)
const UNITS = [
  ['percent', 'per cent of the list price'],
  ['amount', 'S$ per m³'],
] as const

/** A category or its next version; the one in force ends on the first day. */
export default function PriceCategoryForm() {
  const { before, tomorrow } = useLoaderData<typeof loader>()
  const can = useCan()
  const values = before
    ? {
        regionId: before.regionId,
        categoryName: before.categoryName,
        priceCategoryType: before.priceCategoryType,
        fromDate: tomorrow,
        discounts: before.discounts,
      }
    : { fromDate: tomorrow, priceCategoryType: 'customer', discounts: [] }
  return (
    <FormScreen
      title={before ? `${before.categoryName}: next version` : 'New price category'}
      values={values}
      readOnly={!can('manage', 'price_category')}
      back={LIST}
      save="Save category"
      note={before ? `${before.regionName}; version ${before.versionNo} ends on the first day of this one.` : undefined}
    >
      <Section title="Category">
        <Field.Text name="categoryName" label="Category" span={6} />
        <Field.Combobox name="regionId" label="Region" source={REGIONS} text={before?.regionName} span={6} />
        <Field.Select name="priceCategoryType" label="Kind" choices={KINDS} span={6} />
        <Field.Date name="fromDate" label="From" span={3} />
        <Field.Date name="toDate" label="To" span={3} optional />
      </Section>
      <Section
        title="Discounts"
        note="The most specific line applies: family and band before family, family before band."
      >
        <Field.Rows name="discounts" label="Lines" add="Add line">
          {() => (
            <>
              <Discount.Text name="family" label="Family" span={3} optional placeholder="All" />
              <Discount.Number name="strengthFrom" label="From strength" unit="MPa" span={2} optional />
              <Discount.Number name="strengthTo" label="To strength" unit="MPa" span={2} optional />
              <Discount.Number name="value" label="Discount" span={2} />
              <Discount.Select name="kind" label="Unit" choices={UNITS} span={3} />
            </>
          )}
        </Field.Rows>
      </Section>
    </FormScreen>
  )
}
