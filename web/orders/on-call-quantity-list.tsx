import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { apiFor, take } from '~/web/kit/api'
import { showTime } from '~/web/kit/dates'
import { countOf, showVolume } from '~/web/kit/figures'
import { useFresh } from '~/web/kit/fresh'
import { EmptyCard } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { actOnOrder } from './order/action'
import { endAction, releaseAction } from './order/on-call-buttons'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).orders.order['on-call-quantity'].$get())
export const action = ({ request, context }: ActionFunctionArgs) => actOnOrder(request, context)

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]

/** Orders with m³ on call: the sites that are to be asked now before those whose loads are still to arrive. */
export default function OnCallQuantityList() {
  const { rows } = useLoaderData<typeof loader>()
  useFresh(true)
  const ask = rows.filter(row => row.state !== 'running')
  const running = rows.filter(row => row.state === 'running')
  return (
    <>
      <PageHead title="On call" count={countOf(rows.length, 'order')} />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        {ask.length > 0 && (
          <Card title="Ask the site now" flush>
            <PlainTable caption="Sites to ask now" rows={ask} id={row => row.id} columns={COLUMNS} />
          </Card>
        )}
        <Card title="Loads still to arrive" flush>
          {running.length === 0 ? (
            <EmptyCard icon={PhoneCall} title="No other order has m³ on call">
              Orders booked with m³ on call are listed here until their sites ask for them or do not need them.
            </EmptyCard>
          ) : (
            <PlainTable caption="Orders with m³ on call" rows={running} id={row => row.id} columns={COLUMNS} />
          )}
        </Card>
      </div>
    </>
  )
}

const COLUMNS = [
  {
    label: 'Order',
    show: (row: Row) => (
      <Link to={`/order/detail?id=${row.id}`} className="code font-semibold text-link">
        {row.orderNo}
      </Link>
    ),
  },
  { label: 'Project', show: (row: Row) => row.projectName },
  {
    label: 'On call',
    show: (row: Row) => (
      <span className="whitespace-nowrap">
        {Number(row.onCallQuantity)} of {showVolume(row.quantity)}
      </span>
    ),
  },
  { label: 'Last load', show: (row: Row) => <LastLoad row={row} /> },
  {
    label: 'Contact',
    show: (row: Row) => [row.contactName, row.contactPhone].filter(Boolean).join(', ') || '–',
  },
  { label: 'Site says', show: (row: Row) => <Answers row={row} /> },
]

/** `On site 10:20, ask by 11:05`. */
function LastLoad({ row: { state, lastOnSiteAt, askBy } }: { row: Row }) {
  if (!lastOnSiteAt) return <span className="text-muted">To arrive</span>
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="figures">
        On site {showTime(lastOnSiteAt)}
        {askBy && `, ask by ${showTime(askBy)}`}
      </span>
      {state === 'overdue' && <Badge tone="stop">Overdue</Badge>}
    </span>
  )
}

function Answers({ row }: { row: Row }) {
  const [asking, setAsking] = useState<RecordAction | null>(null)
  return (
    <span className="flex flex-wrap gap-2">
      {[releaseAction(row, true), endAction(row, true)]
        .filter(act => !act.hidden)
        .map(act => (
          <Button
            key={act.intent}
            size="sm"
            look={act.look === 'primary' ? 'primary' : 'plain'}
            onClick={() => setAsking(act)}
          >
            {act.label}
          </Button>
        ))}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </span>
  )
}
