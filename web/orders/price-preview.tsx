import type { Payable } from '~/domain/billing/preview'
import { gstRows } from '~/domain/billing/totals'
import { showMoney, showNumber, showUnitPrice } from '~/web/kit/figures'
import { Card } from '~/web/ui/card'

/** What it will cost, each price with where it comes from, and who has to approve what is below it. */
export function PricePreview({ price, approvals }: { price: Payable; approvals: readonly string[] }) {
  return (
    <Card title="Price" aside={<b className="figures text-body">{showMoney(price.total)}</b>}>
      <ul className="grid grid-cols-1 gap-2 text-table">
        {price.lines.map(line => (
          <li key={line.description} className="min-w-0">
            <p className="flex justify-between gap-2">
              <span className="min-w-0 truncate">{line.description}</span>
              <span className="figures">{showMoney(line.amount)}</span>
            </p>
            <p className="figures text-meta text-muted">
              {showNumber(line.quantity, 2)} {line.unit} at {showUnitPrice(line.unitPrice)}
            </p>
            {line.parts.map(part => (
              <p key={part.label} className="flex justify-between gap-2 pl-3 text-meta text-muted">
                <span className="min-w-0 truncate">{part.label}</span>
                <span className="figures">{showUnitPrice(part.amount)}</span>
              </p>
            ))}
          </li>
        ))}
        {gstRows(price).map(({ label, gst }) => (
          <li key={label} className="figures flex justify-between border-line border-t pt-2">
            <span>{label}</span>
            <span>{showMoney(gst)}</span>
          </li>
        ))}
        {[...price.missing, ...approvals].map(text => (
          <li key={text} data-tone="waiting" className="tone rounded-md px-2 py-1 text-meta">
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
