import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Phone, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { apiFor, take } from '~/web/kit/api'
import { showDateTime } from '~/web/kit/dates'
import { countOf, showVolume } from '~/web/kit/figures'
import { EmptyCard } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { actOnOrder } from './order/action'
import { callAction } from './order/words'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).orders.order['will-call'].$get())
export const action = ({ request, context }: ActionFunctionArgs) => actOnOrder(request, context)

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]

/** Orders whose sites still have to call: those whose time has run out before those that are to come. */
export default function WillCallList() {
  const { rows } = useLoaderData<typeof loader>()
  const silent = rows.filter(row => row.released)
  const waiting = rows.filter(row => !row.released)
  return (
    <>
      <PageHead title="Will-calls" count={countOf(rows.length, 'order')} />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        {silent.length > 0 && (
          <Card title="Did not call" flush>
            <Calls rows={silent} caption="Orders whose time is free for others" />
          </Card>
        )}
        <Card title="To call" flush>
          {waiting.length === 0 ? (
            <EmptyCard icon={Phone} title="No site has to call">
              Orders booked as will-calls are listed here until their sites call.
            </EmptyCard>
          ) : (
            <Calls rows={waiting} caption="Orders whose sites have to call" />
          )}
        </Card>
      </div>
    </>
  )
}

function CallButton({ row }: { row: Row }) {
  const [asking, setAsking] = useState(false)
  const action = callAction({ ...row, status: 'confirmed', mergedOrderId: null, willCall: true, calledAt: null }, true)
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <PhoneCall /> {action.label}
      </Button>
      {asking && <ActionDialog action={action} onClose={() => setAsking(false)} />}
    </>
  )
}

const Calls = ({ rows, caption }: { rows: Row[]; caption: string }) => (
  <PlainTable
    caption={caption}
    rows={rows}
    id={row => row.id}
    columns={[
      {
        label: 'Order',
        show: row => (
          <Link to={`/order/detail?id=${row.id}`} className="code font-semibold text-link">
            {row.orderNo}
          </Link>
        ),
      },
      { label: 'Project', show: row => row.projectName },
      { label: 'Quantity', show: row => showVolume(row.quantity), align: 'right' },
      { label: 'First load', show: row => <span className="figures">{showDateTime(row.startsAt)}</span> },
      {
        label: 'Calls by',
        show: row => <span className="figures">{row.callBy ? showDateTime(row.callBy) : 'No time told'}</span>,
      },
      { label: 'Contact', show: row => [row.contactName, row.contactPhone].filter(Boolean).join(', ') || '–' },
      { label: 'Call', show: row => <CallButton row={row} /> },
    ]}
  />
)
