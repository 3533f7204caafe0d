import { RotateCw } from 'lucide-react'
import { useCan } from '~/web/kit/can'
import type { ETicketMessageRow } from '~/web/kit/client/deliveries'
import { showDateTime } from '~/web/kit/dates'
import { HereLink } from '~/web/kit/here-link'
import type { ListPage } from '~/web/kit/list/column'
import { ListPager } from '~/web/kit/list/pager'
import { PlainTable } from '~/web/kit/page-grid'
import { useAction } from '~/web/kit/record/use-action'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { eventName } from './e-ticket-subscription-fields'

/** Everything that was sent or is to be sent, with each try and what the receiver answered. */
export function MessageLog({ page, may }: { page: ListPage<ETicketMessageRow>; may: boolean }) {
  const run = useAction()
  const again = (row: ETicketMessageRow) =>
    run({
      label: 'Send again',
      intent: 'send',
      fields: { messageId: row.id },
      done: `${eventName(row.event)} is on its way again`,
    })
  if (!page.rows.length) return <p className="text-muted text-table">Nothing has happened to send yet.</p>
  return (
    <>
      <PlainTable
        caption="Sent to this address"
        rows={page.rows}
        id={row => row.id}
        columns={[
          { label: 'Event', show: row => eventName(row.event) },
          { label: 'Ticket', show: row => <Ticket of={row} /> },
          { label: 'No.', align: 'right', show: row => <span className="figures">{row.sequence ?? ''}</span> },
          { label: 'Happened', show: row => <span className="figures">{showDateTime(row.at)}</span> },
          { label: 'Status', show: row => <Status of="eTicketMessage" value={row.status} /> },
          { label: 'Tries', show: row => <Tries of={row} /> },
          {
            label: 'Again',
            show: row =>
              may && (
                <Button
                  size="sm"
                  onClick={() => again(row)}
                  aria-label={`Send again: ${eventName(row.event)} ${row.doNumber ?? ''}`}
                >
                  <RotateCw /> Send again
                </Button>
              ),
          },
        ]}
      />
      <ListPager total={page.total} more={Boolean(page.more)} shown={page.rows.length} noun={['message', 'messages']} />
    </>
  )
}

/** Leads to the delivery order for who may open it. */
function Ticket({ of: { doNumber } }: { of: ETicketMessageRow }) {
  const may = useCan()('view', 'delivery_order')
  if (!doNumber) return 'None yet'
  if (!may) return <span className="code">{doNumber}</span>
  return (
    <HereLink to={`/order/delivery-order/${doNumber}`} className="code text-link">
      {doNumber}
    </HereLink>
  )
}

function Tries({ of: { tries, attempts, lastFault, nextAt } }: { of: ETicketMessageRow }) {
  if (!tries.length) return <span className="text-muted">Not tried yet</span>
  return (
    <details>
      <summary className="cursor-pointer">
        {attempts === 1 ? '1 try' : `${attempts} tries`}
        {lastFault && `, ${lastFault}`}
        {nextAt && `. Next ${showDateTime(nextAt)}`}
      </summary>
      <ol className="mt-1 grid gap-1 text-meta text-muted">
        {tries.map(({ at, status, fault, answer, ms }) => (
          <li key={at} className="figures break-words">
            {showDateTime(at)}: {fault ?? `Answered ${status}`} in {ms} ms{answer && `, “${answer}”`}
          </li>
        ))}
      </ol>
    </details>
  )
}
