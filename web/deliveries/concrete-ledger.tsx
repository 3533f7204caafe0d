import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ConcreteLedger } from '~/domain/deliveries/concrete-ledger'
import type { LedgerKey, LedgerRow } from '~/domain/deliveries/concrete-ledger-row'
import { LEDGER_VERDICT, ledgerLimit, ledgerValue } from '~/domain/deliveries/concrete-ledger-shown'
import { outsideWords } from '~/domain/deliveries/concrete-ledger-words'
import * as words from '~/domain/deliveries/words'
import { translated } from '~/domain/kit/translated'
import { showNumber, showVolume } from '~/web/kit/figures'
import { EmptyNote } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'

/** What is in the concrete of a load by its m³, each figure with its limit and where it comes from. */
export function ConcreteLedgerCard({ ledger }: { ledger: ConcreteLedger }) {
  if (ledger.missing)
    return (
      <Card title={words.ledgerTitle()}>
        <EmptyNote icon={TriangleAlert} title={ledger.missing.text}>
          Water, binder, contents and carbon are reckoned from the weights of the batches.
        </EmptyNote>
      </Card>
    )
  return (
    <Card
      title={words.ledgerTitle()}
      aside={<span className="figures text-muted text-table">{showVolume(ledger.cubicMetres)} batched</span>}
      flush
    >
      <PlainTable
        caption={words.ledgerTitle()}
        rows={ledger.rows}
        id={row => row.key}
        columns={[
          {
            label: 'Figure',
            show: row => (
              <>
                {row.name}
                <span className="block text-meta text-muted">{row.missing?.text ?? row.source}</span>
              </>
            ),
          },
          { label: 'Value', align: 'right', show: row => ledgerValue(row) },
          { label: 'Limit', align: 'right', show: row => ledgerLimit(row) },
          { label: 'Verdict', show: row => <Verdict of={row} /> },
        ]}
      />
      {ledger.mass && (
        <p className="figures border-line border-t px-4 py-3 text-muted text-table">
          {massOf(ledger.mass.batchedKg)} batched and {massOf(ledger.mass.siteKg)} added on site:{' '}
          {massOf(ledger.mass.dischargedKg)} discharged, {massOf(ledger.mass.returnedKg)} returned.
        </p>
      )}
    </Card>
  )
}

/** Tenths, as the scales of a plant show them. */
const massOf = (kg: string) => `${showNumber(Number(kg).toFixed(1), 1)} kg`

function Verdict({ of: { verdict } }: { of: LedgerRow }) {
  if (verdict === 'above' || verdict === 'below')
    return <Badge tone="stop">{translated(LEDGER_VERDICT[verdict])}</Badge>
  if (verdict === 'within') return <Badge tone="done">{translated(LEDGER_VERDICT[verdict])}</Badge>
  return <span className="text-muted">{translated(LEDGER_VERDICT[verdict])}</span>
}

const BEFORE_LEAVING: readonly LedgerKey[] = [
  'free-water',
  'water-cement',
  'exposure-strength',
  'exposure-ratio',
  'exposure-cement',
  'exposure-air',
  'weights',
  'temperature',
  'carbon',
]

/** The same in brief, for the batcher before the truck leaves. */
export function LedgerBrief({ ledger }: { ledger: ConcreteLedger }) {
  if (ledger.missing) return null
  const outside = outsideWords(ledger.rows)
  return (
    <section aria-label={words.ledgerTitle()} className="rounded-lg border border-line bg-raised">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3">
        {ledger.rows
          .filter(row => BEFORE_LEAVING.includes(row.key))
          .map(row => (
            <div key={row.key} className="min-w-0">
              <dt className="text-meta text-muted">{translated(row.name)}</dt>
              <dd className="figures font-semibold text-body">{ledgerValue(row)}</dd>
              <dd className="figures text-meta text-muted">
                {row.missing ? translated(row.missing.text) : ledgerLimit(row)}
              </dd>
            </div>
          ))}
      </dl>
      <ul className="border-line border-t px-4 py-3 text-table">
        {outside.length ? (
          outside.map(text => (
            <li key={text} data-tone="stop" className="figures flex gap-2 text-tone">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {text}
            </li>
          ))
        ) : (
          <li data-tone="done" className="flex gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
            {words.ledgerNoneOutside()}
          </li>
        )}
      </ul>
    </section>
  )
}
