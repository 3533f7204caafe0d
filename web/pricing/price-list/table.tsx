import { useContext, useState } from 'react'
import { decimal, unitPrice } from '~/domain/kit/money'
import { plainNumber, showNumber } from '~/web/kit/figures'
import { FormContext, useField, valueAt } from '~/web/kit/form/form-context'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { ScrollBox } from '~/web/ui/scroll-box'

type Product = { id: string; productCode: string; name: string; family: string }
type Line = { productId: string; unitPrice: string; highestMaterialCost: string | null }

/** One price per product, beside the price before; all of them can be raised at once before they are looked through. */
export function PriceListTable({
  products,
  lines,
  readOnly,
}: {
  products: readonly Product[]
  lines: readonly Line[]
  readOnly: boolean
}) {
  const hydrated = useHydrated()
  const [raise, setRaise] = useState({ text: '', by: '', turn: 0 })
  const shown = readOnly ? products.filter(product => lines.some(line => line.productId === product.id)) : products
  return (
    <div className="col-span-12 grid gap-3">
      {!readOnly && hydrated && (
        <div className="flex flex-wrap items-end gap-2">
          <label htmlFor="raise" className="grid gap-1 font-semibold text-table">
            Change all by
            <span className="flex items-center gap-1.5">
              <Input
                id="raise"
                inputMode="decimal"
                className="figures max-w-24 text-right"
                value={raise.text}
                onChange={event => setRaise({ ...raise, text: event.target.value })}
              />
              <span className="font-normal text-muted">S$ per m³</span>
            </span>
          </label>
          <Button onClick={() => setRaise({ ...raise, by: plainNumber(raise.text), turn: raise.turn + 1 })}>
            Apply to every price
          </Button>
        </div>
      )}
      <ScrollBox className="rounded-lg border border-line">
        <table className="plain-table">
          <caption className="sr-only">Prices by product</caption>
          <thead>
            <tr>
              <th scope="col" className="pl-4!">
                Product
              </th>
              <th scope="col" className="max-md:hidden">
                Name
              </th>
              <th scope="col" className="max-lg:hidden">
                Family
              </th>
              <th scope="col" className="text-right">
                Before
              </th>
              <th scope="col" className="pr-4! text-right">
                S$ per m³
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((product, index) => (
              <PriceLine
                key={`${product.id} ${raise.turn}`}
                index={index}
                product={product}
                line={lines.find(line => line.productId === product.id)}
                by={raise.by}
                readOnly={readOnly}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}

type LineProps = { index: number; product: Product; line: Line | undefined; by: string; readOnly: boolean }

function PriceLine({ index, product, line, by, readOnly }: LineProps) {
  const field = useField(`lines.${index}.unitPrice`)
  const { values, problem } = useContext(FormContext)
  const typed = problem ? String(valueAt(values, field.name) ?? '') : ''
  return (
    <tr>
      <th scope="row" className="code pl-4! text-fg!">
        {product.productCode}
        <span className="block font-normal text-meta text-muted md:hidden">{product.name}</span>
        <input type="hidden" name={`lines.${index}.productId`} value={product.id} />
        {line?.highestMaterialCost && (
          <input type="hidden" name={`lines.${index}.highestMaterialCost`} value={line.highestMaterialCost} />
        )}
      </th>
      <td className="max-md:hidden">{product.name}</td>
      <td className="max-lg:hidden">{product.family}</td>
      <td className="figures text-right text-muted">{showNumber(line?.unitPrice, 2) || '–'}</td>
      <td className="w-36 pr-2! max-md:w-32">
        <input type="hidden" name="_figure" value={field.name} />
        <Input
          id={field.id}
          name={field.name}
          aria-label={`Price of ${product.productCode}`}
          aria-invalid={field.errors.length > 0 || undefined}
          inputMode="decimal"
          autoComplete="off"
          className="figures text-right"
          defaultValue={typed || raised(line?.unitPrice, by)}
          readOnly={readOnly}
        />
        {field.errors.map(message => (
          <p key={message} id={`${field.id}-error`} className="text-meta text-stop">
            {message}
          </p>
        ))}
      </td>
    </tr>
  )
}

function raised(price: string | undefined, by: string): string {
  if (!price) return ''
  return showNumber(/^-?\d+(\.\d+)?$/.test(by) ? unitPrice(decimal(price).plus(by)) : price, 2)
}
