import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { plainNumber } from '~/web/kit/figures'
import { useField } from '~/web/kit/form/form-context'
import { cn } from '~/web/ui/cn'
import { Input } from '~/web/ui/input'

/** A weight in words, beside what is usual; what differs is marked and goes back with a press. */
export function WeightField({
  name,
  label,
  unit,
  effect,
  usual,
}: {
  name: string
  label: string
  unit: string
  effect: string
  usual: number
}) {
  const field = useField(name)
  const [text, setText] = useState(field.value === '' ? show(usual) : show(Number(field.value)))
  const value = Number(plainNumber(text))
  const differs = text.trim() !== '' && value !== usual
  return (
    <div
      className={cn(
        'col-span-12 grid grid-cols-12 items-start gap-x-4 gap-y-1 border-line border-b py-3 last:border-0',
        differs && 'border-l-2 border-l-brand pl-3',
      )}
    >
      <div className="col-span-12 min-w-0 md:col-span-7">
        <label htmlFor={field.id} className="font-semibold text-body">
          {label}
        </label>
        <p id={`${field.id}-hint`} className="text-muted text-table">
          {effect}
        </p>
        {field.errors.map(message => (
          <p key={message} id={`${field.id}-error`} className="text-stop text-table">
            {message}
          </p>
        ))}
      </div>
      <div className="col-span-12 grid gap-1 md:col-span-5">
        <input type="hidden" name="_figure" value={name} />
        <div className="flex items-center gap-2">
          <Input
            id={field.id}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            readOnly={field.readOnly}
            onChange={event => setText(event.target.value)}
            aria-describedby={field.describedBy(true)}
            aria-invalid={field.errors.length > 0 || undefined}
            className="figures w-28! text-right"
          />
          <span className="text-muted text-table">{unit}</span>
        </div>
        <p className="figures flex min-h-6 items-center gap-2 text-meta text-muted">
          <span>
            Company {show(usual)}
            {differs && Number.isFinite(value) && usual > 0 && `, now ${times(value / usual)}`}
          </span>
          {differs && !field.readOnly && (
            <button
              type="button"
              className="inline-flex items-center gap-1 rounded text-link touch:min-h-11"
              title={`${label}: back to ${show(usual)}`}
              onClick={() => setText(show(usual))}
            >
              <RotateCcw aria-hidden className="size-3" /> Reset
            </button>
          )}
        </p>
      </div>
    </div>
  )
}

const show = (value: number) => value.toLocaleString('en-SG', { maximumFractionDigits: 4 })
const times = (ratio: number) =>
  ratio === 0 ? 'left out' : `${ratio.toLocaleString('en-SG', { maximumFractionDigits: 2 })} × that`
