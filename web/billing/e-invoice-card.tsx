import { Link } from '@remix-run/react'
import { Download } from 'lucide-react'
import { showDateTime } from '~/web/kit/dates'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'

export type ShownEInvoice = {
  status: 'none' | 'waiting' | 'sent' | 'accepted' | 'rejected'
  attempt: number
  sentAt: string | null
  answeredAt: string | null
  reason: string | null
  needs: string[]
}

const SHOWN = {
  none: { word: 'Not sent', tone: 'waiting' },
  waiting: { word: 'On its way', tone: 'waiting' },
  sent: { word: 'Sent, no answer yet', tone: 'transit' },
  accepted: { word: 'Accepted', tone: 'done' },
  rejected: { word: 'Rejected', tone: 'stop' },
} as const

type Sent = Exclude<ShownEInvoice['status'], 'none'>
export const E_INVOICE_WORDS = Object.fromEntries(
  (['waiting', 'sent', 'accepted', 'rejected'] as const).map(status => [status, SHOWN[status].word]),
) as Record<Sent, string>
export const EInvoiceBadge = ({ status }: { status: ShownEInvoice['status'] }) => (
  <Badge tone={SHOWN[status].tone}>{SHOWN[status].word}</Badge>
)

/** The e-invoice beside the paper: where it is, what it lacks, the document itself. */
export function EInvoiceCard({
  invoiceId,
  of,
  customer,
}: {
  invoiceId: string
  of: ShownEInvoice
  /** For whoever may enter there what is missing. */
  customer: string | null
}) {
  const { word, tone } = SHOWN[of.status]
  return (
    <Card title="E-invoice (Peppol)">
      <div className="grid gap-3 text-table">
        <p className="flex items-center justify-between gap-2">
          <Badge tone={tone}>{word}</Badge>
          {of.attempt > 1 && <span className="text-meta text-muted">Attempt {of.attempt}</span>}
        </p>
        {of.reason && <p className="break-words">{of.reason}</p>}
        {(of.answeredAt ?? of.sentAt) && (
          <p className="figures text-meta text-muted">{showDateTime((of.answeredAt ?? of.sentAt)!)}</p>
        )}
        {of.needs.length > 0 ? (
          <ul className="grid gap-1 text-muted">
            {of.needs.map(need => (
              <li key={need}>{need}</li>
            ))}
            {customer && (
              <li>
                <Link to={`/sales-management/customers/edit/${customer}`} className="text-link">
                  Edit customer
                </Link>
              </li>
            )}
          </ul>
        ) : (
          <Button asChild className="w-full">
            <a href={`/files/invoice/${invoiceId}/e-invoice/xml`} download>
              <Download /> Download as UBL
            </a>
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Sending it, and what the buyer's side answered where the provider did not say so itself. */
export function eInvoiceActions(
  of: ShownEInvoice,
  invoiceNo: string,
  maySend: boolean,
  mayAnswer: boolean,
  /** Why it is sent to nobody any more. */
  cancelled: string | undefined,
): RecordAction[] {
  return [
    {
      label: of.status === 'rejected' ? 'Send e-invoice again' : 'Send e-invoice',
      intent: 'e-invoice',
      hidden: !maySend || !['none', 'rejected'].includes(of.status),
      why: cancelled ?? (of.needs.join('. ') || undefined),
      done: `The e-invoice of ${invoiceNo} is on its way`,
      confirm: {
        title: `Send ${invoiceNo} as an e-invoice`,
        text: 'The customer gets it over the Peppol network, with the same figures as the PDF.',
        verb: 'Send e-invoice',
      },
    },
    {
      label: 'E-invoice accepted',
      intent: 'e-invoice-accepted',
      hidden: !mayAnswer || of.status !== 'sent',
      done: 'The e-invoice is marked as accepted',
      confirm: {
        title: 'Did the customer accept it?',
        text: `The e-invoice of ${invoiceNo} is marked as accepted.`,
        verb: 'Accepted',
      },
    },
    {
      label: 'E-invoice rejected',
      intent: 'e-invoice-rejected',
      hidden: !mayAnswer || of.status !== 'sent',
      done: 'The e-invoice is marked as rejected',
      confirm: {
        title: 'Why was it rejected?',
        text: `You can send the e-invoice of ${invoiceNo} again afterwards.`,
        reason: true,
      },
    },
  ]
}
