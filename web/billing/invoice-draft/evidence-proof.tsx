import { unbilledWhy } from '~/domain/billing/unbilled-charge'
import type { DraftEvidence } from '~/web/kit/client/billing'
import { showMoney, showNumber, showVolume } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

export type EvidenceLine = {
  id: string
  kind: string
  deliveryOrderId: string | null
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

/** What the price engine says of a draft; null for people who do not approve. */
export type Proof = DraftEvidence | null

export function MarginOf({ proof }: { proof: Proof }) {
  const margin = proof?.margin
  if (!margin) return null
  const without = Number(margin.quantityWithout) > 0
  return (
    <>
      {showMoney(margin.amount)}, {showNumber(margin.percent, 2)} %
      {without && <span className="text-muted"> ({showVolume(margin.quantityWithout)} without a cost)</span>}
    </>
  )
}

/** What these loads earned and the customer is not billed for, by their facts and by the times that devices told. */
export function UnbilledCard({ proof }: { proof: Proof }) {
  if (!proof || proof.unbilled.length + proof.timed.length === 0) return null
  return (
    <div id="unbilled" className="grid scroll-mt-16 gap-4">
      {proof.unbilled.length > 0 && (
        <Card title="Earned and not billed" flush>
          <ul className="divide-y divide-line">
            {proof.unbilled.map(of => (
              <li key={`${of.label} ${of.what} ${of.lineId}`} className="flex flex-wrap gap-x-3 px-4 py-1.5 text-table">
                <span className="code">{of.label}</span>
                <span className="min-w-40 flex-1">
                  {of.what}
                  {of.fact && <span className="text-muted"> {of.fact}</span>}
                </span>
                <span className="text-muted">{unbilledWhy(of)}</span>
                <span className="figures">{of.amount ? showMoney(of.amount) : 'No amount'}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {proof.timed.length > 0 && (
        <Card title="By device times" flush>
          <PlainTable
            caption="By device times"
            rows={proof.timed}
            id={of => `${of.label} ${of.what}`}
            columns={[
              { label: 'Load', show: of => <span className="code">{of.label}</span> },
              { label: 'Charge', show: of => of.what },
              { label: 'By ticket', show: of => showMoney(of.byTicket), align: 'right' },
              { label: 'By devices', show: of => showMoney(of.byDevice), align: 'right' },
              { label: 'Billed', show: of => showMoney(of.billed), align: 'right' },
              { label: 'Not billed', show: of => showMoney(of.notBilled), align: 'right' },
            ]}
          />
        </Card>
      )}
    </div>
  )
}
