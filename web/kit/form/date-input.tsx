import { CalendarDays } from 'lucide-react'
import { forwardRef, type InputHTMLAttributes, useRef } from 'react'
import { readDate, readTime, showDate } from '~/web/kit/dates'
import { Input } from '~/web/ui/input'
import { tellForm } from './tell-form'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'placeholder'> & {
  label: string
  today?: string
  placeholder?: string | undefined
}

/** dd/mm/yyyy as typed, `ddmmyy`, `t`, `+1`; the calendar is the browser's own and optional. */
export const DateInput = forwardRef<HTMLInputElement, Props>(function DateInput(
  { label, today = '', name, defaultValue, readOnly, disabled, placeholder = 'dd/mm/yyyy', ...rest },
  ref,
) {
  const picker = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const field = () => box.current?.querySelector<HTMLInputElement>('[data-date]')
  return (
    <div className="relative" ref={box}>
      <Input
        ref={ref}
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={shown(String(defaultValue ?? ''))}
        readOnly={readOnly}
        disabled={disabled}
        data-date
        className="figures pr-9!"
        onBlur={event => {
          const day = readDate(event.target.value, today || todayHere())
          if (day) event.target.value = shown(day)
        }}
        {...rest}
      />
      {!readOnly && !disabled && (
        <>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Calendar: ${label}`}
            className="absolute inset-y-0 right-0 grid w-9 place-items-center text-muted hover:text-fg"
            onClick={() => {
              if (picker.current) picker.current.value = readDate(field()?.value ?? '', today || todayHere()) ?? ''
              picker.current?.showPicker?.()
            }}
          >
            <CalendarDays aria-hidden className="size-4" />
          </button>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
            onChange={event => {
              const input = field()
              if (!input) return
              input.value = shown(event.target.value)
              tellForm(input)
              input.focus()
            }}
          />
        </>
      )}
    </div>
  )
})

export const TimeInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  function TimeInput(rest, ref) {
    return (
      <Input
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        placeholder="HH:mm"
        className="figures"
        onBlur={event => {
          event.target.value = readTime(event.target.value) ?? event.target.value
        }}
        {...rest}
      />
    )
  },
)

const shown = (value: string): string => {
  try {
    return showDate(value)
  } catch {
    return value
  }
}

const todayHere = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' })
