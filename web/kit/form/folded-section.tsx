import { ChevronRight } from 'lucide-react'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { FormContext } from './form-context'

type Props = {
  title: string
  note?: ReactNode
  open?: boolean
  /** The switch without which nothing of it counts. */
  only?: string
  children: ReactNode
}
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * A part of a long form that most callers say nothing about: one line with what it holds. It is opened by a press, and by
 * a field in it that was refused; what is only looked at is open.
 */
export function FoldedSection({ title, note, open = false, only, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const { problem, readOnly } = useContext(FormContext)
  const [told, setTold] = useState('')
  // Fields are filled by choices and offers too: after each of them the page is drawn anew.
  useEffect(() => {
    if (box.current) setTold(valuesIn(box.current, only))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal opens what it is about
  useEffect(() => {
    if (box.current?.querySelector('[aria-invalid=true]')) box.current.open = true
  }, [problem])
  const tell = () => box.current && setTold(valuesIn(box.current, only))
  return (
    <details
      ref={box}
      open={open || readOnly}
      onInput={tell}
      onChange={tell}
      className="group col-span-12 min-w-0 border-line border-b open:col-span-12 md:col-span-6"
    >
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 text-body [&::-webkit-details-marker]:hidden max-md:min-h-11">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted group-open:rotate-90" />
        <span className="shrink-0 font-semibold">{title}</span>
        <span className="min-w-0 flex-1 truncate text-muted text-table group-open:hidden">{told}</span>
      </summary>
      {note && <p className="mt-0.5 text-muted text-table">{note}</p>}
      <div className="mt-2 mb-5 grid grid-cols-12 gap-x-4 gap-y-4">{children}</div>
    </details>
  )
}

/** What the fields of a part hold, as a person reads it: `Slab, Boom pump, Unloading time per truck 27, Priority 3, usual`. */
function valuesIn(box: HTMLElement, only?: string): string {
  if (only && !box.querySelector(`input[type=checkbox][name="${only}"]:checked`)) return ''
  const fields = [...box.querySelectorAll<Control>('input:not([type=hidden]), select, textarea')]
  return fields.flatMap(field => heldBy(field) ?? []).join(', ')
}

function heldBy(field: Control): string | undefined {
  const label = field.labels?.[0]?.firstChild?.textContent?.trim() ?? ''
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked ? field.labels?.[0]?.textContent?.trim() : undefined
  if (!field.value.trim()) return undefined
  const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.textContent ?? '') : rounded(field.value)
  // A figure says nothing without its name.
  return /^-?\d/.test(text) ? `${label} ${text}` : text
}

/** A pin is shown to ten metres. */
const rounded = (value: string) => value.replace(/(\.\d{4})\d+$/, '$1')
