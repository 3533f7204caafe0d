import { Link } from '@remix-run/react'
import { type GstTotal, gstRows } from '~/domain/billing/totals'
import { showDate } from '~/web/kit/dates'
import { showMoney, showNumber, showVolume } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import { NoteLinks, type NoteOn } from '../note-links'
import { DraftExceptions } from './exceptions'

export type EvidenceLine = {
  id: string
  kind: string
  doNumber: string | null
  doDate: string | null
  description: string
  quantity: string
  unit: string
  unitPrice: string
  systemPrice: string | null
  amount: string
  reason: string | null
  disputed: boolean
}
export type EvidenceDraft = {
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
  lines: readonly EvidenceLine[]
}

/** What an approver decides on: the sums, what stands out, and every line with the price it should have. */
export function DraftEvidence({ draft, edit }: { draft: EvidenceDraft; edit?: string | undefined }) {
  return (
    <>
      <DraftExceptions exceptions={draft.exceptions} lines={draft.lines} />
      {draft.noteOn && <NoteLinks noteOn={draft.noteOn} notes={[]} />}
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
            ...gstRows(draft).map(({ label, gst }): [string, string] => [label, showMoney(gst)]),
          ]}
        />
      </Card>
      <Card title="Lines" aside={<span className="figures text-muted text-table">{draft.lines.length}</span>} flush>
        <DraftLines lines={draft.lines} total={draft.total} />
      </Card>
    </>
  )
}

function DraftLines({ lines, total }: { lines: readonly EvidenceLine[]; total: string }) {
  return (
    <PlainTable
      caption="Lines"
      rows={lines}
      id={line => line.id}
      columns={[
        {
          label: 'Delivery order',
          show: line =>
            line.doNumber ? (
              <span className="grid">
                <span className="code">{line.doNumber}</span>
                <span className="text-meta text-muted">{line.doDate && showDate(line.doDate)}</span>
              </span>
            ) : (
              ''
            ),
        },
        {
          label: 'Description',
          show: line => (
            <span className="grid">
              <span>{line.description}</span>
              {(line.reason || line.disputed) && (
                <span className="text-meta text-muted">
                  {[line.disputed && 'In dispute', line.reason].filter(Boolean).join(', ')}
                </span>
              )}
            </span>
          ),
        },
        {
          label: 'Quantity',
          show: line => `${showNumber(String(Number(line.quantity)))} ${line.unit}`,
          align: 'right',
        },
        { label: 'Unit price', show: line => <PriceOf line={line} />, align: 'right' },
        { label: 'Amount', show: line => showMoney(line.amount), align: 'right' },
      ]}
      total={['', '', '', 'Total with GST', showMoney(total)]}
    />
  )
}

/** A price that a person changed shows the system's beside it. */
function PriceOf({ line }: { line: EvidenceLine }) {
  const changed = line.systemPrice !== null && Number(line.systemPrice) !== Number(line.unitPrice)
  if (!changed) return <>{showMoney(line.unitPrice)}</>
  return (
    <span className="grid">
      <span data-tone="waiting" className="font-semibold text-tone">
        {showMoney(line.unitPrice)}
      </span>
      <span className="text-meta text-muted">
        <s>{showMoney(line.systemPrice)}</s>
      </span>
    </span>
  )
}
