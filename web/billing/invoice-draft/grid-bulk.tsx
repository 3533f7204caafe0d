import { type RefObject, useState } from 'react'
import { changedPrice, figureOf, PRICE_CHANGES, type PriceChange } from '~/domain/billing/draft-as-typed'
import { countOf, plainNumber } from '~/web/kit/figures'
import { tellForm } from '~/web/kit/form/tell-form'
import { Button } from '~/web/ui/button'
import { Input, Select } from '~/web/ui/input'
import { shownFigure, TextCell } from './grid-cell'

/** Above the lines: the purchase order, and one price change with one reason for all selected lines. */
export function GridBulk({
  box,
  picked,
  onDone,
}: {
  box: RefObject<HTMLElement>
  picked: readonly number[]
  onDone: () => void
}) {
  const [how, setHow] = useState<PriceChange>('to')
  const [figure, setFigure] = useState('')
  const [reason, setReason] = useState('')
  const amount = figureOf(plainNumber(figure))
  const why = !amount ? 'Type a figure' : !reason.trim() ? 'Give the reason' : undefined
  const apply = () => {
    if (!amount || why) return
    for (const at of picked) {
      const cell = (name: string) => box.current?.querySelector<HTMLInputElement>(`[name="lines.${at}.${name}"]`)
      const price = cell('unitPrice')
      const from = figureOf(plainNumber(price?.value ?? ''))
      if (!price || !from) continue
      write(price, shownFigure(changedPrice(from, how, amount)))
      write(cell('reason'), reason.trim())
    }
    setFigure('')
    setReason('')
    onDone()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in its fields applies and never sends the form
    <div
      data-chrome
      className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-table"
      onKeyDown={event => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        if ((event.target as HTMLElement).dataset.bulk !== undefined) apply()
      }}
    >
      <label htmlFor="f-purchaseOrderNo" className="text-muted">
        Purchase order
      </label>
      <div className="w-44">
        <TextCell name="purchaseOrderNo" label="Purchase order" column="order" />
      </div>
      {picked.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-2 rounded-md bg-brand-soft px-2 py-1 md:ml-auto">
          <legend className="sr-only">Change the price of the selected lines</legend>
          <span role="status" className="font-semibold">
            {countOf(picked.length, 'line')} selected
          </span>
          <Select
            aria-label="Price change"
            className="w-36!"
            value={how}
            onChange={event => setHow(event.target.value as PriceChange)}
          >
            {Object.entries(PRICE_CHANGES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Input
            aria-label="Figure of the price change"
            inputMode="decimal"
            className="figures w-24! text-right"
            data-bulk=""
            value={figure}
            onChange={event => setFigure(event.target.value)}
          />
          <Input
            aria-label="Reason of the price change"
            className="w-56! max-md:w-full!"
            placeholder="Reason for all of them"
            data-bulk=""
            maxLength={300}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
          <Button look="primary" size="sm" disabled={Boolean(why)} title={why} onClick={apply}>
            Change {countOf(picked.length, 'price')}
          </Button>
          <Button look="quiet" size="sm" onClick={onDone}>
            Clear
          </Button>
        </fieldset>
      )}
    </div>
  )
}

function write(cell: HTMLInputElement | null | undefined, value: string) {
  if (!cell) return
  cell.value = value
  tellForm(cell)
}
