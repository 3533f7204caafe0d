import { useState } from 'react'
import type { DraftTicket } from '~/web/kit/client/billing'
import { showDate, showDateTime, showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { Pairs } from '~/web/kit/page-grid'
import { useAsked } from '~/web/kit/use-asked'
import { Dialog, DialogContent, DialogTrigger } from '~/web/ui/dialog'

type Of = { draftId: string; deliveryOrderId: string; label: string }

const read = (answer: unknown) => answer as DraftTicket

/** The number of a load that opens its ticket: the delivery order itself is open to dispatch and finance alone. */
export function DraftTicketLink({ draftId, deliveryOrderId, label }: Of) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <button type="button" className="code w-fit text-left text-link">
          {label}
        </button>
      </DialogTrigger>
      {open && (
        <DialogContent title={`Delivery order ${label}`} wide>
          <TicketOf draftId={draftId} deliveryOrderId={deliveryOrderId} />
        </DialogContent>
      )}
    </Dialog>
  )
}

function TicketOf({ draftId, deliveryOrderId }: Omit<Of, 'label'>) {
  const ticket = useAsked(`invoice-draft/${draftId}/ticket/${deliveryOrderId}`, read)
  if (ticket === undefined) return <p className="text-muted text-table">Reading the ticket…</p>
  if (ticket === null) return <p className="text-muted text-table">The ticket cannot be read now. Try again.</p>
  return (
    <div className="grid gap-4">
      <Pairs
        columns={2}
        rows={[
          ['Customer', ticket.customerName],
          ['Project', ticket.projectName],
          ['Location', ticket.locationName],
          ['Order', `${ticket.orderNo}, load ${ticket.loadNo}`],
          ['Day', showDate(ticket.doDate)],
          ['Product', `${ticket.productCode} ${ticket.productName}`],
          ['Concrete', showVolume(ticket.quantity)],
          ['Returned', ticket.returnConcrete && showVolume(ticket.returnConcrete)],
          ['Plant', ticket.plantName],
          ['Truck', [ticket.truckNo, ticket.driverName].filter(Boolean).join(', ')],
          ...timesOf(ticket),
        ]}
      />
      <Signed ticket={ticket} />
    </div>
  )
}

const timesOf = (of: DraftTicket): [string, string][] =>
  (
    [
      ['Generated', of.generatedAt],
      ['Batched', of.batchedAt],
      ['Left plant', of.leftAt],
      ['On site', of.onSiteAt],
      ['Pour start', of.pourStartAt],
      ['Pour end', of.pourEndAt],
      ['Back', of.returnedAt],
    ] as const
  ).map(([label, at]) => [label, at ? showTime(at) : '–'])

function Signed({ ticket }: { ticket: DraftTicket }) {
  if (!ticket.signedAt)
    return <p className="text-muted text-table">{ticket.deliveredManually ? 'Delivered by hand. ' : ''}Not signed.</p>
  return (
    <figure className="grid gap-1">
      {ticket.signature ? (
        // Drawn in dark ink: in the dark look, too, it needs paper below it.
        <img
          src={ticket.signature}
          alt={`Signature of ${ticket.signedBy}`}
          className="max-h-40 w-fit rounded border border-line bg-white"
        />
      ) : (
        <p className="text-muted text-table">The drawing cannot be shown.</p>
      )}
      <figcaption className="text-table">
        Signed by {ticket.signedBy}, {showDateTime(ticket.signedAt)}
      </figcaption>
    </figure>
  )
}
