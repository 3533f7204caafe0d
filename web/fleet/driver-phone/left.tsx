import { useId, useState } from 'react'
import * as words from '~/domain/fleet/words'
import { RETURN_CAUSES } from '~/domain/kit/return-cause'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { Select } from '~/web/ui/input'
import { Line } from './line'

export type Left = { quantity: string; cause: string }

/** What is left in the truck and why; told with the end of unloading. */
export function LeftForm({ verb, onLeft }: { verb: string; onLeft: (left: Left) => void }) {
  const id = useId()
  const [quantity, setQuantity] = useState('')
  const [cause, setCause] = useState('')
  return (
    <form
      aria-label={words.phoneLeftForm()}
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        onLeft({ quantity: quantity.replace(',', '.'), cause })
      }}
    >
      <Line
        label={words.phoneLeftQuantity()}
        value={quantity}
        onText={setQuantity}
        inputMode="decimal"
        pattern="\d{1,2}([.,]\d{1,2})?"
        required
      />
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold text-body">
          {kitWords.fieldWhy()}
        </label>
        <Select id={id} className="h-11!" value={cause} onChange={event => setCause(event.target.value)} required>
          <option value="">{words.phoneLeftChoose()}</option>
          {RETURN_CAUSES.map(({ code, label }) => (
            <option key={code} value={code}>
              {translated(label)}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" size="lg" look="primary">
        {verb}
      </Button>
    </form>
  )
}
