import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { apiFor, take } from '~/web/kit/api'
import { showDate, showTime } from '~/web/kit/dates'
import { countOf, showVolume } from '~/web/kit/figures'
import { useFresh } from '~/web/kit/fresh'
import { EmptyCard } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
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
  const [asked, setAsked] = useState<RecordAction | null>(null)
  const { offer, offeredUntil } = row
  const contact = [row.contactName ?? 'the site', row.contactPhone].filter(Boolean).join(', ')
  return (
    <span className="grid gap-1.5">
      {offer && offeredUntil ? (
        <span className="figures">
          Call {contact}: {timeOf(offer)} is free until {showTime(offeredUntil, row.zone)}
        </span>
      ) : (
        <span className="text-muted">Nothing yet</span>
      )}
      <span className="flex flex-wrap gap-2">
        {actionsOf(row).map(action => (
          <Button key={action.intent} size="sm" look={action.look ?? 'plain'} onClick={() => setAsked(action)}>
            {action.label}
          </Button>
        ))}
      </span>
      {asked && <ActionDialog action={asked} onClose={() => setAsked(null)} />}
    </span>
  )
}

const timeOf = ({ startTime, spacingMinutes, plantName }: NonNullable<Row['offer']>) =>
  `${startTime} every ${spacingMinutes} min from ${plantName}`

/** What the site says to the time that is reserved for it, and that it waits no more. */
function actionsOf({ id, version, offer, orderNo }: Row): RecordAction[] {
  const fields = { id, version: String(version) }
  const leave: RecordAction = {
    ...{ label: 'Remove', intent: 'leave-wait', fields, done: `${orderNo} is off the wait list` },
    confirm: { title: `Take ${orderNo} off the wait list?`, text: 'It stays a draft.' },
  }
  if (!offer) return [leave]
  const time = timeOf(offer)
  return [
    {
      ...{ label: `Book ${offer.startTime}`, intent: 'take-wait', look: 'primary', fields },
      done: `${orderNo} is booked for ${time}`,
      confirm: { title: `Book ${orderNo} for ${time}?`, text: 'The rules of booking are checked again.' },
    },
    {
      ...{ label: 'To the next', intent: 'decline-wait', fields, done: `${orderNo} keeps its place on the list` },
      confirm: { title: `Offer ${time} to the next order?`, text: `${orderNo} keeps its place on the list.` },
    },
    leave,
  ]
}
