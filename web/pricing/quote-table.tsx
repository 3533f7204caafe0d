import { Plus } from 'lucide-react'
import { useContext, useRef, useState } from 'react'
import type { Threshold } from '~/domain/pricing/margin'
import type { QuotedProduct } from '~/domain/pricing/price-question'
import type { QuoteLine } from '~/domain/pricing/pricing'
import { FormContext } from '~/web/kit/form/form-context'
import { tellForm } from '~/web/kit/form/tell-form'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'
import { Select } from '~/web/ui/input'
import { ScrollBox } from '~/web/ui/scroll-box'
import { QuoteRow } from './quote-row'
import { type Line, lineFor, linesOf } from './quote-start'

type Props = {
  products: readonly QuotedProduct[]
  lines: readonly QuoteLine[]
  threshold: Threshold | null
  readOnly: boolean
}

/** The lines of a quote: list, discount, price and margin, live while one types. Products are added by name or all at once. */
export function QuoteTable({ products, lines, threshold, readOnly }: Props) {
  const { values } = useContext(FormContext)
  const hydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState<Line[]>(() => linesOf(values.lines, products))
  const offered = products.filter(product => !rows.some(row => row.productId === product.productId))
  const shown =
    hydrated || readOnly ? rows : [...rows, ...offered.map(product => ({ ...lineFor(product), unitPrice: '' }))]
  const change = (next: Line[]) => {
    setRows(next)
    if (box.current) tellForm(box.current)
  }
  return (
    <div ref={box} className="col-span-12 grid gap-3">
      <ScrollBox className="rounded-lg border border-line">
        <table className="plain-table md:min-w-180">
          <caption className="sr-only">Prices of the quote</caption>
          <thead>
            <tr>
              <th scope="col" className="pl-4!">
                Product
              </th>
              <th scope="col" className="text-right max-md:hidden">
                List
              </th>
              <th scope="col" className="text-right max-md:hidden">
                Discount
              </th>
              <th scope="col" className="text-right">
                Price per m³
              </th>
              <th scope="col" className="text-right">
                Margin
              </th>
              <th scope="col">Target</th>
              <th scope="col">
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <QuoteRow
                key={row.productId}
                index={index}
                line={row}
                product={products.find(product => product.productId === row.productId)}
                saved={lines.find(line => line.productId === row.productId)}
                threshold={threshold}
                readOnly={readOnly}
                onRemove={() => change(rows.filter(other => other.productId !== row.productId))}
              />
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={7} className="py-6 text-center text-muted">
                  No products yet.
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollBox>
      {!readOnly && hydrated && offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Select
            aria-label="Add product"
            className="max-w-80"
            value=""
            onChange={event => {
              const product = offered.find(one => one.productId === event.target.value)
              if (product) change([...rows, lineFor(product)])
            }}
          >
            <option value="">Add product…</option>
            {offered.map(product => (
              <option key={product.productId} value={product.productId}>
                {product.productCode} – {product.name}
              </option>
            ))}
          </Select>
          <Button onClick={() => change([...rows, ...offered.filter(product => product.price).map(lineFor)])}>
            <Plus /> All on the list
          </Button>
        </div>
      )}
    </div>
  )
}
