import { Link } from '@remix-run/react'
import { NOTE_REASON_LABELS, type NoteReason } from '~/domain/billing/note'
import { sum } from '~/domain/kit/money'
import { showDate } from '~/web/kit/dates'
import { draftPath } from '~/web/kit/draft-path'
import { showMoney } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { BillKind } from './bill-kind'

export type NoteOn = {
  invoiceNo: string
  invoiceDate: string
  doNumber: string | null
  revision: number | null
  emodNo: string | null
  reason: string | null
} | null
type NoteTo = {
  draftId: string
  draftNo: string
  kind: string
  status: string
  invoiceNo: string | null
  emodNo: string | null
  noteReason: NoteReason | null
  total: string
}

/** A note leads to the invoice that it corrects, an invoice to its notes and to what is left after them. */
export function NoteLinks({ noteOn, notes, total }: { noteOn: NoteOn; notes: readonly NoteTo[]; total?: string }) {
  if (noteOn) return <Corrects {...noteOn} />
  if (!notes.length) return null
  const numbered = notes.filter(of => of.invoiceNo)
  return (
    <Card title="Credit and debit notes">
      <ul className="grid gap-3 text-table">
        {notes.map(of => (
          <li key={of.draftId} className="grid gap-1">
            <span className="flex flex-wrap items-center justify-between gap-2">
              {of.invoiceNo ? (
                <BillLink no={of.invoiceNo} />
              ) : (
                <Link to={draftPath(of.draftId)} className="code text-link">
                  {of.draftNo}
                </Link>
              )}
              <span className="figures">{showMoney(of.total)}</span>
            </span>
            <span className="flex flex-wrap items-center gap-2 text-meta text-muted">
              <BillKind kind={of.kind} />
              {!of.invoiceNo && <Status of="invoiceDraft" value={of.status} />}
              {of.noteReason && NOTE_REASON_LABELS[of.noteReason]}
              {of.emodNo && <span className="code">{of.emodNo}</span>}
            </span>
          </li>
        ))}
      </ul>
      {total && numbered.length > 0 && (
        <p className="mt-3 flex justify-between gap-2 border-line border-t pt-3 font-semibold text-table">
          <span>After notes</span>
          <span className="figures">{showMoney(sum([total, ...numbered.map(of => of.total)]).toFixed(2))}</span>
        </p>
      )}
    </Card>
  )
}

const Corrects = ({ invoiceNo, invoiceDate, doNumber, revision, emodNo, reason }: NonNullable<NoteOn>) => (
  <Card title="Corrects">
    <p className="text-table">
      Invoice <BillLink no={invoiceNo} /> of {showDate(invoiceDate)}
    </p>
    {reason && <p className="text-muted text-table">{reason}</p>}
    {doNumber && (
      <p className="text-muted text-table">
        <Link to={`/order/delivery-order/${doNumber}`} className="code text-link">
          {doNumber}
        </Link>
        , revision {revision}
        {emodNo && (
          <>
            {' '}
            by <span className="code">{emodNo}</span>
          </>
        )}
      </p>
    )}
  </Card>
)

export const BillLink = ({ no }: { no: string }) => (
  <Link to={`/billing/invoice/${no}`} className="code text-link">
    {no}
  </Link>
)
