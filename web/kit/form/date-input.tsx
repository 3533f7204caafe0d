import { CalendarDays } from 'lucide-react'
import { forwardRef, type InputHTMLAttributes, lazy, Suspense, useRef, useState } from 'react'
import * as words from '~/domain/kit/words'
import { readDate, readTime, showDate } from '~/web/kit/dates'
import { Input } from '~/web/ui/input'
import { Popover, PopoverContent, PopoverTrigger } from '~/web/ui/popover'
import { tellForm } from './tell-form'

const Calendar = lazy(() => import('./calendar'))

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'placeholder'> & {
  label: string
  today?: string
  placeholder?: string | undefined
}

/** dd/mm/yyyy as typed, `ddmmyy`, `t`, `+1`; the calendar beside it is optional, by its button or the arrow down. */
export const DateInput = forwardRef<HTMLInputElement, Props>(function DateInput(
  { label, today = '', name, defaultValue, readOnly, disabled, placeholder = 'dd/mm/yyyy', ...rest },
  ref,
) {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const returns = useRef(false)
  const field = () => box.current?.querySelector<HTMLInputElement>('[data-date]')
  const now = today || todayHere()
  const pick = (day: string) => {
    const input = field()
    if (!input) return
    input.value = shown(day)
    returns.current = true
    setOpen(false)
    tellForm(input)
  }
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
        className="figures pr-9! touch:pr-11!"
        onBlur={event => {
          const day = readDate(event.target.value, now)
          if (day) event.target.value = shown(day)
        }}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' || event.altKey || readOnly) return
          event.preventDefault()
          setOpen(true)
        }}
        {...rest}
      />
      {!readOnly && !disabled && (
        <Popover open={open} onOpenChange={setOpen}>
          <PopoverTrigger asChild>
            <button
              type="button"
              tabIndex={-1}
              aria-label={words.choiceCalendar({ what: label })}
              className="absolute inset-y-0 right-0 grid w-9 place-items-center touch:w-11 text-muted hover:text-fg"
            >
              <CalendarDays aria-hidden className="size-4" />
            </button>
          </PopoverTrigger>
          <PopoverContent
            align="end"
            aria-label={words.choiceCalendar({ what: label })}
            onEscapeKeyDown={() => {
              returns.current = true
            }}
            onCloseAutoFocus={event => {
              event.preventDefault()
              if (returns.current) field()?.focus()
              returns.current = false
            }}
          >
            <Suspense
              fallback={
                <p className="grid size-64 place-items-center text-muted text-table">{words.choiceOpening()}</p>
              }
            >
              <Calendar day={readDate(field()?.value ?? '', now)} today={now} onPick={pick} />
            </Suspense>
          </PopoverContent>
        </Popover>
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
