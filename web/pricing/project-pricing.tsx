import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { FilePlus } from 'lucide-react'
import { amount } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import type { ProjectPricingRow } from '~/domain/pricing/project-pricing'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { showNumber, showVolume } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { readIntent } from '~/web/kit/read-form'
import { PeriodBar } from '~/web/kit/record/period-bar'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { sessionOf } from '~/web/kit/session-of'
import { Card } from '~/web/ui/card'
import { RowRemove } from './row-remove'

/** Takes one agreed price away; from then on the list counts for that product. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).pricing['product-price']
  const removed = await attempt(
    api[':id'].$delete({ param: { id: fields.id ?? '' }, query: { version: fields.version ?? '' } }),
  )
  const asked = removed.ok && removed.data.approval
  return asked ? done(request, closed(request), asked.message) : removed
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const projectId = params.id ?? ''
  const api = apiFor({ request, context })
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0))
  const [project, agreed, offered, quotes] = await Promise.all([
    take(api.customers.project[':id'].$get({ param: { id: projectId } })),
    take(api.pricing['project-pricing'].$get({ query: { projectId } })),
    take(
      api.pricing['price-category'].getPriceCategoryMixDesignDetailsForProject.$post({
        json: { projectId, fromDate: today },
      }),
    ),
    take(api.pricing.pricing[':id']['pricing-references-by-project'].$get({ param: { id: projectId } })),
  ])
  return { project, agreed: agreed.rows, offered: offered.rows, quotes: quotes.rows, today }
}

/** What a project pays today and why: the agreed prices by period, and the list for everything else. */
export default function ProjectPrices() {
  const { project, agreed, offered, quotes, today } = useLoaderData<typeof loader>()
  const can = useCan()
  const now = agreed.find(
    row => row.effectiveStartDate <= today && (row.effectiveEndDate === null || row.effectiveEndDate >= today),
  )
  const mayWrite = can('write', 'pricing_approval')
  return (
    <RecordScreen
      kind="Project prices"
      title={project.projectName}
      id={project.projectCode}
      facts={[
        {
          label: 'Customer',
          value: project.customerName,
          to: `/sales-management/customers/edit/${project.customerId}`,
        },
        { label: 'Region', value: project.regionName },
        { label: 'Agreed products today', value: now?.prices.length ?? 0 },
        { label: 'Supplied', value: showVolume(project.suppliedQuantity) },
      ]}
      actions={[
        {
          label: 'New quote',
          icon: <FilePlus />,
          look: 'primary',
          to: `/sales-management/pricing/save?projectId=${project.id}`,
          hidden: !can('manage', 'pricing'),
        },
        {
          label: 'Back-dated price changes',
          to: `/sales-management/repricing?projectId=${project.id}`,
          hidden: !can('view', 'repricing'),
        },
        { label: 'Surcharges and services', to: `/sales-management/surcharges?projectId=${project.id}` },
        { label: 'Payment terms', to: `/sales-management/agreed-payment-term?projectId=${project.id}` },
        { label: 'GST treatments', to: `/sales-management/agreed-gst-treatment?projectId=${project.id}` },
        {
          label: 'Quotes of the project',
          to: `/sales-management/pricing/versions?projectId=${project.id}`,
          hidden: !quotes.length,
        },
      ]}
      tabs={[
        { key: 'today', label: 'Today', content: () => <Today rows={offered} /> },
        {
          key: 'agreed',
          label: 'Agreed prices',
          count: agreed.length,
          content: () => (
            <div className="grid gap-5">
              <PeriodBar rows={agreed.map(asBar)} />
              {agreed.map(period => (
                <Period key={period.id} period={period} mayWrite={mayWrite} />
              ))}
              {agreed.length === 0 && (
                <p className="text-muted">No agreed prices: the regional list with the category discount applies.</p>
              )}
            </div>
          ),
        },
      ]}
    />
  )
}

type Offered = ReturnType<typeof useLoaderData<typeof loader>>['offered']

/** Every product with the price that a delivery of today would have. */
const Today = ({ rows }: { rows: Offered }) => (
  <Card flush>
    <PlainTable
      caption="Prices of today"
      rows={rows}
      id={row => row.productId}
      columns={[
        { label: 'Product', show: row => <span className="code">{row.productCode}</span> },
        { label: 'Name', show: row => row.name },
        { label: 'List', align: 'right', show: row => showNumber(row.listPrice, 2) || '–' },
        {
          label: 'Discount',
          align: 'right',
          show: row => (Number(row.discount) ? `−${cents(row.discount)}` : '–'),
        },
        {
          label: 'Price per m³',
          align: 'right',
          show: row => <strong className="font-semibold">{cents(row.agreedPrice ?? row.price) || 'none'}</strong>,
        },
        {
          label: 'Comes from',
          show: row =>
            row.agreedPrice ? 'Agreed for the project' : (row.missing ?? row.parts.map(part => part.label).join('; ')),
        },
      ]}
    />
  </Card>
)

function Period({ period, mayWrite }: { period: ProjectPricingRow; mayWrite: boolean }) {
  return (
    <Card
      flush
      title={
        <span className="figures">
          {showDate(period.effectiveStartDate)} to {showDate(period.effectiveEndDate) || 'open'}
        </span>
      }
      aside={
        period.pricingId && (
          <Link to={`/sales-management/pricing/save?id=${period.pricingId}`} className="text-link text-table">
            {period.pricingReference}
            {period.revision && period.revision > 1 ? ` rev. ${period.revision}` : ''}
          </Link>
        )
      }
    >
      <PlainTable
        caption={`Prices from ${showDate(period.effectiveStartDate)}`}
        rows={period.prices}
        id={price => price.id}
        columns={[
          { label: 'Product', show: price => <span className="code">{price.productCode}</span> },
          { label: 'Name', show: price => price.name },
          { label: 'Price per m³', align: 'right', show: price => showNumber(price.productPrice, 2) },
          { label: 'Reason', show: price => price.reason },
          ...(mayWrite
            ? [
                {
                  label: 'Change',
                  show: (price: ProjectPricingRow['prices'][number]) => (
                    <RowRemove id={price.id} version={price.version} name={`price of ${price.productCode}`} />
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

const cents = (price: string | null) => (price === null ? '' : showNumber(amount(price), 2))

const asBar = (row: ProjectPricingRow) => ({
  id: row.id,
  label: row.pricingReference ?? 'Agreed',
  from: row.effectiveStartDate,
  to: row.effectiveEndDate,
})
