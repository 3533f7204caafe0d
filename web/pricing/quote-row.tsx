import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { amount, decimal, unitPrice } from '~/domain/kit/money'
import { marginOf, type Threshold } from '~/domain/pricing/margin'
import type { QuotedProduct } from '~/domain/pricing/price-question'
import type { QuoteLine } from '~/domain/pricing/pricing'
import { plainNumber, showNumber } from '~/web/kit/figures'
import { fieldId, RowContext, useField } from '~/web/kit/form/form-context'
import { tellForm } from '~/web/kit/form/tell-form'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { PriceTrace } from './price-trace'
import { Band } from './pricing-status'
import type { Line } from './quote-start'

type Props = {
  index: number
  line: Line
  product: QuotedProduct | undefined
  saved: QuoteLine | undefined
  threshold: Threshold | null
  readOnly: boolean
  onRemove: () => void
}

/** One product: type the price and see the margin, or type the margin and get the price. */
export function QuoteRow({ index, line, product, saved, threshold, readOnly, onRemove }: Props) {
  const path = `lines.${index}.`
  const [price, setPrice] = useState(line.unitPrice)
  const input = useRef<HTMLInputElement>(null)
  const code = product?.productCode ?? saved?.productCode ?? ''
  const cost = product?.cost ?? saved?.cost ?? null
  const number = numberIn(price)
  const margin = number ? marginOf(number, cost, threshold) : null
  const start = product?.price ?? null
  const byHand = number !== null && (start === null || !decimal(number).equals(start))
  const toMargin = (percent: string) => {
    const share = numberIn(percent)
    if (!share || cost === null || Number(share) >= 100 || !input.current) return
    const next = unitPrice(decimal(cost).div(decimal(1).minus(decimal(share).div(100))))
    input.current.value = showNumber(next, 2)
    setPrice(next)
    tellForm(input.current)
  }
  return (
    <RowContext.Provider value={path}>
      <tr className="[&>*]:border-b-0!">
        <th scope="row" className="py-1! pl-4! font-normal! text-fg!">
          <input type="hidden" name={`${path}productId`} value={line.productId} />
          <span className="code">{code}</span>
          <span className="block text-meta text-muted">{product?.name ?? saved?.name}</span>
        </th>
        <td className="figures text-right max-md:hidden">
          {showNumber(product?.listPrice ?? saved?.listPrice, 2) || '–'}
        </td>
        <td className="figures text-right max-md:hidden">{discountText(product?.discount ?? saved?.discount)}</td>
        <td className="w-36">
          <input type="hidden" name="_figure" value={`${path}unitPrice`} />
          <Priced name="unitPrice" label={`Price of ${code}, S$ per m³`}>
            {aria => (
              <Input
                ref={input}
                {...aria}
                inputMode="decimal"
                autoComplete="off"
                className="figures text-right"
                defaultValue={showTyped(line.unitPrice)}
                readOnly={readOnly}
                onChange={event => setPrice(event.target.value)}
              />
            )}
          </Priced>
          {product?.agreedPrice && (
            <span className="figures block text-right text-meta text-muted">
              now {showNumber(product.agreedPrice, 2)}
            </span>
          )}
        </td>
        <td className="w-24">
          {cost === null ? (
            <span className="block text-right text-meta text-stop">{product?.costMissing ?? 'No cost'}</span>
          ) : (
            <MarginInput
              key={margin?.percent}
              percent={margin?.percent ?? ''}
              code={code}
              readOnly={readOnly}
              onSet={toMargin}
            />
          )}
          {margin && <span className="figures block text-right text-meta text-muted">S$ {cents(margin.amount)}</span>}
        </td>
        <td>{margin && <Band value={margin.band} />}</td>
        <td>
          {!readOnly && (
            <Button look="quiet" size="icon-sm" aria-label={`Remove ${code}`} onClick={onRemove}>
              <Trash2 />
            </Button>
          )}
        </td>
      </tr>
      <tr>
        <td colSpan={7} className="pt-0! pb-2! pl-4!">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <PriceTrace product={product} saved={saved} price={number} readOnly={readOnly} />
            {(!readOnly || line.reason) && (
              <div className="min-w-60 flex-1">
                <Priced name="reason" label={`Reason for ${code}`}>
                  {aria => (
                    <Input
                      {...aria}
                      defaultValue={line.reason}
                      readOnly={readOnly}
                      placeholder={byHand || (margin && margin.band !== 'green') ? 'Why this price?' : 'Reason, if any'}
                      maxLength={400}
                    />
                  )}
                </Priced>
              </div>
            )}
          </div>
        </td>
      </tr>
    </RowContext.Provider>
  )
}

type Aria = {
  id: string
  name: string
  'aria-label': string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

function Priced({ name, label, children }: { name: string; label: string; children: (aria: Aria) => React.ReactNode }) {
  const field = useField(name)
  return (
    <>
      {children({
        id: fieldId(field.name),
        name: field.name,
        'aria-label': label,
        'aria-invalid': field.errors.length > 0 || undefined,
        'aria-describedby': field.describedBy(false),
      })}
      {field.errors.map(message => (
        <p key={message} id={`${field.id}-error`} className="text-meta text-stop">
          {message}
        </p>
      ))}
    </>
  )
}

function MarginInput({
  percent,
  code,
  readOnly,
  onSet,
}: {
  percent: string
  code: string
  readOnly: boolean
  onSet: (text: string) => void
}) {
  return (
    <span className="flex items-center justify-end gap-1">
      <Input
        aria-label={`Margin of ${code} in per cent`}
        inputMode="decimal"
        autoComplete="off"
        className="figures max-w-20 text-right"
        defaultValue={percent}
        readOnly={readOnly}
        data-unsaved
        onBlur={event => event.target.value !== percent && onSet(event.target.value)}
      />
      <span aria-hidden className="text-muted">
        %
      </span>
    </span>
  )
}

const numberIn = (text: string): string | null => {
  const plain = plainNumber(text)
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : null
}
const showTyped = (text: string) => (numberIn(text) ? showNumber(numberIn(text), 2) : text)
const discountText = (value: string | null | undefined) => (value && Number(value) !== 0 ? `−${cents(value)}` : '–')
const cents = (value: string) => showNumber(amount(value), 2)
