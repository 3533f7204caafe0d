import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import { ADJUSTED, ADJUSTED_WORDS, AdjustmentApply } from '~/domain/pricing/price-adjustment/price-adjustment'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { AdjustmentLine, AdjustmentSummary } from '~/web/kit/client/pricing'
import { done } from '~/web/kit/done'
import { countOf } from '~/web/kit/figures'
import { useAnswer } from '~/web/kit/form/answer'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { ManyFields } from '~/web/kit/form/many-fields'
import { Section } from '~/web/kit/form/section'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { CUSTOMERS, PRODUCTS, REGIONS } from '../lookups'
import { AdjustmentEffect } from './lines'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [session, choices] = await Promise.all([
    sessionOf(request, context),
    take(apiFor({ request, context }).pricing['price-adjustment'].choices.$get()),
  ])
  return { tomorrow: addDays(businessDay(new Date(session?.now ?? 0)), 1), ...choices }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, intent, key } = await readForm(request, AdjustmentApply)
  const api = apiFor({ request, context, key }).pricing['price-adjustment']
  if (intent === 'preview') {
    const { name: _name, reason: _reason, ...rule } = values
    const seen = await attempt(api.effect.$post({ json: rule }))
    return seen.ok
      ? data({ values: raw, preview: { ...seen.data, fromDate: rule.fromDate } })
      : refused(seen.problem, raw)
  }
  const saved = await attempt(api.applyPriceChange.$post({ json: values }))
  return saved.ok
    ? done(
        request,
        `../${saved.data.id}`,
        `${saved.data.adjustmentNo} needs approval: ${countOf(saved.data.lines, 'price')}`,
      )
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof AdjustmentApply>()
const KINDS = [
  ['amount', 'S$ per m³'],
  ['percent', 'per cent'],
] as const
const named = (name: string) => [name, name] as const
const TARGETS = ADJUSTED.map(one => [one, ADJUSTED_WORDS[one]] as const)

type Preview = { prices: AdjustmentLine[]; summary: AdjustmentSummary; fromDate: string }

/** Which prices change, by how much and from when; every line is seen before it is applied for. */
export default function AdjustmentForm() {
  const { tomorrow, families, categoryNames } = useLoaderData<typeof loader>()
  const can = useCan()
  const answer = useAnswer() as { preview?: Preview } | undefined
  return (
    <FormScreen
      title="New price adjustment"
      values={{ fromDate: tomorrow, kind: 'amount', roundTo: '0.01', appliesTo: ['agreed'] }}
      readOnly={!can('manage', 'price_adjustment')}
      back=".."
      save="Request change"
      actions={
        <Button type="submit" form="record" name="intent" value="preview">
          Preview
        </Button>
      }
      footnote="Somebody else approves it. Deliveries before the first day keep their price."
      notice={answer?.preview && <Lines preview={answer.preview} />}
    >
      <Section title="Change">
        <Field.Text name="name" label="Description" span={6} placeholder="Cement rise" />
        <Field.Date name="fromDate" label="From" span={3} />
        <Field.Combobox name="regionId" label="Region" source={REGIONS} span={3} />
        <CheckFields
          name="appliesTo"
          label="What changes"
          choices={TARGETS}
          hint="Add-ons, services and surcharges: the region's prices, by per cent. What is agreed for them stays."
        />
        <Field.Number name="value" label="Change by" span={3} hint="Use a minus to reduce" />
        <Field.Select name="kind" label="Unit" choices={KINDS} span={3} />
        <Field.Number name="roundTo" label="Round to" unit="S$" span={3} />
        <Field.Textarea name="reason" label="Reason" rows={2} optional />
      </Section>
      <Section title="Concrete" note="Leave all empty for every product of the region.">
        <CheckFields name="families" label="Families" choices={families.map(named)} />
        <ManyFields name="productIds" label="Products" source={PRODUCTS} known={[]} />
      </Section>
      <Section title="Agreed with" note="For agreed prices. Leave both empty for every customer of the region.">
        <CheckFields name="categoryNames" label="Customers of a category" choices={categoryNames.map(named)} />
        <ManyFields name="customerIds" label="Customers" source={CUSTOMERS} known={[]} />
      </Section>
    </FormScreen>
  )
}

const Lines = ({ preview }: { preview: Preview }) => (
  <section aria-label="Preview" className="mt-2 rounded-lg border border-line">
    <h2 className="px-4 pt-3 font-semibold text-section">
      {preview.summary.lines === 0
        ? 'No price is affected'
        : `${countOf(preview.summary.lines, 'price')} ${preview.summary.lines === 1 ? 'changes' : 'change'}`}
    </h2>
    {preview.summary.lines > 0 && <AdjustmentEffect {...preview} />}
  </section>
)
