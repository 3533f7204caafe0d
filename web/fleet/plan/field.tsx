import { type ComponentProps, type ReactNode, useId } from 'react'
import { Input, Select } from '~/web/ui/input'

/** A label over its control in a dialog of the schedule. */
export function Labelled({
  label,
  optional,
  children,
}: {
  label: string
  optional?: boolean
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        {label} {optional && <span className="font-normal text-muted">(optional)</span>}
      </label>
      {children(id)}
    </div>
  )
}

type Field = { label: string; optional?: boolean; value: string; onValue: (value: string) => void }

/** One of a few things, by name; without `empty` one of them is always chosen. */
export function Chosen({
  label,
  optional = false,
  value,
  onValue,
  choices,
  empty,
}: Field & { choices: readonly (readonly [string, string])[]; empty?: string }) {
  return (
    <Labelled label={label} optional={optional}>
      {id => (
        <Select id={id} value={value} onChange={event => onValue(event.target.value)}>
          {empty && <option value="">{empty}</option>}
          {choices.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  )
}

type TypedProps = Field & Pick<ComponentProps<typeof Input>, 'placeholder' | 'inputMode' | 'maxLength' | 'className'>

/** A time, a number or a few words, as typed. */
export function Typed({ label, optional = false, onValue, className = 'figures', ...input }: TypedProps) {
  return (
    <Labelled label={label} optional={optional}>
      {id => <Input id={id} {...input} className={className} onChange={event => onValue(event.target.value)} />}
    </Labelled>
  )
}
