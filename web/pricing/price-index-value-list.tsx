import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { decimal } from '~/domain/kit/money'
import { type PriceIndexValueRow, PriceIndexValueSave } from '~/domain/pricing/price-index/price-index-value'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { PRICE_INDEXES } from './lookups'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).pricing['price-index-value'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, PriceIndexValueSave)
  const api = apiFor({ request, context, key }).pricing['price-index-value']
  const saved = await attempt(api.$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), saved.data.approval?.message ?? 'Value saved')
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof PriceIndexValueSave>()

const plain = (figure: string) => decimal(figure).toString()

/** How far a value is from the one before it. */
function changeOf({ indexValue, before }: PriceIndexValueRow): string {
  if (before === null) return ''
  const percent = decimal(indexValue).div(before).minus(1).times(100)
  return `${percent.isNegative() ? '' : '+'}${percent.toFixed(2)} %`
}

const columns: Column<PriceIndexValueRow>[] = [
  {
    key: 'name',
    label: 'Index',
    show: row => (
      <>
        {row.name} <span className="code text-muted">{row.code}</span>
      </>
    ),
    sort: true,
  },
  {
    key: 'fromDate',
    label: 'From',
    show: row => <span className="figures">{showDate(row.fromDate)}</span>,
    sort: true,
  },
  { key: 'indexValue', label: 'Value', show: row => plain(row.indexValue), align: 'right', phone: 'end' },
  { key: 'unit', label: 'Unit', show: row => row.unit },
  { key: 'change', label: 'Change', show: changeOf, align: 'right' },
  { key: 'reason', label: 'Published in', show: row => row.reason ?? '' },
  { key: 'madeBy', label: 'Entered by', show: row => row.madeBy ?? '' },
]

/** What price indexes are, from which day on: surcharges that follow one are priced by the value of the day of delivery. */
export default function PriceIndexValueList() {
  const page = useLoaderData<typeof loader>()
  return (
    <MasterList
      title="Values of price indexes"
      noun={['value', 'values']}
      page={page}
      columns={columns}
      filters={[filter.lookup('priceIndexId', 'Index', PRICE_INDEXES)]}
      empty={{ text: 'Enter the value of an index here when it is published, with the day from which it applies.' }}
      may={useCan()('manage', 'price_index')}
      called={row => (row ? `${row.name} from ${showDate(row.fromDate)}` : 'New value')}
      values={row => (row ? { ...row } : {})}
      fields={row => (
        <>
          <Field.Combobox name="priceIndexId" label="Index" source={PRICE_INDEXES} text={row?.name ?? ''} span={12} />
          <Field.Date
            name="fromDate"
            label="From"
            span={6}
            hint="The first day of delivery that it applies to. Holds until the next value."
          />
          <Field.Number name="indexValue" label="Value" span={6} />
          <Field.Text name="reason" label="Published in" span={12} optional placeholder="Bulletin of October 2026" />
        </>
      )}
    />
  )
}
