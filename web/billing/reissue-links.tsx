import { Link } from '@remix-run/react'
import type { Cancellation, Replaces } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { draftPath } from '~/web/kit/draft-path'
import { Status } from '~/web/kit/status'
import { Card } from '~/web/ui/card'
import { BillLink } from './note-links'

type Props = { cancellation?: Cancellation | null; replaces: Replaces | null }

/** A cancelled invoice leads to its credit note and to what is made in its place, and that one back to it. */
export const ReissueLinks = ({ cancellation, replaces }: Props) => (
  <>
    {cancellation && (
      <Card title={cancellation.noteNo ? 'Cancelled' : 'Being cancelled'}>
        {cancellation.noteNo ? (
          <p className="text-table">
            By <BillLink no={cancellation.noteNo} /> of {showDate(cancellation.noteDate!)}
          </p>
        ) : (
          <p className="flex flex-wrap items-center gap-2 text-table">
            <DraftLink id={cancellation.draftId} no={cancellation.draftNo} />
            <Status of="invoiceDraft" value={cancellation.status} />
          </p>
        )}
        {cancellation.anewDraftId && (
          <p className="text-table">
            Re-issued as{' '}
            {cancellation.anewInvoiceNo ? (
              <BillLink no={cancellation.anewInvoiceNo} />
            ) : (
              <DraftLink id={cancellation.anewDraftId} no={cancellation.anewDraftNo!} />
            )}
          </p>
        )}
      </Card>
    )}
    {replaces && (
      <Card title="Replaces">
        <p className="text-table">
          Invoice <BillLink no={replaces.invoiceNo} /> of {showDate(replaces.invoiceDate)}
          {replaces.noteNo && (
            <>
              , cancelled by <BillLink no={replaces.noteNo} />
            </>
          )}
        </p>
        {replaces.attention && <p className="text-muted text-table">Attention {replaces.attention}</p>}
        {replaces.remarks && <p className="text-muted text-table">{replaces.remarks}</p>}
      </Card>
    )}
  </>
)

const DraftLink = ({ id, no }: { id: string; no: string }) => (
  <Link to={draftPath(id)} className="code text-link">
    {no}
  </Link>
)
