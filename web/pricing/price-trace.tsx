import { decimal, unitPrice } from '~/domain/kit/money'
import type { QuotedProduct } from '~/domain/pricing/price-question'
import type { QuoteLine } from '~/domain/pricing/pricing'
import type { PricePart } from '~/domain/pricing/resolve'
import { showNumber } from '~/web/kit/figures'

type Props = {
  product: QuotedProduct | undefined
  saved: QuoteLine | undefined
  price: string | null
  readOnly: boolean
}

/** Where each part of a price comes from: the version of the list, the category, what was agreed by hand. */
export function PriceTrace({ product, saved, price, readOnly }: Props) {
  const parts = readOnly ? (saved?.trace ?? []) : live(product?.parts ?? [], price)
  const missing = !readOnly && product?.missing
  if (!parts.length && !missing) return null
  return (
    <ul aria-label="Where the price comes from" className="flex flex-wrap items-center gap-1.5 text-meta">
      {parts.map(part => (
        <li key={part.label} className="rounded-md bg-sunken px-2 py-0.5 text-muted" title={part.reason ?? undefined}>
          {part.label} <span className="figures font-semibold text-fg">{signed(part.amount)}</span>
        </li>
      ))}
      {missing && <li className="text-muted">{missing}</li>}
    </ul>
  )
}

function live(parts: readonly PricePart[], price: string | null): PricePart[] {
  if (price === null) return [...parts]
  const sum = parts.reduce((total, part) => total.plus(part.amount), decimal(0))
  const by = decimal(price).minus(sum)
  if (by.isZero()) return [...parts]
  const label = parts.length ? 'Manual price difference' : 'Manual price'
  return [...parts, { kind: 'manual', label, amount: unitPrice(by), source: null, reason: null }]
}

const signed = (amount: string) => showNumber(amount, 2)
