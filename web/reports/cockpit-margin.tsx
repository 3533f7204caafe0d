import { useLocation } from '@remix-run/react'
import { figureHead } from '~/domain/kit/figure/all'
import { amount } from '~/domain/kit/money'
import { type Cockpit, marginOfSold, type Sold } from '~/domain/reports/cockpit'
import { countOf, showMoney, showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'

/** What the margin of the span is taken from, product by product; what has no cost says so and is left out of the sum. */
export function CockpitMargin({ of: { span, sold } }: { of: Cockpit }) {
  const asked = useLocation().hash === '#margin'
  const all = productsIn(sold)
  const costed = productsIn(sold.filter(row => row.cost !== null))
  return (
    <details id="margin" open={asked} className="min-w-0 scroll-mt-4 rounded-lg border border-line bg-raised">
      <summary className="cursor-pointer px-4 py-2.5 text-body touch:py-3">
        <h2 className="inline font-semibold">Margin by product</h2>{' '}
        <span className="figures text-muted text-table">{countOf(all, 'product')}</span>
      </summary>
      {sold.length === 0 ? (
        <p className="border-line border-t p-4 text-muted text-table">
          No concrete of these days is on a draft or an invoice.
        </p>
      ) : (
        <div className="card-flush border-line border-t">
          <PlainTable
            wide
            caption="Margin by product"
            rows={sold}
            id={row => `${row.regionId} ${row.productId}`}
            columns={[
              { label: 'Product', show: row => <span className="whitespace-nowrap">{row.productCode}</span> },
              { label: 'Region', show: row => row.regionName },
              { ...figureHead('billed'), show: row => showNumber(row.quantity, 0), align: 'right' },
              { ...figureHead('revenue'), show: row => showMoney(row.revenue), align: 'right' },
              {
                ...figureHead('cost'),
                show: row => (row.cost === null ? 'No cost' : showMoney(amount(row.cost))),
                align: 'right',
              },
              { ...figureHead('marginAmount'), show: row => left(row), align: 'right' },
              { ...figureHead('margin'), show: row => share(row), align: 'right' },
            ]}
            {...(span.margin && {
              total: [
                'Total',
                costed < all ? `${costed} with a cost` : '',
                showNumber(span.margin.quantity, 0),
                '',
                '',
                showMoney(span.margin.amount),
                showNumber(span.margin.percent, 1),
              ],
            })}
          />
        </div>
      )}
    </details>
  )
}

/** A product that is sold in two regions is one. */
const productsIn = (rows: readonly Sold[]) => new Set(rows.map(row => row.productId)).size

const left = (row: Sold) => {
  const margin = marginOfSold([row])
  return margin ? showMoney(margin.amount) : '–'
}
const share = (row: Sold) => {
  const margin = marginOfSold([row])
  return margin ? showNumber(margin.percent, 1) : '–'
}
