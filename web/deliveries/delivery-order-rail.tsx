import { CircleAlert, Phone, TriangleAlert } from 'lucide-react'
import type { LedgerRow } from '~/domain/deliveries/concrete-ledger-row'
import { outsideWords, readingWords } from '~/domain/deliveries/concrete-ledger-words'
import { LOAD_RULE_LABELS, type LoadRule } from '~/domain/deliveries/delivery-order-checks'
import { nearReadings, siteReadings } from '~/domain/deliveries/delivery-order-readings'
import { waitingWords } from '~/domain/deliveries/waiting-cause'
import { returnCauseLabel } from '~/domain/kit/return-cause'
import { showDateTime } from '~/web/kit/dates'
import { Card } from '~/web/ui/card'
import type { View } from './delivery-order-loader'

/** What stands out about a load, and whom to ring. */
export function DoRail({ view, ledger }: { view: View; ledger: readonly LedgerRow[] }) {
  const { ticket } = view
  const { load } = ticket
  const outside = view.weights.filter(row => row.verdict === 'act').length
  const { slumpMin, slumpMax } = ticket
  const { slumpMm, waterAddedLitres } = load
  const { age, limit } = view.clock
  // Before the truck is on site nothing is read there.
  const read = load.onSiteAt ? siteReadings({ slumpMm, slumpMin, slumpMax, waterAddedLitres, age, limit }, ledger) : []
  const wrong = outsideWords(read)
  // The age has a clock of its own, with its own amber.
  const near = nearReadings(read, view.readingNearPercent).filter(({ key }) => key !== 'age')
  const notes = [
    ...(outside ? [`${outside} ${outside === 1 ? 'weight' : 'weights'} outside tolerance`] : []),
    ...(load.deliveredManually ? [`Delivered by hand: ${load.statusReason ?? ''}`] : []),
    ...(load.statusReason && !load.deliveredManually ? [load.statusReason] : []),
    ...(load.waitingCause ? [`Waiting: ${waitingWords(load.waitingCause, load.waitingOursMinutes)}`] : []),
    ...(load.returnConcrete && Number(load.returnConcrete) > 0
      ? [
          `${Number(load.returnConcrete)} m³ returned: ${load.returnCause ? returnCauseLabel(load.returnCause) : 'cause not given'}`,
        ]
      : []),
  ]
  return (
    <>
      {wrong.length > 0 && (
        <Card title="Outside limits on site">
          <ul className="grid gap-2.5 text-table">
            {wrong.map(text => (
              <li key={text} data-tone="stop" className="figures flex gap-2 text-tone">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                {text}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {near.length > 0 && (
        <Card title="Near a limit on site">
          <ul className="grid gap-2.5 text-table">
            {near.map(row => (
              <li key={row.key} data-tone="waiting" className="figures flex gap-2 text-tone">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                {readingWords(row)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {(notes.length > 0 || load.overrides.length > 0) && (
        <Card title="Highlights">
          <ul className="grid gap-2.5 text-table">
            {notes.map(text => (
              <li key={text} className="flex gap-2">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
                {text}
              </li>
            ))}
            {load.overrides.map(of => (
              <li key={`${of.rule} ${of.at}`}>
                <p className="font-semibold">{overriddenWord(of.rule)}</p>
                {of.rule === 'readings' && <p className="figures">{of.text}</p>}
                <p>“{of.reason}”</p>
                <p className="figures text-meta text-muted">
                  {of.by}, {showDateTime(of.at)}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="People">
        <dl className="grid gap-3 text-table">
          <Person label="Site" name={ticket.contactName} phone={ticket.contactPhone} />
          <Person label="Driver" name={ticket.driverName} phone={ticket.driverPhone} />
        </dl>
      </Card>
      {ticket.orderRemarks && (
        <Card title="Remarks of the order">
          <p className="text-table">{ticket.orderRemarks}</p>
        </Card>
      )}
    </>
  )
}

const overriddenWord = (rule: string): string =>
  rule === 'readings' ? 'Reading confirmed' : `${LOAD_RULE_LABELS[rule as LoadRule] ?? rule} overridden`

const Person = ({ label, name, phone }: { label: string; name: string | null; phone: string | null }) => (
  <div>
    <dt className="text-meta text-muted">{label}</dt>
    <dd className="font-semibold">{name ?? '–'}</dd>
    {phone && (
      <dd>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures inline-flex items-center gap-1 text-link">
          <Phone aria-hidden className="size-3.5" /> {phone}
        </a>
      </dd>
    )}
  </div>
)
