import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Clock } from 'lucide-react'
import { apiFor, take } from '~/web/kit/api'
import { showDate, showTime } from '~/web/kit/dates'
import { countOf, showVolume } from '~/web/kit/figures'
import { useFresh } from '~/web/kit/fresh'
import { EmptyCard } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { useAction } from '~/web/kit/record/use-action'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { actOnOrder } from './order/action'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).orders['wait-list'].$get())
export const action = ({ request, context }: ActionFunctionArgs) => actOnOrder(request, context)

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]

/** Who waits for room, by day and as they asked: what is reserved for a site says whom to call, and until when. */
export default function WaitList() {
  const { rows } = useLoaderData<typeof loader>()
  useFresh(true)
  return (
    <>
      <PageHead title="Wait list" count={countOf(rows.length, 'order')} />
      <div className="grid gap-4 px-6 pb-6 max-md:px-4">
        <Card title="In the order in which they asked" flush>
          {rows.length === 0 ? (
            <EmptyCard icon={Clock} title="Nobody is on the wait list">
              A draft that no time of its day fits is put here from its page. Room that becomes free is reserved for the
              first that fits.
            </EmptyCard>
          ) : (
            <PlainTable caption="Orders on the wait list" rows={rows} id={row => row.id} columns={COLUMNS} />
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
      <Link to={`/order/detail?id=${row.orderId}`} className="code font-semibold text-link">
        {row.orderNo}
      </Link>
    ),
  },
  { label: 'Project', show: (row: Row) => row.projectName },
  {
    label: 'Wished',
    show: (row: Row) => (
      <span className="figures">
        {showDate(row.orderDate)} {row.startTime}, {row.toleranceMinutes} min either way
      </span>
    ),
  },
  {
    label: 'Quantity',
    show: (row: Row) => <span className="whitespace-nowrap">{showVolume(row.quantity)}</span>,
  },
  { label: 'Asked', show: (row: Row) => <span className="figures">{showTime(row.askedAt, row.zone)}</span> },
  { label: 'Free now', show: (row: Row) => <Free row={row} /> },
]

/** `Call Mr Tan: 10:20 every 25 min from Tuas is free until 09:05`, and what the site says to it. */
function Free({ row }: { row: Row }) {
  const run = useAction()
  const { offer, offeredUntil, orderNo } = row
  const fields = { id: row.id, version: String(row.version) }
  const leave = { label: 'Remove', intent: 'leave-wait', fields, done: `${orderNo} is off the wait list` }
  if (!offer || !offeredUntil)
    return (
      <span className="flex flex-wrap items-center gap-2">
        <span className="text-muted">Nothing yet</span>
        <Button size="sm" onClick={() => run(leave)}>
          {leave.label}
        </Button>
      </span>
    )
  const time = `${offer.startTime} every ${offer.spacingMinutes} min from ${offer.plantName}`
  const book = {
    label: `Book ${offer.startTime}`,
    intent: 'take-wait',
    fields,
    done: `${orderNo} is booked for ${time}`,
  }
  const next = { label: 'To the next', intent: 'decline-wait', fields, done: `${orderNo} keeps its place on the list` }
  const contact = [row.contactName ?? 'the site', row.contactPhone].filter(Boolean).join(', ')
  return (
    <span className="grid gap-1.5">
      <span className="figures">
        Call {contact}: {time} is free until {showTime(offeredUntil, row.zone)}
      </span>
      <span className="flex flex-wrap gap-2">
        {[book, next, leave].map(act => (
          <Button key={act.intent} size="sm" look={act === book ? 'primary' : 'plain'} onClick={() => run(act)}>
            {act.label}
          </Button>
        ))}
      </span>
    </span>
  )
}
