import { ChevronsUpDown, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import * as words from '~/domain/kit/words'
import { useHydrated } from '~/web/kit/hydrated'
import { Input } from '~/web/ui/input'
import { Popover, PopoverAnchor } from '~/web/ui/popover'
import { ChoiceList } from './choice-list'
import type { ComboboxProps } from './combobox-props'
import { type Choice, remember, useLookup } from './lookup'
import { PlainChoice } from './plain-choice'
import { tellForm } from './tell-form'

/** A reference field: typing asks the server; recent values come first. Without JavaScript it is a plain select. */
export function Combobox(props: ComboboxProps) {
  const hydrated = useHydrated()
  if (!hydrated) return <PlainChoice {...props} />
  return <LiveCombobox {...props} />
}

function LiveCombobox({
  name,
  label,
  source,
  id,
  defaultValue = '',
  defaultText,
  options,
  params,
  keepLabel,
  placeholder = words.choiceSearch(),
  readOnly,
  disabled,
  onPick,
  ...aria
}: ComboboxProps) {
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const first = options?.find(option => option.value === defaultValue)
  const [picked, setPicked] = useState<Choice | null>(
    defaultValue ? { value: defaultValue, label: defaultText ?? first?.label ?? '' } : null,
  )
  const [text, setText] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const open = text !== null && !readOnly && !disabled
  const { choices, state } = useLookup(source, open ? text : null, params, options)
  const shown = picked?.label ?? ''

  const changed = useRef(false)
  useEffect(() => {
    if (changed.current && hidden.current) tellForm(hidden.current)
    changed.current = false
  })
  const pick = (choice: Choice | null) => {
    if (choice) remember(source, choice)
    changed.current = true
    setPicked(choice)
    setText(null)
    onPick?.(choice)
  }
  useTaken(hidden, choice => {
    changed.current = true
    setPicked(choice)
  })
  const pressed = (event: KeyboardEvent) => {
    const last = choices.length - 1
    if (event.key === 'ArrowDown' && !open) setText('')
    else if (event.key === 'ArrowDown') setAt(at >= last ? 0 : at + 1)
    else if (event.key === 'ArrowUp' && open) setAt(at <= 0 ? last : at - 1)
    else if (event.key === 'Enter' && open && choices[at]) pick(choices[at])
    else if (event.key === 'Tab') return setText(null)
    else return
    event.preventDefault()
  }
  return (
    <Popover open={open} onOpenChange={opens => !opens && setText(null)}>
      <PopoverAnchor asChild>
        <div ref={box} className="relative">
          <input ref={hidden} type="hidden" name={name} value={picked?.value ?? ''} />
          {keepLabel && <input type="hidden" name={`${name}Label`} value={shown} />}
          <Input
            id={id}
            role="combobox"
            aria-label={label}
            aria-expanded={open}
            aria-controls={open ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open && choices[at] ? `${list}-${at}` : undefined}
            autoComplete="off"
            placeholder={readOnly ? '' : placeholder}
            value={text ?? shown}
            readOnly={readOnly}
            disabled={disabled}
            className="pr-8! touch:pr-11!"
            onChange={event => {
              setText(event.target.value)
              setAt(0)
            }}
            onClick={() => text === null && setText('')}
            onKeyDown={pressed}
            {...aria}
          />
          {picked && !readOnly && !disabled ? (
            <button
              type="button"
              tabIndex={-1}
              aria-label={words.choiceClear({ what: label })}
              className="absolute inset-y-0 right-0 grid w-8 place-items-center touch:w-11 text-muted hover:text-fg"
              onClick={() => pick(null)}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          ) : (
            !readOnly && (
              <ChevronsUpDown
                aria-hidden
                className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 text-muted"
              />
            )
          )}
        </div>
      </PopoverAnchor>
      <ChoiceList
        id={list}
        label={label}
        within={box}
        choices={choices}
        state={state}
        at={at}
        picked={picked}
        onPoint={setAt}
        onPick={pick}
      />
    </Popover>
  )
}

/** What somebody else saved, chosen in the comparison of a stale form: a reference shows its name with it. */
function useTaken(field: RefObject<HTMLInputElement>, take: (choice: Choice | null) => void) {
  useEffect(() => {
    const input = field.current
    const taken = (event: Event) => {
      const choice = (event as CustomEvent<Choice>).detail
      take(choice.value ? choice : null)
    }
    input?.addEventListener('take', taken)
    return () => input?.removeEventListener('take', taken)
  })
}
