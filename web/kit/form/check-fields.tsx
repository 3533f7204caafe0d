import { useContext } from 'react'
import { Checkbox } from '~/web/ui/input'
import { ChoiceSet, listed } from './choice-set'
import { FormContext, useField, valueAt } from './form-context'

type Props<Name extends string> = {
  name: Name
  label: string
  choices: readonly (readonly [value: string, label: string])[]
  hint?: string
  span?: 6 | 12
}

/** Several of a short list: the ticked values post under one name and arrive as a list. */
export function CheckFields<Name extends string>({ name, label, choices, hint, span = 12 }: Props<Name>) {
  const { values } = useContext(FormContext)
  const field = useField(name)
  const given = listed(valueAt(values, field.name))
  return (
    <ChoiceSet field={field} label={label} hint={hint} half={span === 6}>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        {choices.map(([value, text], index) => (
          <label
            key={value}
            htmlFor={idOf(field.id, index)}
            className="flex min-h-(--control) items-center gap-2 text-body"
          >
            <Checkbox
              id={idOf(field.id, index)}
              name={field.name}
              value={value}
              defaultChecked={given.includes(value)}
              disabled={field.readOnly}
            />
            {text}
          </label>
        ))}
        {choices.length === 0 && <p className="text-muted text-table">There is nothing to choose yet.</p>}
      </div>
    </ChoiceSet>
  )
}

/** The first box bears the id of the field, which the summary of errors leads to. */
const idOf = (field: string, index: number) => (index === 0 ? field : `${field}-${index}`)
