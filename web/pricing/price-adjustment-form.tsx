import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays, businessDay } from '~/domain/kit/time'
import { AdjustmentApply, type AdjustmentLine } from '~/domain/pricing/price-adjustment'
import { apiFor, attempt } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { countOf, showNumber } from '~/web/kit/figures'
import { useAnswer } from '~/web/kit/form/answer'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { ManyFields } from '~/web/kit/form/many-fields'
import { Section } from '~/web/kit/form/section'
import { PlainTable } from '~/web/kit/page-grid'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { CUSTOMERS, PRODUCTS, REGIONS } from './lookups'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  return { tomorrow: addDays(businessDay(new Date(session?.now ?? 0)), 1) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, intent, key } = await readForm(request, AdjustmentApply)
  const api = apiFor({ request, context, key }).pricing['price-adjustment']
  if (intent === 'preview') {
    const { name: _name, reason: _reason, ...rule } = values
    const seen = await attempt(api['fetch-price'].$post({ json: { ...rule, limit: 200, offset: 0 } }))
    return seen.ok ? data({ values: raw, preview: seen.data }) : refused(seen.problem, raw)
  }
  const saved = await attempt(api.applyPriceChange.$post({ json: values }))
  return saved.ok
    ? done(request, '..', `${saved.data.adjustmentNo} needs approval: ${countOf(saved.data.lines, 'price')}`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof AdjustmentApply>()
const KINDS = [
  ['amount', 'S$ per m³'],
  ['percent', 'per cent'],
] as const

type Preview = { rows: AdjustmentLine[]; total: number }

/** Which agreed prices change, by how much and from when; every line is seen before it is applied for. */
export default function AdjustmentForm() {
  const { tomorrow } = useLoaderData<typeof loader>()
  const can = useCan()
  const answer = useAnswer() as { preview?: Preview } | undefined
  return (
    <FormScreen
      title="New price adjustment"
      values={{ fromDate: tomorrow, kind: 'amount', roundTo: '0.01' }}
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
        <Field.Text name="name" label="Kind" span={6} placeholder="Cement rise" />
        <Field.Date name="fromDate" label="From" span={3} />
        <Field.Combobox name="regionId" label="Region" source={REGIONS} span={3} />
        <Field.Number name="value" label="Change by" span={3} hint="Use a minus to reduce" />
        <Field.Select name="kind" label="Unit" choices={KINDS} span={3} />
        <Field.Number name="roundTo" label="Round to" unit="S$" span={3} />
        <Field.Textarea name="reason" label="Reason" rows={2} optional />
      </Section>
      <Section title="Applies to" note="Leave both empty for all customers and products of the region.">
        <ManyFields name="customerIds" label="Customers" source={CUSTOMERS} known={[]} />
        <ManyFields name="productIds" label="Products" source={PRODUCTS} known={[]} />
      </Section>
    </FormScreen>
  )
}

const Lines = ({ preview }: { preview: Preview }) => (
  <section aria-label="Preview" className="mt-2 rounded-lg border border-line">
    <h2 className="px-4 py-3 font-semibold text-section">
      {preview.total === 0
        ? 'No agreed price is affected'
        : `${countOf(preview.total, 'price')} ${preview.total === 1 ? 'changes' : 'change'}`}
      {preview.total > preview.rows.length && (
        <span className="font-normal text-muted">, the first {preview.rows.length} are shown</span>
      )}
    </h2>
    {preview.rows.length > 0 && (
      <PlainTable
        caption="Prices before and after"
        rows={preview.rows}
        id={row => row.productPriceId}
        columns={[
          { label: 'Customer', show: row => row.customerName },
          { label: 'Project', show: row => row.projectName },
          { label: 'Product', show: row => <span className="code">{row.productCode}</span> },
          { label: 'Before', align: 'right', show: row => showNumber(row.oldPrice, 2) },
          {
            label: 'After',
            align: 'right',
            show: row => <strong className="font-semibold">{showNumber(row.newPrice, 2)}</strong>,
          },
          { label: 'Open change', show: row => row.collision && <span className="text-stop">{row.collision}</span> },
        ]}
      />
    )}
  </section>
)
