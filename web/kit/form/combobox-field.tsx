import { useContext, useEffect, useRef, useState } from 'react'
import type { Lookup } from '~/web/kit/list/column'
import { Combobox } from './combobox'
import { control, FieldFrame, type FieldProps } from './field'
import { FormContext, useField, valueAt } from './form-context'
import type { Choice } from './lookup'

type Props<Name extends string> = FieldProps & {
  name: Name
  source: Lookup
  /** The text of the present value, e.g. the customer's name. */
  text?: string | undefined
  options?: readonly Choice[]
  defaultValue?: string
  /** Fields of this form that narrow the search; when one changes, what was chosen here is cleared, and the field says so. */
  needs?: Partial<Record<string, string>>
  onPick?: (choice: Choice | null) => void
}

/** A searchable reference. `needs={{ customerId: 'customerId' }}` sends that field along as a query parameter. */
export function ComboboxField<Name extends string>({
  name,
  source,
  text,
  options,
  defaultValue,
  needs,
  onPick,
  ...rest
}: Props<Name>) {
  const field = useField(name)
  const { values } = useContext(FormContext)
  const anchor = useRef<HTMLDivElement>(null)
  const [parents, setParents] = useState(() => parentValues(needs, parent => String(valueAt(values, parent) ?? '')))
  const [cleared, setCleared] = useState(0)
  const [lost, setLost] = useState(false)
  const missing = Object.values(parents).some(value => !value)

  useEffect(() => {
    const form = anchor.current?.closest('form')
    if (!form || !needs) return
    const read = (of: string) => (form.elements.namedItem(of) as HTMLInputElement | null)?.value ?? ''
    const look = () => {
      const next = parentValues(needs, read)
      setParents(now => {
        if (JSON.stringify(now) === JSON.stringify(next)) return now
        setLost(before => before || !!read(name))
        setCleared(count => count + 1)
        return next
      })
    }
    form.addEventListener('change', look)
    return () => form.removeEventListener('change', look)
  }, [needs, name])
  const pick = (choice: Choice | null) => {
    if (choice) setLost(false)
    onPick?.(choice)
  }

  return (
    <FieldFrame
      field={field}
      {...rest}
      hint={lost && !missing ? 'Choose again: the field it depends on has changed.' : rest.hint}
    >
      <div ref={anchor}>
        <Combobox
          key={cleared}
          source={source}
          label={rest.label}
          defaultValue={cleared ? '' : field.value || defaultValue}
          defaultText={text}
          options={options}
          params={parents}
          readOnly={field.readOnly}
          onPick={pick}
          {...control(field, rest)}
          disabled={rest.disabled || (needs !== undefined && missing)}
        />
      </div>
    </FieldFrame>
  )
}

function parentValues(needs: Props<string>['needs'], read: (parent: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(needs ?? {}).map(([parent, query]) => [query ?? parent, read(parent)]))
}
