import type { MarginBand, Threshold } from '~/domain/pricing/margin'
import type { QuotedProduct } from '~/domain/pricing/price-question'
import { showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { Pairs } from '~/web/kit/page-grid'
import { type Change, LastChanges } from '~/web/kit/record/last-changes'
import { Card } from '~/web/ui/card'
import { Band } from './pricing-status'

type Quote = {
  band: MarginBand
  submittedByName: string | null
  submittedAt: string | null
  approvals: { id: string; approverName: string; decision: string; reason: string | null; at: string }[]
} | null
type Props = {
  quote: Quote
  threshold: Threshold | null
  history: readonly Change[]
  products: readonly QuotedProduct[]
}

/** The target of the region, who decides, and what happened so far. */
export function PricingSide({ quote, threshold, history, products }: Props) {
  const uncosted = products.filter(product => product.listPrice && product.cost === null).length
  return (
    <div className="grid gap-4">
      <Card title="Margin" aside={quote && <Band value={quote.band} />}>
        {threshold ? (
          <Pairs
            columns={1}
            rows={[
              ['Target of the region', `${showNumber(threshold.targetPercent, 2)} % of the price`],
              ['Below it', 'Needs a reason; the sales manager approves'],
              [`Below ${threshold.redPercent} % of it`, 'The CEO approves'],
            ]}
          />
        ) : (
          <p className="text-muted text-table">Choose a project to see the target of its region.</p>
        )}
        {uncosted > 0 && (
          <p className="mt-3 text-stop text-table">
            {uncosted} {uncosted === 1 ? 'product has' : 'products have'} no cost here and cannot be submitted.
          </p>
        )}
      </Card>
      {quote && (quote.submittedByName || quote.approvals.length > 0) && (
        <Card title="Approval">
          <ol className="grid gap-2.5 text-table">
            {quote.submittedByName && quote.submittedAt && (
              <Step who={quote.submittedByName} what="submitted" at={quote.submittedAt} />
            )}
            {quote.approvals.map(row => (
              <Step
                key={row.id}
                who={row.approverName}
                what={row.decision === 'approve' ? 'approved' : 'rejected'}
                at={row.at}
                reason={row.reason}
              />
            ))}
          </ol>
        </Card>
      )}
      {history.length > 0 && <LastChanges rows={history} />}
    </div>
  )
}

const Step = ({ who, what, at, reason }: { who: string; what: string; at: string; reason?: string | null }) => (
  <li>
    <span className="font-semibold">{who}</span> {what}
    {reason && <span className="block">“{reason}”</span>}
    <span className="figures block text-meta text-muted">{showDateTime(at)}</span>
  </li>
)
