import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { byName } from '~/domain/kit/collation'
import { businessDay } from '~/domain/kit/time'
import { apiFor, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate, showDateTime } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { VersionView } from '~/web/kit/record/version-view'
import { differencesOf, pairOf, type Side } from '~/web/kit/record/versions'
import { sessionOf } from '~/web/kit/session-of'
import { Card } from '~/web/ui/card'
import { QuoteStatus } from './pricing-status'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const projectId = params.get('projectId')
  const api = apiFor({ request, context }).pricing.pricing
  // Without a quote in the address the one that changed last is told of.
  const last = async () => (await take(api.fetch.$post({ json: { limit: 1 } }))).rows[0]?.pricingReference
  const pricingReference = params.get('pricingReference') ?? (projectId ? null : await last())
  if (!pricingReference && !projectId) throw redirect('/sales-management/pricing/overview')
  const query = pricingReference ? { pricingReference } : { projectId: projectId! }
  const [{ rows }, session] = await Promise.all([take(api.versions.$get({ query })), sessionOf(request, context)])
  const { a, b } = pairOf(params, rows)
  const detail = (row: typeof a) => (row ? take(api[':id'].$get({ param: { id: row.id } })) : null)
  const [before, after, ends] = await Promise.all([
    detail(a),
    detail(b),
    rows[0] ? take(api['pricing-history-end-date'][':id'].$get({ param: { id: rows[0].id } })) : null,
  ])
  return { rows, before, after, ends: ends?.rows ?? [], today: businessDay(new Date(session?.now ?? 0)) }
}

type Quote = NonNullable<Awaited<ReturnType<typeof loader>>['after']>

/** The revisions of a quote: when each counts, any two of them beside each other, and how its end was moved. */
export default function PricingVersions() {
  const { rows, before, after, ends, today } = useLoaderData<typeof loader>()
  const can = useCan()
  const several = new Set(rows.map(row => row.pricingReference)).size > 1
  const nameOf = (row: { pricingReference: string; revision: number }) =>
    several ? `${row.pricingReference} rev. ${row.revision}` : `Rev. ${row.revision}`
  const open = rows.some(row => row.status === 'draft' || row.status === 'submitted')
  const newest = after ?? before
  return (
    <>
      <PageHead
        title="Pricing versions"
        note={
          newest
            ? `${newest.pricingReference}, ${newest.customerName}, ${newest.projectName}`
            : 'There is no such quote.'
        }
      />
      <div className="grid gap-5 px-6 pb-8 max-md:px-4">
        <VersionView
          versions={rows.map(row => ({
            id: row.id,
            label: nameOf(row),
            fromDate: row.fromDate,
            toDate: row.toDate,
            status: <QuoteStatus value={row.status} superseded={row.superseded} />,
            notes: [row.reason, `changed ${showDateTime(String(row.updatedAt))}`],
            dim: row.status !== 'approved' && row.status !== 'ended',
            to: `/sales-management/pricing/save?id=${row.id}`,
            restore:
              can('manage', 'pricing') && !open && !several
                ? `/sales-management/pricing/save?projectId=${row.projectId}&revise=${row.pricingReference}&from=${row.id}`
                : undefined,
          }))}
          a={before?.id}
          b={after?.id}
          differences={before && after ? differencesOf(sidesOf(before), sidesOf(after)) : []}
          today={today}
        />
        {ends.length > 0 && (
          <Card title="Changes of the end date" flush>
            <PlainTable
              caption="End dates"
              rows={ends}
              id={row => String(row.at)}
              columns={[
                { label: 'When', show: row => <span className="figures">{showDateTime(String(row.at))}</span> },
                { label: 'Who', show: row => row.by },
                { label: 'End before', show: row => showDate(row.before) || 'open' },
                { label: 'End after', show: row => showDate(row.after) || 'open' },
                { label: 'Reason', show: row => row.reason },
              ]}
            />
          </Card>
        )}
      </div>
    </>
  )
}

const sidesOf = (quote: Quote): Side[] => [
  { part: 'Quote', key: 'from', name: 'From', value: showDate(quote.fromDate) },
  { part: 'Quote', key: 'to', name: 'To', value: showDate(quote.toDate) || 'open' },
  ...[...quote.lines]
    .sort((a, b) => byName(a.productCode, b.productCode))
    .map(line => ({
      part: 'Price, S$/m³',
      key: line.productId,
      name: `${line.productCode} ${line.name}`,
      value: line.unitPrice,
      places: 2,
    })),
  ...quote.charges.map(charge => ({
    part: 'Surcharges and services, S$',
    key: charge.itemId,
    name: `${charge.name}, per ${charge.unit}`,
    value: charge.unitPrice,
    places: 2,
  })),
]
