import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { type RepricedList, RepricingSubmit } from '~/domain/pricing/repricing'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { useAnswer } from '~/web/kit/form/answer'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { PRODUCTS, PROJECTS } from './lookups'
import { RepricedLoads } from './repriced-loads'

const LIST = '/sales-management/repricing'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('pricingId')
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0))
  const quote = id ? await take(apiFor({ request, context }).pricing.pricing[':id'].$get({ param: { id } })) : null
  return { quote, today }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, intent, key } = await readForm(request, RepricingSubmit)
  const api = apiFor({ request, context, key }).pricing.repricing
  if (intent === 'preview') {
    const { reason: _reason, pricingId: _pricingId, ...rule } = values
    const seen = await attempt(api.preview.$post({ json: rule }))
    return seen.ok ? data({ values: raw, preview: seen.data }) : refused(seen.problem, raw)
  }
  const saved = await attempt(api.$post({ json: values }))
  return saved.ok
    ? done(request, `${LIST}/${saved.data.id}`, `${saved.data.repricingNo} submitted for approval`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof RepricingSubmit>()
const Price = rowFieldsOf<typeof RepricingSubmit, 'prices'>()

/** New prices for days that are over; the loads that they touch are seen before anything is submitted. */
export default function RepricingForm() {
  const { quote, today } = useLoaderData<typeof loader>()
  const can = useCan()
  const answer = useAnswer() as { preview?: RepricedList } | undefined
  const prices = quote?.lines.map(({ productId, productCode, unitPrice }) => ({ productId, productCode, unitPrice }))
  const last = quote?.toDate && quote.toDate < today ? quote.toDate : today
  return (
    <FormScreen
      title="New back-dated price change"
      values={
        quote
          ? { projectId: quote.projectId, fromDate: quote.fromDate, toDate: last, prices, reason: quote.reason ?? '' }
          : { prices: [] }
      }
      readOnly={!can('manage', 'repricing')}
      back={LIST}
      save="Submit for approval"
      note={quote ? `With the prices of ${quote.pricingReference}.` : undefined}
      actions={
        <Button type="submit" form="record" name="intent" value="preview">
          Show loads
        </Button>
      }
      footnote="Somebody else approves it. Open drafts are then worked out again, and each invoice gets a credit or debit note."
      notice={answer?.preview && <Preview list={answer.preview} />}
    >
      <Section title="Project and days">
        <Field.Combobox name="projectId" label="Project" source={PROJECTS} text={quote?.projectName} span={6} />
        <Field.Date name="fromDate" label="First day" span={3} />
        <Field.Date name="toDate" label="Last day" span={3} hint="Included, today at the latest." />
        {quote && <input type="hidden" name="pricingId" value={quote.id} />}
      </Section>
      <Section title="New prices">
        <Field.Rows name="prices" label="Products" add="Add product">
          {({ value }) => (
            <>
              <Price.Combobox
                name="productId"
                label="Product"
                source={PRODUCTS}
                text={value.productCode as string | undefined}
                span={8}
              />
              <Price.Number name="unitPrice" label="New price" unit="S$ per m³" span={4} />
            </>
          )}
        </Field.Rows>
      </Section>
      <Section title="Reason">
        <Field.Textarea name="reason" label="What was agreed, and with whom" rows={2} hint="Printed on the notes." />
      </Section>
    </FormScreen>
  )
}

const Preview = ({ list }: { list: RepricedList }) =>
  list.loads.length ? (
    <section aria-label="Loads" className="mt-2 grid gap-4">
      <RepricedLoads {...list} />
    </section>
  ) : (
    <p className="mt-2 text-muted">No load of these products was delivered to this project in these days.</p>
  )
