import { Link } from '@remix-run/react'
import { type GstTotal, gstRows } from '~/domain/billing/totals'
import type { Replaces } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { showMoney, showVolume } from '~/web/kit/figures'
import { Pairs } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import { NoteLinks, type NoteOn } from '../note-links'
import { ReissueLinks } from '../reissue-links'
import { DraftLines } from './evidence-lines'
import { type EvidenceLine, MarginOf, type Proof, UnbilledCard } from './evidence-proof'
import { DraftExceptions } from './exceptions'

export type EvidenceDraft = {
  id: string
  draftNo: string
  customerName: string
  projectName: string
  salespersonName: string | null
  madeByName: string | null
  purchaseOrderNo: string | null
  fromDate: string
  toDate: string
  quantity: string
  subtotal: string
  gst: string
  gstPercent: string
  gstTotals: GstTotal[]
  total: string
  exceptions: Parameters<typeof DraftExceptions>[0]['exceptions']
  kind: string
  noteOn: NoteOn
  replaces: Replaces | null
  lines: readonly EvidenceLine[]
}

/** What an approver decides on: the sums, what stands out, and every line with the price it should have. */
export function DraftEvidence({
  draft,
  proof,
  edit,
}: {
  draft: EvidenceDraft
  proof: Proof
  edit?: string | undefined
}) {
  return (
    <>
      <DraftExceptions exceptions={draft.exceptions} lines={draft.lines} />
      {draft.noteOn && <NoteLinks noteOn={draft.noteOn} notes={[]} />}
      <ReissueLinks replaces={draft.replaces} />
      <Card
        title={draft.draftNo}
        aside={
          edit && (
            <Link to={edit} className="text-link text-table">
              Edit draft
            </Link>
          )
        }
      >
        <Pairs
          columns={3}
          rows={[
            ['Customer', draft.customerName],
            ['Project', draft.projectName],
            ['Period', `${showDate(draft.fromDate)} to ${showDate(draft.toDate)}`],
            ['Salesperson', draft.salespersonName],
            ['Made by', draft.madeByName],
            ['Purchase order', draft.purchaseOrderNo],
            ['Concrete', showVolume(draft.quantity)],
            ['Subtotal', showMoney(draft.subtotal)],
            ['Margin', <MarginOf key="margin" proof={proof} />],
            ...gstRows(draft).map(({ label, gst }): [string, string] => [label, showMoney(gst)]),
          ]}
        />
      </Card>
      <Card title="Lines" aside={<span className="figures text-muted text-table">{draft.lines.length}</span>} flush>
        <DraftLines draftId={draft.id} lines={draft.lines} proof={proof} total={draft.total} />
      </Card>
      <UnbilledCard proof={proof} />
    </>
  )
}
