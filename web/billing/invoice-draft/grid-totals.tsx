import { gstRows, type Totals } from '~/domain/billing/totals'
import { decimal } from '~/domain/kit/money'
import { showMoney, showVolume } from '~/web/kit/figures'
import type { Shown } from './shown'

/** The sums of what is typed, in sight above the buttons, and how far they are from what is saved. */
export function GridTotals({ draft, now }: { draft: Shown; now: Totals }) {
  const difference = decimal(now.total).minus(draft.total)
  return (
    <dl
      aria-label="Totals"
      className="sticky bottom-14 z-10 flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1 border-line border-t bg-bg py-2 text-table"
    >
      <Figure label="Concrete" value={showVolume(now.quantity)} />
      <Figure label="Subtotal" value={showMoney(now.subtotal)} />
      {gstRows(now).map(({ label, gst }) => (
        <Figure key={label} label={label} value={showMoney(gst)} />
      ))}
      <Figure label="Total" value={showMoney(now.total)} strong />
      {!difference.isZero() && (
        <Figure
          label="Against saved"
          value={`${difference.isPositive() ? '+' : ''}${showMoney(difference.toFixed(2))}`}
        />
      )}
    </dl>
  )
}

const Figure = ({ label, value, strong }: { label: string; value: string; strong?: boolean }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-muted">{label}</dt>
    <dd className={strong ? 'figures font-semibold' : 'figures'}>{value}</dd>
  </div>
)
