import { spokenBand, spokenDiscount } from '~/domain/pricing/discount'
import type { PriceCategoryRow } from '~/domain/pricing/price-category'

/** The lines of a category in words. */
export const Discounts = ({ row }: { row: Pick<PriceCategoryRow, 'discounts'> }) =>
  row.discounts.length ? (
    <span>
      {row.discounts.map(line => (
        <span key={JSON.stringify(line)} className="block">
          <span className="figures font-semibold">{spokenDiscount(line)}</span> {spokenBand(line)}
        </span>
      ))}
    </span>
  ) : (
    <span className="text-muted">none</span>
  )
