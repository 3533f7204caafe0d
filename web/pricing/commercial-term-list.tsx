import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { bandWords } from '~/domain/pricing/banded-price'
import { type CommercialTermRow, CommercialTermSave } from '~/domain/pricing/commercial-term'
import { TERM_LEVELS, type TermLevel } from '~/domain/pricing/terms'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { showMoney, showNumber } from '~/web/kit/figures'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { useRemove } from '~/web/kit/list/use-remove'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { EscalationFields } from './escalation-fields'
import { CUSTOMERS, ORDERS, PROJECTS, REGIONS } from './lookups'
import { VersionStatus } from './pricing-status'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).pricing['commercial-term'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields } = await readIntent(request.clone() as Request)
  if (intent === 'remove') {
    const { id = '', version = '' } = fields
    const removed = await attempt(
      apiFor({ request, context }).pricing['commercial-term'][':id'].$delete({ param: { id }, query: { version } }),
    )
    const asked = removed.ok && removed.data.approval
    return asked ? done(request, closed(request), asked.message) : removed
  }
  const { values, raw, key } = await readForm(request, CommercialTermSave, { id: 'id' })
  const api = apiFor({ request, context, key }).pricing['commercial-term']
  const saved = await attempt(values.id ? api.$put({ json: values }) : api.$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), saved.data.approval?.message ?? 'Price saved')
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof CommercialTermSave>()

const Band = rowFieldsOf<typeof CommercialTermSave, 'bands'>()

const LEVELS: Record<TermLevel, string> = {
  order: 'Order',
  project: 'Project',
  customer: 'Customer',
  category: 'Category',
  region: 'Region',
}
const levels = TERM_LEVELS.map(level => [level, LEVELS[level]] as const)
const trimmed = (figure: string) => showNumber(figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure)

const columns: Column<CommercialTermRow>[] = [
  {
    key: 'itemName',
    label: 'Item',
    show: row => (
      <>
        {row.itemName} <span className="code text-muted">{row.itemCode}</span>
      </>
    ),
    sort: true,
  },
  {
    key: 'party',
    label: 'Applies to',
    show: row => (
      <>
        <span className="text-muted">{LEVELS[row.level]}</span> {row.party}
      </>
    ),
    sort: true,
  },
  { key: 'unitPrice', label: 'Price', show: row => <BandedPrice row={row} />, align: 'right', phone: 'end' },
  { key: 'unit', label: 'Unit', show: row => row.unit },
  {
    key: 'freeAllowance',
    label: 'Free allowance',
    show: row => (Number(row.freeAllowance) === 0 ? '' : trimmed(row.freeAllowance)),
    align: 'right',
  },
  {
    key: 'fromDate',
    label: 'First day',
    show: row => <span className="figures">{showDate(row.fromDate)}</span>,
    sort: true,
  },
  { key: 'toDate', label: 'Last day', show: row => <span className="figures">{showDate(row.toDate) || 'open'}</span> },
  { key: 'status', label: 'Status', show: row => <VersionStatus value={row.status} /> },
]

/** The price, with those of its bands below it; of one that follows an index, by how much. */
const BandedPrice = ({ row }: { row: CommercialTermRow }) => (
  <>
    {row.escalation ? `${trimmed(row.escalation.sharePercent)} %` : showMoney(row.unitPrice)}
    {row.escalation && (
      <span className="block text-meta text-muted">
        of concrete by {row.indexName}, base {trimmed(row.escalation.base)}
        {Number(row.escalation.withinPercent) > 0 && `, beyond ±${trimmed(row.escalation.withinPercent)} %`}
      </span>
    )}
    {(row.bands ?? []).map(band => (
      <span key={bandWords(band)} className="block text-meta text-muted">
        {bandWords(band)} {showMoney(band.unitPrice)}
      </span>
    ))}
  </>
)

/** Dated prices beside the concrete, for a region, a category, a customer, a project or one order. */
export default function CommercialTermList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'commercial_term')
  const remove = useRemove()
  const items = ('items' in page ? page.items : []).map(of => [of.itemId, `${of.name} – ${of.code}`] as const)
  return (
    <MasterList
      title="Surcharges and services"
      noun={['price', 'prices']}
      page={page}
      columns={columns}
      search="Item, customer or project"
      filters={[
        filter.choice('level', 'Level', levels),
        filter.choice('itemId', 'Item', items),
        filter.lookup('regionId', 'Region', REGIONS),
        filter.lookup('customerId', 'Customer', CUSTOMERS),
        filter.lookup('projectId', 'Project', PROJECTS),
      ]}
      empty={{ text: 'Prices of add-ons, services and surcharges appear here, with their days.' }}
      rowActions={row => [
        remove({
          row,
          label: 'Remove price',
          done: `Price of ${row.itemName} removed`,
          may: mayManage && row.status === 'scheduled',
        }),
      ]}
      may={mayManage}
      called={row => (row ? `${row.itemName}, ${row.party}` : 'New price')}
      values={row => (row ? { ...row, bands: row.bands ?? [] } : {})}
      fields={row => (
        <>
          <Field.Select name="itemId" label="Item" choices={items} span={12} />
          <Field.Combobox
            name="regionId"
            label="Region"
            source={REGIONS}
            span={6}
            optional
            hint="Fill in one: region, customer, project or order. The most specific price applies."
          />
          <Field.Text name="categoryName" label="Category in the region" span={6} optional />
          <Field.Combobox name="customerId" label="Customer" source={CUSTOMERS} span={6} optional />
          <Field.Combobox name="projectId" label="Project" source={PROJECTS} span={6} optional />
          <Field.Combobox
            name="orderId"
            label="Order"
            source={ORDERS}
            text={row?.level === 'order' ? row.party.replace('Order ', '') : ''}
            span={6}
            optional
          />
          <Field.UnitPrice name="unitPrice" label="Price" span={3} places={2} />
          <Field.Number name="freeAllowance" label="Free allowance" span={3} optional />
          <Field.Number name="minimum" label="Minimum" span={3} optional />
          <Field.Number name="maximum" label="Maximum" span={3} optional />
          <Field.Rows
            name="bands"
            label="Prices by notice, road distance or zone"
            add="Add band"
            hint="For late cancellation, road distance and zone. The price above holds outside of them; of a late cancellation once it is batched."
          >
            {() => (
              <>
                <Band.Number name="upTo" label="Hours or km up to" span={4} optional />
                <Band.Text name="areas" label="Postal codes" span={4} optional placeholder="60, 609, 01-08" />
                <Band.UnitPrice name="unitPrice" label="Price" span={4} places={2} />
              </>
            )}
          </Field.Rows>
          <EscalationFields indexName={row?.indexName} />
          <Field.Date
            name="fromDate"
            label="First day"
            span={6}
            hint="Today or later. The present price ends the day before."
          />
          <Field.Date name="toDate" label="Last day" span={6} optional hint="Leave blank for open-ended." />
          <Field.Text name="reason" label="Reason" span={12} optional />
        </>
      )}
    />
  )
}
