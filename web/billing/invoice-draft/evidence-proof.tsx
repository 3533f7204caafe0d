import { unbilledWhy } from '~/domain/billing/unbilled-charge'
import type { DraftEvidence } from '~/web/kit/client/billing'
import { showMoney, showNumber, showVolume } from '~/web/kit/figures'
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

/** Surcharges and add-ons that arose on these loads and that the customer is not billed for. */
export function UnbilledCard({ proof }: { proof: Proof }) {
  if (!proof?.unbilled.length) return null
  return (
    <Card title="Earned and not billed" flush>
      <ul id="unbilled" className="scroll-mt-16 divide-y divide-line">
        {proof.unbilled.map(of => (
          <li key={`${of.label} ${of.what}`} className="flex flex-wrap gap-x-3 px-4 py-1.5 text-table">
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
  )
}
