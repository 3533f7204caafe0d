import { decimal } from '~/domain/kit/money'
import { showDate, showDateTime, showTime } from '~/web/kit/dates'
import { showMoney, showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { DraftTicketLink } from '../draft-ticket'
import type { EvidenceLine, Proof } from './evidence-proof'

type Of = NonNullable<Proof>['lines'][number] | undefined

/** Every line with the docket it comes from, why it has its price, and how that compares. */
export function DraftLines({
  draftId,
  lines,
  proof,
  total,
}: {
  draftId: string
  lines: readonly EvidenceLine[]
  proof: Proof
  total: string
}) {
  const of = new Map(proof?.lines.map(line => [line.lineId, line]))
  const compared = proof !== null
  return (
    <PlainTable
      caption="Lines"
      rows={lines}
      id={line => line.id}
      columns={[
        {
          label: 'Delivery order',
          show: line => (line.doNumber ? <Docket line={line} draftId={draftId} of={of.get(line.id)} /> : ''),
        },
        { label: 'Description', show: line => <What line={line} of={of.get(line.id)} /> },
        {
          label: 'Quantity',
          show: line => `${showNumber(line.quantity, 2)} ${line.unit}`,
          align: 'right',
        },
        { label: 'Unit price', show: line => <PriceOf line={line} />, align: 'right' },
        ...(compared
          ? [
              {
                label: 'Compared',
                align: 'right' as const,
                show: (line: EvidenceLine) => <Comparisons of={of.get(line.id)} />,
              },
            ]
          : []),
        { label: 'Amount', show: line => showMoney(line.amount), align: 'right' },
      ]}
      total={['', '', '', ...(compared ? [''] : []), 'Total with GST', showMoney(total)]}
    />
  )
}

function Docket({ line, draftId, of }: { line: EvidenceLine; draftId: string; of: Of }) {
  const ticket = of?.ticket
  const on = ticket && [ticket.batchedAt, ticket.onSiteAt, ticket.pourEndAt].map(at => (at ? showTime(at) : '–'))
  return (
    <span className="grid">
      {line.deliveryOrderId ? (
        <DraftTicketLink draftId={draftId} deliveryOrderId={line.deliveryOrderId} label={line.doNumber ?? ''} />
      ) : (
        <span className="code">{line.doNumber}</span>
      )}
      <span className="figures text-meta text-muted">{line.doDate && showDate(line.doDate)}</span>
      {on && line.kind === 'product' && (
        <span className="figures whitespace-nowrap text-meta text-muted" title="Batched, on site, discharged">
          {ticket.deliveredManually ? 'Delivered by hand' : on.join(' · ')}
        </span>
      )}
      {ticket && line.kind === 'product' && (
        <span className="text-meta text-muted">
          {ticket.signedAt ? `Signed by ${ticket.signedBy}, ${showTime(ticket.signedAt)}` : 'Not signed'}
        </span>
      )}
    </span>
  )
}

/** Where a link from elsewhere finds a line. */
const lineMark = (id: string) => `line-${id}`

function What({ line, of }: { line: EvidenceLine; of: Of }) {
  const hand = of?.decidedByName && `${of.decidedByName}${of.decidedAt ? `, ${showDateTime(of.decidedAt)}` : ''}`
  const why = [line.disputed && 'In dispute', line.reason, hand].filter(Boolean).join(', ')
  return (
    <span id={lineMark(line.id)} className="grid min-w-32 scroll-mt-16 rounded target:bg-brand-soft">
      <span>{line.description}</span>
      {of && of.sources.length > 0 && <span className="text-meta text-muted">{of.sources.join('; ')}</span>}
      {why && (
        <span data-tone="waiting" className="text-meta text-tone">
          {why}
        </span>
      )}
    </span>
  )
}

/** A price that a person changed shows the system's beside it. */
function PriceOf({ line }: { line: EvidenceLine }) {
  const changed = line.systemPrice !== null && !decimal(line.systemPrice).equals(line.unitPrice)
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

/** The margin; then list, contract and last bill, each with how far the price is from it. */
function Comparisons({ of }: { of: Of }) {
  const against = [
    { to: 'List', price: of?.listPrice, percent: of?.againstList },
    { to: 'Contract', price: of?.contractPrice, percent: of?.againstContract },
    { to: 'Last bill', price: of?.lastBill?.unitPrice, percent: of?.againstLast, title: of?.lastBill?.invoiceNo },
  ].filter(({ price }) => price)
  if (!against.length && !of?.margin) return <span className="text-muted">–</span>
  return (
    <span className="grid text-meta text-muted">
      {of?.margin && <Band margin={of.margin} />}
      {against.map(({ to, price, percent, title }) => (
        <span key={to} title={title} className="whitespace-nowrap">
          {to} {showMoney(price)}, {sameAs(percent) ? 'same' : `${showNumber(decimal(percent ?? '0').toFixed(1))} %`}
        </span>
      ))}
    </span>
  )
}

const sameAs = (percent: string | null | undefined) => !percent || decimal(percent).isZero()

const TONE = { green: 'done', amber: 'waiting', red: 'stop', unknown: 'neutral' } as const

const Band = ({ margin }: { margin: NonNullable<NonNullable<Of>['margin']> }) => (
  <span data-tone={TONE[margin.band]} className="text-body text-tone">
    Margin {showNumber(decimal(margin.percent).toFixed(1))} %
  </span>
)
