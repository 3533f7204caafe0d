import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { HardHat } from 'lucide-react'
import { siteRequestWords } from '~/domain/orders/site-request'
import { apiFor, take } from '~/web/kit/api'
import { showDateTime, showTime } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { EmptyCard } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { Card } from '~/web/ui/card'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).orders.order['site-request'].$get())

/** What sites ask for, and which have not said that they are ready; each is decided on its order. */
export default function SiteRequestList() {
  const { rows, silent } = useLoaderData<typeof loader>()
  const toOrder = (id: string, no: string) => (
    <Link to={`/order/detail?id=${id}`} className="code font-semibold text-link">
      {no}
    </Link>
  )
  return (
    <>
      <PageHead title="Sites" count={countOf(rows.length, 'request')} />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        <Card title="Requests" flush>
          {rows.length === 0 ? (
            <EmptyCard icon={HardHat} title="No site asks for anything">
              Hold, what is on call, one more and last load come here from the link for the site of an order.
            </EmptyCard>
          ) : (
            <PlainTable
              caption="Requests from sites"
              rows={rows}
              id={row => row.id}
              columns={[
                { label: 'Order', show: row => toOrder(row.orderId, row.orderNo) },
                { label: 'Request', show: row => siteRequestWords(row) },
                { label: 'Asked by', show: row => row.askedBy },
                { label: 'Asked', show: row => showDateTime(row.createdAt) },
                { label: 'Remarks', show: row => row.remarks ?? '–' },
              ]}
            />
          )}
        </Card>
        {silent.length > 0 && (
          <Card title="Not said that they are ready" flush>
            <PlainTable
              caption="Sites that have not said they are ready"
              rows={silent}
              id={row => row.orderId}
              columns={[
                { label: 'Order', show: row => toOrder(row.orderId, row.orderNo) },
                { label: 'Project', show: row => row.projectName },
                { label: 'First load', show: row => showTime(row.firstAt) },
                {
                  label: 'Contact',
                  show: row => [row.contactName, row.contactPhone].filter(Boolean).join(', ') || '–',
                },
              ]}
            />
          </Card>
        )}
      </div>
    </>
  )
}
