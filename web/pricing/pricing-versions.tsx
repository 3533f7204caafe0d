import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { apiFor, take } from '~/web/kit/api'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { Card } from '~/web/ui/card'
import { compareLines } from './compare-lines'
import { PeriodBar } from './period-bar'
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
  const { rows } = await take(api.versions.$get({ query }))
  const [newest, before] = await Promise.all(
    rows.slice(0, 2).map(row => take(api[':id'].$get({ param: { id: row.id } }))),
  )
  const ends = rows[0]
    ? await take(api['pricing-history-end-date'][':id'].$get({ param: { id: rows[0].id } }))
    : { rows: [] }
  return { rows, newest: newest ?? null, before: before ?? null, ends: ends.rows, name: pricingReference ?? null }
}

/** The revisions of a quote: when each counts, what changed from one to the next, and how its end was moved. */
export default function PricingVersions() {
  const { rows, newest, before, ends, name } = useLoaderData<typeof loader>()
  const changes = newest ? compareLines(newest.lines, before?.lines ?? []) : []
  return (
    <>
      <PageHead
        title="Pricing versions"
        note={
          newest
            ? `${name ?? newest.pricingReference}, ${newest.customerName}, ${newest.projectName}`
            : 'There is no such quote.'
        }
      />
      <div className="grid gap-5 px-6 pb-8 max-md:px-4">
        <Card title="When each counts" flush>
          <PeriodBar
            rows={rows.map(row => ({
              id: row.id,
              label: `Rev. ${row.revision}`,
              from: row.fromDate,
              to: row.toDate,
              dim: row.status !== 'approved' && row.status !== 'ended',
            }))}
          />
          <PlainTable
            caption="Revisions"
            rows={rows}
            id={row => row.id}
            columns={[
              {
                label: 'Quote',
                show: row => (
                  <Link to={`/sales-management/pricing/save?id=${row.id}`} className="code text-link">
                    {row.pricingReference} rev. {row.revision}
                  </Link>
                ),
              },
              { label: 'Status', show: row => <QuoteStatus value={row.status} /> },
              { label: 'From', show: row => <span className="figures">{showDate(row.fromDate)}</span> },
              { label: 'To', show: row => <span className="figures">{showDate(row.toDate) || 'open'}</span> },
              { label: 'Changed', show: row => <span className="figures">{showDateTime(String(row.updatedAt))}</span> },
            ]}
          />
        </Card>
        {newest && (
          <Card title={before ? `Revision ${newest.revision} against ${before.revision}` : 'Prices'} flush>
            <PlainTable
              caption="Prices compared"
              rows={changes}
              id={row => row.productId}
              columns={[
                { label: 'Product', show: row => <span className="code">{row.productCode}</span> },
                { label: 'Name', show: row => row.name },
                { label: 'Before', align: 'right', show: row => showNumber(row.before, 2) || '–' },
                { label: 'Now', align: 'right', show: row => showNumber(row.now, 2) || 'left out' },
                { label: 'Change', align: 'right', show: row => row.change },
              ]}
            />
          </Card>
        )}
        {ends.length > 0 && (
          <Card title="How its end was moved" flush>
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
